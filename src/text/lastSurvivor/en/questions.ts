import type { Decision, Option } from '../../../engine';
import type { SurvivorSay } from '../say';

type About = Decision['about'];
const str = (about: About, name: string): string => String(about[name] ?? '');
const who = (about: About, t: SurvivorSay, name = 'survivor'): string => t.who(str(about, name));

/** What is asked, by kind. */
export const questions = {
  action: (about: About, t: SurvivorSay) =>
    `What does ${who(about, t)} do? Stamina ${str(about, 'stamina')} of ${str(about, 'most')}`,
  gather: (about: About, t: SurvivorSay) => `What does ${who(about, t)} gather?`,
  craft: (about: About, t: SurvivorSay) => `What does ${who(about, t)} craft?`,
  tradeGives: (about: About, t: SurvivorSay) => `What does ${who(about, t)} offer ${who(about, t, 'to')}?`,
  tradeGets: (about: About, t: SurvivorSay) =>
    `What does ${who(about, t)} want of ${who(about, t, 'to')} for it?`,
  tradeAgree: (about: About, t: SurvivorSay) =>
    `${who(about, t, 'to')}: give ${t.good(about.gets as string | null)} for ${t.good(about.gives as string | null)}?`,
  prevent: (about: About, t: SurvivorSay) =>
    `${who(about, t)} is dealt ${str(about, 'amount')} damage: prevent one?`,
  take: (about: About, t: SurvivorSay) => `What does ${who(about, t)} take of ${who(about, t, 'from')}?`,
  support: (about: About, t: SurvivorSay) =>
    `${who(about, t)}: a card before ${who(about, t, 'attacker')} and ${who(about, t, 'defender')} roll?`,
  modify: (about: About, t: SurvivorSay) =>
    `${who(about, t)}: gray ${str(about, 'gray')}, red ${str(about, 'red')}, modify a die?`,
  pay: (about: About, t: SurvivorSay) =>
    `Does ${who(about, t)} spend ${str(about, 'amount')} ${t.name('resource', str(about, 'what'))}?`,
  wander: (about: About, t: SurvivorSay) => `Where does ${who(about, t)} go?`,
  meal: (about: About, t: SurvivorSay) =>
    `What does ${who(about, t)} ${about.meal === 'food' ? 'eat' : 'drink'}?`,
  typeDie: (about: About, t: SurvivorSay) => `Roll the ${t.name('die', str(about, 'purpose'))}`,
};

type Words = Option &
  Record<'space' | 'survivor' | 'item' | 'card' | 'what' | 'project' | 'source' | 'die', string> & {
    cost: number;
    by: number | null;
    amount: number;
    face: number;
  };

const facts = (option: Option): Words => option as Words;

/** A modification: what is spent, and what it does to which die. */
function modification(option: Option, t: SurvivorSay): string {
  const { source, die, by } = option as Words;
  if (die === undefined) return t.source(source);
  const does = by === null ? 'reroll' : by < 0 ? `−${-by}` : `+${by}`;
  return `${t.source(source)}: ${t.name('die', die)} ${does}`;
}

/** The answers, by kind. */
export const options = {
  go: (o: Option, t: SurvivorSay) => `Walk to ${t.space(facts(o).space)} for ${facts(o).cost} stamina`,
  gather: () => 'Gather',
  investigate: () => 'Investigate the landmark',
  craft: () => 'Craft',
  treat: () => 'Treat: 1 medicine heals 1 damage',
  use: (o: Option, t: SurvivorSay) => `Use ${t.name('item', facts(o).item)}`,
  trade: (o: Option, t: SurvivorSay) => `Trade with ${t.who(facts(o).survivor)}`,
  attack: (o: Option, t: SurvivorSay) => `Attack ${t.who(facts(o).survivor)} for 3 stamina`,
  drop: (o: Option, t: SurvivorSay) => `Drop ${t.name('item', facts(o).item)}`,
  discard: (o: Option, t: SurvivorSay) => `Discard ${t.name('support', facts(o).card)}`,
  endTurn: () => 'End the turn',
  resource: (o: Option, t: SurvivorSay) =>
    facts(o).what === undefined ? modification(o, t) : t.name('resource', facts(o).what),
  project: (o: Option, t: SurvivorSay) => t.name('project', facts(o).project),
  item: (o: Option, t: SurvivorSay) =>
    facts(o).item === undefined ? modification(o, t) : t.name('item', facts(o).item),
  nothing: () => 'Nothing',
  agree: () => 'Agree',
  decline: () => 'Do not',
  shieldItem: (o: Option, t: SurvivorSay) => `${t.name('item', facts(o).item)} prevents it`,
  shieldCard: (o: Option, t: SurvivorSay) => `${t.name('support', facts(o).card)} prevents it`,
  bear: () => 'Bear it',
  leave: () => 'Take nothing',
  card: modification,
  ability: modification,
  done: () => 'No more cards',
  pass: () => 'Pass',
  pay: (o: Option, t: SurvivorSay) => `Spend ${facts(o).amount} ${t.name('resource', facts(o).what)}`,
  space: (o: Option, t: SurvivorSay) => `To ${t.space(facts(o).space)}`,
  none: () => 'Nothing',
  face: (o: Option) => String(facts(o).face),
};
