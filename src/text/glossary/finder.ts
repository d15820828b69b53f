import type { GlossaryEntry } from './glossary';

/** A stretch of a text: plain, a rule's number, or a word of the glossary. */
export type Stretch =
  | { kind: 'plain'; text: string }
  | { kind: 'rule'; text: string; rule: string }
  | { kind: 'term'; text: string; entry: GlossaryEntry };

/** Finds rules' numbers and words of the glossary. */
export interface Finder {
  /** In a sentence: numbers, and words that are not too common; each word once, where it stands first. */
  inSentence(text: string): Stretch[];
  /** A label on a card, such as `block 1`: the word that it is as a whole. */
  ofLabel(label: string): GlossaryEntry | undefined;
  /** The entry of an id. */
  byId(id: string): GlossaryEntry | undefined;
}

const RULE = String.raw`(?:SD|CE|LS)-\d+\.\d+`;

const escaped = (form: string): string => form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const lower = (text: string): string => text.toLowerCase();

/** Whether a sentence begins at this place of the text. */
const begins = (text: string, at: number): boolean => at === 0 || /[.:;!?(“"]\s*$/.test(text.slice(0, at));

/**
 * Whether what was found is the word, and not a card's name that happens to be the same: names have a capital in the
 * middle of a sentence, words only where one begins.
 */
function isWord(text: string, at: number, found: string, form: string): boolean {
  return found === form || begins(text, at) || lower(found.charAt(0)) === found.charAt(0);
}

/** Words of a label, without the number behind them: `block 1`, `+2 speed`. */
const bare = (label: string): string =>
  lower(label)
    .replace(/^[+−\d\s]+/, '')
    .replace(/[\s\d+]+$/, '')
    .trim();

/** A finder for the words of one language. */
export function finderOf(entries: readonly GlossaryEntry[]): Finder {
  const byLabel = new Map<string, GlossaryEntry>();
  const byForm = new Map<string, { entry: GlossaryEntry; form: string }>();
  for (const entry of entries) {
    for (const form of entry.forms) {
      const key = lower(form);
      if (!entry.common && !byForm.has(key)) byForm.set(key, { entry, form });
    }
  }
  // On a card a label is first of all a keyword, then a kind, then whatever else it may be.
  const first = (subject: string) => entries.filter((entry) => entry.subject === subject);
  for (const entry of [...first('keyword'), ...first('kind'), ...entries]) {
    for (const form of entry.forms) if (!byLabel.has(lower(form))) byLabel.set(lower(form), entry);
  }
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const wanted = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${RULE}|${forms.join('|')})(?![\p{L}\p{N}]|\.\d)`,
    'giu',
  );
  const ids = new Map(entries.map((entry) => [entry.id, entry]));

  return {
    inSentence(text) {
      const stretches: Stretch[] = [];
      const seen = new Set<GlossaryEntry>();
      let from = 0;
      for (const match of text.matchAll(wanted)) {
        const [found] = match;
        const known = byForm.get(lower(found));
        const isRule = known === undefined;
        if (!isRule && (seen.has(known.entry) || !isWord(text, match.index, found, known.form))) continue;
        if (match.index > from) stretches.push({ kind: 'plain', text: text.slice(from, match.index) });
        from = match.index + found.length;
        if (isRule) stretches.push({ kind: 'rule', text: found, rule: found });
        else {
          seen.add(known.entry);
          stretches.push({ kind: 'term', text: found, entry: known.entry });
        }
      }
      if (from < text.length) stretches.push({ kind: 'plain', text: text.slice(from) });
      return stretches;
    },
    ofLabel: (label) => byLabel.get(lower(label).trim()) ?? byLabel.get(bare(label)),
    byId: (id) => ids.get(id),
  };
}
