import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  begun,
  type Content,
  current,
  isJournal,
  keptFight,
  type LoadedFight,
  record,
  type SetUp,
  saveFight,
  showdownGame,
  undo,
} from '../../src/engine';
import { linkOf } from '../../src/store/files/link';
import { PROGRAM } from '../../src/store/files/program';
import { type Chance, chanceOf } from '../play/chance';
import { random } from '../play/random';
import { randomSetUp } from '../play/setups';

/** So many fights are spoiled in turn; each is made when it is first asked for, always the same. */
const FIGHTS = 40;
/** From here on the seeds of these fights. */
const FIRST_SEED = 70_000;
/** A longer course costs time and spoils no better. */
const MOST_COMMANDS = 16;
/** The latest moment, in commands, and how many of them lie behind a table of its own. */
const LATEST = 80;
const BEHIND_START = 8;
/** One fight in so many has something to redo, and one in so many begins with a table of its own. */
const REDO_EVERY = 3;
const START_EVERY = 4;

const fights = new Map<number, string>();

/** So many random commands of a fight, or fewer where it ends before. */
function played(setup: SetUp, most: number, chance: Chance, content: Content): LoadedFight['journal'] {
  const rules = { game: showdownGame, content };
  let journal = begun(setup, content);
  while (journal.at < most) {
    const state = current(journal);
    if (state.decision === null) break;
    const next = record(rules, journal, random(state, state.decision, chance, content));
    if (!isJournal(next)) throw new Error(`a random answer is refused: ${next.message}`);
    journal = next;
  }
  return journal;
}

function makeFight(index: number, content: Content): string {
  const seed = FIRST_SEED + index;
  const chance = chanceOf(seed);
  const setup = randomSetUp(content, seed);
  // Early moments are reached from the set-up, late ones begin with a table of their own, so that there are few commands.
  const late = index % START_EVERY === 0;
  const whole = played(setup, 1 + chance(late ? LATEST : MOST_COMMANDS), chance, content);
  const first = late ? Math.max(0, whole.at - BEHIND_START) : 0;
  const [begin, ...others] = whole.entries.slice(first);
  if (begin === undefined) throw new Error('a fight without a beginning');
  let journal: LoadedFight['journal'] = {
    entries: [{ ...begin, command: null }, ...others],
    at: whole.at - first,
  };
  if (index % REDO_EVERY === 0) for (let i = 0; i < 5; i += 1) journal = undo(journal);
  return saveFight({ ...keptFight(setup, journal, content), program: PROGRAM }, content);
}

/** The text of a sound file, drawn by a number. */
export function soundFight(number: number, content: Content): string {
  const index = number % FIGHTS;
  const made = fights.get(index) ?? makeFight(index, content);
  fights.set(index, made);
  return made;
}

const links = new Map<number, string>();

/** The address of a sound link. */
export async function soundLink(number: number, content: Content): Promise<string> {
  const index = number % FIGHTS;
  const made = links.get(index) ?? (await linkOf(soundFight(index, content))) ?? '';
  links.set(index, made);
  return made;
}

let situations: string[] | null = null;

/** The text of a sound situation of the project's own. */
export function soundSituation(number: number, root: string): string {
  const folder = path.join(root, 'tests/situations');
  situations ??= readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return situations[number % situations.length] ?? '';
}
