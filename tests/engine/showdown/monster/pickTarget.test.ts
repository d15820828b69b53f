import { describe, expect, test } from 'vitest';
import type { TargetLine } from '../../../../src/engine/showdown/cards/who';
import { picked, picks, quiet } from './lion';

const inFront: TargetLine = { pick: 'closest', among: 'threat', terms: ['facing', 'inRange'] };
const inView: TargetLine = { pick: 'closest', among: 'threat', terms: ['inFieldOfView'] };
const anybody: TargetLine = { pick: 'any', among: 'survivor' };
const closest: TargetLine = { pick: 'closest', among: 'survivor' };

/** Who fitted the line that decided. */
const fitted = (t: ReturnType<typeof picks>) => t.log('targetPicked')[0]?.reason.lines.at(-1)?.fitted;
const failed = (t: ReturnType<typeof picks>, line: number) =>
  t.log('targetPicked')[0]?.reason.lines[line]?.checks.map((c) => c.failed);

describe('SD-6.1 the list is read from the top', () => {
  test('SD-6.1 the first line that somebody fits decides, though another is nearer', () => {
    const t = picks([inFront, inView], [quiet('H15'), quiet('G11')]).end();
    expect(picked(t)).toEqual(['s1']);
    expect(t.log('targetPicked')[0]?.reason.lines).toHaveLength(1);
    expect(failed(t, 0)).toEqual([null, 'facing']);
  });
  test('SD-6.1 all terms of a line must hold for one survivor', () => {
    // one is in front but too far, the other in range but at the flank
    const t = picks([inFront, inView], [quiet('H19'), quiet('F11')]).end();
    expect(failed(t, 0)).toEqual(['inRange', 'facing']);
    expect(picked(t)).toEqual(['s2']);
  });
  test('SD-6.4 nobody fits any line', () => {
    const t = picks([inFront, inView], [quiet('H10'), quiet(null)]).end();
    expect(picked(t)).toEqual([null]);
    expect(failed(t, 1)).toEqual(['inFieldOfView']);
  });
});

describe('SD-6.2 several fit', () => {
  const three = [quiet('H14'), quiet('F11'), quiet('H15')];
  test('SD-6.2 the controller chooses among exactly those that are closest, or leaves it to chance', () => {
    const t = picks([closest], three);
    expect(t.options).toEqual(['s1', 's2', 'random']);
    t.answer('s2').end();
    expect(picked(t)).toEqual(['s2']);
    expect(t.log('targetPicked')[0]?.reason.by).toBe('controller');
  });
  test('SD-6.2 chance is one of the methods', () => {
    const t = picks([closest], three, { dice: [{ value: 2, purpose: 'chooseSurvivor' }] });
    expect(picked(t.answer('random').end())).toEqual(['s2']);
  });
  test.each([
    ['kindest', 's1'],
    ['cruellest', 's2'],
  ] as const)('SD-6.2 the house policy %s chooses by itself and is named', (ties, who) => {
    const t = picks([closest], [quiet('H14', { survival: 3 }), quiet('F11')], { variants: { ties } }).end();
    expect(picked(t)).toEqual([who]);
    expect(t.log('variantApplied')).toMatchObject([{ variant: 'ties', choice: ties }]);
    expect(t.log('targetPicked')[0]?.reason.by).toBe('policy');
  });
  test('SD-6.2 the house policy random rolls for it', () => {
    const t = picks([closest], three, { variants: { ties: 'random' }, dice: [1] }).end();
    expect(picked(t)).toEqual(['s1']);
    expect(t.log('variantApplied')).toMatchObject([{ variant: 'ties', choice: 'random' }]);
  });
  test('SD-6.2 the player with the tile chooses, whoever owns the survivors', () => {
    const t = picks([closest], [quiet('H14', { player: 1 }), quiet('F11')], {
      players: ['Mika', 'Ada'],
      set: (state) => {
        state.controller = 'p2';
      },
    });
    expect(t.by).toBe('p2');
    t.stopsAt('chooseSurvivor');
  });
});

