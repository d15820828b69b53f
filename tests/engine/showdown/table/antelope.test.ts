import { describe, expect, test } from 'vitest';
import { spaceName } from '../../../../src/engine/board';
import { CONTENT, type Placed, type TinyFight, tinyFight } from '../kit';

const ANTELOPE = CONTENT.monsters.screamingAntelope;
const copies = (cards: readonly { copies?: number | undefined }[] = []) =>
  cards.reduce((sum, card) => sum + (card.copies ?? 1), 0);

const PLANTS = ['F14', 'K14', 'G15', 'J15', 'H16', 'I16'];

describe('the Screaming Antelope as it is printed', () => {
  test('SD-2.2 SD-2.5 SD-2.6 twelve basic, eight advanced, three legendary cards, 22 hit locations, 16 resources', () => {
    const of = (kind: string) => copies(ANTELOPE?.ai.filter((c) => c.kind === kind));
    expect([of('basic'), of('advanced'), of('legendary')]).toEqual([12, 8, 3]);
    expect(ANTELOPE?.hitLocations.filter((c) => c.named !== true)).toHaveLength(22);
    expect(copies(ANTELOPE?.resources)).toBe(16);
  });

  test('SD-2.12 the four levels', () => {
    expect(
      ANTELOPE?.levels.map(({ id, rank, attributes, specials, rewards }) => ({
        id,
        rank,
        numbers: [attributes.movement, attributes.toughness, attributes.speed, attributes.damage],
        specials: specials.length,
        rewards: [rewards.basic, rewards.monster],
      })),
    ).toEqual([
      { id: '1', rank: 1, numbers: [6, 8, undefined, undefined], specials: 1, rewards: [4, 4] },
      { id: '2', rank: 2, numbers: [8, 10, 1, 1], specials: 2, rewards: [4, 6] },
      { id: '3', rank: 3, numbers: [8, 12, 2, 2], specials: 3, rewards: [4, 8] },
      { id: 'mad-steed', rank: 4, numbers: [9, 18, 2, 5], specials: 6, rewards: [4, 8] },
    ]);
  });
});

const sets = (placement: 'ask' | 'random', deck = ['acanthusPlants', 'acanthusPlants', 'acanthusPlants']) =>
  tinyFight({
    monster: { card: 'screamingAntelope' },
    survivors: [{ at: null }],
    variants: { placement },
    set: (state) => {
      state.phase = 'setup';
      state.round = 0;
      state.terrainDeck = [...deck];
    },
  }).perform('setup', {});

const plantsOf = (t: TinyFight) =>
  t.state.tiles
    .filter((tile) => tile.card === 'acanthusPlants')
    .map((tile) => spaceName(tile.spaces[0] as number));

describe('SD-2.8 the marked area', () => {
  test('SD-2.8 placed by lot the plants stand as the diagram shows them', () => {
    const t = sets('random');
    expect(plantsOf(t)).toEqual(PLANTS);
    expect(t.state.terrainDeck).toEqual([]);
  });

  test('SD-2.8 the players put each on any free space of it; the rest as shown', () => {
    const t = sets('ask');
    expect(t.question).toBe('placeTerrain');
    expect(t.options).toHaveLength(1 + 18);
    t.answer('F16');
    expect(t.options).not.toContain('F16');
    t.answer('F14').answer('forUs');
    expect(plantsOf(t)).toEqual(['F16', 'F14', 'K14', 'G15', 'J15', 'H16']);
    expect(t.question).toBe('firstFacing');
  });

  test('SD-2.17 three cards of plants are set aside; a fourth may come by lot, six spaces from them', () => {
    const t = sets('ask', ['acanthusPlants', 'debris', 'acanthusPlants', 'acanthusPlants', 'acanthusPlants']);
    t.answer('forUs');
    expect(t.question).toBe('placeTerrain');
    expect(t.state.terrainDeck).toEqual([]);
    t.answer('forUs');
    expect(plantsOf(t)).toEqual(PLANTS);
    expect(t.options).not.toContain('H20');
    t.answer('F22');
    expect(plantsOf(t)).toEqual([...PLANTS, 'F22']);
  });
});

