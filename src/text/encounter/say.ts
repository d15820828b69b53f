import type { EncounterState } from '../../engine';
import { shortName } from '../names';
import { lookUp, missing } from '../words';
import type { EncounterMessages, EncounterQuestionWords } from './messages';

/** Whom ids mean at this table. */
export interface EncounterNames {
  /** Content id of an investigator. */
  investigator(id: string): string | undefined;
  player(id: string): string | undefined;
}

/** The names of a table as it stands. */
export const encounterNames = ({
  investigators,
  players,
}: Pick<EncounterState, 'investigators' | 'players'>): EncounterNames => ({
  investigator: (id) => investigators.find((i) => i.id === id)?.card,
  player: (id) => {
    const found = players.find((p) => p.id === id);
    return found === undefined ? undefined : shortName(found.name);
  },
});

export type EncounterNameKind = keyof EncounterMessages['names'];

/** What sentences about encounters are made with. */
export interface EncounterSay {
  name(kind: EncounterNameKind, id: string): string;
  /** An investigator of this table. */
  who(id: string): string;
  player(id: string): string;
  /** A monster's name within a sentence. */
  monster(card: string): string;
  /** The short label of a question. */
  question(kind: string): string;
  /** What a key of an answer means. */
  key(key: string): string;
  list(items: readonly string[]): string;
  /** `1 die`, `3 dice`. */
  count(n: number, noun: keyof EncounterMessages['nouns']): string;
  signed(n: number): string;
}

interface Forms {
  plurals: Intl.PluralRules;
  lists: Intl.ListFormat;
}

const made = new WeakMap<EncounterMessages, Forms>();

/** The browser's plurals and lists of a language: made once, as they are slow to make. */
function formsOf(m: EncounterMessages): Forms {
  const known = made.get(m);
  if (known !== undefined) return known;
  const forms = {
    plurals: new Intl.PluralRules(m.locale),
    lists: new Intl.ListFormat(m.locale, { type: 'conjunction' }),
  };
  made.set(m, forms);
  return forms;
}

/** Kinds of names that a key of an answer may be of. */
const KEYED = ['monster', 'place', 'coin'] as const;

/** `go:quay`, `clues:3`, `p4:5`, `ditchHound`: what names a thing is named, a face is told, the rest has words of its own. */
function keyWords(m: EncounterMessages, key: string): string {
  const own = lookUp(m.keys as Readonly<Record<string, string>>, key);
  if (own !== undefined) return own;
  return key
    .split(':')
    .map((part) => {
      for (const kind of KEYED) {
        const found = lookUp(m.names[kind] as Readonly<Record<string, string>>, part);
        if (found !== undefined) return found;
      }
      return (
        lookUp(m.keys as Readonly<Record<string, string>>, /^p\d+$/.test(part) ? 'possession' : part) ?? part
      );
    })
    .join(' ');
}

/** The tools of one language, for one table. */
export function sayOf(m: EncounterMessages, names: EncounterNames): EncounterSay {
  const { plurals, lists } = formsOf(m);
  const name = (kind: EncounterNameKind, id: string): string =>
    lookUp(m.names[kind] as Readonly<Record<string, string>>, id) ?? missing(`${kind}:${id}`);
  return {
    name,
    who: (id) => {
      const card = names.investigator(id);
      return card === undefined ? missing(`investigator:${id}`) : name('investigator', card);
    },
    player: (id) => names.player(id) ?? missing(`player:${id}`),
    monster: (card) => m.theMonster(name('monster', card)),
    question: (kind) =>
      lookUp(m.questions as Readonly<Record<string, EncounterQuestionWords>>, kind)?.label ??
      missing(`question:${kind}`),
    key: (key) => keyWords(m, key),
    list: (items) => lists.format(items),
    count: (n, noun) => {
      const forms = m.nouns[noun];
      return `${n} ${n === 1 || plurals.select(n) === 'one' ? forms.one : forms.other}`;
    },
    signed: (n) => (n < 0 ? `−${-n}` : `+${n}`),
  };
}
