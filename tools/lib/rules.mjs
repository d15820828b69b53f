// Which numbered rules of a rulebook have a test that names them.
import { parse } from 'yaml';

/**
 * @typedef {{ id: string, text: string }} Rule a numbered statement of a rulebook
 * @typedef {{ titles: readonly string[] }} Proof a test: its own title last, those of its groups before it
 */

/**
 * The numbered statements of a rulebook, in its order; the letters before the number are the book's.
 * @param {string} book
 * @returns {Rule[]}
 */
export function rulesOf(book) {
  return [...book.matchAll(/^\| ((?:SD|CE|LS)-\d+\.\d+) \| (.+?) \|/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));
}

/** `SD-5.9`, `SD-5.9–5.11`, `SD-14.7 to SD-14.9`, `SD-5.9 to 11`; of each book by its letters. */
const NUMBER = /(SD|CE|LS)-(\d+)\.(\d+)(?:(?:–| to )(?:(?:\1-)?(\d+)\.)?(\d+)(?![\d.]|\w))?/g;

/**
 * The rules a title names. A range names its ends and what lies between them, within one section: a range from
 * one section to another, or backwards, names only its first.
 * @param {string} title
 * @returns {string[]}
 */
export function rulesNamed(title) {
  return [...title.matchAll(NUMBER)].flatMap(
    ([, book = '', section = '', from, lastSection = section, to = from]) => {
      const [first, last] = [Number(from), Number(to)];
      const count = lastSection === section && last > first ? last - first + 1 : 1;
      return Array.from({ length: count }, (_, i) => `${book}-${section}.${first + i}`);
    },
  );
}

/**
 * The rules a test proves: those its own title names; if it names none, those of the nearest group that does.
 * A group's number is no proof of a test that says itself what it is about.
 * @param {Proof} proof
 * @returns {string[]}
 */
function rulesProven({ titles }) {
  return titles.map(rulesNamed).findLast((named) => named.length > 0) ?? [];
}

/**
 * A file of situations as proofs: whatever in it lists `rules`, with its `title` or `name`.
 * @param {string} file for the title of what has none
 * @param {string} text
 * @returns {Proof[]}
 */
export function situationProofs(file, text) {
  /** @type {(value: unknown) => Proof[]} */
  const proofsIn = (value) => {
    if (typeof value !== 'object' || value === null) return [];
    const inside = Object.values(value).flatMap(proofsIn);
    if (!('rules' in value) || !Array.isArray(value.rules)) return inside;
    return [{ titles: [`${file}: ${value.rules.join(', ')}`] }, ...inside];
  };
  return proofsIn(parse(text));
}

/**
 * Each rule with the tests that prove it.
 * @param {readonly Rule[]} rules
 * @param {readonly Proof[]} proofs
 * @returns {{ rule: Rule, by: string[] }[]}
 */
export function coverage(rules, proofs) {
  const known = new Set(rules.map(({ id }) => id));
  /** @type {Map<string, string[]>} */
  const by = new Map();
  for (const proof of proofs) {
    for (const id of new Set(rulesProven(proof))) {
      if (!known.has(id)) throw new Error(`${id} is no rule of the book: ${proof.titles.join(' > ')}`);
      by.set(id, [...(by.get(id) ?? []), proof.titles.at(-1) ?? '']);
    }
  }
  return rules.map((rule) => ({ rule, by: by.get(rule.id) ?? [] }));
}
