import type { EditWords } from '../messages';
import type { Teller } from '../say';

const place = (space: string | null) => space ?? 'off the board';
const whose = (id: string, t: Teller) => t.figure(id);
const pile = (id: string, t: Teller) => t.name('pile', id);
const condition = { hidden: 'hidden', doomed: 'doomed', frenzy: 'frenzy', block: 'hits to block' };

/** What a correction by hand did, for the log. */
export const edits: EditWords = {
  place: ({ figure, space }, t) => `${whose(figure, t)}: ${place(space)}`,
  face: ({ facing }, t) => `the monster faces ${t.name('facing', facing)}`,
  knockDown: ({ figure }, t) => `${whose(figure, t)} is knocked down`,
  stand: ({ figure }, t) => `${whose(figure, t)} stands`,
  tokens: ({ figure, token, by }, t) => `${whose(figure, t)}: ${t.signed(by)} ${t.name('stat', token)} token`,
  attribute: ({ figure, attribute, by }, t) =>
    `${whose(figure, t)}: ${t.signed(by)} ${t.name('stat', attribute)}`,
  points: ({ survivor, points, by }, t) => `${whose(survivor, t)}: ${t.signed(by)} ${t.name('stat', points)}`,
  bleeding: ({ survivor, to }, t) => `${whose(survivor, t)}: ${t.count(to, 'bleeding')}`,
  wear: ({ survivor, location, armour, light, heavy }, t) => {
    const injuries = [light ? 'light' : null, heavy ? 'heavy' : null].filter((box) => box !== null);
    const boxes = injuries.length === 0 ? 'no injury' : `${t.list(injuries)} injury`;
    return `${whose(survivor, t)}, ${t.name('location', location)}: armour ${armour}, ${boxes}`;
  },
  brain: ({ survivor, light }, t) => `${whose(survivor, t)}: brain ${light ? 'injured' : 'unharmed'}`,
  injury: ({ survivor, injury, has }, t) =>
    `${whose(survivor, t)} ${has ? 'has' : 'no longer has'} ${t.name('injury', injury)}`,
  trait: ({ survivor, trait, has }, t) =>
    `${whose(survivor, t)} ${has ? 'has' : 'no longer has'} ${t.card(trait)}`,
  weaponType: ({ survivor, weaponType }, t) =>
    `${whose(survivor, t)} trains ${weaponType === null ? 'no weapon' : t.name('keyword', weaponType)}`,
  resource: ({ survivor, card, has }, t) =>
    `${whose(survivor, t)} ${has ? 'has' : 'no longer has'} ${t.name('resource', card)}`,
  gear: ({ survivor, cell, card }, t) =>
    `${whose(survivor, t)}, cell ${cell + 1}: ${card === null ? 'empty' : t.name('gear', card)}`,
  gearReady: ({ survivor, cell }, t) => `${whose(survivor, t)}, cell ${cell + 1}: fresh again`,
  acted: ({ survivor, acted }, t) => `${whose(survivor, t)} has ${acted ? '' : 'not '}acted`,
  act: ({ movement, activation }) =>
    `left of the act: ${movement ? 'a' : 'no'} movement, ${activation ? 'an' : 'no'} activation`,
  status: ({ survivor, status }, t) => `${whose(survivor, t)}: ${t.name('status', status)}`,
  priority: ({ survivor }, t) =>
    survivor === null ? 'nobody is the priority target' : `priority target: ${whose(survivor, t)}`,
  lastToWound: ({ survivor }, t) =>
    survivor === null ? 'nobody wounded last' : `last to wound: ${whose(survivor, t)}`,
  condition: ({ survivor, condition: what, to }, t) => `${whose(survivor, t)}: ${condition[what]} ${to}`,
  survivalUsed: ({ survivor, action, used }, t) =>
    `${whose(survivor, t)} has ${used ? '' : 'not '}used ${t.name('spending', action)} this round`,
  experience: ({ survivor, of, by }, t) => `${whose(survivor, t)}: ${t.signed(by)} ${t.name('stat', of)}`,
  card: ({ card, from, to, under }, t) =>
    `${t.card(card)} from ${pile(from, t)} to ${under === true ? 'the bottom of ' : ''}${pile(to, t)}`,
  counters: ({ card, to }, t) => `${t.card(card)}: ${t.count(to, 'token')}`,
  life: ({ to }) => `life: ${to}`,
  addTile: ({ card, at }, t) => `${t.name('terrain', card)} at ${at}`,
  // Which one, the next line says: it has no name any more when this one is read.
  removeTile: () => 'terrain is taken away',
  controller: ({ player }, t) => `${t.player(player)} controls the monster`,
  dice: ({ next }, t) =>
    next.length === 0 ? 'no dice are set' : `next dice: ${t.list(next.map((die) => String(die.value)))}`,
};
