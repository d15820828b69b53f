import {
  type Content,
  current,
  hashOf,
  isJournal,
  isLoaded,
  keptFight,
  type LoadedFight,
  loadFight,
  loading,
  record,
  saveFight,
  showdownGame,
  undo,
  violations,
} from '../../src/engine';
import { fileInLink } from '../../src/store/files/link';
import { PROGRAM } from '../../src/store/files/program';
import { openSituation, playFile } from '../../src/store/situation/situationFile';
import { namesOf } from '../../src/text';
import { chanceOf } from '../play/chance';
import { uniform } from '../play/policy';
import { TEXT, WORDS } from '../situation/words';
import type { HostileFile } from './hostileFile';

/** A file that was neither refused nor opened as it should be. */
class Harm extends Error {
  override name = 'Harm';
}

type Journal = LoadedFight['journal'];

/** So many random answers are given to whatever opens. */
const ANSWERS = 8;

/** One in so many is also told in words, saved and opened once more: that takes longer than all the rest. */
const AGAIN_EVERY = 5;

/** The page gives up playing again after a while, too; its pieces are far shorter than this. */
const PATIENCE_MS = 500;

/** Whatever the page would say of a table, and of what led to it since an entry, is said. */
function say(journal: Journal, since: number): void {
  const state = current(journal);
  const { decision } = state;
  const names = namesOf(state);
  if (decision !== null) {
    TEXT.question(decision, names);
    for (const option of [...decision.options, ...decision.interjections])
      TEXT.option(option, decision, names);
  }
  for (const entry of journal.entries.slice(since))
    for (const event of entry.events) {
      TEXT.eventLine(event, names);
      TEXT.reason(event, names);
    }
}

/** Plays on with what opened, undoes it all, and saves it: nothing of that may fail. */
function playOn(loaded: LoadedFight, seed: number, content: Content): void {
  const { setup } = loaded;
  const chance = chanceOf(seed ^ 0x5bd1e995);
  const rules = { game: showdownGame, content };
  let journal = loaded.journal;
  const from = journal.at;
  const thorough = seed % AGAIN_EVERY === 0;
  if (thorough) say(journal, Math.max(0, from - 1));
  for (let i = 0; i < ANSWERS; i += 1) {
    const state = current(journal);
    if (state.decision === null) break;
    const next = record(rules, journal, uniform(state, state.decision, chance, content));
    if (!isJournal(next)) throw new Harm(`an answer is refused: ${next.message}`);
    journal = next;
  }
  const [broken] = violations(current(journal), content);
  if (broken !== undefined) throw new Harm(broken);
  let back = journal;
  while (back.at > 0) back = undo(back);
  if (!thorough) return;
  say(journal, from + 1);
  const again = loadFight(saveFight(keptFight(setup, journal, content), content), content, PROGRAM);
  if (!isLoaded(again)) throw new Harm(`saved again it does not open: ${again.message}`);
  if (hashOf(again.journal) !== hashOf(journal)) throw new Harm('saved again it is another table');
}

/** Opens a text as a fight, as the page does: in pieces, and not for ever. */
function openFight(text: string, seed: number, content: Content): string {
  const end = performance.now() + PATIENCE_MS;
  const pieces = loading(text, content, PROGRAM);
  let piece = pieces.next();
  while (piece.done !== true) piece = pieces.next(performance.now() > end ? 'stop' : undefined);
  const loaded = piece.value;
  if (!isLoaded(loaded)) {
    if (loaded.message === '') throw new Harm('it is refused without a word');
    return `refused: ${loaded.code}`;
  }
  const [note] = loaded.notes;
  if (note === undefined) throw new Harm('it opened without a word');
  playOn(loaded, seed, content);
  return `opened: ${note.what}${loaded.notes.length > 1 ? ' and more said' : ''}`;
}

function openYaml(text: string, content: Content): string {
  const file = openSituation(text, content);
  if (Array.isArray(file)) {
    if (file.length === 0) throw new Harm('it is refused without a word');
    return 'situation refused';
  }
  const { faults, journal } = playFile(file, content, WORDS);
  say(journal, 0);
  return faults.length > 0 ? 'situation: otherwise' : 'situation holds';
}

/** Opens a file from anywhere; what came of it in some words, so that like goes with like. */
export async function openHostile(file: HostileFile, seed: number, content: Content): Promise<string> {
  if (file.kind === 'situation') return openYaml(file.text, content);
  if (file.kind === 'file') return openFight(file.text, seed, content);
  const found = await fileInLink(file.text);
  return 'text' in found ? openFight(found.text, seed, content) : `link refused: ${found.error}`;
}
