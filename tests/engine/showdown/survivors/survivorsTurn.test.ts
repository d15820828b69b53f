import { describe, expect, test } from 'vitest';
import { type Placed, type Table, tinyFight } from '../kit';

/** The lion stands on H11 I11 H12 I12 and looks south. */
function turn(survivors: Placed[], table: Partial<Table> = {}) {
  return tinyFight({ monster: { ai: ['claw', 'chomp'], ...table.monster }, ...table, survivors });
}

function act(survivors: Placed[], table: Partial<Table> = {}) {
  return turn(survivors, {
    ...table,
    set: (state) => {
      state.phase = 'survivors';
      table.set?.(state);
    },
  }).perform('act', { survivor: 's1' });
}

/** Answers that are no spaces. */
const others = (t: ReturnType<typeof act>) => t.options.filter((key) => !/^[A-P]\d+$/.test(key));
const spaces = (t: ReturnType<typeof act>) => t.options.filter((key) => /^[A-P]\d+$/.test(key));
const quiet = { survival: 0 };

describe('SD-13.1 the survivors act in any order', () => {
  test('SD-13.1 everybody who stands may be next, once; acts may be left unused', () => {
    const t = turn([
      { at: 'A1', ...quiet },
      { at: 'A3', ...quiet },
      { at: 'A5', ...quiet, standsAfter: 1 },
      { at: null, ...quiet },
    ]).perform('survivorsTurn', {});
    expect(t.by).toBe('survivors');
    expect(t.options).toEqual(['s1', 's2', 'endTurn']);
    t.answers('s2', 'endAct');
    expect(t.options).toEqual(['s1', 'endTurn']);
    t.answer('endTurn').end();
    expect(t.state.survivors.map((s) => s.acted)).toEqual([false, true, false, false]);
  });
  test('SD-15.3 between the acts anybody may dash or surge, those too whose act is over', () => {
    const t = turn([{ at: 'G11' }, { at: 'A1' }]).perform('survivorsTurn', {});
    expect(t.options).toEqual(['s1', 's2', 'dash:s1', 'surge:s1', 'dash:s2', 'endTurn']);
    t.answers('s1', 'endAct', 'dash:s1', 'F11');
    expect(t.at('s1')).toBe('F11');
    expect(t.options).toEqual(['s2', 'dash:s2', 'endTurn']);
    t.answer('endTurn').end();
  });
  test('SD-12.4 a knocked-down monster stands at its start', () => {
    const t = turn([{ at: 'A1' }], { monster: { knockedDown: true } }).perform('survivorsTurn', {});
    expect(t.monster.knockedDown).toBe(false);
    t.answer('endTurn').end();
  });
  test('SD-3.7 what lasts until the end of the turn ends with it, on both sides', () => {
    const t = turn([{ at: 'A1', ...quiet }], {
      set: (state) => {
        const of = (until: 'attack' | 'turn' | 'round') => ({
          stat: 'speed' as const,
          by: 1,
          until,
          source: 'x',
        });
        state.survivors[0]?.modifiers.push(of('turn'), of('round'), of('attack'));
        state.monster.modifiers.push(of('turn'), of('round'));
      },
    }).perform('survivorsTurn', {});
    t.answer('endTurn').end();
    expect(t.survivor('s1').modifiers.map((m) => m.until)).toEqual(['round']);
    expect(t.monster.modifiers.map((m) => m.until)).toEqual(['round']);
  });
});

describe('SD-13.2 an act', () => {
  test('SD-13.2 one movement and one activation, movement first', () => {
    const t = act([{ at: 'F11', ...quiet }], { dice: [1, 1] });
    expect(others(t)).toEqual(['endAct']);
    t.answer('G11');
    expect(spaces(t)).toEqual([]);
    expect(t.options).toEqual(['attack:fistAndTooth', 'endAct']);
    t.answer('attack:fistAndTooth').end();
  });
  test('SD-13.2 … or the activation first', () => {
    const t = act([{ at: 'G11', ...quiet }], { dice: [1, 1] });
    expect(others(t)).toEqual(['attack:fistAndTooth', 'endAct']);
    t.answer('attack:fistAndTooth');
    expect(spaces(t)).toContain('F11');
    expect(others(t)).toEqual(['endAct']);
    t.answers('F11').end();
  });
  test('SD-13.2 what is unused is lost', () => {
    const t = act([{ at: 'G11', ...quiet }])
      .answer('endAct')
      .end();
    expect(t.state.act).toBeNull();
  });
  test('SD-12.3 whoever falls in it acts no more', () => {
    const t = act([{ at: 'G11', ...quiet }], {
      monster: { hitLocations: ['beastsMaw'] },
      dice: [8, 1, 2, 4],
    });
    t.answer('attack:fistAndTooth').end();
    expect(t.survivor('s1').standsAfter).not.toBeNull();
    expect(t.log('actEnded')).toHaveLength(1);
  });
  test('SD-15.1 the dash of another is not spent twice when the actor falls in it', () => {
    const t = act([{ at: 'G11', survival: 0 }, { at: 'A1' }], {
      monster: { hitLocations: ['beastsMaw'] },
      dice: [8, 1, 2, 4],
    });
    t.answers('dash:s2', 'A2', 'attack:fistAndTooth');
    t.passAll().end();
    expect(t.at('s2')).toBe('A2');
  });
});