describe('SD-6.9 survivors and threats', () => {
  const threat: TargetLine = { pick: 'closest', among: 'threat' };
  const hidden = { hiddenBy: ['t1'] };
  const tiles = [{ card: 'tallGrass', at: ['H14', 'I14', 'H15', 'I15'] }];
  test('SD-6.9 the knocked down and the hidden are survivors, but no threats', () => {
    const all = [quiet('H13', { standsAfter: 1 }), quiet('H14', hidden), quiet('H17')];
    expect(picked(picks([threat], all, { tiles }).end())).toEqual(['s3']);
    expect(picked(picks([closest], all, { tiles }).end())).toEqual(['s1']);
    expect(picked(picks([closest], all.slice(1), { tiles }).end())).toEqual(['s1']);
  });
  test.each([
    [1, 's1'],
    [2, 's1'],
    [3, 's2'],
  ])(
    'SD-6.4 after the instinct of round 1 the hidden count as threats up to the end of round 2: round %i',
    (round, who) => {
      const t = picks([threat], [quiet('H14', hidden), quiet('H17'), quiet('H13', { standsAfter: 9 })], {
        tiles,
        monster: { seesAllUntil: 2 },
        set: (state) => {
          state.round = round;
        },
      }).end();
      expect(picked(t)).toEqual([who]);
    },
  );
});

describe('SD-6.10 the terms', () => {
  test.each([
    ['H18', 0, 's1'],
    ['H19', 0, null],
    ['H18', -1, null],
    ['H19', 1, 's1'],
  ])('SD-6.10 in range: at most the movement of 6, tokens counted: %s with %i', (at, token, who) => {
    const line: TargetLine = { pick: 'any', among: 'survivor', terms: ['inRange'] };
    const tokens = token === 0 ? {} : { movement: token };
    expect(picked(picks([line], [quiet(at)], { monster: { tokens } }).end())).toEqual([who]);
  });
  test('SD-6.10 in range N, whatever the movement', () => {
    const line: TargetLine = { pick: 'any', among: 'survivor', within: 2 };
    expect(picked(picks([line], [quiet('H15'), quiet('J13')]).end())).toEqual(['s2']);
  });
  test('SD-6.10 closest and furthest count orthogonal steps from the base', () => {
    // J13 stands diagonally at the corner: distance 2, as G10 and K12
    const t = picks([closest], [quiet('J13'), quiet('K12'), quiet('H15')]);
    expect(t.options).toEqual(['s1', 's2', 'random']);
    t.answer('s1').end();
    const far: TargetLine = { pick: 'furthest', among: 'survivor' };
    expect(picked(picks([far], [quiet('J13'), quiet('H15'), quiet('K12')]).end())).toEqual(['s2']);
  });
  test('SD-6.10 random: an equal chance among all that fit; for one no die', () => {
    const line: TargetLine = { pick: 'random', among: 'threat', terms: ['inFieldOfView'] };
    const some = [quiet('H10'), quiet('A1'), quiet('H20'), quiet('P22')];
    const t = picks([line], some, { dice: [{ value: 3, purpose: 'randomTarget' }] }).end();
    expect(fitted(t)).toEqual(['s2', 's3', 's4']);
    expect(picked(t)).toEqual(['s4']);
    expect(picked(picks([line], some.slice(0, 2)).end())).toEqual(['s2']);
  });
  test('SD-1.6 in view: the flanks, not the blind spot, not behind an obstacle', () => {
    const line: TargetLine = { pick: 'all', among: 'survivor', terms: ['inFieldOfView'] };
    const round = picks([line], [quiet('H10'), quiet('G10'), quiet('G11'), quiet('H9')]).end();
    expect(picked(round)).toEqual(['s2', 's3', 's4']);
    const tree = { card: 'nightmareTree', at: ['K11', 'L11', 'M11', 'K12', 'L12', 'M12'] };
    const behind = picks([line], [quiet('N12'), quiet('H14')], { tiles: [tree] }).end();
    expect(picked(behind)).toEqual(['s2']);
  });
  test('SD-1.6 who stands on a Giant Stone Face is in view of the blind spot too', () => {
    const line: TargetLine = { pick: 'all', among: 'survivor', terms: ['inFieldOfView'] };
    const face = { card: 'giantStoneFace', at: ['H8', 'I8', 'H9', 'I9', 'H10', 'I10'] };
    expect(picked(picks([line], [quiet('H10')], { tiles: [face] }).end())).toEqual(['s1']);
  });
  test('SD-6.10 most bleeding, of several the closest; without any everybody has most', () => {
    const line: TargetLine = { pick: 'mostBleeding', among: 'survivor' };
    const bled = [quiet('H13'), quiet('H15', { bleeding: 2 }), quiet('H14', { bleeding: 2 })];
    expect(picked(picks([line], bled).end())).toEqual(['s3']);
    expect(picked(picks([line], [quiet('H15'), quiet('H13')]).end())).toEqual(['s2']);
  });
  test('SD-6.10 the last to wound: the most recent one, if it fits, and nobody in its place', () => {
    const line: TargetLine = { pick: 'any', among: 'survivor', terms: ['lastToWound', 'inRange'] };
    const last = (at: string | null) =>
      picks([line], [quiet('H13'), quiet(at)], {
        set: (state) => {
          state.lastToWound = 's2';
        },
      }).end();
    expect(picked(last('H18'))).toEqual(['s2']);
    expect(picked(last('H19'))).toEqual([null]);
    expect(picked(last(null))).toEqual([null]);
  });
  test('SD-6.10 a victim of grab in the round before, not in this one', () => {
    const line: TargetLine = { pick: 'any', among: 'survivor', terms: ['victimOfGrabLastRound'] };
    const t = picks([line], [quiet('H13'), quiet('H14'), quiet('H15')], {
      set: (state) => {
        state.round = 3;
        state.grabbed = [
          { survivor: 's1', round: 1 },
          { survivor: 's2', round: 2 },
          { survivor: 's3', round: 3 },
        ];
      },
    }).end();
    expect(picked(t)).toEqual(['s2']);
  });
});

