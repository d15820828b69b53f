import { describe, expect, test } from 'vitest';
import type { Monster } from '../../../../src/engine/showdown/cards/monster';
import { edit } from '../../../../src/engine/showdown/edit';
import { dealtOf, levelOf } from '../../../../src/engine/showdown/levels';
import { prepare, type SetUp } from '../../../../src/engine/showdown/setup';
import { CONTENT, type Table, tinyFight } from '../kit';
import { withLion } from '../rules/people';
import { quiet } from './lion';

const LION = CONTENT.monsters.whiteLion as Monster;

const setUp = (level: string, more: Partial<SetUp> = {}): SetUp => ({
  monster: 'whiteLion',
  level,
  players: ['Mika'],
  controller: 0,
  solo: true,
  survivors: [{ name: 'S', player: 0, grid: [] }],
  variants: {},
  seed: 5,
  ...more,
});

/** The content with one more level of the lion, `x`, which is the first with something else. */
const withLevel = (change: object) =>
  withLion((lion) => {
    const [one] = lion.levels;
    if (one !== undefined) lion.levels.push({ ...one, id: 'x', ...change });
  });

describe('SD-2.12 the levels of the White Lion (white-lion.md §1)', () => {
  test.each([
    ['prologue', 1, [5, 3, 0], { movement: 6, toughness: 6, speed: 0, damage: 0 }, {}, []],
    ['1', 1, [7, 3, 0], { movement: 6, toughness: 8, speed: 0, damage: 0 }, {}, []],
    ['2', 2, [10, 5, 0], { movement: 7, toughness: 10, speed: 1, damage: 1 }, {}, ['cunning']],
    [
      '3',
      3,
      [10, 9, 2],
      { movement: 8, toughness: 14, speed: 2, damage: 2 },
      { accuracy: 2, luck: 1 },
      ['cunning', 'merciless'],
    ],
    [
      'beast-of-sorrow',
      4,
      [10, 5, 1],
      { movement: 7, toughness: 13, speed: 1, damage: 1 },
      {},
      ['cunning', 'trample', 'weakSpot'],
    ],
    [
      'great-golden-cat',
      4,
      [3, 2, 1],
      { movement: 9, toughness: 17, speed: 2, damage: 5 },
      { accuracy: 1, luck: 1 },
      ['merciless', 'cunning', 'trample', 'goldenEyes'],
    ],
  ])('level %s', (id, rank, deck, attributes, tokens, cards) => {
    const { monster } = prepare(setUp(id), CONTENT);
    const { basic, advanced, legendary } = dealtOf(LION, levelOf(LION, id));
    expect(monster.rank).toBe(rank);
    expect([basic, advanced, legendary]).toEqual(deck);
    expect(monster.ai.deck).toHaveLength(basic + advanced + legendary);
    expect(monster.attributes).toMatchObject(attributes);
    expect(monster.tokens).toEqual(tokens);
    expect(monster.inPlay.map((c) => c.card)).toEqual(cards);
  });
});

describe('SD-2.2 SD-2.3 decks of the higher levels', () => {
  const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
  const dealt = (level: string) => seeds.map((seed) => prepare(setUp(level, { seed }), CONTENT).monster);

  test('SD-2.2 level 3 has every advanced and both legendary cards; the Beast of Sorrow one of these', () => {
    for (const { ai } of dealt('3'))
      expect(ai.deck).toEqual(expect.arrayContaining(['goldenEyes', 'vanish', 'maul']));
    const ones = dealt('beast-of-sorrow').map(({ ai }) =>
      ai.deck.filter((id) => id === 'goldenEyes' || id === 'vanish'),
    );
    expect(ones.every((cards) => cards.length === 1)).toBe(true);
    expect(new Set(ones.flat()).size).toBe(2);
  });

  test('SD-2.2 the Great Golden Cat: six cards, one each; Golden Eyes lies in play and not in the deck', () => {
    for (const { ai, inPlay, life, archive } of dealt('great-golden-cat')) {
      const six = ['bloodyClaw', 'comboClaw', 'powerSwat', 'terrifyingRoar', 'vanish', 'viciousClaw'];
      expect([...ai.deck].sort()).toEqual(six);
      expect(inPlay.map((c) => c.card)).toContain('goldenEyes');
      expect(life).toBe(15);
      expect(archive).toEqual(['beastsPaw', 'strangeHand', 'strainingNeck']);
    }
  });

  test('SD-2.12 Golden Eyes in play from the start brings its tokens to those of the level', () => {
    const fight = tinyFight({
      monster: { at: null, inPlay: ['goldenEyes'], tokens: { accuracy: 1, luck: 1 } },
      survivors: [{ at: null }],
      variants: { placement: 'random' },
      set: (state) => {
        state.round = 0;
        state.terrainDeck = [];
      },
    }).perform('setup', {});
    expect(fight.end().monster.tokens).toEqual({ speed: 1, accuracy: 3, luck: 1 });
  });
});

