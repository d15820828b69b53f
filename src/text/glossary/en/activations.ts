import type { names } from '../../en/names';
import type { GlossaryWord } from '../words';

/** Something that a card or tile lets one do for an activation, a movement or both. */
const doing = (meaning: string, rules: readonly string[] = ['SD-13.4']): GlossaryWord => ({
  meaning,
  rules,
  common: true,
});

const search = doing('Roll a d10 on or beside a tile and take what its table gives.', ['SD-17.3']);

/** What one does with gear, arts and tiles, by the names on their buttons. */
export const activation: Record<keyof typeof names.activation, GlossaryWord> = {
  harvest: doing('Gather at a plant: a d10, with a sickle two.', ['SD-17.3']),
  find: doing('Search for the monster that has vanished: a d10 of 9 or more finds it.', ['SD-5.9']),
  search,
  mine: doing('Dig at an ore vein: a d10, with a pickaxe two.', ['SD-17.3']),
  hide: doing('From then on no threat, until one attacks or leaves the place.', ['SD-6.9', 'SD-17.3']),
  foresee: doing('Look at the next cards of a deck and put them back in any order.', ['SD-4.7']),
  aim: doing('One die at +2 accuracy, for movement and activation.', ['SD-14.2', 'SD-14.3']),
  chew: doing('Lose all tokens and stand up; the card is archived.'),
  sniff: doing('2 brain damage for a token of +1 speed.', ['SD-13.4', 'SD-10.1']),
  drink: doing('Fall into a frenzy; the card is archived.'),
  play: doing('Make music: a d10 may discard a mood.', ['SD-13.4', 'SD-5.6']),
  roar: doing('Turn fear into strength.'),
  bandage: doing('Take bleeding tokens from oneself or from somebody adjacent.', ['SD-13.4', 'SD-9.6']),
  smear: doing('No threat until one attacks; the priority target token goes.', ['SD-6.9', 'SD-6.14']),
  throw: doing('One hit from anywhere that wounds critically without a roll; the card is archived.', [
    'SD-14.8',
  ]),
  pounce: doing('3 spaces straight, then an attack in melee.', ['SD-13.2', 'SD-14.1']),
  charge: doing('Straight as far as movement goes, then an attack with +1 strength for each space.', [
    'SD-13.2',
    'SD-14.7',
  ]),
  eat: doing('Armour at all locations, and the priority target token; the card is archived.', [
    'SD-13.4',
    'SD-6.6',
  ]),
  shuffle: doing('The whole hit location deck is shuffled.', ['SD-14.4']),
  climb: doing('Onto a free space of the tile, from beside it.', ['SD-17.3']),
  hop: doing('To the free space straight across the tile.', ['SD-17.3', 'SD-1.10']),
  dashAgain: doing('Another movement in this act.', ['SD-13.2']),
  goBerserk: doing('Knocked down and in a frenzy, once in a showdown.'),
  orate: doing('Everybody who hears gains insanity, once in a showdown.', ['SD-13.4', 'SD-10.3']),
  block: doing('The next attack against one loses so many hits.', ['SD-8.4']),
  scream: doing('Whoever hears it and is insane gains strength.', ['SD-13.4', 'SD-10.3']),
  paint: doing('Attack with the weapons beside the card, one after the other.', ['SD-14.2']),
  slam: doing('Straight as far as one can, to push the monster.', ['SD-7.6']),
};
