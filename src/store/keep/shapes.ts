import type { AnySetUp, Command, ShowdownState, Space, TableState } from '../../engine';
import type { Told, Waiting } from '../guide/guide';
import type { Declined } from '../windows';

// How fights lie in the browser's own store (docs/keeping.md). Only types: home reads heads without the engine.

/** What a fight's small picture is drawn from. */
export interface KeptPicture {
  monster: {
    card: string;
    space: Space;
    size: number;
    facing: ShowdownState['monster']['facing'];
    down: boolean;
  } | null;
  survivors: readonly {
    id: string;
    name: string;
    /** Its place at the table, which its piece goes by. */
    place: number;
    sign: { colour: string; shape: string } | null;
    space: Space;
    down: boolean;
  }[];
  tiles: readonly {
    id: string;
    card: string;
    spaces: readonly Space[];
    obstacle: boolean;
    impassable: boolean;
  }[];
}

/** What is told of every kept table. */
interface ShownOfAll {
  players: readonly string[];
  /** The round or the day. */
  round: number;
  /** How it ended; null: it has not. */
  outcome: string | null;
}

/** What is told of a showdown. Heads that are older than the other tables say no table. */
export interface ShownShowdown extends ShownOfAll {
  table?: 'showdown';
  monster: string;
  level: string;
  survivors: readonly string[];
  /** How many survivors are alive. */
  alive: number;
  outcome: 'victory' | 'defeat' | null;
  picture: KeptPicture;
}

/** What is told of one of the smaller tables. */
export interface ShownSmall extends ShownOfAll {
  table: 'encounter' | 'last-survivor';
  /** The kind of run, or the map. */
  kind: string;
  /** Everybody by the id of their card, and whether they are still in it. */
  people: readonly { card: string; in: boolean }[];
}

export type Shown = ShownShowdown | ShownSmall;

/** What is told of a kept table without opening it. */
export type FightHead = Shown & {
  id: string;
  /** What the players call it; null: nothing yet. */
  name: string | null;
  /** Milliseconds since 1970. */
  created: number;
  touched: number;
};

/** The guide's place in a fight: what it has told. */
export interface KeptGuide {
  told: readonly Told[];
  now: Told | null;
  waiting: readonly Waiting[];
  heard: number;
  goesOn: boolean;
  quiet: number;
  paceBefore: 'slow' | 'fast' | 'instant' | null;
}

/** What is kept of a table beside its course: of each game what it has. */
export interface Aside {
  declined?: readonly Declined[];
  guide?: KeptGuide | null;
  /** The players whose seats the program plays. */
  bots?: readonly string[];
}

/** Where the records of a table end, and who may write them. */
export interface HeadEnd {
  version: 1;
  /** The number of the last record, and its sum. */
  n: number;
  sum: string;
  /** The table of the last record. */
  hash: string;
  /** The tab that may write, by the token it made when it came. */
  writer: string;
}

/** The head as it lies in the store. */
export type HeadRow = FightHead & Aside & HeadEnd;

/** An entry of a journal that no commands lead to: a table from a file, a situation. */
export interface GivenEntry {
  command: Command | null;
  state: TableState;
  events: readonly { type: string }[];
}

/** Record 0: how the fight began to be kept. */
export interface BeginningRow {
  fight: string;
  n: 0;
  /** The kind of table; without it a showdown. */
  table?: string;
  setup: AnySetUp;
  /** The content's fingerprint. */
  content: string;
  /** The course so far, by what was done from the set-up on … */
  add: readonly Command[];
  /** … or, where that does not lead to it, entry by entry. */
  given: readonly GivenEntry[] | null;
  /** The entries whose commands the program gave, for those who had declined. */
  auto: readonly number[];
  at: number;
  hash: string;
  sum: string;
}

/** What one change of the journal was. */
export interface RecordRow {
  fight: string;
  n: number;
  /** So many entries stay. */
  keep: number;
  /** These commands come behind them. */
  add: readonly Command[];
  /** Which of them the program gave, by their place among them. */
  auto: readonly number[];
  /** The entry that is on the table then. Undo and redo change this alone. */
  at: number;
  /** The fingerprint of the table. */
  hash: string;
  /** Over all this and the sum of the record before. */
  sum: string;
}

/** The table behind a record, whole. */
export interface SnapshotRow {
  fight: string;
  n: number;
  /** As in record 0, should that be damaged. */
  table?: string;
  setup: AnySetUp;
  /** The journal's entry it is, its last one. */
  at: number;
  /** The table as JSON. */
  text: string;
  /** The record's own. */
  hash: string;
  recordSum: string;
  /** Over all this. */
  sum: string;
}
