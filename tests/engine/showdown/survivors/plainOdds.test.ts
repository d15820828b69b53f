import { expect, test } from 'vitest';
import { type Level, plainOdds } from '../../../../src/engine';

const level = (attributes: Level['attributes'], tokens: Level['tokens'] = {}): Level => ({
  ...{ id: '1', rank: 1, deck: { basic: 7, advanced: 3, legendary: 0 }, specials: [] },
  ...{ attributes, tokens, rewards: { basic: 4, monster: 4 } },
});
const weapon = { speed: 3, accuracy: 6, strength: 2 };

test('SD-14.3 a die needs the weapon’s accuracy and the monster’s evasion; 10 always hits, 1 never', () => {
  expect(plainOdds(weapon, [], level({ toughness: 8 }))).toMatchObject({ dice: 3, need: 6, hit: 0.5 });
  expect(plainOdds(weapon, [], level({}, { evasion: 2 }))).toMatchObject({ need: 8, hit: 0.3 });
  expect(plainOdds({ ...weapon, accuracy: 12 }, [], level({}))).toMatchObject({ need: 12, hit: 0.1 });
  expect(plainOdds({ ...weapon, accuracy: 1 }, [], level({}))).toMatchObject({ hit: 0.9 });
});

test('SD-14.2 slow weapons roll one die', () => {
  expect(plainOdds(weapon, ['slow'], level({}))).toMatchObject({ dice: 1 });
});

test('SD-14.7 a wound attempt needs the toughness with die and strength; 10 always wounds, 1 never', () => {
  expect(plainOdds(weapon, [], level({ toughness: 8 })).wound).toBe(0.5);
  expect(plainOdds(weapon, [], level({ toughness: 8 }, { toughness: 1 })).wound).toBe(0.4);
  expect(plainOdds(weapon, [], level({ toughness: 30 })).wound).toBe(0.1);
  expect(plainOdds(weapon, [], level({ toughness: 1 })).wound).toBe(0.9);
});

test('SD-14.7 sharp adds a second die, but not to a 1', () => {
  // Of the faces 2 to 9 with a second die 11 − face of 10 and more reach 12 − 2 = 10: for 2 three ways, for 3 four …
  const ways = [2, 3, 4, 5, 6, 7, 8, 9].reduce((sum, face) => sum + Math.min(10, 11 - (10 - face)), 0) + 10;
  expect(plainOdds(weapon, ['sharp'], level({ toughness: 12 })).wound).toBe(ways / 100);
  expect(plainOdds(weapon, ['sharp'], level({ toughness: 30 })).wound).toBe(0.1);
});
