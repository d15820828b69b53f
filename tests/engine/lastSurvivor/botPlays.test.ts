import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { botAnswer } from '../../../src/engine';
import { ANSWERS } from '../../../src/engine/lastSurvivor/bot';
import { QUESTIONS } from '../../../src/engine/lastSurvivor/questions';
import { CONTENT, PROBES, type Table, tiny } from './kit';

type Game = ReturnType<typeof tiny>;

const wish = ({ state }: Game, content = PROBES): string[] => botAnswer({ state, content });

/** The program answers for everybody until nothing is asked any more. */
function byItself(game: Game, content = PROBES): string[] {
  const given: string[] = [];
  while (game.question !== null && given.length < 50) {
    const keys = wish(game, content);
    given.push(...keys);
    game.answer(...keys);
  }
  return given;
}

/** A combat of the first against the second, of whom both have nothing but this. */
const bout = (first: object, second: object, dice: readonly number[], more: Partial<Table> = {}) =>
  tiny({ survivors: [first, second], dice, ...more }).fights();

test('every kind of question that a procedure asks has an answer meant for it', () => {
  const folder = path.resolve('src/engine/lastSurvivor/procedures');
  const asked = readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/kind: '(\w+)',\s+by: /g)].map(
      ([, kind]) => kind,
    ),
  );
  expect(new Set([...asked, 'typeDie'])).toEqual(new Set(QUESTIONS));
  expect(new Set(Object.keys(ANSWERS))).toEqual(new Set(QUESTIONS));
});

test('who has nothing to eat or drink gathers it before the night, and then has its meal', () => {
  const content = CONTENT;
  const table = { content, map: 'brackenIsle', day: 1 };
  const card = (name: string) => ({ card: name, stamina: 8, resources: { food: 0, cleanWater: 0, wood: 0 } });
  const game = tiny({ ...table, survivors: [card('stoker'), card('cook')] });
  game.who().resources.food = 0;
  game.perform('turn', { survivor: 's1' });
  byItself(game, content);
  const { food, meat, cleanWater, dirtyWater } = game.who().resources;
  expect(food + meat, 'food').toBeGreaterThan(0);
  expect(cleanWater + dirtyWater, 'water').toBeGreaterThan(0);
});

test('LS-3.2 it attacks where the exact odds are good for it, and not where they are bad', () => {
  const turn = (own: object, other: object) =>
    wish(tiny({ survivors: [own, other] }).perform('turn', { survivor: 's1' }));
  const fed = { resources: { food: 2, cleanWater: 2 }, space: '4,0', stamina: 8 };
  expect(turn({ ...fed, card: 'ace', items: ['club'] }, { space: '4,0', damage: 3 })).toEqual(['attack:s2']);
  expect(turn({ ...fed, damage: 3 }, { card: 'ace', items: ['club'], space: '4,0' })).not.toEqual([
    'attack:s2',
  ]);
});

test('LS-5.1 two modifications are made together where only both turn the combat, and none where they do not', () => {
  const own = { hand: ['plus', 'plus'] };
  expect(byItself(bout(own, { damage: 3 }, [8, 1]))).toEqual(
    ['plus', 'plus'].map((card) => `card:${card}:gray`),
  );
  expect(byItself(bout(own, { damage: 3 }, [7, 1]))).toEqual(['pass']);
});

test('LS-5.1 the cheapest modification is made: what lies open before a card of the hand', () => {
  const own = { damage: 3, items: ['net'], hand: ['plus'] };
  expect(wish(bout(own, {}, [1, 10]))).toEqual(['item:net']);
  expect(wish(bout(own, {}, [1, 9]))).toEqual(['pass']);
});

test('LS-5.1 a reroll is worth its exact chance: made against death, not for the first damage', () => {
  const hit = (damage: number) => wish(bout({ damage, hand: ['again'] }, {}, [1, 12]));
  expect(hit(3)).toEqual(['card:again:red']);
  const spared = wish(bout({ damage: 3, hand: ['again'] }, {}, [1, 9]));
  expect(spared).toEqual(['pass']);
});

test('LS-4.1 a supporter plays what turns the odds against who is near death, and keeps it otherwise', () => {
  const support = (damage: number, card: string) =>
    wish(tiny({ survivors: [{}, { damage }, { hand: [card] }] }).fights());
  expect(support(3, 'assault')).toEqual(['assault']);
  expect(support(0, 'cover')).toEqual(['done']);
});