describe('the prologue (white-lion.md §6)', () => {
  const begin = (seed: number) => prepare(setUp('prologue', { seed }), CONTENT);

  test('SD-2.2 Claw first, under it seven shuffled; the first hit location is the Strange Hand', () => {
    const decks = Array.from({ length: 12 }, (_, i) => begin(i + 1).monster);
    for (const { ai, hitLocations } of decks) {
      expect(ai.deck[0]).toBe('claw');
      expect([...ai.deck.slice(1)].sort()).toEqual([
        'chomp',
        'enraged',
        'grasp',
        'maul',
        'powerSwat',
        'sizeUp',
        'terrifyingRoar',
      ]);
      expect(hitLocations.deck[0]).toBe('strangeHand');
      expect(hitLocations.deck).toHaveLength(23);
    }
    expect(new Set(decks.map(({ ai }) => ai.deck.join())).size).toBeGreaterThan(1);
  });

  test('SD-15.1 survival 1, limit 1, nothing but dodge', () => {
    expect(begin(1)).toMatchObject({ survivalLimit: 1, unlocked: ['dodge'], survivors: [{ survival: 1 }] });
    const { survivors } = levelOf(LION, 'prologue');
    expect(CONTENT.kits[survivors?.kit ?? '']?.grids.map((g) => g.filter((c) => c !== null))).toEqual(
      Array(4).fill(['cloth', 'foundingStone']),
    );
  });

  test('SD-2.7 no terrain', () => {
    const fight = tinyFight({
      monster: { at: null, level: 'prologue' },
      survivors: [{ at: null }],
      set: (state) => {
        state.round = 0;
        state.phase = 'setup';
      },
    }).perform('setup', {});
    expect(fight.state.tiles).toEqual([]);
    expect(fight.at('monster')).toBe('H11');
    fight.stopsAt('firstFacing');
  });
});

describe('SD-18.3 the aftermath by level (white-lion.md §9)', () => {
  const won = (level: string, more: Partial<Table> = {}) =>
    tinyFight({
      survivors: [{ at: 'A1' }, { at: 'B1' }],
      ...more,
      monster: { level },
      set: (state) => {
        state.outcome = 'victory';
        state.lastToWound = 's2';
        more.set?.(state);
      },
    }).perform('aftermath', {});

  test.each([
    ['prologue', 4, 4, 0],
    ['1', 4, 4, 0],
    ['2', 4, 6, 0],
    ['3', 4, 8, 1],
    ['beast-of-sorrow', 4, 8, 1],
    ['great-golden-cat', 4, 8, 1],
  ])('SD-18.3 %s: %i basic and %i lion resources', (level, basic, own, teeth) => {
    const { rewards } = won(level).end().state;
    const count = (deck: string) => rewards.filter((id) => CONTENT.resources[id]?.deck === deck).length;
    expect([count('basic'), count('monster')]).toEqual([basic, own]);
    expect(rewards.filter((id) => id === 'elderCatTeeth')).toHaveLength(teeth);
  });

  const saga = (level: string, dice: number[]) =>
    won(level, {
      dice,
      set: (state) => {
        state.innovations = ['saga'];
      },
    });

  test('SD-18.3 with Saga, from level 3 on, whoever dealt the last wound chooses on 4 or more', () => {
    const fight = saga('3', [4]);
    expect(fight.question).toBe('whichAttribute');
    expect(fight.options).toEqual(['accuracy', 'strength']);
    fight.answer('strength').end();
    expect(fight.survivor('s2').attributes).toMatchObject({ strength: 1, accuracy: 0 });
    expect(fight.survivor('s1').attributes.strength).toBe(0);
  });

  test('SD-18.3 with Saga, nothing on a 3, nor at level 2, nor for one who died', () => {
    expect(saga('great-golden-cat', [3]).end().log('attributeChanged')).toEqual([]);
    expect(saga('2', []).end().log('attributeChanged')).toEqual([]);
    const dead = won('3', {
      survivors: [{ at: 'A1' }, { at: null, status: 'dead' }],
      set: (state) => {
        state.innovations = ['saga'];
      },
    });
    expect(dead.end().log('attributeChanged')).toEqual([]);
  });

  test('SD-18.3 a set-up brings its innovations', () => {
    expect(prepare(setUp('3', { innovations: ['saga'] }), CONTENT).innovations).toEqual(['saga']);
    expect(prepare(setUp('3'), CONTENT).innovations).toEqual([]);
  });
});

