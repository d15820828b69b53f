import type { AnyContent, AnySetUp, Command, Decision, Journal, Table, TableState } from '../../src/engine';
import type { Chance } from '../play/chance';

/** What files of a game are made of and opened with. */
export interface HostileGame<U extends AnySetUp, S extends TableState, C extends AnyContent, E> {
  table: Table<U, S, C, E>;
  content: C;
  /** The random set-up of a seed. */
  setUp(seed: number): U;
  /** A random answer. */
  answer(state: S, decision: Decision, chance: Chance): Command;
  /** Whatever the page would say of a table, and of what led to it since an entry, is said. */
  say(journal: Journal<S, E>, since: number): void;
  /** The latest moment that is spoiled, in commands. */
  latest: number;
  /** The folder of its situation files. */
  situations: string;
  /** Opens the text of a situation and plays it; what came of it. */
  playSituation(text: string): string;
}

/** A file that was neither refused nor opened as it should be. */
export class Harm extends Error {
  override name = 'Harm';
}

/** A game whose files are spoiled, as the program needs it. */
export interface Subject {
  /** The text of a sound file, drawn by a number. */
  file(number: number): string;
  /** The address of a sound link. */
  link(number: number): Promise<string>;
  /** The text of a sound situation of the project's own; null: there are none. */
  situation(number: number, root: string): string | null;
  /** Opens a text as a file, as the page does; what came of it. */
  open(text: string, seed: number): string;
  playSituation(text: string): string;
}
