import type { EncounterEdit } from '../../../engine';
import type { EncounterEventWords } from '../messages';
import type { EncounterSay } from '../say';

const COINS = { health: 'health', sanity: 'sanity', clues: 'clue', focus: 'focus' } as const;
const COLOURED: Readonly<Record<string, string>> = { clues: 'a clue', focus: 'focus' };

/** What a correction made of somebody or something. */
function corrected(edit: EncounterEdit, t: EncounterSay): string {
  switch (edit.what) {
    case 'points':
      return `${t.who(edit.investigator)} has ${t.name('coin', edit.of)} ${edit.to}`;
    case 'skill':
      return `${t.who(edit.investigator)} has ${t.name('skill', edit.skill)} ${t.signed(edit.to)}`;
    case 'condition':
      return `${t.who(edit.investigator)} is ${edit.has ? '' : 'not '}${t.name('condition', edit.condition)}`;
    case 'place':
      return `${t.who(edit.investigator)} is at ${t.name('place', edit.place)}`;
    case 'health tokens':
      return `${t.monster(edit.monster)} has lost ${edit.to} health`;
  }
}

/** The log: one sentence for each fact. */
export const events: EncounterEventWords = {
  roundBegan: ({ round }) => `round ${round}`,
  turnBegan: ({ investigator }, t) => `${t.who(investigator)} acts`,
  went: ({ investigator, from, to }, t) =>
    `${t.who(investigator)} goes from ${t.name('place', from)} to ${t.name('place', to)}`,
  rested: ({ investigator }, t) => `${t.who(investigator)} rests`,
  possessionUsed: ({ investigator, card }, t) => `${t.who(investigator)} uses ${t.name('possession', card)}`,
  possessionGained: ({ investigator, card }, t) =>
    `${t.who(investigator)} gains ${t.name('possession', card)}`,
  possessionSpent: ({ investigator, card }, t) =>
    `${t.who(investigator)} has used up ${t.name('possession', card)}`,
  tokenTurned: ({ investigator, monster, backs }, t) =>
    `${t.who(investigator)} meets ${t.monster(monster)}${backs.length === 0 ? ': nothing is written on its back' : ': its back is read'}`,
  backRead: ({ monster, moment }, t) => {
    const when = {
      read: 'acts first',
      withstood: 'acts, as its horror was withstood',
      defeated: 'acts, as it is defeated',
    };
    return `the back of ${t.monster(monster)} ${when[moment]}`;
  },
  testSkipped: ({ monster, test }, t) =>
    `${t.monster(monster)} asks for no ${t.name('test', test)}: it is skipped`,
  diceDeclared: ({ investigator, card, dice }, t) =>
    `${t.who(investigator)} declares ${t.count(dice, 'die')} more, by ${t.name('possession', card)}`,
  rerolled: ({ investigator, by, from, to }, t) =>
    `${t.who(investigator)} rerolls a ${from} for ${COLOURED[by] ?? t.name('possession', by)}: ${to}`,
  tested: ({ investigator, purpose, skill, successes, dice }, t) => {
    const own = purpose === skill ? '' : ` of ${t.name('skill', skill)}`;
    return `${t.who(investigator)}, ${t.name('test', purpose)}${own}: ${t.count(successes, 'success')} of ${t.count(dice.length, 'die')}`;
  },
  withstood: ({ investigator, test, need, successes }, t) => {
    const what = test === 'will' ? 'no sanity' : 'no health';
    return `${t.who(investigator)} loses ${what}: ${t.count(successes, 'success')} against ${need}`;
  },
  lost: ({ investigator, what, by, now }, t) =>
    `${t.who(investigator)} loses ${t.count(by, COINS[what])}, ${now} left`,
  recovered: ({ investigator, what, by, now }, t) =>
    `${t.who(investigator)} recovers ${t.count(by, COINS[what])}, now ${now}`,
  gained: ({ investigator, what, by, now }, t) =>
    `${t.who(investigator)} gains ${t.count(by, COINS[what])}, now ${now}`,
  paid: ({ investigator, what, by, now }, t) =>
    `${t.who(investigator)} spends ${t.count(by, COINS[what])}, ${now} left`,
  skillChanged: ({ investigator, skill, by, now }, t) =>
    `${t.who(investigator)}: ${t.name('skill', skill)} is ${by > 0 ? 'improved' : 'impaired'}, now ${t.signed(now)}`,
  conditionChanged: ({ investigator, condition, has }, t) =>
    `${t.who(investigator)} is ${has ? 'now' : 'no longer'} ${t.name('condition', condition)}`,
  investigatorDefeated: ({ investigator, what }, t) =>
    `${t.who(investigator)} is defeated: no ${t.name('coin', what)} left`,
  monsterHurt: ({ monster, by, lost, toughness }, t) =>
    `${t.monster(monster)} loses ${t.count(by, 'health')}: ${lost} of ${toughness}`,
  monsterMended: ({ monster, by, lost }, t) =>
    `${t.monster(monster)} mends ${by}: ${t.count(lost, 'token')} left on it`,
  monsterDefeated: ({ monster, lost, toughness }, t) =>
    `${t.monster(monster)} is defeated: ${lost} of ${toughness} lost`,
  monsterStays: ({ monster, place, lost, toughness }, t) =>
    `${t.monster(monster)} stays at ${t.name('place', place)}, ${lost} of ${toughness} lost`,
  monsterLeft: ({ monster, to }, t) => `${t.monster(monster)} goes to the ${to === 'cup' ? 'cup' : 'box'}`,
  monsterCame: ({ monster, place }, t) => `${t.monster(monster)} comes to ${t.name('place', place)}`,
  tokenGone: ({ left }, t) => `a token leaves the cup for good: ${t.count(left, 'token')} left in it`,
  monsterDriven: ({ monster, from, to }, t) =>
    `${t.monster(monster)} moves from ${t.name('place', from)} to ${t.name('place', to)}`,
  epicUnmoved: ({ monster, wanted }, t) =>
    `${t.monster(monster)} is epic and can not be ${wanted === 'move' ? 'moved' : 'discarded'}`,
  ambushed: ({ investigator, monster }, t) => `${t.monster(monster)} ambushes ${t.who(investigator)}`,
  noAmbush: () => 'no ambush: the cup is empty',
  ambushOver: ({ monster }, t) => `the ambush of ${t.monster(monster)} is over`,
  placeRead: ({ investigator, place, encounter, further }, t) =>
    `${t.who(investigator)} at ${t.name('place', place)}${further ? ', one further encounter' : ''}: ${t.name('placeEncounter', encounter)}`,
  nothingHappened: ({ why }, t) => `nothing happens: ${t.name('nothing', why)}`,
  ended: ({ outcome }, t) => t.name('outcome', outcome),
  rolled: ({ purpose, dice }, t) => `${t.name('test', purpose)}, dice: ${dice.join(', ')}`,
  answered: ({ kind, by, keys, forced }, t) =>
    `${forced ? 'only one answer' : t.player(by)}, ${t.question(kind)}: ${t.list(keys.map((key) => t.key(key)))}`,
  // The rules took it, so it is a correction.
  edited: ({ edit }, t) => `corrected by hand: ${corrected(edit as EncounterEdit, t)}`,
};
