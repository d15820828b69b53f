import { describe, expect, test } from 'vitest';
import type { Calls } from '../../../../src/engine/showdown/calls';
import type { ShowdownState } from '../../../../src/engine/showdown/state';
import { type Placed, type Table, tinyFight } from '../kit';

type Gain = Omit<Calls['gainResource'], 'survivor'>;

/** Survivor 1 gains a resource, with these cards on the decks. */
function gain(what: Partial<Gain>, table: Partial<Table> = {}, survivors: Placed[] = [{ at: 'A1' }]) {
  return tinyFight({
    ...table,
    survivors,
    set: (state) => {
      state.basicResources = ['monsterBone', 'monsterHide', 'skull', 'monsterHide'];
      state.monsterResources = ['whiteFur', 'lionClaw'];
      table.set?.(state);
    },
  }).perform('gainResource', { survivor: 's1', from: null, card: null, ...what });
}

describe('gaining', () => {
  test('SD-2.6 a random basic or monster resource is the top card of its shuffled deck', () => {
    const basic = gain({ from: 'basic' }).end();
    expect(basic.survivor('s1').resources).toEqual(['monsterBone']);
    expect(basic.state.basicResources).toEqual(['monsterHide', 'skull', 'monsterHide']);
    const monster = gain({ from: 'monster' }).end();
    expect(monster.survivor('s1').resources).toEqual(['whiteFur']);
    expect(monster.state.monsterResources).toEqual(['lionClaw']);
  });

  test('SD-2.6 a named one is taken from its deck, and only one copy', () => {
    const fight = gain({ card: 'monsterHide' }).end();
    expect(fight.survivor('s1').resources).toEqual(['monsterHide']);
    expect(fight.state.basicResources).toEqual(['monsterBone', 'skull', 'monsterHide']);
  });

  test('SD-2.6 a card that is exhausted is nothing gained, from a deck and by name', () => {
    for (const what of [{ from: 'basic' as const }, { card: 'lionTail' }, { card: 'loveJuice' }]) {
      const fight = gain(what, {
        set: (state: ShowdownState) => {
          state.basicResources = [];
          state.monsterResources = [];
        },
      }).end();
      expect(fight.survivor('s1').resources).toEqual([]);
      expect(fight.log('nothingHappened')).toMatchObject([{ why: 'exhausted' }]);
    }
  });

  test('SD-2.6 strange resources have no deck and never run out', () => {
    const fight = gain({ card: 'iron' }, {}, [{ at: 'A1', resources: ['iron', 'iron'] }]).end();
    expect(fight.survivor('s1').resources).toEqual(['iron', 'iron', 'iron']);
  });

  test.each([
    [1, 'crabSpider'],
    [2, 'cyclopsFly'],
    [3, 'hissingCockroach'],
    [4, 'lonelyAnt'],
    [5, 'nightmareTick'],
    [6, 'swordBeetle'],
  ])('random vermin, each of six with equal chance: %i', (value, card) => {
    const fight = gain({ from: 'vermin' }, { dice: [{ purpose: 'vermin', value }] }).end();
    expect(fight.survivor('s1').resources).toEqual([card]);
  });

  test('SD-9.8 the dead gain nothing', () => {
    const fight = gain({ from: 'basic' }, {}, [{ at: null, status: 'dead' }]).end();
    expect(fight.state.basicResources.length).toBe(4);
  });

  test('a skull: the gainer says which survivor gains 1 insanity', () => {
    const fight = gain({ card: 'skull' }, { players: ['Mika', 'Ren'], solo: false }, [
      { at: 'A1', player: 1 },
      { at: 'B1', player: 0 },
      { at: null, status: 'dead' },
    ]);
    expect(fight.state.decision).toMatchObject({ kind: 'chooseSurvivor', by: 'p2' });
    expect(fight.options).toEqual(['s1', 's2']);
    fight.answer('s2').end();
    expect(fight.state.survivors.map((s) => s.insanity)).toEqual([0, 1, 0]);
  });

  test('a curious hand: a random survivor gains 1 insanity', () => {
    const fight = gain(
      { card: 'curiousHand' },
      {
        dice: [{ purpose: 'randomSurvivor', value: 2 }],
        set: (state) => {
          state.monsterResources = ['curiousHand'];
        },
      },
      [{ at: 'A1' }, { at: 'B1' }],
    ).end();
    expect(fight.state.survivors.map((s) => s.insanity)).toEqual([0, 1]);
  });
});

/** Survivor 1 uses a held resource. */
const use = (card: string, survivor: Partial<Placed> = {}, table: Partial<Table> = {}) =>
  tinyFight({ ...table, survivors: [{ at: 'A1', resources: [card, 'iron'], ...survivor }] }).perform(
    'useResource',
    { survivor: 's1', card },
  );

