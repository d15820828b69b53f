import { describe, expect, test } from 'vitest';
import { advance, canonical } from '../../../../src/engine/kernel';
import { showdownGame } from '../../../../src/engine/showdown/game';
import { CONTENT, type Table, type TinyFight, tinyFight } from '../kit';
import { calm, wear } from './people';

/** s1, who has its act, s2 and a dead s3; the lion stands on H11 and faces south. */
function acting(more: Partial<Table> = {}): TinyFight {
  return tinyFight({
    monster: { ai: ['claw', 'grasp'], aiDiscard: ['chomp'], hitLocations: ['beastsEar'], wounds: ['maul'] },
    survivors: [calm('A1'), calm('A3'), calm(null, { status: 'dead' })],
    ...more,
    set: (s) => {
      s.unlocked = [];
      s.phase = 'survivors';
      s.monster.hitLocations.discard = ['beastsKnee'];
      more.set?.(s);
    },
  }).perform('act', { survivor: 's1' });
}

const done = (edit: object, more: Partial<Table> = {}) => acting(more).edit(edit);

/** Why the correction is refused; nothing may have changed. */
function refusal(edit: unknown): string {
  const fight = acting();
  const before = canonical(fight.state);
  const rejection = advance(
    showdownGame,
    { state: fight.state, content: CONTENT, emit: () => undefined },
    { type: 'edit', edit },
  );
  expect(rejection?.code).toBe('badEdit');
  expect(canonical(fight.state)).toBe(before);
  return rejection?.message ?? '';
}

describe('a figure is put elsewhere', () => {
  test('a survivor; the question is asked afresh from there', () => {
    const fight = done({ what: 'place', figure: 's1', space: 'P22' });
    expect(fight.at('s1')).toBe('P22');
    expect(fight.question).toBe('act');
    expect(fight.options).toContain('P21');
    expect(fight.options).not.toContain('A2');
    expect(fight.at('s2')).toBe('A3');
    fight.answer('endAct').end();
  });

  test('off the board: its act is over (SD-13.6)', () => {
    const fight = done({ what: 'place', figure: 's1', space: null });
    fight.end();
    expect(fight.at('s1')).toBeNull();
  });

  test('the monster, to the last corner that holds it', () => {
    const fight = done({ what: 'place', figure: 'monster', space: 'O21' });
    expect(fight.at('monster')).toBe('O21');
    fight.answer('endAct').end();
  });

  test.each([
    [{ figure: 's1', space: 'A3' }],
    [{ figure: 's1', space: 'I12' }],
    [{ figure: 's1', space: 'Q1' }],
    [{ figure: 's1', space: 'A23' }],
    [{ figure: 's9', space: 'B1' }],
    [{ figure: 's3', space: 'B1' }],
    [{ figure: 'monster', space: 'P22' }],
    [{ figure: 'monster', space: 'A2' }],
  ])('refused: %j', (where) => {
    expect(refusal({ what: 'place', ...where })).not.toBe('');
  });
});

describe('standing and lying', () => {
  test('the survivor who acts is knocked down: the act ends (SD-12.3), and it stands after the next turn', () => {
    const fight = done({ what: 'knockDown', figure: 's1' });
    fight.end();
    expect(fight.survivor('s1').standsAfter).toBe(1);
  });

  test('another; up again', () => {
    const fight = done({ what: 'knockDown', figure: 's2' });
    expect(fight.survivor('s2').standsAfter).not.toBeNull();
    fight.edit({ what: 'stand', figure: 's2' });
    expect(fight.survivor('s2').standsAfter).toBeNull();
    fight.answer('endAct').end();
  });

  test('the monster down and up', () => {
    const fight = done({ what: 'knockDown', figure: 'monster' });
    expect(fight.monster.knockedDown).toBe(true);
    fight.edit({ what: 'stand', figure: 'monster' });
    expect(fight.monster.knockedDown).toBe(false);
    fight.answer('endAct').end();
  });

  test('the facing', () => {
    const fight = done({ what: 'face', facing: 'W' });
    expect(fight.monster.facing).toBe('W');
    fight.answer('endAct').end();
  });
});