describe('SD-18.3 its aftermath', () => {
  const ends = (
    outcome: 'victory' | 'defeat',
    survivors: Placed[],
    more: (t: TinyFight) => void = () => undefined,
  ) => {
    const t = tinyFight({
      monster: { card: 'screamingAntelope' },
      survivors,
      set: (state) => {
        state.outcome = outcome;
        state.basicResources = [];
        state.monsterResources = [];
      },
    });
    more(t);
    return t.perform('aftermath', {});
  };

  test('SD-18.3 victory: experience, then whoever has 20 insanity vanishes for good', () => {
    const t = ends('victory', [
      { at: 'A1', insanity: 20 },
      { at: 'B1', insanity: 19 },
    ]).end();
    expect(t.state.survivors.map((s) => [s.status, s.huntExperience])).toEqual([
      ['gone', 1],
      ['alive', 1],
    ]);
    expect(t.state.records.map((r) => r.notes)).toEqual([['vanished'], []]);
    expect(t.log('unlocked').map((e) => e.source)).toEqual(['stoneCircle']);
  });

  test('SD-18.3 defeat: somebody who came through goes deaf, the players say who; nobody: nothing', () => {
    const gone: Placed = { at: null, status: 'gone' };
    const t = ends('defeat', [{ at: null, status: 'dead' }, gone, gone]);
    expect(t.question).toBe('chooseSurvivor');
    expect(t.by).toBe('survivors');
    expect(t.options).toEqual(['s2', 's3']);
    t.answer('s3').end();
    expect(t.state.records.map((r) => r.injuries)).toEqual([[], [], ['deaf']]);
    expect(ends('defeat', [{ at: null, status: 'dead' }]).end().state.records[0]?.injuries).toEqual([]);
  });

  test('SD-18.3 Legendary Horns in play bring their resource', () => {
    const t = tinyFight({
      monster: { card: 'screamingAntelope', inPlay: ['legendaryHorns'] },
      survivors: [{ at: 'A1' }],
      set: (state) => {
        state.outcome = 'victory';
        state.basicResources = [];
        state.monsterResources = [];
      },
    })
      .perform('aftermath', {})
      .end();
    expect(t.state.rewards).toEqual(['legendaryHorns']);
  });
});

describe('a weapon that was lost', () => {
  const act = (used: string[]) =>
    tinyFight({
      monster: { card: 'screamingAntelope' },
      survivors: [{ at: 'G11', survival: 0, grid: ['boneBlade'] }],
      set: (state) => {
        const [gear] = state.survivors[0]?.grid ?? [];
        if (gear != null) gear.used = used;
      },
    }).perform('act', { survivor: 's1' });

  test('SD-13.4 it is taken up again for an activation, anywhere; until then nobody fights with it', () => {
    const t = act(['lost']);
    expect(t.options).toContain('takeUp:g1');
    expect(t.options).not.toContain('attack:g1');
    t.answer('takeUp:g1');
    expect(t.options.filter((key) => key.startsWith('attack'))).toEqual([]);
    t.answer('endAct').end();
    expect(t.gear('s1', 'boneBlade')?.used).toEqual([]);
  });
  test('SD-13.4 what is in hand is not taken up', () => {
    const t = act([]);
    expect(t.options).toContain('attack:g1');
    expect(t.options).not.toContain('takeUp:g1');
  });
});

describe('Screaming Brain', () => {
  test('SD-15.1 survival up to the limit', () => {
    const t = tinyFight({
      monster: { card: 'screamingAntelope' },
      survivors: [{ at: 'A1', survival: 1, resources: ['screamingBrain'] }],
    })
      .perform('useResource', { survivor: 's1', card: 'screamingBrain' })
      .end();
    expect(t.survivor('s1')).toMatchObject({ survival: 5, resources: [] });
  });
});