describe('SD-13.3 movement', () => {
  test('SD-13.3 as far as the movement goes, orthogonally, over free spaces', () => {
    const t = act([
      { at: 'A1', ...quiet, tokens: { movement: -3 } },
      { at: 'B1', ...quiet },
    ]);
    expect(spaces(t).sort()).toEqual(['A2', 'A3', 'B2']);
    expect(t.option<{ steps: number }>('B2').steps).toBe(2);
    t.answer('endAct').end();
  });
  test('SD-7.10 movement below 1 still allows one space', () => {
    const t = act([{ at: 'A1', ...quiet, tokens: { movement: -9 } }]);
    expect(spaces(t).sort()).toEqual(['A2', 'B1']);
    t.answer('endAct').end();
  });
  test('SD-11.8 never through or onto a survivor or the monster', () => {
    const t = act([
      { at: 'G11', ...quiet, tokens: { movement: -3 } },
      { at: 'G12', ...quiet },
    ]);
    expect(spaces(t).sort()).toEqual(['E11', 'F10', 'F11', 'F12', 'G10', 'G9', 'H10'].sort());
    t.answer('endAct').end();
  });
  test('SD-17.1, SD-17.2 over terrain, but not over impassable terrain', () => {
    const t = act([{ at: 'A1', ...quiet, tokens: { movement: -3 } }], {
      tiles: [
        { card: 'tallGrass', at: ['B1', 'C1', 'B2', 'C2'] },
        { card: 'stoneColumns', at: ['A2', 'A3'] },
      ],
    });
    expect(spaces(t).sort()).toEqual(['B1', 'B2', 'C1']);
    t.answer('endAct').end();
  });
  test('SD-6.9 who leaves the grass is hidden no more; who moves in it still is', () => {
    const grass = [{ card: 'tallGrass', at: ['B1', 'C1', 'B2', 'C2'] }];
    const hidden = { at: 'B1', ...quiet, hiddenBy: ['t1', 'g1'] };
    const within = act([hidden], { tiles: grass }).answer('C2').end();
    expect(within.survivor('s1').hiddenBy).toEqual(['t1', 'g1']);
    const out = act([hidden], { tiles: grass }).answer('A1').end();
    expect(out.survivor('s1').hiddenBy).toEqual(['g1']);
  });
  test('Alert: who walks into its neighbourhood stops on that space', () => {
    const t = act([{ at: 'C11', ...quiet }], {
      monster: { ai: ['claw'], inPlay: ['alert'], facing: 'W' },
      dice: [1, 1],
    });
    t.answer('G11');
    expect(t.at('s1')).toBe('D11');
    t.passAll();
    expect(t.log('basicActionBegan')).toHaveLength(1);
    expect(t.monster.inPlay).toEqual([]);
    t.answer('endAct').end();
  });
  test("SD-13.3 where each step is watched the way is the player's: round the neighbourhood, not through it", () => {
    const t = act([{ at: 'C5', ...quiet, tokens: { movement: 2 } }], {
      monster: { ai: ['claw'], inPlay: ['alert'] },
    });
    t.answer('C6');
    expect(t.option<{ steps: number }>('C12').steps).toBe(6);
    t.answers('C12').end();
    expect(t.at('s1')).toBe('C12');
    expect(t.monster.inPlay).toHaveLength(1);
  });
});

