import { describe, expect, test } from 'vitest';
import { type Placed, type Table, tinyFight } from '../kit';

const quiet = { survival: 0 };

/** Everybody at this moment before round 1. */
const at = (moment: 'depart' | 'showdownStart', survivors: Placed[], table: Partial<Table> = {}) =>
  tinyFight({
    survivors,
    ...table,
    set: (state) => {
      state.round = 0;
      table.set?.(state);
    },
  }).perform('moment', { moment, scope: {} });

const turn = (survivor: Partial<Placed>, table: Partial<Table> = {}) =>
  tinyFight({ survivors: [{ at: 'A1', ...quiet, ...survivor }], ...table }).perform('survivorsTurn', {});

describe('Almanac', () => {
  test('Almanac: +2 insanity on departing', () => {
    const t = at('depart', [{ at: null, grid: ['almanac'] }, { at: null }]).end();
    expect(t.state.survivors.map((s) => s.insanity)).toEqual([2, 0]);
  });
  test('Almanac: its owner gains no disorders, others do', () => {
    const gain = (grid: string[], dice: number[]) =>
      tinyFight({ survivors: [{ at: 'A1', grid }], dice })
        .perform('perform', {
          effects: [{ do: 'disorder', who: 'owner' }],
          scope: { card: { kind: 'rule', id: 'SD-9.5' }, owner: 's1' },
        })
        .end();
    expect(gain(['almanac'], []).survivor('s1').disorders).toEqual([]);
    expect(
      gain(['almanac'], [])
        .log('nothingHappened')
        .map((e) => e.why),
    ).toEqual(['barred']);
    expect(gain(['boneAxe'], [1]).survivor('s1').disorders).toHaveLength(1);
  });
});

describe('Brain Mint', () => {
  const tokens = { strength: 2, speed: -1 };

  test('Brain Mint: all tokens of its owner go, good and bad and bleeding; it is archived', () => {
    const t = turn({ grid: ['brainMint'], tokens, bleeding: 3 });
    t.answers('s1', 'use:g1:chew', 'endAct').end();
    expect(t.survivor('s1')).toMatchObject({ tokens: {}, bleeding: 0 });
    expect(t.gear('s1', 'brainMint')).toBeUndefined();
  });
  test('Brain Mint: nobody else’s tokens', () => {
    const t = tinyFight({
      survivors: [
        { at: 'A1', ...quiet, grid: ['brainMint'] },
        { at: 'A2', ...quiet, tokens, bleeding: 1 },
      ],
    }).perform('act', { survivor: 's1' });
    t.answers('use:g1:chew', 'endAct').end();
    expect(t.survivor('s2')).toMatchObject({ tokens, bleeding: 1 });
  });
  test('SD-12.3 Brain Mint: who lies may act to use it, nothing else; then stands and may walk', () => {
    const t = turn({ grid: ['brainMint', 'bandages', 'luckyCharm'], standsAfter: 3, bleeding: 1 });
    expect(t.options).toEqual(['s1', 'endTurn']);
    t.answer('s1');
    expect(t.options).toEqual(['use:g1:chew', 'endAct']);
    t.answer('use:g1:chew');
    expect(t.survivor('s1').standsAfter).toBeNull();
    expect(t.options).toContain('A2');
    t.answer('A2');
    expect(t.at('s1')).toBe('A2');
    t.end();
  });
  test('SD-12.3 without it who lies has no act, nor who is doomed', () => {
    turn({ grid: ['bandages'], standsAfter: 3, bleeding: 1 }).end();
    turn({ grid: ['brainMint'], standsAfter: 3, doomedBy: ['claw'] }).end();
  });
  test('Brain Mint: it is consumed, so not with a shattered jaw', () => {
    turn({ grid: ['brainMint'], standsAfter: 3, injuries: ['shatteredJaw'] }).end();
  });
});

