import { describe, expect, test } from 'vitest';
import { LOCATIONS } from '../../../../src/engine/showdown/terms';
import { type Placed, tinyFight } from '../kit';
import { act, at, first, quiet, uses } from './acting';

const COAT = ['screamingCoat'];
const SET = ['screamingHorns', 'screamingBracers', 'screamingCoat', 'screamingSkirt', 'screamingLegWarmers'];
const softened = [{ stat: 'toughness', by: -1, until: 'round', source: 'screamingCoat' }];

describe('Screaming Coat: slam', () => {
  test('Screaming Coat: after 4 spaces straight, beside the monster, it is pushed 1 away without turning and is softer', () => {
    const t = act(COAT, {}, { at: 'C11' });
    expect(uses(t)).toEqual(['use:g1:slam']);
    t.answer('use:g1:slam');
    expect(t.options).toEqual(['N', 'E', 'S', 'W']);
    t.answer('E').end();
    expect(t.at('s1')).toBe('G11');
    expect(t.at('monster')).toBe('I11');
    expect(t.monster.facing).toBe('S');
    expect(t.monster.modifiers).toEqual(softened);
  });
  test('Screaming Coat: 3 spaces are too few', () => {
    const t = act(COAT, {}, { at: 'D11' });
    t.answers('use:g1:slam', 'E', 'endAct').end();
    expect(t.at('s1')).toBe('G11');
    expect(t.at('monster')).toBe('H11');
    expect(t.monster.modifiers).toEqual([]);
  });
  test('Screaming Coat: a full move that does not end beside the monster moves nobody else', () => {
    const t = act(COAT, {}, { at: 'A11' });
    t.answers('use:g1:slam', 'E').end();
    expect(t.at('s1')).toBe('F11');
    expect(t.at('monster')).toBe('H11');
  });
  test('Screaming Coat: it costs the movement and no activation, and can come after one', () => {
    const t = act(['screamingCoat', 'fecalSalve'], {}, { at: 'C11' });
    t.answers('use:g1:slam', 'E');
    expect(t.options).toEqual(['use:g2:smear', 'endAct']);
    t.answer('endAct').end();
    const later = act(['screamingCoat', 'fecalSalve'], {}, { at: 'C11' });
    later.answer('use:g2:smear');
    expect(uses(later)).toEqual(['use:g1:slam']);
    later.answers('use:g1:slam', 'E').end();
    expect(later.at('monster')).toBe('I11');
  });
  test('Screaming Coat: no slam after a movement, nor by surge', () => {
    const t = act(COAT, {}, { at: 'C11', survival: 1 });
    t.answer('C12');
    expect(uses(t)).toEqual([]);
    expect(t.options).not.toContain('surge:s1');
    t.answers('endAct').end();
  });
  test('SD-15.3 Screaming Coat: a dash pays for a slam, in the own act and out of it', () => {
    const t = act(COAT, {}, { at: 'C11', survival: 1 });
    t.answer('dash:s1');
    expect([t.question, uses(t)]).toEqual(['moveTo', ['use:g1:slam']]);
    t.answers('use:g1:slam', 'E');
    expect(t.at('monster')).toBe('I11');
    expect(t.state.act).toMatchObject({ movement: 1, activation: 1 });
    expect(t.log('survivalSpent').map((e) => e.action)).toEqual(['dash']);
    t.answer('endAct').end();
    const others = act([], { survivors: [first, { at: 'C11', survival: 1, grid: COAT }] }, { at: 'A1' });
    others.answers('dash:s2', 'use:g1:slam', 'E', 'endAct').end();
    expect([others.at('s2'), others.at('monster')]).toEqual(['G11', 'I11']);
  });
  test('SD-15.3 Screaming Coat: a dash can still be walked, and is offered once a round', () => {
    const t = act(COAT, {}, { at: 'C11', survival: 2 });
    t.answers('dash:s1', 'C12');
    expect(t.options).not.toContain('dash:s1');
    expect(uses(t)).toEqual(['use:g1:slam']);
    t.answer('endAct').end();
  });
  test('Screaming Coat: the push collides as in its own movement', () => {
    const survivors: Placed[] = [first, { at: 'J11', ...quiet }];
    const t = act(COAT, { survivors, dice: [] }, { at: 'C11' });
    t.answers('use:g1:slam', 'E');
    expect(t.log('collided').map((e) => e.survivor)).toEqual(['s2']);
    expect(t.survivor('s2').standsAfter).not.toBeNull();
  });
  test('Screaming Coat: at the edge of the board the monster stays, and is softer all the same', () => {
    const t = act(COAT, { monster: { at: 'O11' } }, { at: 'J11' });
    t.answers('use:g1:slam', 'E', 'endAct').end();
    expect(t.at('s1')).toBe('N11');
    expect(t.at('monster')).toBe('O11');
    expect(t.monster.modifiers).toEqual(softened);
  });
  test('Screaming Coat: another survivor in the way ends the slam before it', () => {
    const t = act(COAT, { survivors: [first, { at: 'F11', ...quiet }] }, { at: 'B11' });
    t.answers('use:g1:slam', 'E').end();
    expect(t.at('s1')).toBe('E11');
    expect(t.at('monster')).toBe('H11');
  });
});

