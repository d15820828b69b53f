import {
  type AnyContent,
  type AnySetUp,
  current,
  hashOf,
  isJournal,
  isLoaded,
  keptFightOf,
  type LoadedOf,
  loadingOf,
  loadOf,
  record,
  saveFightOf,
  type TableState,
  undo,
} from '../../src/engine';
import { fileInLink } from '../../src/store/files/link';
import { PROGRAM } from '../../src/store/files/program';
import { chanceOf } from '../play/chance';
import { Harm, type HostileGame, type Subject } from './game';
import type { HostileFile } from './hostileFile';

/** So many random answers are given to whatever opens. */
const ANSWERS = 8;

/** One in so many is also told in words, saved and opened once more: that takes longer than all the rest. */
const AGAIN_EVERY = 5;

/** The page gives up playing again after a while, too; its pieces are far shorter than this. */
const PATIENCE_MS = 500;

/** Plays on with what opened, undoes it all, and saves it: nothing of that may fail. */
function playOn<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  game: HostileGame<U, S, C, E>,
  loaded: LoadedOf<U, S, E>,
  seed: number,
): void {
  const { table, content, say } = game;
  const { setup } = loaded;
  const chance = chanceOf(seed ^ 0x5bd1e995);
  const rules = { game: table.game, content };
  let journal = loaded.journal;
  const from = journal.at;
  const thorough = seed % AGAIN_EVERY === 0;
  if (thorough) say(journal, Math.max(0, from - 1));
  for (let i = 0; i < ANSWERS; i += 1) {
    const state = current(journal);
    if (state.decision === null) break;
    const next = record(rules, journal, game.answer(state, state.decision, chance));
    if (!isJournal(next)) throw new Harm(`an answer is refused: ${next.message}`);
    journal = next;
  }
  const [broken] = table.violations(current(journal), content);
  if (broken !== undefined) throw new Harm(broken);
  let back = journal;
  while (back.at > 0) back = undo(back);
  if (!thorough) return;
  say(journal, from + 1);
  const text = saveFightOf(table, keptFightOf(table, setup, journal, content), content);
  const again = loadOf(table, text, content, PROGRAM);
  if (!isLoaded(again)) throw new Harm(`saved again it does not open: ${again.message}`);
  if (hashOf(again.journal) !== hashOf(journal)) throw new Harm('saved again it is another table');
}

/** Opens a text as a fight, as the page does: in pieces, and not for ever. */
export function openFight<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  game: HostileGame<U, S, C, E>,
  text: string,
  seed: number,
): string {
  const end = performance.now() + PATIENCE_MS;
  const pieces = loadingOf(game.table, text, game.content, PROGRAM);
  let piece = pieces.next();
  while (piece.done !== true) piece = pieces.next(performance.now() > end ? 'stop' : undefined);
  const loaded = piece.value;
  if (!isLoaded(loaded)) {
    if (loaded.message === '') throw new Harm('it is refused without a word');
    return `refused: ${loaded.code}`;
  }
  const [note] = loaded.notes;
  if (note === undefined) throw new Harm('it opened without a word');
  playOn(game, loaded, seed);
  return `opened: ${note.what}${loaded.notes.length > 1 ? ' and more said' : ''}`;
}

/** Opens a file from anywhere; what came of it in some words, so that like goes with like. */
export async function openHostile(
  file: HostileFile,
  seed: number,
  { open, playSituation }: Subject,
): Promise<string> {
  if (file.kind === 'situation') return playSituation(file.text);
  if (file.kind === 'file') return open(file.text, seed);
  const found = await fileInLink(file.text);
  return 'text' in found ? open(found.text, seed) : `link refused: ${found.error}`;
}