describe('Bug Trap', () => {
  const start = (die: number, deck: string[]) =>
    at('showdownStart', [{ at: 'A1', grid: ['bugTrap'] }], {
      dice: [{ purpose: 'bugTrap', value: die }],
      variants: { placement: 'random' },
      set: (state) => {
        state.terrainDeck = deck;
      },
    }).end();

  test('Bug Trap: on 3 or more a Bug Patch comes onto the board, out of the deck', () => {
    const t = start(3, ['debris', 'bugPatch']);
    expect(t.state.tiles.map((tile) => tile.card)).toEqual(['bugPatch']);
    expect(t.state.terrainDeck).toEqual(['debris']);
  });
  test('Bug Trap: not on 2, nor when the card is out already', () => {
    expect(start(2, ['bugPatch']).state.tiles).toEqual([]);
    expect(start(10, ['debris']).state.tiles).toEqual([]);
  });
  test('SD-2.7 Bug Trap: the players place it', () => {
    const t = at('showdownStart', [{ at: 'A1', grid: ['bugTrap'] }], {
      dice: [3],
      set: (state) => {
        state.terrainDeck = ['bugPatch'];
      },
    });
    expect(t.question).toBe('placeTerrain');
    expect(t.options).not.toContain('A1');
    t.answer('B3').end();
    expect(t.state.tiles).toHaveLength(1);
  });
});

describe('Elder Earrings', () => {
  test('Elder Earrings: +2 survival as the showdown starts', () => {
    const t = at('showdownStart', [
      { at: 'A1', survival: 1, grid: ['elderEarrings'] },
      { at: 'A2', survival: 1 },
    ]).end();
    expect(t.state.survivors.map((s) => s.survival)).toEqual([3, 1]);
  });
  const experience = (outcome: 'victory' | 'defeat') =>
    tinyFight({
      survivors: [{ at: 'A1', grid: ['elderEarrings'] }, { at: 'A2' }],
      dice: outcome === 'defeat' ? [5] : [],
      set: (state) => {
        state.outcome = outcome;
      },
    })
      .perform('aftermath', {})
      .end()
      .state.survivors.map((s) => s.huntExperience);
  test('SD-18.3 Elder Earrings: one more hunt experience after a victory', () => {
    expect(experience('victory')).toEqual([2, 1]);
    expect(experience('defeat')).toEqual([0, 0]);
  });
});

describe('First Aid Kit', () => {
  test('First Aid Kit: everybody +3 survival at the start, up to the limit', () => {
    const t = at('showdownStart', [
      { at: 'A1', survival: 1, grid: ['firstAidKit'] },
      { at: 'A2', survival: 3 },
    ]).end();
    expect(t.state.survivors.map((s) => s.survival)).toEqual([4, 5]);
  });
  const hurt = (grid: string[], die: number) =>
    tinyFight({ survivors: [{ at: 'A1', ...quiet, grid }], dice: [die] })
      .perform('severeInjury', { survivor: 's1', location: 'body', modifier: 0 })
      .end();
  test('First Aid Kit: its owner ignores disemboweled, not other injuries', () => {
    expect(hurt(['firstAidKit'], 6).survivor('s1')).toMatchObject({ injuries: [], bleeding: 0 });
    expect(hurt(['firstAidKit'], 7).survivor('s1').bleeding).toBe(2);
    expect(hurt(['boneAxe'], 6).survivor('s1')).toMatchObject({ injuries: ['disemboweled'], bleeding: 1 });
  });
});

