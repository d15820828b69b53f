import type { names } from '../../en/names';
import type { GlossaryWord } from '../words';

/** A word on a card that does nothing by itself. */
const label = (meaning: string): GlossaryWord => ({
  meaning: `${meaning} Other cards look for the word; by itself it does nothing.`,
  rules: [],
  common: true,
});

/** What a card is made of. */
const material = (what: string): GlossaryWord => label(`Made of ${what}.`);

/** A type of weapon, in which survivors can become specialists and masters. */
const weapon = (what: string): GlossaryWord => ({
  meaning: `A weapon of the type ${what}. Survivors train with one type; their skill and many cards look for it.`,
  rules: ['SD-18.3'],
  common: true,
});

/** Keywords of gear and resources. */
export const keyword: Record<keyof typeof names.keyword, GlossaryWord> = {
  melee: {
    meaning: 'Attacks a monster that is adjacent, or within its reach.',
    rules: ['SD-14.1'],
  },
  ranged: {
    meaning: 'Attacks from a distance: within its range and in sight.',
    rules: ['SD-14.1'],
  },
  axe: weapon('axe'),
  sword: weapon('sword'),
  club: weapon('club'),
  dagger: weapon('dagger'),
  whip: weapon('whip'),
  scythe: weapon('scythe'),
  bow: {
    meaning: 'A weapon of the type bow. Arrows need one in the grid to be shot.',
    rules: ['SD-14.1'],
    common: true,
  },
  spear: weapon('spear'),
  katar: weapon('katar'),
  thrown: label('A weapon that is thrown; its range stands on the card.'),
  stone: material('stone'),
  bone: material('bone'),
  fur: material('fur'),
  metal: material('metal'),
  rawhide: material('rawhide'),
  leather: material('leather'),
  armour: {
    meaning: 'Protects one location with its points. One armour card counts for each location.',
    rules: ['SD-16.4', 'SD-9.1'],
    common: true,
  },
  accessory: {
    meaning: 'May be worn together with an armour card at the same location.',
    rules: ['SD-16.4'],
  },
  item: label('Neither weapon nor armour.'),
  tool: label('Good for work.'),
  jewelry: label('Worn as an ornament.'),
  herb: label('A plant.'),
  balm: label('Something to rub in.'),
  instrument: label('Something to play on.'),
  noisy: label('It makes a noise.'),
  stinky: label('It smells.'),
  fragile: label('It breaks easily.'),
  flammable: label('It burns.'),
  soluble: label('Water dissolves it.'),
  heavy: label('It weighs much.'),
  consumable: {
    forms: ['consumables'],
    meaning: 'It is used up: archived for what it does. Monsters may also look for it.',
    rules: ['SD-5.14', 'SD-13.4'],
  },
  ammunition: {
    meaning: 'Shot with a bow in the grid, with figures of its own; nothing of the bow counts for it.',
    rules: ['SD-13.4', 'SD-14.1'],
  },
  arrow: label('Ammunition for a bow.'),
  twoHanded: {
    meaning: 'Needs both arms: who has lost one can’t use it.',
    rules: [],
  },
  other: label('From outside this world.'),
  set: {
    meaning: 'Part of an armour set; all its pieces together have a bonus.',
    rules: ['SD-16.4'],
    common: true,
  },
  pickaxe: label('A tool: two dice instead of one at an ore vein.'),
  sickle: label('A tool: two dice instead of one at plants.'),
  fistAndTooth: {
    meaning:
      'Bare hands: speed 2, accuracy 8+, strength 0, deadly. Everybody has them, whatever is in the grid.',
    rules: ['SD-16.1'],
  },
  deadly: {
    meaning:
      'Its number (1, if none is given) is added to luck in attacks with it, so more dice are critical.',
    rules: ['SD-14.8'],
  },
  savage: {
    meaning: 'The first critical wound of an attack deals one wound more, except at an impervious place.',
    rules: ['SD-14.8', 'SD-14.10'],
  },
  frail: {
    meaning: 'Archived when it attempts a super-dense hit location.',
    rules: ['SD-14.9'],
  },
  paired: {
    meaning: 'With the same card twice in the grid both strike: the speed of the second is added.',
    rules: ['SD-14.2'],
  },
  slow: {
    meaning: 'Attacks with one die; what would make it faster does nothing.',
    rules: ['SD-14.2'],
    common: true,
  },
  sharp: {
    meaning: 'Each wound attempt adds a second d10 to its strength.',
    rules: ['SD-14.7'],
  },
  cumbersome: {
    meaning: 'Attacking with it costs movement and activation, unless another card lets it attack.',
    rules: ['SD-13.2', 'SD-13.4'],
  },
  block: {
    forms: ['blocks', 'blocked'],
    meaning: 'Spend an activation: of the next attack against its owner, so many hits are ignored.',
    rules: ['SD-8.4'],
  },
  devastating: {
    meaning: 'Each wound dealt with it brings so many wounds more.',
    rules: ['SD-14.10'],
  },
  provoke: {
    meaning: 'Who wounds with it gains the priority target token.',
    rules: ['SD-6.6', 'SD-6.14'],
  },
  pounce: {
    meaning:
      'Spend movement and activation: 3 spaces straight, then an attack in melee; with +1 strength if all three were moved.',
    rules: ['SD-13.2', 'SD-14.1'],
  },
  ammoBow: {
    meaning: 'Needs a bow in the grid to be used, and uses its own figures.',
    rules: ['SD-13.4'],
  },
  unique: {
    meaning: 'There is one of it in a settlement; in a fight it means nothing.',
    rules: [],
  },
  unwieldy: {
    meaning: 'Each 1 among the attack dice deals 1 damage to whoever wields it, at a random location.',
    rules: ['SD-9.1'],
  },
  slam: {
    forms: ['slams'],
    meaning:
      'Spend a movement: straight as far as it goes. After 4 spaces or more, beside the monster: it is pushed 1 space away and has −1 toughness for the round.',
    rules: ['SD-7.6', 'SD-13.3'],
  },
  slamsThrough: {
    meaning: 'A slam goes on through survivors and ends on the last free space.',
    rules: ['SD-11.8'],
  },
  unshakeable: {
    meaning: 'When its owner draws a trap, a d10 of 6 or more shuffles it back; that hit is lost.',
    rules: ['SD-14.5'],
  },
  undeathable: {
    meaning: 'When its owner would die, a d10 of 6 or more means alive.',
    rules: ['SD-9.8'],
  },
  unstoppable: {
    meaning: 'The wound die alone decides: 1 to 5 fails, 6 to 10 wounds, whatever the toughness.',
    rules: ['SD-14.7', 'SD-14.9'],
  },
  ignoresBash: {
    meaning: 'Cards that knock down do not knock its owner down; collisions and injuries still do.',
    rules: ['SD-12.1'],
  },
  once: {
    meaning: 'It can be used one time in a showdown.',
    rules: ['SD-3.7'],
  },
  grand: weapon('grand weapon'),
  mask: label('Worn over the face.'),
  scavenging: label('It helps in searching: a bonus at some terrain.'),
  shield: weapon('shield'),
  katana: label('A curved sword.'),
  finesse: label('It wants a light hand.'),
  earlyIron: {
    meaning: 'A 1 among the attack dice cancels all hits and ends the attack.',
    rules: ['SD-14.3'],
  },
  sentient: {
    meaning: 'Only an insane survivor can activate it.',
    rules: ['SD-10.3', 'SD-13.4'],
  },
  selfish: {
    meaning: 'Not in one grid with gear that has the word “other”.',
    rules: ['SD-16.1'],
  },
  cursed: {
    meaning: 'It can’t leave the grid, and is archived when its owner dies.',
    rules: ['SD-16.5', 'SD-9.8'],
  },
  irreplaceable: {
    meaning: 'Archived when its owner dies.',
    rules: ['SD-9.8', 'SD-5.14'],
  },
  encouragesAll: {
    meaning: 'Its owner’s encouragement lifts everybody who lies and can hear it.',
    rules: ['SD-15.4'],
  },
  hide: material('hide'),
  organ: material('an organ'),
  scrap: material('scrap metal'),
  vermin: label('A small animal, found at some terrain.'),
};
