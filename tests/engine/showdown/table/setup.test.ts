import { describe, expect, test } from 'vitest';
import { type Facing, parseSpace, type Space, spaceName, spacesDistance } from '../../../../src/engine/board';
import { violations } from '../../../../src/engine/showdown/invariants';
import { prepare, type SetUp } from '../../../../src/engine/showdown/setup';
import type { ShowdownState } from '../../../../src/engine/showdown/state';
import { CONTENT, type Placed, type Table, tinyFight } from '../kit';

const STARTS = ['N10', 'O11', 'O12', 'N13'];
const space = (name: string): Space => parseSpace(name) as Space;

/** A set-up with this terrain on top of the deck; nobody stands anywhere yet. */
function settingUp(terrain: string[], table: Partial<Table> = {}, survivors: Partial<Placed>[] = [{}, {}]) {
  return tinyFight({
    ...table,
    monster: { at: null },
    survivors: survivors.map((s) => ({ at: null, ...s })),
    set: (state) => {
      state.round = 0;
      state.terrainDeck = [...terrain];
      table.set?.(state);
    },
  });
}

const tilesOf = (state: ShowdownState, card: string): string[] =>
  state.tiles.filter((t) => t.card === card).map((t) => spaceName(t.spaces[0] as Space));

const LION: SetUp = {
  monster: 'whiteLion',
  level: '1',
  players: ['Mika'],
  controller: 0,
  solo: true,
  survivors: [0, 1, 2, 3].map((i) => ({ name: `S${i}`, player: 0, grid: [] })),
  variants: {},
  seed: 7,
};

describe('the monster, before anything stands on the board', () => {
  const state = prepare(LION, CONTENT);

  test('SD-2.2 the AI deck has 7 basic and 3 advanced cards, shuffled together', () => {
    const kinds = state.monster.ai.deck.map((id) => CONTENT.ai.whiteLion?.[id]?.kind);
    expect(kinds.filter((k) => k === 'basic').length).toBe(7);
    expect(kinds.filter((k) => k === 'advanced').length).toBe(3);
    expect(kinds.slice(0, 7)).toContain('advanced');
    expect(state.monster.ai.discard).toEqual([]);
  });

  test('SD-2.5 SD-2.6 all hit locations, the basic and the lion deck are shuffled and whole', () => {
    expect([...state.monster.hitLocations.deck].sort()).toEqual(
      Object.keys(CONTENT.hitLocations.whiteLion ?? {}).sort(),
    );
    expect(state.basicResources.length).toBe(21);
    expect(state.monsterResources.length).toBe(19);
    expect(state.terrainDeck.length).toBe(21);
    expect(state.monsterResources).not.toContain('elderCatTeeth');
  });

  test('SD-2.12 the level’s attributes apply, with no tokens', () => {
    expect(state.monster.attributes).toMatchObject({ movement: 6, toughness: 8, speed: 0, damage: 0 });
    expect(state.monster.tokens).toEqual({});
  });

  test('SD-2.2 another seed, another deal; the same seed, the same', () => {
    expect(prepare(LION, CONTENT)).toEqual(state);
    expect(prepare({ ...LION, seed: 8 }, CONTENT).monster.hitLocations).not.toEqual(
      state.monster.hitLocations,
    );
  });
});