describe('SD-13.4 activations', () => {
  const tall = [{ card: 'tallGrass', at: ['A1', 'B1', 'A2', 'B2'] }];
  test('SD-14.1, SD-13.4 each option tells its odds', () => {
    const t = act([{ at: 'H10', ...quiet, grid: ['boneAxe'] }]);
    expect(others(t)).toEqual(['attack:fistAndTooth', 'attack:g1', 'endAct']);
    expect(t.option('attack:g1')).toMatchObject({ card: 'boneAxe', need: 5, dice: 2, chance: 0.6 });
    t.answer('endAct').end();
  });
  test.each([
    ['G11', ['fistAndTooth', 'g1', 'g2', 'g3']],
    ['F11', ['g2', 'g3']],
    ['G10', ['g2', 'g3']],
    ['B11', ['g3']],
    ['A11', []],
  ])('SD-14.1 from %s: melee, reach 2, range 6', (at, weapons) => {
    const t = act([{ at, ...quiet, grid: ['boneBlade', 'kingSpear', 'boneDarts'] }]);
    expect(others(t)).toEqual([...weapons.map((w) => `attack:${w}`), 'endAct']);
    t.answer('endAct').end();
  });
  test('SD-14.1 an obstacle stops range, not reach', () => {
    const t = act([{ at: 'F11', ...quiet, grid: ['kingSpear', 'boneDarts'] }], {
      tiles: [{ card: 'stoneColumns', at: ['G11', 'G12'] }],
    });
    expect(others(t)).toEqual(['attack:g1', 'endAct']);
    t.answer('endAct').end();
  });
  test('SD-14.1 nothing is aimed at a monster that is off the board', () => {
    const t = act([{ at: 'G11', ...quiet, grid: ['boneDarts'] }], { monster: { at: null } });
    expect(others(t)).toEqual(['endAct']);
    t.answer('endAct').end();
  });
  test('cumbersome weapons cost movement and activation', () => {
    const grid = ['boneClub'];
    const t = act([{ at: 'G11', ...quiet, grid }], { dice: [1, 1] });
    expect(others(t)).toEqual(['attack:fistAndTooth', 'attack:g1', 'endAct']);
    t.answer('attack:g1').end();
    const moved = act([{ at: 'F11', ...quiet, grid }]).answer('G11');
    expect(moved.options).toEqual(['attack:fistAndTooth', 'endAct']);
    moved.answer('endAct').end();
  });
  describe('SD-15.3 surge and dash go together with what is left of the own act', () => {
    const grid = ['boneClub'];
    const once = { at: 'G11', grid, survival: 1 };
    test('SD-15.3 a surge with the movement swings a cumbersome weapon; the activation is left', () => {
      const t = act([once], { dice: [1, 1] }).answer('surge:s1');
      expect([t.question, t.options]).toEqual(['activate', ['attack:fistAndTooth', 'attack:g1']]);
      t.answer('attack:g1');
      expect([spaces(t), others(t)]).toEqual([[], ['attack:fistAndTooth', 'endAct']]);
      t.answer('endAct').end();
    });
    test('SD-15.3 not when the movement is spent', () => {
      const t = act([{ ...once, at: 'F11' }], { dice: [1, 1] }).answers('G11', 'surge:s1');
      t.answer('endAct').end();
      expect(t.log('survivorAttacked').map((e) => e.weapon)).toEqual(['fistAndTooth']);
    });
    test('SD-15.3 a dash with the activation does so too; the movement is left', () => {
      const t = act([once], { dice: [1, 1] }).answer('dash:s1');
      expect([t.question, others(t)]).toEqual(['moveTo', ['attack:g1']]);
      t.answer('attack:g1');
      expect(others(t)).toEqual(['endAct']);
      expect(spaces(t)).not.toEqual([]);
      t.answer('endAct').end();
      expect(t.log('survivorAttacked').map((e) => e.weapon)).toEqual(['boneClub']);
    });
    test('SD-15.3 not when the activation is spent', () => {
      const t = act([once], { dice: [1, 1] }).answers('attack:fistAndTooth', 'dash:s1');
      expect(others(t)).toEqual([]);
      t.answers('F11', 'endAct').end();
    });
    test('SD-15.3 outside the own act neither pays for both', () => {
      const other = { at: 'A1', ...quiet };
      const dash = turn([once, other], { dice: [] }).perform('survivorsTurn', {}).answer('s2');
      dash.answer('dash:s1');
      expect(others(dash)).toEqual([]);
      dash.answers('F11', 'endAct', 'endTurn').end();
      const surge = turn([once, other], { dice: [1, 1] })
        .perform('survivorsTurn', {})
        .answer('s2');
      surge.answers('surge:s1', 'endAct', 'endTurn').end();
      expect(surge.log('survivorAttacked').map((e) => e.weapon)).toEqual(['fistAndTooth']);
    });
    test('SD-15.3 shut in, a dash is worth something only with what else costs a movement', () => {
      const shut = [
        { at: 'F11', ...quiet },
        { at: 'G10', ...quiet },
        { at: 'G12', ...quiet },
      ];
      const t = act([once, ...shut], { dice: [1, 1] });
      expect(t.options).toContain('dash:s1');
      t.answer('dash:s1').end();
      expect(t.log('survivorAttacked').map((e) => e.weapon)).toEqual(['boneClub']);
      const bare = act([{ ...once, grid: [] }, ...shut]);
      expect(bare.options).not.toContain('dash:s1');
      bare.answer('endAct').end();
    });
  });
  test('SD-17.3 terrain with an action: tall grass only from on it', () => {
    const on = act([{ at: 'A1', ...quiet }], { tiles: tall });
    expect(others(on)).toEqual(['terrain:t1', 'endAct']);
    on.answers('terrain:t1', 'endAct').end();
    expect(on.survivor('s1').hiddenBy).toEqual(['t1']);
    const beside = act([{ at: 'C1', ...quiet }], { tiles: tall });
    expect(others(beside)).toEqual(['endAct']);
    beside.answer('endAct').end();
  });
  test('SD-16.1 an arm lost: no two-handed weapons', () => {
    const t = act([{ at: 'G11', ...quiet, injuries: ['dismemberedArm'], grid: ['kingSpear', 'boneBlade'] }]);
    expect(others(t)).toEqual(['attack:fistAndTooth', 'attack:g2', 'endAct']);
    t.answer('endAct').end();
  });
  test('SD-16.1 … and no arrow without a bow that can be drawn', () => {
    const t = act([
      {
        at: 'C11',
        ...quiet,
        injuries: ['dismemberedArm'],
        grid: ['catGutBow', 'clawHeadArrow', 'boneDarts'],
      },
    ]);
    expect(others(t)).toEqual(['attack:g3', 'endAct']);
    t.answer('endAct').end();
  });
  test('SD-16.1 both arms lost: no weapon at all, not even to throw; Fist & Tooth always', () => {
    const injuries = ['dismemberedArm', 'dismemberedArm'];
    const t = act([{ at: 'G11', ...quiet, injuries, grid: ['boneBlade', 'foundingStone'] }]);
    expect(others(t)).toEqual(['attack:fistAndTooth', 'endAct']);
    t.answer('endAct').end();
  });
  test('SD-14.1 no stone is thrown at a monster that is off the board', () => {
    const t = act([{ at: 'G11', ...quiet, grid: ['foundingStone'] }], { monster: { at: null } });
    expect(others(t)).toEqual(['endAct']);
    t.answer('endAct').end();
  });
  test('SD-15.3 a surge in the own act, and the activation of the act as well', () => {
    const t = act([{ at: 'G11' }], { dice: [1, 1, 1, 1] });
    t.answers('surge:s1', 'attack:fistAndTooth');
    expect(others(t)).toEqual(['dash:s1', 'endAct']);
    t.answer('endAct').end();
    expect(t.survivor('s1').survival).toBe(2);
  });
});