describe('using what is held', () => {
  test('it is archived for its effect: a crab spider, +3 survival up to the limit', () => {
    const fight = use('crabSpider', { survival: 1 }).end();
    expect(fight.survivor('s1')).toMatchObject({ survival: 4, resources: ['iron'] });
    expect(fight.log('archived')).toMatchObject([{ card: 'crabSpider' }]);
    expect(use('crabSpider', { survival: 3 }).end().survivor('s1').survival).toBe(5);
  });

  test('a lonely ant: insanity and survival change places, survival within its limit', () => {
    const few = use('lonelyAnt', { survival: 1, insanity: 4 }).end();
    expect(few.survivor('s1')).toMatchObject({ survival: 4, insanity: 1 });
    const many = use('lonelyAnt', { survival: 2, insanity: 9 }).end();
    expect(many.survivor('s1')).toMatchObject({ survival: 5, insanity: 2 });
  });

  test('a monster organ: on a 6 all consumable gear of one’s own grid goes, and nothing else', () => {
    const grid = ['driedAcanthus', 'boneAxe', 'monsterGrease'];
    const five = use('monsterOrgan', { grid }, { dice: [{ purpose: 'consume', value: 5 }] }).end();
    expect(five.survivor('s1').grid.filter((g) => g !== null).length).toBe(3);
    const six = use('monsterOrgan', { grid }, { dice: [{ purpose: 'consume', value: 6 }] }).end();
    expect(six.survivor('s1').grid.flatMap((g) => (g === null ? [] : [g.card]))).toEqual(['boneAxe']);
    expect(six.survivor('s1').resources).toEqual(['iron']);
  });

  test('a shimmering mane: two basic hides, as many as there are', () => {
    const deck = (cards: string[]) => ({
      set: (state: ShowdownState) => {
        state.basicResources = cards;
      },
    });
    const two = use('shimmeringMane', {}, deck(['monsterHide', 'skull', 'monsterHide', 'monsterHide'])).end();
    expect(two.survivor('s1').resources).toEqual(['iron', 'monsterHide', 'monsterHide']);
    expect(two.state.basicResources).toEqual(['skull', 'monsterHide']);
    const one = use('shimmeringMane', {}, deck(['monsterHide', 'skull'])).end();
    expect(one.survivor('s1').resources).toEqual(['iron', 'monsterHide']);
  });

  test('fresh acanthus heals one hurt place fully, armour included', () => {
    const hurt = { armour: 0, light: true, heavy: true };
    const whole = { armour: 0, light: false, heavy: false };
    const fight = use('freshAcanthus', {
      grid: ['cloth'],
      wear: { head: whole, arms: hurt, body: whole, waist: { ...hurt, heavy: false }, legs: whole },
    });
    expect(fight.question).toBe('healWhere');
    expect(fight.options).toEqual(['arms', 'waist']);
    fight.answer('waist').end();
    expect(fight.survivor('s1').wear.waist).toEqual({ armour: 1, light: false, heavy: false });
    expect(fight.survivor('s1').wear.arms).toEqual(hurt);
  });

  test('SD-15.4 at any time, on top of any question, also by one who lies; not what has no use', () => {
    const fight = tinyFight({
      survivors: [
        { at: 'A1', resources: ['crabSpider', 'iron'], survival: 0, standsAfter: 3, survivalUsed: [] },
        { at: 'H22' },
      ],
    }).perform('survivorsTurn', {});
    expect(fight.question).toBe('whoActs');
    const keys = fight.state.decision?.interjections.map((o) => o.key);
    expect(keys).toContain('useResource:s1:crabSpider');
    expect(keys).not.toContain('useResource:s1:iron');
    fight.interject('useResource:s1:crabSpider');
    expect(fight.survivor('s1').survival).toBe(3);
    fight.stopsAt('whoActs');
  });
});

describe('strange resources', () => {
  test.each([
    'iron',
    'leather',
    'secondHeart',
    'elderCatTeeth',
    'legendaryHorns',
    'phoenixCrest',
    'perfectCrucible',
    'blackLichen',
    'cocoonMembrane',
    'lanternTube',
  ])('%s: it is gained by name, without a deck, and has no use in a showdown', (card) => {
    const fight = gain({ card }).end();
    expect(fight.survivor('s1').resources).toEqual([card]);
    const held = tinyFight({ survivors: [{ at: 'A1', survival: 0, resources: [card] }] });
    held.perform('survivorsTurn', {});
    expect(held.state.decision?.interjections).toEqual([]);
    held.stopsAt('whoActs');
  });
  test('SD-18.3 what is held at a victory is brought home, strange ones and vermin too', () => {
    const fight = tinyFight({
      survivors: [{ at: 'A1', resources: ['leather', 'swordBeetle'] }],
      set: (state) => {
        state.outcome = 'victory';
      },
    })
      .perform('aftermath', {})
      .end();
    expect(fight.state.rewards).toEqual(expect.arrayContaining(['leather', 'swordBeetle']));
  });
});