describe('terrain', () => {
  test('SD-2.7 SD-2.17 the named card lies by its diagram and is set aside; two more are drawn without it', () => {
    const fight = settingUp(['tallGrass', 'debris', 'oreVein', 'bugPatch']).perform('setup', {});
    expect(tilesOf(fight.state, 'tallGrass')).toEqual(['F9', 'J13']);
    expect(fight.state.tiles[0]?.spaces.map(spaceName)).toEqual(['F9', 'G9', 'F10', 'G10']);
    expect(fight.state.terrainDeck).toEqual(['bugPatch']);
    expect(fight.state.decision).toMatchObject({ kind: 'placeTerrain', by: 'survivors' });
    expect(fight.state.decision?.about).toMatchObject({ card: 'debris', left: 1 });
    fight.answer('A1');
    expect(fight.state.decision?.about).toMatchObject({ card: 'oreVein' });
    fight.answers('A2', 'N', 'N10').answer('O11').end();
    expect(tilesOf(fight.state, 'debris')).toEqual(['A1']);
    expect(tilesOf(fight.state, 'oreVein')).toEqual(['A2']);
  });

  test('SD-2.10 debris may lie anywhere but on a tile, on a figure’s space or beside the monster', () => {
    const fight = settingUp(['debris', 'debris']).perform('setup', {});
    const free = fight.options.filter((key) => key !== 'forUs');
    for (const taken of ['F9', 'K14', 'H11', 'I12', ...STARTS, 'H10', 'G11', 'J12', 'I13'])
      expect(free, taken).not.toContain(taken);
    // Diagonally off a corner is distance 2.
    expect(free).toContain('J10');
    expect(free.length).toBe(352 - 8 - 4 - 8 - 4);
    fight.stopsAt('placeTerrain');
  });

  test('SD-2.7 each card by its own line: acanthus plants at distance 6 from each other', () => {
    const fight = settingUp(['acanthusPlants', 'acanthusPlants']).perform('setup', {});
    fight.answer('A1');
    expect(fight.state.decision?.about).toMatchObject({ card: 'acanthusPlants', left: 1 });
    expect(fight.options).toContain('G1');
    expect(fight.options).toContain('C5');
    expect(fight.options).not.toContain('F1');
    expect(fight.options).not.toContain('C4');
    fight.answers('G1', 'M1', 'P6');
    expect(tilesOf(fight.state, 'acanthusPlants')).toEqual(['A1', 'G1', 'M1', 'P6']);
    fight.stopsAt('firstFacing');
  });

  test('SD-2.7 three stone columns lie either way, at distance 3 from each other', () => {
    const fight = settingUp(['stoneColumns', 'debris']).perform('setup', {});
    fight.answer('A1');
    expect(fight.question).toBe('turnTerrain');
    expect(fight.options).toEqual(['1x2', '2x1']);
    fight.answer('2x1');
    expect(fight.state.tiles[2]?.spaces.map(spaceName)).toEqual(['A1', 'B1']);
    // E1 is at distance 3 from B1, D1 at 2; from A1 down a space further.
    expect(fight.options).toContain('E1');
    expect(fight.options).not.toContain('D1');
    fight.answers('E1', '1x2', 'P21');
    // At the edge there is one way only.
    expect(fight.state.tiles[4]?.spaces.map(spaceName)).toEqual(['P21', 'P22']);
    fight.stopsAt('placeTerrain');
  });

  test('SD-2.7 a toppled pillar wants its whole ring free of tiles, figures and the edge', () => {
    const fight = settingUp(['toppledPillar', 'debris']).perform('setup', {});
    expect(fight.options).not.toContain('A1');
    expect(fight.options).not.toContain('B1');
    expect(fight.options).toContain('B2');
    fight.answer('B2');
    expect(fight.options).toEqual(['1x4', '4x1']);
    fight.answer('1x4');
    expect(fight.state.tiles[2]?.spaces.map(spaceName)).toEqual(['B2', 'B3', 'B4', 'B5']);
    fight.stopsAt('placeTerrain');
  });

  test('SD-2.10 a tile that can’t be placed is left out, and the log says so', () => {
    const everywhere = Array.from({ length: 352 }, (_, i) => i).filter(
      (i) => !['A1', 'B1', 'C1'].includes(spaceName(i)),
    );
    const fight = settingUp(['acanthusPlants', 'debris'], {
      set: (state) => {
        state.tiles = [{ id: 't99', card: 'debris', spaces: everywhere, marks: [] }];
      },
    }).perform('placeTerrain', { card: 'acanthusPlants', left: 2 });
    expect(fight.options).toEqual(['forUs', 'A1', 'B1', 'C1']);
    fight.answer('A1').end();
    expect(fight.log('terrainLeftOut')).toMatchObject([{ card: 'acanthusPlants', rule: 'SD-2.10' }]);
  });

  test('SD-2.7 “place for us” takes one of the legal places, and no other', () => {
    const fight = settingUp(['giantStoneFace', 'debris']).perform('setup', {});
    fight.answer('forUs');
    const [, , face] = fight.state.tiles;
    expect(face?.spaces.length).toBe(6);
    const monster = ['H11', 'I11', 'H12', 'I12'].map(space);
    expect(spacesDistance(face?.spaces ?? [], monster)).toBeGreaterThan(2);
    fight.stopsAt('placeTerrain');
  });

  test('SD-2.9 terrain that comes later keeps clear of where figures stand, not of where they began', () => {
    const fight = tinyFight({
      monster: { at: 'C3' },
      survivors: [{ at: 'P22' }],
      set: (state) => {
        state.phase = 'survivors';
      },
    }).perform('placeTerrain', { card: 'bugPatch', left: 1 });
    for (const taken of ['C3', 'D4', 'B3', 'P22']) expect(fight.options).not.toContain(taken);
    for (const free of ['H11', 'N10']) expect(fight.options).toContain(free);
    fight.answer('H11').end();
  });
});