describe('Sniff (white-lion.md §1)', () => {
  test.each([
    [2, {}],
    [3, { accuracy: 1 }],
  ])('SD-6.4 at level %i', (rank, tokens) => {
    const fight = tinyFight({ monster: { rank }, survivors: [{ at: 'A1' }] }).perform('instinct', {});
    expect(fight.end().monster.tokens).toEqual(tokens);
  });
});

describe('what a level can say', () => {
  test('SD-2.2 a deck by name: some on top in order, the rest shuffled under them', () => {
    const content = withLevel({ deck: { top: ['maul', 'claw'], shuffled: ['claw', 'chomp', 'grasp'] } });
    const decks = Array.from({ length: 12 }, (_, i) => prepare(setUp('x', { seed: i + 1 }), content));
    for (const { monster } of decks) {
      expect(monster.ai.deck.slice(0, 2)).toEqual(['maul', 'claw']);
      expect([...monster.ai.deck].sort()).toEqual(['chomp', 'claw', 'claw', 'grasp', 'maul']);
    }
    expect(new Set(decks.map((d) => d.monster.ai.deck.join())).size).toBeGreaterThan(1);
    const lion = content.monsters.whiteLion as Monster;
    expect(dealtOf(lion, levelOf(lion, 'x'))).toEqual({ basic: 4, advanced: 1, legendary: 0 });
  });

  test('SD-2.2 a deck by name with more copies than there are is refused', () => {
    expect(() => withLevel({ deck: { shuffled: ['maul', 'maul'] } })).toThrow('there are not 2 of "maul"');
  });

  test('SD-2.5 hit locations on top, and some out of the game', () => {
    const content = withLevel({ hitLocations: { top: ['strangeHand'], archived: ['beastsPaw'] } });
    const { hitLocations, archive } = prepare(setUp('x'), content).monster;
    expect(hitLocations.deck[0]).toBe('strangeHand');
    expect(hitLocations.deck).toHaveLength(22);
    expect(hitLocations.deck.filter((c) => c === 'strangeHand')).toHaveLength(1);
    expect(hitLocations.deck).not.toContain('beastsPaw');
    expect(archive).toEqual(['beastsPaw']);
    expect(() => withLevel({ hitLocations: { top: ['tongue'] } })).toThrow(
      'there is no hit location "tongue"',
    );
  });

  test('SD-2.7 SD-2.11 its own diagram, in part', () => {
    const content = withLevel({ setup: { monster: 'A1', terrain: [], random: 0 } });
    const fight = tinyFight({
      content,
      monster: { at: null, level: 'x' },
      survivors: [{ at: null }],
      set: (state) => {
        state.round = 0;
        state.phase = 'setup';
      },
    }).perform('setup', {});
    expect(fight.at('monster')).toBe('A1');
    expect(fight.state.tiles).toEqual([]);
    expect(fight.answer('S').options).toEqual(['N10', 'O11', 'O12', 'N13', 'forUs']);
    fight.stopsAt('placeSurvivor');
  });

  test('how the survivors come; what the set-up says itself goes before', () => {
    const survivors = { kit: 'starting', survival: 1, survivalLimit: 1, unlocked: ['dodge'] };
    const content = withLevel({ survivors });
    const plain = prepare(setUp('x'), content);
    expect(plain).toMatchObject({ survivalLimit: 1, unlocked: ['dodge'], survivors: [{ survival: 1 }] });
    const own = prepare(setUp('x', { survivalLimit: 4, unlocked: ['dash'] }), content);
    expect(own).toMatchObject({ survivalLimit: 4, unlocked: ['dash'] });
    expect(prepare(setUp('1'), content)).toMatchObject({ survivalLimit: 5, survivors: [{ survival: 3 }] });
  });

  test('SD-2.12 what comes into play with the monster does what it does on coming into play', () => {
    const content = withLion((lion) => {
      lion.ai.push({
        id: 'proud',
        kind: 'special',
        copies: 1,
        stays: 'trait',
        actions: [{ do: 'token', who: 'monster', token: 'speed', by: 2 }],
      });
    });
    const fight = tinyFight({
      content,
      monster: { at: null, inPlay: ['proud'] },
      survivors: [{ at: null }],
      variants: { placement: 'random' },
      set: (state) => {
        state.round = 0;
        state.terrainDeck = [];
      },
    }).perform('setup', {});
    expect(fight.end().monster.tokens).toEqual({ speed: 2 });
  });

  test('SD-18.3 rewards by name: out of their deck, strange ones from nowhere; none left, none gained', () => {
    const content = withLevel({
      rewards: { basic: 1, monster: 0, cards: ['elderCatTeeth', 'skull', 'monsterOrgan'] },
    });
    const reward = (basic: string[]) =>
      tinyFight({
        content,
        monster: { level: 'x' },
        survivors: [{ at: 'A1' }],
        set: (state) => {
          state.outcome = 'victory';
          state.basicResources = basic;
        },
      })
        .perform('aftermath', {})
        .end().state.rewards;
    expect(reward(['skull', 'monsterBone'])).toEqual(['elderCatTeeth', 'skull', 'monsterBone']);
    expect(reward(['monsterHide', 'monsterOrgan'])).toEqual(['elderCatTeeth', 'monsterOrgan', 'monsterHide']);
  });

  test('SD-18.3 its victory effects come last; the attacker is whoever dealt the last wound', () => {
    const gain = { do: 'points', who: 'attacker', what: 'courage', by: 1 };
    const content = withLevel({ victory: [gain] });
    const end = (outcome: 'victory' | 'defeat', last: string | null) =>
      tinyFight({
        content,
        monster: { level: 'x' },
        survivors: [{ at: 'A1' }, { at: 'B1' }],
        dice: outcome === 'defeat' ? [1] : [],
        set: (state) => {
          state.outcome = outcome;
          state.lastToWound = last;
        },
      })
        .perform('aftermath', {})
        .end()
        .state.survivors.map((s) => s.courage);
    expect(end('victory', 's2')).toEqual([0, 1]);
    expect(end('victory', null)).toEqual([0, 0]);
    expect(end('defeat', 's2')).toEqual([0, 0]);
  });
});