test('LS-6.4 the deadly damage is prevented, a cheap one is borne', () => {
  const dealt = (damage: number, amount = 1) =>
    wish(
      tiny({ survivors: [{ damage, items: ['vest'] }, {}] }).perform('prevent', { survivor: 's1', amount }),
    );
  expect(dealt(3)).toEqual(['item:vest']);
  expect(dealt(1)).toEqual(['item:vest']);
  expect(dealt(0)).toEqual(['bear']);
  // One of two does not save who has borne three.
  expect(dealt(3, 2)).toEqual(['bear']);
});

test('it treats what hurts, and lays in no store of food that nobody asks for', () => {
  const turn = (own: object) =>
    wish(tiny({ survivors: [own, { space: '4,0' }] }).perform('turn', { survivor: 's1' }));
  expect(turn({ damage: 2, resources: { medicine: 1, food: 1, cleanWater: 1 } })).toEqual(['treat']);
  const full = {
    items: ['coat', 'club', 'vest'],
    resources: { food: 4, cleanWater: 4, wood: 3 },
    stamina: 2,
  };
  expect(turn(full)).toEqual(['endTurn']);
});

test('a trade that gains is agreed to, one that loses is not, and it offers nothing where nobody gains', () => {
  const trade = (gives: string, gets: string) =>
    wish(
      tiny({
        survivors: [{ resources: { food: 3, stone: 3 } }, { resources: { cleanWater: 1, stone: 3 } }],
      })
        .perform('trade', { survivor: 's1', to: 's2' })
        .answer(gives, gets),
    );
  expect(trade('r:food', 'r:stone')).toEqual(['agree']);
  expect(trade('r:stone', 'r:cleanWater')).toEqual(['decline']);
  const begun = tiny({ survivors: [{ resources: { food: 3 } }, { resources: { wood: 1 } }] }).perform(
    'trade',
    {
      survivor: 's1',
      to: 's2',
    },
  );
  expect(byItself(begun)).toEqual(['nothing', 'nothing']);
});

test('it offers once what both gain by, of what lies open, and ends its turn when it is declined', () => {
  const game = tiny({
    survivors: [
      { resources: { food: 4 }, space: '4,0', stamina: 0 },
      { resources: { cleanWater: 4 }, space: '4,0', hand: ['duck'] },
      { space: '4,0' },
    ],
  }).perform('turn', { survivor: 's1' });
  expect(wish(game)).toEqual(['trade:s2']);
  game.answer('trade:s2');
  expect(wish(game)).toEqual(['r:food']);
  game.answer('r:food');
  expect(wish(game)).toEqual(['r:cleanWater']);
  game.answer('r:cleanWater');
  expect(wish(game)).toEqual(['agree']);
  game.answer('decline');
  expect(wish(game)).toEqual(['endTurn']);
});

test('it offers nothing that helps the only other one left as much as itself', () => {
  const even = [{ resources: { food: 4 } }, { resources: { cleanWater: 4 } }];
  const game = tiny({ survivors: even.map((s) => ({ ...s, space: '4,0', stamina: 0 })) });
  expect(wish(game.perform('turn', { survivor: 's1' }))).toEqual(['endTurn']);
});

test('raw meat and dirty water are left by who would die of them, unless hunger is as deadly', () => {
  const dinner = (own: object) =>
    wish(tiny({ survivors: [own, {}] }).perform('meal', { survivor: 's1', meal: 'food' }));
  expect(dinner({ damage: 1, resources: { meat: 1 } })).toEqual(['meat']);
  expect(dinner({ damage: 3, resources: { meat: 1, cleanWater: 1 } })).toEqual(['none']);
  expect(dinner({ damage: 3, missed: 1, resources: { meat: 1 } })).toEqual(['meat']);
});

test('dice that are typed in are the people’s: the program gives none', () => {
  const game = tiny({ survivors: [{}, {}] });
  game.state.dice.source = 'typed';
  game.fights();
  expect(game.question).toBe('typeDie');
  expect(wish(game)).toEqual([]);
});

test('LS-5.1 who has nothing to play is passed over by the very fact of a chosen pass, that names no card', () => {
  const pass = (hand: string[], chosen: string[]) => {
    const game = bout({ hand }, {}, [1, 1]).answer(...chosen);
    expect(game.question).toBeNull();
    return game.log('passed');
  };
  const silent = pass(['duck'], []);
  expect(silent).toEqual(pass(['plus'], ['pass']));
  expect(silent).toEqual(['s1', 's2'].map((survivor) => ({ type: 'passed', survivor, rule: 'LS-5.4' })));
});
