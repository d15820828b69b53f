import type { Messages } from './messages';
import type { NameKind, Noun, Say } from './say';

/** How a missing word is shown, so that it is found: by people and by the test that looks for it. */
export const missing = (what: string): string => `⟦${what}⟧`;

/** Looks a word up in an open list; its own keys only. */
export function lookUp<T>(list: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(list, key) ? list[key] : undefined;
}

const said = new WeakMap<Messages, Say>();

/** The words that need nothing but the language: made once, as the browser's plurals and lists are slow to make. */
export function sayIn(m: Messages): Say {
  const made = said.get(m) ?? makeSay(m);
  said.set(m, made);
  return made;
}

function makeSay(m: Messages): Say {
  const plurals = new Intl.PluralRules(m.locale);
  const lists = new Intl.ListFormat(m.locale, { type: 'conjunction' });
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...m.names, reason: m.reasons };
  const name = (kind: NameKind, id: string): string => {
    if (kind === 'question') return lookUp(m.questions, id)?.label ?? missing(`question:${id}`);
    return lookUp(names[kind] ?? {}, id) ?? missing(`${kind}:${id}`);
  };
  return {
    name,
    list: (items) => lists.format(items),
    count(n: number, noun: Noun) {
      const forms = m.nouns[noun];
      return `${n} ${forms[plurals.select(n)] ?? forms.other}`;
    },
    signed: (n) => (n < 0 ? `−${-n}` : `+${n}`),
  };
}