describe('survivors-in-detail.md §6 Life', () => {
  const alive = (life: number, content = withLevel({ life: 5 })) =>
    tinyFight({ content, monster: { level: 'x', life }, survivors: [quiet('H13')] });

  test('it begins with its number; others have none', () => {
    expect(prepare(setUp('x'), withLevel({ life: 5 })).monster.life).toBe(5);
    expect(prepare(setUp('1'), CONTENT).monster.life).toBeNull();
  });

  test('wounds lower it and take no AI card', () => {
    const fight = alive(5);
    const deck = [...fight.monster.ai.deck];
    fight.perform('woundMonster', { wounds: 2, by: 's1' }).end();
    expect(fight.monster).toMatchObject({ life: 3, wounds: [] });
    expect(fight.monster.ai.deck).toEqual(deck);
    expect(fight.log('monsterWounded')).toMatchObject([
      { wounds: 1, left: 4, life: true },
      { wounds: 2, left: 3, life: true },
    ]);
    expect(fight.state.outcome).toBeNull();
  });

  test('at 0 it is dead, with cards in its deck', () => {
    const fight = alive(1).perform('woundMonster', { wounds: 1, by: 's1' }).end();
    expect(fight.state.outcome).toBe('victory');
    expect(fight.monster.life).toBe(0);
    expect(fight.monster.ai.deck.length).toBeGreaterThan(0);
  });

  test('it can be corrected by hand; a monster without life has none to correct', () => {
    const asked = (fight: ReturnType<typeof alive>) => fight.perform('act', { survivor: 's1' });
    expect(asked(alive(5)).edit({ what: 'life', to: 2 }).monster.life).toBe(2);
    const { state } = tinyFight({ survivors: [quiet('H13')] });
    const run = { state, content: CONTENT, emit: () => undefined };
    expect(edit(run, { what: 'life', to: 2 })).toContain('no life');
    expect(state.monster.life).toBeNull();
  });

  test('SD-5.13 healing brings it back, up to where it began', () => {
    const heal = (life: number) =>
      alive(life)
        .perform('perform', {
          effects: [{ do: 'heal', amount: 2 }],
          scope: { card: { kind: 'ai', id: 'claw' } },
        })
        .end();
    expect(heal(2).monster.life).toBe(4);
    expect(heal(4).monster.life).toBe(5);
    expect(heal(4).log('healed')).toMatchObject([{ cards: 1 }]);
  });
});