describe('SD-6.6 the priority target token', () => {
  const held = (permanent: boolean, more: Parameters<typeof picks>[2] = {}) => ({
    ...more,
    set: (state: { priority: unknown }) => {
      state.priority = { holder: 's1', permanent };
    },
  });
  test('SD-6.6 its holder is taken: knocked down, hidden, out of range, out of sight; then the token leaves', () => {
    const t = picks(
      [inFront],
      [quiet('A1', { standsAfter: 5, hiddenBy: ['t1'] }), quiet('H13')],
      held(false),
    );
    t.end();
    expect(picked(t)).toEqual(['s1']);
    expect(t.log('targetPicked')[0]).toMatchObject({ rule: 'SD-6.6', reason: { by: 'priority' } });
    expect(t.state.priority).toBeNull();
  });
  test('SD-6.6 variant: it stays when its holder is picked', () => {
    const t = picks([inFront], [quiet('A1')], held(false, { variants: { tokenLeaves: 'monsterTurnEnd' } }));
    expect(picked(t.end())).toEqual(['s1']);
    expect(t.state.priority?.holder).toBe('s1');
  });
  test('SD-6.6 a permanent token stays', () => {
    const t = picks([inFront], [quiet('A1')], held(true)).end();
    expect(t.state.priority).toEqual({ holder: 's1', permanent: true });
  });
  test('SD-6.7 it counts for nothing where all are targets', () => {
    const t = picks([{ pick: 'all', among: 'survivor' }], [quiet('A1'), quiet('H13')], held(false)).end();
    expect(picked(t)).toEqual(['s1', 's2']);
    expect(t.state.priority?.holder).toBe('s1');
  });
  test('SD-13.6 a holder off the board is not taken, and keeps it', () => {
    const t = picks([closest], [quiet(null), quiet('H13')], held(false)).end();
    expect(picked(t)).toEqual(['s2']);
    expect(t.state.priority?.holder).toBe('s1');
  });
});

describe('SD-3.4 the controller is rewarded', () => {
  const nominated = (lines: TargetLine[], dice: number[] = [], token = false) =>
    picks(lines, [quiet('H13'), quiet('H14'), quiet('H15')], {
      players: ['Mika', 'Ada'],
      dice,
      set: (state) => {
        state.nominated = 's2';
        if (token) state.priority = { holder: 's2', permanent: false };
      },
    }).passAll();
  const insanity = (t: ReturnType<typeof picks>) => t.state.survivors.map((s) => s.insanity);
  test('SD-3.4 by choice, by lot, as one of several, by the token: +1 insanity, once', () => {
    expect(insanity(nominated([anybody]).answer('s2').end())).toEqual([0, 1, 0]);
    expect(insanity(nominated([{ pick: 'random', among: 'survivor' }], [2]).end())).toEqual([0, 1, 0]);
    expect(insanity(nominated([{ pick: 'all', among: 'survivor' }]).end())).toEqual([0, 1, 0]);
    expect(insanity(nominated([closest], [], true).end())).toEqual([0, 1, 0]);
  });
  test('SD-3.4 not when another is picked', () => {
    expect(insanity(nominated([closest]).end())).toEqual([0, 0, 0]);
  });
});
