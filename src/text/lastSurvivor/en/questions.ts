import type { Decision, Option } from '../../../engine';
import type { SurvivorSay } from '../say';

type About = Decision['about'];
const str = (about: About, name: string): string => String(about[name] ?? '');
const who = (about: About, t: SurvivorSay, name = 'survivor'): string => t.who(str(about, name));

/** What is asked, by kind. */
export const questions: Readonly<Record<string, (about: About, t: SurvivorSay) => string>> = {
  action: (about, t) =>
    `What does ${who(about, t)} do? Stamina ${str(about, 'stamina')} of ${str(about, 'most')}`,
  gather: (about, t) => `What does ${who(about, t)} gather?`,
  craft: (about, t) => `What does ${who(about, t)} craft?`,
  tradeGives: (about, t) => `What does ${who(about, t)} offer ${who(about, t, 'to')}?`,
  tradeGets: (about, t) => `What does ${who(about, t)} want of ${who(about, t, 'to')} for it?`,
  tradeAgree: (about, t) =>
    `${who(about, t, 'to')}: give ${t.good(about.gets as string | null)} for ${t.good(about.gives as string | null)}?`,
  prevent: (about, t) => `${who(about, t)} is dealt ${str(about, 'amount')} damage: prevent one?`,
  take: (about, t) => `What does ${who(about, t)} take of ${who(about, t, 'from')}?`,
  support: (about, t) =>
    `${who(about, t)}: a card before ${who(about, t, 'attacker')} and ${who(about, t, 'defender')} roll?`,
  modify: (about, t) =>
    `${who(about, t)}: gray ${str(about, 'gray')}, red ${str(about, 'red')}, modify a die?`,
  pay: (about, t) =>
    `Does ${who(about, t)} spend ${str(about, 'amount')} ${t.name('resource', str(about, 'what'))}?`,
  wander: (about, t) => `Where does ${who(about, t)} go?`,
  meal: (about, t) => `What does ${who(about, t)} ${about.meal === 'food' ? 'eat' : 'drink'}?`,
  typeDie: (about, t) => `Roll the ${t.name('die', str(about, 'purpose'))}`,
};

type Facts = Record<
  'space' | 'survivor' | 'item' | 'card' | 'what' | 'project' | 'source' | 'die',
  string
> & {
  cost: number;
  by: number | null;
  amount: number;
  face: number;
};

/** A modification: what is spent, and what it does to which die. */
function modification({ source, die, by }: Facts, t: SurvivorSay): string {
  if (die === undefined) return t.source(source);
  const does = by === null ? 'reroll' : by < 0 ? `−${-by}` : `+${by}`;
  return `${t.source(source)}: ${t.name('die', die)} ${does}`;
}

const OPTIONS: Readonly<Record<string, (o: Facts, t: SurvivorSay) => string>> = {
  go: ({ space, cost }, t) => `Walk to ${t.space(space)} for ${cost} stamina`,
  gather: () => 'Gather',
  investigate: () => 'Investigate the landmark',
  craft: () => 'Craft',
  treat: () => 'Treat: 1 medicine heals 1 damage',
  use: ({ item }, t) => `Use ${t.name('item', item)}`,
  trade: ({ survivor }, t) => `Trade with ${t.who(survivor)}`,
  attack: ({ survivor }, t) => `Attack ${t.who(survivor)} for 3 stamina`,
  drop: ({ item }, t) => `Drop ${t.name('item', item)}`,
  discard: ({ card }, t) => `Discard ${t.name('support', card)}`,
  endTurn: () => 'End the turn',
  resource: ({ what, source, ...rest }, t) =>
    what === undefined ? modification({ what, source, ...rest }, t) : t.name('resource', what),
  project: ({ project }, t) => t.name('project', project),
  item: ({ item, ...rest }, t) =>
    item === undefined ? modification({ item, ...rest }, t) : t.name('item', item),
  nothing: () => 'Nothing',
  agree: () => 'Agree',
  decline: () => 'Do not',
  shieldItem: ({ item }, t) => `${t.name('item', item)} prevents it`,
  shieldCard: ({ card }, t) => `${t.name('support', card)} prevents it`,
  bear: () => 'Bear it',
  leave: () => 'Take nothing',
  card: modification,
  ability: modification,
  done: () => 'No more cards',
  pass: () => 'Pass',
  pay: ({ what, amount }, t) => `Spend ${amount} ${t.name('resource', what)}`,
  space: ({ space }, t) => `To ${t.space(space)}`,
  none: () => 'Nothing',
  face: ({ face }) => String(face),
};

/** The words of an answer; undefined where there are none. */
export function optionWords(option: Option, t: SurvivorSay): string | undefined {
  const words = Object.hasOwn(OPTIONS, option.kind) ? OPTIONS[option.kind] : undefined;
  return words?.(option as Option & Facts, t);
}
