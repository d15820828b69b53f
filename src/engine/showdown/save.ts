import * as z from 'zod/mini';
import { type Command, canonical, current, isJournal, type Journal, replay } from '../kernel';
import type { Content } from './cards/content';
import type { AnyEvent } from './events';
import { begun } from './fight';
import { showdownGame } from './game';
import { CommandSchema } from './kernelSchema';
import { whyNotPlayable } from './playable';
import { SetUpSchema } from './setUpSchema';
import { checkSetUp, type SetUp } from './setup';
import type { ShowdownState } from './state';
import { StateSchema } from './stateSchema';

/** What a file says it is. */
const FORMAT = 'showdown-table';
/** The shape of the files this program writes. An older one is led up to it step by step before it is read. */
const VERSION = 1;

/** A fight to be kept: how it began, what was done, and the table as it is. The table is the truth. */
export interface Fight {
  setup: SetUp;
  commands: readonly Command[];
  snapshot: ShowdownState;
}

/** Why a text is no fight to go on with. */
export interface LoadError {
  code: 'notJson' | 'notAFight' | 'otherVersion' | 'damaged' | 'notPlayable';
  message: string;
}

/** A fight from a file, ready for the table. */
export interface LoadedFight {
  setup: SetUp;
  /** The whole course where the commands lead to the table in the file; otherwise it begins with that table. */
  journal: Journal<ShowdownState, AnyEvent>;
  /** Whether it was made with the content at hand. */
  sameContent: boolean;
}

const Header = z.object({ format: z.literal(FORMAT), version: z.int() });

const File = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  contentHash: z.string(),
  setup: SetUpSchema,
  seed: z.number(),
  commands: z.array(CommandSchema),
  snapshot: StateSchema,
});

/** A fight as the text of a file. */
export function saveFight({ setup, commands, snapshot }: Fight, content: Content): string {
  return canonical({
    format: FORMAT,
    version: VERSION,
    contentHash: content.hash,
    setup,
    seed: setup.seed,
    commands,
    snapshot,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The commands played again, if they lead to this very table. */
function courseTo(fight: Fight, content: Content): Journal<ShowdownState, AnyEvent> | null {
  if (checkSetUp(fight.setup, content) !== null) return null;
  try {
    const rules = { game: showdownGame, content };
    const played = replay(rules, begun(fight.setup, content), fight.commands);
    if (!isJournal(played)) return null;
    return canonical(current(played)) === canonical(fight.snapshot) ? played : null;
  } catch {
    // Other rules or other content than the file was made with: what was done then can't be done now.
    return null;
  }
}

const startingWith = (state: ShowdownState): Journal<ShowdownState, AnyEvent> => ({
  entries: [{ command: null, state, events: [] }],
  at: 0,
});

/** Reads the text of a file; a typed error where it is none, is damaged or can't go on with this content. */
export function loadFight(text: string, content: Content): LoadedFight | LoadError {
  const value = parsed(text);
  if (value === undefined) return { code: 'notJson', message: 'this is not the text of a saved fight' };
  const header = z.safeParse(Header, value);
  if (!header.success) return { code: 'notAFight', message: 'this file holds no saved fight' };
  if (header.data.version !== VERSION) {
    return {
      code: 'otherVersion',
      message: `the file has version ${header.data.version}, this program reads ${VERSION}`,
    };
  }
  const file = z.safeParse(File, value);
  if (!file.success) {
    const [issue] = file.error.issues;
    return { code: 'damaged', message: `the file is damaged at ${issue?.path.map(String).join('.')}` };
  }
  const { setup, commands, snapshot, contentHash } = file.data;
  const problem = whyNotPlayable(snapshot, content);
  if (problem !== null)
    return { code: 'notPlayable', message: `the fight in the file can't go on: ${problem}` };
  const journal = courseTo({ setup, commands, snapshot }, content) ?? startingWith(snapshot);
  return { setup, journal, sameContent: contentHash === content.hash };
}

/** Whether a fight was loaded, or an error. */
export const isLoaded = (result: LoadedFight | LoadError): result is LoadedFight => 'journal' in result;
