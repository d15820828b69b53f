import type { Decision, EncounterEffect, Option } from '../../../engine';
import type { EncounterSay } from '../say';

type About = Decision['about'];
const COINS = { health: 'health', sanity: 'sanity', clues: 'clue', focus: 'focus' } as const;
type Price = { what: keyof typeof COINS; amount: number };

const str = (about: About, name: string): string => String(about[name] ?? '');
const num = (about: About, name: string): number => Number(about[name] ?? 0);
const who = (about: About, t: EncounterSay): string => t.who(str(about, 'investigator'));
const price = ({ what, amount }: Price, t: EncounterSay): string => t.count(amount, COINS[what]);

/** Which test this is: "will test against the Ditch Hound". */
function test(about: About, t: EncounterSay): string {
  const { monster } = about;
  const against = typeof monster === 'string' ? ` against ${t.monster(monster)}` : '';
  const skill = str(about, 'skill');
  const own = skill === str(about, 'purpose') ? '' : ` of ${t.name('skill', skill)}`;
  return `${t.name('test', str(about, 'purpose'))}${own}${against}`;
}

/** What has to be matched. */
function need(about: About, t: EncounterSay): string {
  const wanted = num(about, 'need');
  if (about.purpose === 'will') return `horror ${wanted}`;
  return about.purpose === 'strength' ? `damage ${wanted}` : `${t.count(1, 'success')} needed`;
}

const aims: Readonly<Record<string, string>> = {
  banish: 'goes back to the cup',
  drive: 'is driven off',
  wound: 'is hurt',
};

/** What is asked, by kind. */
export const questions = {
  action: {
    label: 'action',
    title: (about: About, t: EncounterSay) => `${who(about, t)} acts`,
    detail: (about: About) => `${num(about, 'left')} ${num(about, 'left') === 1 ? 'action' : 'actions'} left`,
  },
  meetWhich: {
    label: 'monster',
    title: (about: About, t: EncounterSay) => `Which monster does ${who(about, t)} meet next?`,
  },
  further: {
    label: 'further encounter',
    title: (about: About, t: EncounterSay) =>
      `${t.name('place', str(about, 'place'))} is clear: one further encounter for ${who(about, t)}?`,
  },
  beforeRoll: {
    label: 'roll',
    title: (about: About, t: EncounterSay) => `${who(about, t)}: ${test(about, t)}`,
    detail: (about: About, t: EncounterSay) =>
      `${t.count(num(about, 'dice'), 'die')}, success from ${num(about, 'from')}, ${need(about, t)}`,
  },
  reroll: {
    label: 'reroll',
    title: (about: About, t: EncounterSay) => `${who(about, t)}: reroll a die of the ${test(about, t)}?`,
    detail: (about: About, t: EncounterSay) =>
      `${t.count(num(about, 'successes'), 'success')} so far, ${need(about, t)}`,
  },
  pay: {
    label: 'price',
    title: (about: About, t: EncounterSay) =>
      `Does ${who(about, t)} spend ${price((about.effect ?? { what: 'clues', amount: 0 }) as Price, t)}?`,
  },
  chooseMonster: {
    label: 'monster',
    title: (about: About) => `Which monster ${aims[(about.effect as EncounterEffect).do] ?? ''}?`,
  },
  driveWhere: {
    label: 'place',
    title: (about: About, t: EncounterSay) => `Where does ${t.monster(str(about, 'monster'))} go?`,
  },
  typeDie: {
    label: 'die',
    title: (about: About, t: EncounterSay) =>
      `Roll a die for the ${t.name('test', str(about, 'purpose'))}: ${num(about, 'die')} of ${num(about, 'of')}`,
  },
};

type Facts = Option & {
  place: string;
  card: string;
  monster: string;
  dice: number;
  face: number;
  by: string;
};
const facts = (option: Option): Facts => option as Facts;
const PAYERS: Readonly<Record<string, string>> = { clues: 'a clue', focus: 'focus' };

/** The answers, by kind. */
export const options = {
  go: (o: Option, _: About, t: EncounterSay) => `Go to ${t.name('place', facts(o).place)}`,
  rest: () => 'Rest: recover 1 health and 1 sanity',
  focus: () => 'Gain 1 focus',
  use: (o: Option, _: About, t: EncounterSay) => `Use ${t.name('possession', facts(o).card)}`,
  endTurn: () => 'End the turn',
  meet: (o: Option, _: About, t: EncounterSay) => t.name('monster', facts(o).monster),
  further: () => 'One further encounter',
  pass: () => 'Leave it',
  roll: (o: Option, _: About, t: EncounterSay) => `Roll ${t.count(facts(o).dice, 'die')}`,
  declare: (o: Option, _: About, t: EncounterSay) => {
    const { card, dice, cost } = o as Facts & { cost: Price | null };
    const paid = cost === null ? '' : ` for ${price(cost, t)}`;
    return `${t.name('possession', card)}: ${t.count(dice, 'die')} more${paid}`;
  },
  keep: () => 'Keep the dice',
  reroll: (o: Option, _: About, t: EncounterSay) => {
    const { by, face } = facts(o);
    return `Reroll a ${face} for ${PAYERS[by] ?? t.name('possession', by)}`;
  },
  pay: (o: Option, _: About, t: EncounterSay) => `Spend ${price(o as Option & Price, t)}`,
  decline: () => 'Do not',
  monster: (o: Option, _: About, t: EncounterSay) => t.name('monster', facts(o).monster),
  place: (o: Option, _: About, t: EncounterSay) => t.name('place', facts(o).place),
  face: (o: Option) => String(facts(o).face),
};

/** Keys of answers, or their first parts, where no name says it. */
export const keys = {
  go: 'go to',
  rest: 'rest',
  endTurn: 'end of the turn',
  further: 'yes',
  pass: 'no',
  roll: 'roll',
  keep: 'keep',
  pay: 'yes',
  decline: 'no',
  face: 'a',
  possession: 'a possession',
};
