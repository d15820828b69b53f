import { rejections } from '../../en/rejections';
import type { EncounterMessages } from '../messages';
import { effects } from './effects';
import { events } from './events';
import { names } from './names';
import { keys, options, questions } from './questions';

/** English, for combat encounters. */
export const encounterEn: EncounterMessages = {
  locale: 'en',
  sentence: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  theMonster: (name) => `the ${name}`,
  join: (parts) => parts.join(', then '),
  nothing: 'nothing happens',
  nouns: {
    die: { one: 'die', other: 'dice' },
    success: { one: 'success', other: 'successes' },
    clue: { one: 'clue', other: 'clues' },
    focus: { one: 'focus', other: 'focus' },
    health: { one: 'health', other: 'health' },
    sanity: { one: 'sanity', other: 'sanity' },
    token: { one: 'health token', other: 'health tokens' },
  },
  names,
  keys,
  events,
  effects,
  questions,
  options,
  explain: {
    pool: (dice) => `Dice: ${dice}`,
    parts: {
      skill: ({ source, by }, t) => `${t.name('skill', source as 'will')} ${by}`,
      change: ({ by }, t) => `${by > 0 ? 'improvement' : 'impairment'} ${t.signed(by)}`,
      modifier: ({ source, by }, t) =>
        source === '' ? `the card ${t.signed(by)}` : `${t.monster(source)} ${t.signed(by)}`,
      bonus: ({ source, by }, t) => `${t.name('possession', source)} ${t.signed(by)}, the highest bonus`,
      dice: ({ source, by }, t) => `${t.name('possession', source)}: ${t.count(by, 'die')} more`,
      least: ({ by }, t) => `never less than one ${t.signed(by)}`,
    },
    idle: {
      lower: (source, by) => `${source} ${by} does not count: only the highest bonus does`,
      resisted: (source, by) => `${source} ${by} does not count: the monster resists it`,
    },
    dice: (faces) => `Dice: ${faces}`,
    from: (face) => (face === 6 ? 'Only a 6 is a success' : `A success from ${face} on`),
    difference: (test, need, successes) =>
      `${test === 'will' ? 'Horror' : 'Damage'} ${need}, less ${successes} ${successes === 1 ? 'success' : 'successes'}`,
    causedBy: (card) => `Because of ${card}`,
  },
  odds: {
    none: (test) => `No ${test}`,
    loss: (what, amount, share) =>
      amount === 0 ? `no ${what} lost: ${share}` : `${amount} ${what} lost: ${share}`,
    fall: (share) => `the investigator defeated: ${share}`,
    defeat: (share) => `the monster defeated: ${share}`,
    together: (share) => `both at once: ${share}`,
    whole: (defeat, fall) => `In all: monster defeated ${defeat}, investigator defeated ${fall}`,
  },
  cards: {
    will: (modifier, skill, horror) => `Will test: ${skill} ${modifier}, horror ${horror}`,
    strength: (modifier, skill, damage) => `Strength test: ${skill} ${modifier}, damage ${damage}`,
    lacks: (test) => `No ${test}`,
    toughness: (toughness) => `Toughness ${toughness}`,
    epic: 'Epic',
    resists: { magical: 'Magical resistance', physical: 'Physical resistance' },
    back: {
      read: (effects) => `First: ${effects}`,
      withstood: (effects) => `If you lose no sanity to it: ${effects}`,
      defeated: (effects) => `When it is defeated: ${effects}`,
    },
    bonus: (by, skill) => `${by} ${skill}`,
    dice: (dice, skill, cost) =>
      `Once a round, ${cost === null ? '' : `spend ${cost}: `}${dice} more in a test${skill === null ? '' : ` of ${skill}`}`,
    reroll: (skill) => `Once a round, reroll one die of a test${skill === null ? '' : ` of ${skill}`}`,
    act: (effects) => `Action: ${effects}`,
    magical: 'Magical',
    once: 'Used up with it',
  },
  rejections,
};