describe('Trample (screaming-antelope.md §5)', () => {
  /** The lion, which looks south, runs forward. */
  const run = (inPlay: string[], dice: number[]) =>
    tinyFight({
      monster: { inPlay, rank: 2 },
      survivors: [quiet('H14'), quiet('I17'), quiet('A1')],
      dice,
    })
      .perform('moveStraight', { how: 'forward', from: null, spaces: 6, grabs: false })
      .answer('E')
      .end();

  test('whoever it passes or ends on is hurt by its level', () => {
    const fight = run(['trample'], [6, 6]);
    expect(fight.log('damaged').map((e) => [e.survivor, e.amount])).toEqual([
      ['s1', 2],
      ['s2', 2],
    ]);
    expect(fight.survivor('s1').standsAfter).not.toBeNull();
  });

  test('without the card nobody is', () => {
    expect(run([], []).log('damaged')).toEqual([]);
  });

  test('a survivor thrown against another is no collision of the monster', () => {
    const fight = tinyFight({ monster: { inPlay: ['trample'] }, survivors: [quiet('H13'), quiet('H15')] })
      .perform('knockback', { survivor: 's1', spaces: 5, from: null })
      .end();
    expect(fight.log('collided').length).toBeGreaterThan(0);
    expect(fight.log('damaged')).toEqual([]);
  });
});

describe('Cunning (white-lion.md §5)', () => {
  const turnEnds = (at: string[], dice: number[] = []) =>
    tinyFight({ monster: { inPlay: ['cunning'] }, survivors: at.map((a) => quiet(a)), dice }).perform(
      'moment',
      { moment: 'monsterTurnEnd', scope: {} },
    );

  test('one who stands beside it comes along, knocked down and hurt, as far away as it can go', () => {
    const fight = turnEnds(['H13', 'N22'], [6]).answer('H7').end();
    expect(fight.at('monster')).toBe('H5');
    expect(fight.at('s1')).toBe('H7');
    expect(fight.state.grabbed).toEqual([{ survivor: 's1', round: 1 }]);
    expect(fight.survivor('s1').standsAfter).not.toBeNull();
  });

  test('of several, the lot', () => {
    const fight = turnEnds(['H13', 'I13'], [2, 6]).answer('I7').end();
    expect([fight.at('s1'), fight.at('s2')]).toEqual(['H13', 'I7']);
  });

  test('nobody beside it: it stays', () => {
    const fight = turnEnds(['H15']).end();
    expect(fight.at('monster')).toBe('H11');
    expect(fight.state.grabbed).toEqual([]);
  });
});
