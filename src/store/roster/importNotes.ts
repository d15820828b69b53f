import { firstLetters } from '../../engine';
/** What of a file was not taken over. */
export type LeftWhat =
  | 'unreadable'
  | 'tooMany'
  | 'fightingArts'
  | 'disorders'
  | 'abilities'
  | 'injuries'
  | 'gear'
  | 'weaponType'
  | 'numbers'
  | 'flags'
  | 'armour'
  | 'survivorKeys'
  | 'keys'
  | 'cut'
  | 'unsafeKeys'
  | 'members'
  | 'parties';

/** One kind of thing that was left out: of whom, if of one survivor, how much, and some of it by name. */
export interface LeftNote {
  what: LeftWhat;
  of: string | null;
  count: number;
  names: readonly string[];
}

/** So many things of a kind are named, the rest is counted. */
const NAMED = 12;

/** Letters of a name in a report. */
const LONGEST = 60;

/** So many notes are made; what else there may be is of the same kinds. */
const MOST = 200;

/** Gathers what was not taken over. */
export class Notes {
  readonly #notes = new Map<
    string,
    { what: LeftWhat; of: string | null; count: number; names: Set<string> }
  >();

  /** Notes one thing; without an owner all of its kind make one note. */
  add(what: LeftWhat, of: string | null, ...names: readonly string[]): void {
    const key = JSON.stringify([what, of]);
    if (this.#notes.size >= MOST && !this.#notes.has(key)) return;
    const note = this.#notes.get(key) ?? { what, of, count: 0, names: new Set<string>() };
    note.count += Math.max(1, names.length);
    for (const name of names) if (note.names.size < NAMED) note.names.add(firstLetters(name, LONGEST));
    this.#notes.set(key, note);
  }

  all(): LeftNote[] {
    return [...this.#notes.values()].map(({ names, ...note }) => ({ ...note, names: [...names] }));
  }
}