describe('Screaming Bracers', () => {
  const grid = ['screamingCoat', 'screamingBracers'];
  test('Screaming Bracers: the slam passes through survivors, who do not collide', () => {
    const t = act(grid, { survivors: [first, { at: 'E11', ...quiet }] }, { at: 'C11' });
    t.answers('use:g1:slam', 'E').end();
    expect(t.at('s1')).toBe('G11');
    expect(t.at('monster')).toBe('I11');
    expect(t.log('collided')).toEqual([]);
    expect(t.survivor('s2').standsAfter).toBeNull();
  });
  test('Screaming Bracers: it never ends on a survivor', () => {
    const t = act(grid, { survivors: [first, { at: 'G11', ...quiet }] }, { at: 'B11' });
    t.answers('use:g1:slam', 'E').end();
    expect(t.at('s1')).toBe('F11');
    expect(t.monster.modifiers).toEqual([]);
  });
  test('SD-11.8 Screaming Bracers: a plain movement passes through nobody', () => {
    const walls = ['B1', 'A2'].map((space): Placed => ({ at: space, ...quiet }));
    const t = act(grid, { survivors: [first, ...walls] }, { at: 'A1' });
    expect(t.options).toEqual(['use:g1:slam', 'endAct']);
    t.answer('endAct').end();
  });
});

describe('the Screaming set', () => {
  const departed = (grid: string[], insanity: number) => {
    const t = at('depart', [{ at: null, survival: 1, insanity, grid }]).end();
    return LOCATIONS.map((place) => t.survivor('s1').wear[place].armour);
  };
  test.each([
    [2, 2],
    [1, 0],
  ])(
    'Screaming set: departing with %i insanity and 1 from the leg warmers: +%i armour everywhere',
    (insanity, more) => {
      expect(departed(SET, insanity)).toEqual([more, more, more, more, more]);
    },
  );
  test('SD-16.4 Screaming set: nothing without one of its pieces', () => {
    expect(departed(SET.slice(1), 5)).toEqual([0, 0, 0, 0, 0]);
  });
  test('Screaming set: after a slam its owner may move 1 space', () => {
    const t = act(SET, {}, { at: 'C11' });
    t.answers('use:g3:slam', 'E');
    expect(t.question).toBe('moveTo');
    expect([...t.options].sort()).toEqual(['F11', 'G10', 'G12', 'H11', 'pass']);
    t.answers('G12', 'endAct').end();
    expect(t.at('s1')).toBe('G12');
  });
  test('Screaming set: the step may be left', () => {
    const t = act(SET, {}, { at: 'C11' });
    t.answers('use:g3:slam', 'E', 'pass', 'endAct').end();
    expect(t.at('s1')).toBe('G11');
  });
  test('Screaming Horns: the insane who hear move 1 more to the end of the round, all others gain insanity', () => {
    const survivors: Placed[] = [
      first,
      { at: 'A3', ...quiet, insanity: 3 },
      { at: 'A5', ...quiet, insanity: 3, injuries: ['deaf'] },
    ];
    const t = act(['screamingHorns'], { survivors }, { at: 'A1', insanity: 2 });
    t.answers('use:g1:scream', 'endAct').end();
    expect(t.state.survivors.map((s) => s.insanity)).toEqual([3, 3, 4]);
    expect(t.state.survivors.map((s) => s.modifiers.map((m) => [m.stat, m.by, m.until]))).toEqual([
      [],
      [['movement', 1, 'round']],
      [],
    ]);
  });
});

describe('the Leather set', () => {
  const LEATHER = ['leatherMask', 'leatherBracers', 'leatherCuirass', 'leatherSkirt', 'leatherBoots'];
  const bashed = (grid: string[]) =>
    tinyFight({ survivors: [{ at: 'A1', ...quiet, grid }] })
      .perform('perform', {
        effects: [{ do: 'knockDown', who: 'target' }],
        scope: { card: { kind: 'ai', id: 'claw' }, target: 's1' },
      })
      .end();
  test('Leather set: bash does not knock its wearer down', () => {
    const t = bashed(LEATHER);
    expect(t.survivor('s1').standsAfter).toBeNull();
    expect(t.log('nothingHappened').map((e) => e.why)).toEqual(['bashIgnored']);
  });
  test('Leather set: with four pieces it does', () => {
    expect(bashed(LEATHER.slice(1)).survivor('s1').standsAfter).not.toBeNull();
  });
  test('SD-11.1 Leather set: a collision is no bash', () => {
    const t = tinyFight({ survivors: [{ at: 'A1', ...quiet, grid: LEATHER }] })
      .perform('knockDownSurvivor', { survivor: 's1' })
      .end();
    expect(t.survivor('s1').standsAfter).not.toBeNull();
  });
  const booted = ['leatherBracers', 'leatherBoots', 'monsterGrease'];
  test('Leather Boots: with both green edges joined their owner may move 1 at the end of the act', () => {
    const t = act(booted, {}, { at: 'A1' });
    t.answer('endAct');
    expect(t.question).toBe('moveTo');
    expect(t.options).toEqual(['B1', 'A2', 'pass']);
    t.answer('A2').end();
    expect(t.at('s1')).toBe('A2');
    expect(t.state.act).toBeNull();
  });
  test('Leather Boots: the step may be left; with one edge joined there is none', () => {
    const t = act(booted, {}, { at: 'A1' });
    t.answers('endAct', 'pass').end();
    expect(t.at('s1')).toBe('A1');
    act(['leatherBracers', 'leatherBoots'], {}, { at: 'A1' }).answer('endAct').end();
  });
  test('SD-12.3 Leather Boots: nobody who fell in the act moves at its end', () => {
    const t = act(booted, {}, { at: 'A1', standsAfter: 1 });
    t.end();
    expect(t.at('s1')).toBe('A1');
  });
});
