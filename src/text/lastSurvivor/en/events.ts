import type { SurvivorEventWords } from '../messages';
import { correctedWords } from './edits';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The log: one sentence for each fact. */
export const events: SurvivorEventWords = {
  dayBegan: ({ day }) => `day ${day}`,
  turnBegan: ({ survivor, stamina }, t) => `${t.who(survivor)} acts, stamina ${stamina}`,
  moved: ({ survivor, to, cost }, t) => `${t.who(survivor)} walks to ${t.space(to)} for ${cost} stamina`,
  wandered: ({ survivor, to }, t) => `${t.who(survivor)} comes to ${t.space(to)}`,
  gained: ({ survivor, what, by, now }, t) =>
    `${t.who(survivor)} gains ${by} ${t.name('resource', what)}, now ${now}`,
  lost: ({ survivor, what, by, now }, t) =>
    `${t.who(survivor)} loses ${by} ${t.name('resource', what)}, ${now} left`,
  spent: ({ survivor, what, by, now }, t) =>
    `${t.who(survivor)} spends ${by} ${t.name('resource', what)}, ${now} left`,
  staminaChanged: ({ survivor, by, now }, t) => `${t.who(survivor)}: stamina ${signed(by)}, now ${now}`,
  healed: ({ survivor, by, now }, t) => `${t.who(survivor)} heals ${by} damage, ${now} left`,
  crafted: ({ survivor, item }, t) => `${t.who(survivor)} crafts ${t.name('item', item)}`,
  itemGained: ({ survivor, item }, t) => `${t.who(survivor)} has ${t.name('item', item)}`,
  itemUsed: ({ survivor, item }, t) => `${t.who(survivor)} uses ${t.name('item', item)}`,
  itemGone: ({ survivor, item, why }, t) =>
    `${t.who(survivor)} has ${why === 'used' ? 'used up' : 'dropped'} ${t.name('item', item)}`,
  nothingHappened: ({ survivor, why }, t) => `${t.who(survivor)}: ${t.name('nothing', why)}`,
  cardsDrawn: ({ survivor, by }, t) =>
    `${t.who(survivor)} draws ${by} support ${by === 1 ? 'card' : 'cards'}`,
  cardDropped: ({ survivor, card }, t) => `${t.who(survivor)} discards ${t.name('support', card)}`,
  investigated: ({ survivor, landmark, encounter }, t) =>
    `${t.who(survivor)} investigates ${t.name('landmark', landmark)}: ${t.name('encounter', encounter)}`,
  tested: ({ survivor, face, from, passed }, t) =>
    `${t.who(survivor)} rolls ${face} where ${from} is needed: ${passed ? 'it succeeds' : 'it fails'}`,
  tradeOffered: ({ survivor, to, gives, gets }, t) =>
    `${t.who(survivor)} offers ${t.who(to)} ${t.good(gives)} for ${t.good(gets)}`,
  traded: ({ survivor, to, gives, gets }, t) =>
    `${t.who(survivor)} gives ${t.who(to)} ${t.good(gives)} for ${t.good(gets)}`,
  tradeDeclined: ({ to }, t) => `${t.who(to)} declines`,
  duelBegan: ({ survivor, defender }, t) => `${t.who(survivor)} attacks ${t.who(defender)}`,
  supported: ({ survivor, card }, t) => `${t.who(survivor)} supports: ${t.name('support', card)}`,
  duelRolled: ({ survivor, die, face, result }, t) =>
    `${t.who(survivor)}, ${t.name('die', die)}: ${face}, result ${result}`,
  modified: ({ survivor, die, source, by, result }, t) =>
    `${t.who(survivor)}, ${t.source(source)}: ${t.name('die', die)} ${signed(by)}, result ${result}`,
  rerolled: ({ survivor, die, source, from, to, result }, t) =>
    `${t.who(survivor)}, ${t.source(source)}: ${t.name('die', die)} from ${from} to ${to}, result ${result}`,
  passed: ({ survivor }, t) => `${t.who(survivor)} passes`,
  duelJudged: ({ hits }, t) =>
    hits.length === 0
      ? 'neither die reaches 10'
      : `10 or more: ${hits.map((die) => t.name('die', die)).join(' and ')}`,
  prevented: ({ survivor, by, left }, t) =>
    `${t.source(by)} prevents one damage of ${t.who(survivor)}, ${left} left`,
  guarded: ({ survivor }, t) => `${t.who(survivor)} can not be dealt damage`,
  suffered: ({ survivor, by, now }, t) =>
    `${t.who(survivor)} suffers ${by} damage, now ${now}; the fourth kills`,
  taken: ({ survivor, from, what }, t) =>
    `${t.who(survivor)} takes 1 ${t.name('resource', what)} of ${t.who(from)}`,
  duelEnded: () => 'the combat ends',
  nightFell: ({ night, card }, t) => `night ${night}: ${t.name('night', card)}`,
  ate: ({ survivor, meal, what }, t) => {
    const verb = meal === 'food' ? 'eats' : 'drinks';
    return `${t.who(survivor)} ${verb} ${what === null ? 'nothing' : t.name('resource', what)}`;
  },
  tainted: ({ survivor, face, harmed }, t) =>
    `${t.who(survivor)} rolls ${face} for the meal: ${harmed ? 'it harms' : 'no harm'}`,
  frost: ({ damage }) => `frost: ${damage} damage for everybody`,
  died: ({ survivor }, t) => `${t.who(survivor)} dies`,
  ended: ({ winner }, t) =>
    winner === null ? 'nobody is left: a draw' : `${t.who(winner)} is the last survivor`,
  rolled: ({ purpose, dice }, t) => `${t.name('die', purpose)}: ${dice.join(', ')}`,
  answered: ({ by, forced }, t) => (forced ? 'only one answer' : `${t.player(by)} answers`),
  corrected: ({ edit }, t) => `corrected by hand: ${correctedWords(edit, t)}`,
  edited: () => 'the table is corrected by hand',
};
