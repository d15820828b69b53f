import type { Messages } from './messages';
import type { Names } from './names';
import type { NameKind, ParameterSay, Say, Teller } from './say';
import { lookUp, missing, sayIn } from './words';

/** Where the name of a card is looked for. */
const CARDS = [
  'ai',
  'hitLocation',
  'survivorStatus',
  'gear',
  'terrain',
  'resource',
  'injury',
  'trauma',
  'instinct',
  'armourSet',
  'monster',
  'disorder',
  'ability',
  'fightingArt',
  'proficiency',
  'source',
] as const;

/** The name of any card by its id alone; undefined if there is none. */
function cardName(m: Messages, id: string): string | undefined {
  for (const kind of CARDS) {
    const found = lookUp(m.names[kind] as Record<string, string>, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Names everything in one fight. */
export function tellerFor(m: Messages, names: Names, spaceName: (space: number) => string): Teller {
  const say: Say = sayIn(m);
  const card = (id: string) => cardName(m, names.card(id) ?? id);
  const figure = (id: string) =>
    id === 'monster' ? m.theMonster(say.name('monster', names.monster)) : names.survivor(id);
  const known = (kind: NameKind, id: string) => {
    const word = say.name(kind, id);
    return word === missing(`${kind}:${id}`) ? undefined : word;
  };
  const word = (id: string) => figure(id) ?? known('answer', id) ?? card(id) ?? id;
  return {
    ...say,
    figure: (id) => figure(id) ?? missing(`figure:${id}`),
    player: (id) => names.player(id) ?? known('seat', id) ?? missing(`player:${id}`),
    named: (id) => figure(id) ?? card(id) ?? missing(`name:${id}`),
    card: (id) => card(id) ?? missing(`card:${id}`),
    space: spaceName,
    why: (id) => known('reason', id) ?? card(id) ?? missing(`reason:${id}`),
    key: (key) => [...new Set(key.split(':').map((part) => part.split('+').map(word).join(', ')))].join(' '),
  };
}

/** A parameter as text: plain values as they are, a card by its id. */
function text(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'id' in value) return text(value.id);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** A view of parameters by name. */
const view = (of: Readonly<Record<string, unknown>>) => ({
  s: (name: string) => text(of[name]),
  n: (name: string) => Number(of[name] ?? 0),
  has: (name: string) => {
    const value = of[name];
    return (
      value !== undefined &&
      value !== null &&
      value !== false &&
      !(Array.isArray(value) && value.length === 0)
    );
  },
});

/** The parameters of an option, with what its question is about. */
export function parametersOf(
  teller: Teller,
  of: object,
  about: Readonly<Record<string, unknown>>,
): ParameterSay {
  const own = of as Readonly<Record<string, unknown>>;
  return {
    ...teller,
    ...view(own),
    figures: (name) => {
      const list = own[name];
      return Array.isArray(list) ? list.map((id) => teller.figure(text(id))) : [];
    },
    about: view(about),
  };
}