describe('figures', () => {
  test('SD-2.11 the monster stands in the centre and faces as the controller likes', () => {
    const fight = settingUp(['debris', 'debris'], { players: ['Mika', 'Ren'], solo: false }, [
      { player: 0 },
      { player: 1 },
    ]).perform('setup', {});
    fight.answers('A1', 'A2');
    expect(fight.state.decision).toMatchObject({ kind: 'firstFacing', by: 'p1' });
    expect(fight.options).toEqual(['N', 'E', 'S', 'W']);
    fight.answer('E');
    expect(fight.at('monster')).toBe('H11');
    expect(fight.monster.facing).toBe<Facing>('E');
    expect(fight.state.decision).toMatchObject({ kind: 'placeSurvivor', by: 'p1' });
    expect(fight.options).toEqual([...STARTS, 'forUs']);
    fight.answer('O12');
    expect(fight.by).toBe('p2');
    expect(fight.options).toEqual(['N10', 'O11', 'N13', 'forUs']);
    fight.answer('N10').end();
    expect([fight.at('s1'), fight.at('s2')]).toEqual(['O12', 'N10']);
  });

  test('SD-2.11 the last of four has nothing to choose', () => {
    const fight = settingUp(['debris', 'debris'], {}, [{}, {}, {}, {}]).perform('setup', {});
    fight.answers('A1', 'A2', 'S', 'O11', 'N10', 'O12').end();
    expect(fight.at('s4')).toBe('N13');
  });

  test('SD-2.11 “place for us” puts the rest on the marked spaces', () => {
    const fight = settingUp(['debris', 'debris'], {}, [{}, {}, {}, {}]).perform('setup', {});
    fight.answers('A1', 'A2', 'S', 'O11', 'forUs').end();
    expect(fight.state.survivors.map(({ id }) => fight.at(id)).sort()).toEqual([...STARTS].sort());
    expect(fight.at('s1')).toBe('O11');
  });

  test('SD-2.7 SD-2.11 variant placement random: no question, everything stands by the rules', () => {
    const fight = settingUp(['acanthusPlants', 'toppledPillar'], { variants: { placement: 'random' } }, [
      {},
      {},
      {},
      {},
    ]).perform('setup', {});
    fight.end();
    expect(fight.log('variantApplied')).toMatchObject([{ variant: 'placement', choice: 'random' }]);
    expect(fight.state.tiles.map((t) => t.card)).toEqual([
      'tallGrass',
      'tallGrass',
      'acanthusPlants',
      'acanthusPlants',
      'toppledPillar',
    ]);
    expect(fight.state.survivors.map(({ id }) => fight.at(id)).sort()).toEqual([...STARTS].sort());
    const broken = violations(fight.state, CONTENT).filter((line) => !line.includes('undecided'));
    expect(broken).toEqual([]);
  });
});

describe('departing and starting', () => {
  test('SD-2.15 armour is recorded and departing gear acts before terrain is placed', () => {
    const fight = settingUp(['debris', 'debris'], {}, [
      { grid: ['rawhideGloves', 'rawhideBoots'], survival: 1 },
      { grid: ['cloth'] },
    ]).perform('setup', {});
    expect(fight.question).toBe('placeTerrain');
    expect(fight.survivor('s1').wear).toMatchObject({ arms: { armour: 1 }, legs: { armour: 1 } });
    expect(fight.survivor('s1').wear.head.armour).toBe(0);
    expect(fight.survivor('s1').survival).toBe(3);
    expect(fight.survivor('s2').wear.waist.armour).toBe(1);
    fight.stopsAt('placeTerrain');
  });

  test('SD-4.1 a dead monster on the board: the monster skips its first turn, its second it has', () => {
    const fight = settingUp(['deadMonster', 'debris'], {}, [{}]).perform('setup', {});
    fight.answers('B2', 'A1', 'N', 'N10').end();
    expect(fight.monster.skips).toBe(1);
    const turn = tinyFight({
      monster: { skips: 1, ai: ['claw'] },
      survivors: [{ at: 'A22', standsAfter: 1 }],
    }).perform('monsterTurn', {});
    turn.end();
    expect(turn.log('aiDrawn')).toEqual([]);
    expect(turn.monster).toMatchObject({ skips: 0, turns: 1 });
    // Whoever is due to stand at its end, stands.
    expect(turn.survivor('s1').standsAfter).toBeNull();
  });
});