describe('SD-13.5 passing resources', () => {
  const carrier = { at: 'A1', ...quiet, resources: ['sinew'] };
  test('SD-13.5 also on the way: the movement goes on after it', () => {
    const t = act([carrier, { at: 'C2', ...quiet }]);
    t.answer('C1');
    expect(t.options).toContain('give:sinew:s2');
    expect(t.option<{ steps: number }>('F1').steps).toBe(3);
    expect(t.options).not.toContain('G1');
    t.answer('give:sinew:s2');
    t.answers('F1').end();
    expect(t.at('s1')).toBe('F1');
    expect(t.survivor('s2').resources).toEqual(['sinew']);
  });
  test('SD-13.2 an activation or a dash between ends the movement', () => {
    const t = act([{ ...carrier, at: 'F11', survival: 1 }], { dice: [1, 1] });
    t.answers('G11', 'attack:fistAndTooth');
    expect(others(t)).toEqual(['dash:s1', 'surge:s1', 'endAct']);
    expect(spaces(t)).toEqual([]);
    t.answer('endAct').end();
  });
  test('SD-13.3 without anything to pass a movement is one answer', () => {
    const t = act([{ at: 'A1', ...quiet }])
      .answer('B1')
      .end();
    expect(t.at('s1')).toBe('B1');
  });
  test('SD-13.5 each kind to each adjacent survivor, as often as one likes', () => {
    const t = act([
      { at: 'B2', ...quiet, resources: ['sinew', 'sinew', 'whiteFur'] },
      { at: 'B1', ...quiet },
      { at: 'A2', ...quiet },
      { at: 'A1', ...quiet },
    ]);
    expect(others(t).filter((key) => key.startsWith('give'))).toEqual([
      'give:sinew:s2',
      'give:whiteFur:s2',
      'give:sinew:s3',
      'give:whiteFur:s3',
    ]);
    t.answers('give:sinew:s2', 'give:sinew:s2', 'give:whiteFur:s3', 'endAct').end();
    expect(t.state.survivors.map((s) => s.resources)).toEqual([[], ['sinew', 'sinew'], ['whiteFur'], []]);
  });
});
