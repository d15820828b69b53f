import {
  type Command,
  canonical,
  copy,
  current,
  isJournal,
  type Journal,
  proceed,
  record,
} from '../../kernel';
import type { Content } from '../cards/content';
import type { AnyEvent } from '../events';
import { showdownGame } from '../game';
import type { SetUp } from '../setup';
import type { ShowdownState } from '../state';
import { pauseOf, withoutPauses } from './pauses';
import type { PlayedEntry } from './play';
import type { Situation } from './schema';
import { setUpOf } from './table';

/** A fight that goes on where a situation ended. */
export interface GoesOn {
  setup: SetUp;
  journal: Journal<ShowdownState, AnyEvent>;
}

/**
 * The table in the game without rests; a rest is played on from. Dice are rolled, but for those that the file has prepared and that
 * are still to come: they wait like dice that were set by hand, so that the same commands lead to the same table again.
 * @param left so many prepared dice are left at the end, which nobody waits for any more
 */
function settled(entry: PlayedEntry, left: number, content: Content): PlayedEntry {
  const state = copy(entry.state);
  const events = [...entry.events];
  const rests = pauseOf(state) !== null;
  withoutPauses(state);
  if (state.dice.source === 'scripted') {
    const { script } = state.dice;
    state.dice = { ...state.dice, source: 'seeded', script: script.slice(0, script.length - left) };
  }
  if (rests) {
    state.decision = null;
    proceed(showdownGame, { state, content, emit: (event) => void events.push(copy(event)) });
  }
  return { command: entry.command, state, events };
}

/** A table but for the numbers of its questions: rests have had some, too. */
const unnumbered = ({ asked: _, decision, ...table }: ShowdownState): string =>
  canonical({ ...table, decision: decision && { ...decision, id: 0 } });

/** A command for the question that a table asks. */
function meant(command: Command, { decision }: ShowdownState): Command {
  return command.type === 'edit' ? command : { ...command, decision: decision?.id ?? 0 };
}

/** The course as the game without rests plays it from its first table on; null where that leads elsewhere. */
function playedAgain([first, ...others]: PlayedEntry[], content: Content): GoesOn['journal'] | null {
  if (first === undefined) return null;
  let journal: GoesOn['journal'] = { entries: [first], at: 0 };
  for (const { command, state } of others) {
    if (command === null) return null;
    const next = record({ game: showdownGame, content }, journal, meant(command, current(journal)));
    if (!isJournal(next) || unnumbered(current(next)) !== unnumbered(state)) return null;
    journal = next;
  }
  return journal;
}

/** Makes an ordinary fight of a situation that was played. It can be undone to where the situation began. */
export function goOnFrom(situation: Situation, entries: readonly PlayedEntry[], content: Content): GoesOn {
  const { script: _, dice, ...setup } = setUpOf(situation);
  const kept: PlayedEntry[] = [];
  const left = entries.at(-1)?.state.dice.script.length ?? 0;
  let events: AnyEvent[] = [];
  let command: Command | null = null;
  for (const [i, entry] of entries.entries()) {
    events = [...events, ...entry.events];
    // What led to a rest leads beyond it: no command ends a rest in the game without.
    command ??= entry.command;
    if (pauseOf(entry.state) !== null && i < entries.length - 1) continue;
    const led = { ...entry, command: kept.length === 0 ? null : command, events };
    kept.push(settled(led, left, content));
    events = [];
    command = null;
  }
  return {
    setup: { ...setup, ...(dice === 'scripted' || dice === undefined ? {} : { dice }) },
    journal: playedAgain(kept, content) ?? { entries: kept, at: kept.length - 1 },
  };
}