describe('numbers', () => {
  test('tokens of a survivor change what it can do at once', () => {
    const fight = done({ what: 'tokens', figure: 's1', token: 'movement', by: -4 });
    expect([...fight.options].sort()).toEqual(['A2', 'B1', 'endAct']);
    fight.edit({ what: 'tokens', figure: 's1', token: 'movement', by: 4 });
    expect(fight.survivor('s1').tokens).toEqual({});
    fight.answer('endAct').end();
  });

  test('tokens of the monster', () => {
    const fight = done({ what: 'tokens', figure: 'monster', token: 'damage', by: 2 });
    expect(fight.monster.tokens).toEqual({ damage: 2 });
    fight.answer('endAct').end();
  });

  test.each([
    ['survival', 2, 2],
    ['survival', 9, 5],
    ['survival', -1, 0],
    ['insanity', 3, 3],
    ['courage', 1, 1],
    ['understanding', -2, 0],
  ])('%s by %i: %i', (points, by, now) => {
    const fight = done({ what: 'points', survivor: 's2', points, by });
    expect(fight.survivor('s2')).toMatchObject({ [points]: now });
    fight.answer('endAct').end();
  });

  test('bleeding, up to 4 (SD-9.6)', () => {
    const fight = done({ what: 'bleeding', survivor: 's2', to: 4 });
    expect(fight.survivor('s2').bleeding).toBe(4);
    fight.answer('endAct').end();
  });

  test('armour and boxes of one place', () => {
    const fight = done({
      what: 'wear',
      survivor: 's2',
      location: 'arms',
      armour: 2,
      light: true,
      heavy: false,
    });
    expect(fight.survivor('s2').wear).toEqual(wear({ arms: { armour: 2, light: true } }));
    fight.answer('endAct').end();
  });

  test('the priority target token is given and taken', () => {
    const fight = done({ what: 'priority', survivor: 's2' });
    expect(fight.state.priority).toEqual({ holder: 's2', permanent: false });
    fight.edit({ what: 'priority', survivor: null });
    expect(fight.state.priority).toBeNull();
    fight.answer('endAct').end();
  });
});

describe('cards', () => {
  test.each<[object, (fight: TinyFight) => void]>([
    [
      { stack: 'ai', card: 'grasp', from: 'deck', to: 'wounds' },
      ({ monster }) => expect([monster.ai.deck, monster.wounds]).toEqual([['claw'], ['grasp', 'maul']]),
    ],
    [
      { stack: 'ai', card: 'maul', from: 'wounds', to: 'deck' },
      ({ monster }) => expect([monster.ai.deck, monster.wounds]).toEqual([['maul', 'claw', 'grasp'], []]),
    ],
    [
      { stack: 'ai', card: 'chomp', from: 'discard', to: 'archive' },
      ({ monster }) => expect([monster.ai.discard, monster.archive]).toEqual([[], ['chomp']]),
    ],
    [
      { stack: 'hitLocations', card: 'beastsKnee', from: 'discard', to: 'deck' },
      ({ monster }) =>
        expect(monster.hitLocations).toEqual({ deck: ['beastsKnee', 'beastsEar'], discard: [] }),
    ],
  ])('%j: on top of the other pile', (move, expected) => {
    const fight = done({ what: 'card', ...move });
    expected(fight);
    fight.answer('endAct').end();
  });
});

describe('refused corrections change nothing', () => {
  test.each<[unknown]>([
    [null],
    ['win'],
    [{}],
    [{ what: 'win' }],
    [{ what: 'face', facing: 'up' }],
    [{ what: 'knockDown', figure: 's3' }],
    [{ what: 'stand', figure: 's9' }],
    [{ what: 'tokens', figure: 's1', token: 'beauty', by: 1 }],
    [{ what: 'tokens', figure: 's1', token: 'luck', by: 0.5 }],
    [{ what: 'points', survivor: 's3', points: 'survival', by: 1 }],
    [{ what: 'bleeding', survivor: 's1', to: 5 }],
    [{ what: 'bleeding', survivor: 's1', to: -1 }],
    [{ what: 'wear', survivor: 's1', location: 'head', armour: 0, light: true, heavy: false }],
    [{ what: 'wear', survivor: 's1', location: 'tail', armour: 0, light: false, heavy: false }],
    [{ what: 'priority', survivor: 's3' }],
    [{ what: 'card', stack: 'ai', card: 'claw', from: 'discard', to: 'deck' }],
    [{ what: 'card', stack: 'hitLocations', card: 'beastsEar', from: 'deck', to: 'wounds' }],
  ])('%j', (edit) => {
    expect(refusal(edit)).not.toBe('');
  });
});