describe('Musk Bomb', () => {
  const bomb: Placed = { at: 'G11', survival: 2, grid: ['muskBomb'] };
  const draw = (survivors: Placed[], dice: number[] = [], ai = ['claw', 'chomp']) =>
    tinyFight({ survivors, dice, monster: { ai } }).perform('drawAi', {});

  test('Musk Bomb: beside the monster, for 2 survival and the card, on 3 or more the drawn card is not played', () => {
    const t = draw([bomb], [3]);
    expect(t.question).toBe('may');
    t.answer('use').end();
    expect(t.monster.ai).toEqual({ deck: ['chomp'], discard: ['claw'] });
    expect(t.monster.performing).toEqual([]);
    expect(t.log('targetPicked')).toEqual([]);
    expect(t.survivor('s1').survival).toBe(0);
    expect(t.gear('s1', 'muskBomb')).toBeUndefined();
  });
  test('Musk Bomb: on 2 it is gone and the card is played', () => {
    const t = draw([{ ...bomb, survival: 2 }], [2, 1, 1]);
    t.answer('use').end();
    expect(t.log('targetPicked')).toHaveLength(1);
    expect(t.gear('s1', 'muskBomb')).toBeUndefined();
  });
  test('Musk Bomb: it may be kept', () => {
    const t = draw([{ ...bomb, survivalUsed: ['dash', 'surge', 'dodge'] }], [1, 1]);
    t.answer('decline').end();
    expect(t.log('targetPicked')).toHaveLength(1);
    expect(t.survivor('s1').survival).toBe(2);
    expect(t.gear('s1', 'muskBomb')).toBeDefined();
  });
  test('Musk Bomb: not from further away, nor lying, nor with 1 survival', () => {
    const none = (placed: Partial<Placed>) => {
      const used = { survivalUsed: ['dash', 'surge', 'dodge', 'encourage'] } as const;
      const t = draw([{ ...bomb, ...used, survivalUsed: [...used.survivalUsed], ...placed }], [1, 1]);
      expect(t.end().log('targetPicked')).toHaveLength(1);
    };
    none({ at: 'F11' });
    none({ survival: 1 });
    const lying = draw([{ ...bomb, standsAfter: 3 }]);
    expect(lying.log('nothingHappened')).toEqual([]);
    expect(lying.question).toBeNull();
  });
  test('Musk Bomb: a second one is not asked for when the card is gone', () => {
    const t = draw([bomb, { ...bomb, at: 'G12' }], [10]);
    t.answer('use').end();
    expect(t.gear('s2', 'muskBomb')).toBeDefined();
  });
});

describe('Scavenger Kit', () => {
  const won = (card: string) =>
    tinyFight({
      survivors: [{ at: 'A1', grid: [card] }],
      set: (state) => {
        state.outcome = 'victory';
        state.basicResources = ['monsterBone', 'skull', 'monsterHide', 'monsterHide', 'monsterHide'];
        state.monsterResources = ['whiteFur', 'lionClaw', 'lionClaw', 'lionClaw', 'sinew'];
      },
    }).perform('aftermath', {});

  test('SD-18.3 Scavenger Kit: one resource more after a victory, of the deck its owner chooses', () => {
    const t = won('scavengerKit');
    expect(t.question).toBe('whichDeck');
    expect(t.options).toEqual(['basic', 'monster']);
    t.answer('monster').end();
    expect(t.state.rewards).toHaveLength(9);
    expect(t.state.rewards).toContain('whiteFur');
    expect(t.state.monsterResources).toEqual([]);
  });
  test('Scavenger Kit: nobody without it is asked', () => {
    expect(won('boneAxe').end().state.rewards).toHaveLength(8);
  });
  const search = (card: 'debris' | 'bugPatch', grid: string[], die: number) =>
    tinyFight({
      survivors: [{ at: 'A1', ...quiet, grid }],
      tiles: [{ card, at: ['A2'] }],
      dice: [die],
    })
      .perform('act', { survivor: 's1' })
      .answers('terrain:t1', 'endAct')
      .end();
  test('Scavenger Kit: +3 at Debris, also beyond 10; +1 at a Bug Patch', () => {
    expect(search('debris', ['scavengerKit'], 7).gear('s1', 'scrapSword')).toBeDefined();
    expect(search('debris', ['scavengerKit'], 10).gear('s1', 'scrapSword')).toBeDefined();
    expect(search('debris', ['boneAxe'], 7).state.tiles).toHaveLength(1);
    expect(search('bugPatch', ['scavengerKit'], 1).survivor('s1').brainLight).toBe(false);
    expect(search('bugPatch', ['boneAxe'], 1).survivor('s1').brainLight).toBe(true);
  });
});

describe('Speed Powder', () => {
  test('Speed Powder: 2 brain damage and a speed token, once', () => {
    const t = tinyFight({
      survivors: [{ at: 'A1', survival: 1, insanity: 2, grid: ['speedPowder'] }],
    }).perform('act', { survivor: 's1' });
    t.answer('use:g1:sniff');
    expect(t.survivor('s1')).toMatchObject({ insanity: 0, tokens: { speed: 1 } });
    expect(t.options.filter((key) => key.startsWith('surge') || key.startsWith('use'))).toEqual([]);
    t.answer('endAct').end();
  });
});
