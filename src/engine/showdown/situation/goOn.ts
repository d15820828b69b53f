import { copy, type Journal, proceed } from '../../kernel';
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

/** The table in the game without rests, with dice that are rolled; a rest is played on from. */
function settled(entry: PlayedEntry, content: Content): PlayedEntry {
  const state = copy(entry.state);
  const events = [...entry.events];
  const rests = pauseOf(state) !== null;
  withoutPauses(state);
  if (state.dice.source === 'scripted') state.dice = { ...state.dice, source: 'seeded', script: [] };
  if (rests) {
    state.decision = null;
    proceed(showdownGame, { state, content, emit: (event) => void events.push(copy(event)) });
  }
  return { command: entry.command, state, events };
}

/** Makes an ordinary fight of a situation that was played. It can be undone to where the situation began. */
export function goOnFrom(situation: Situation, entries: readonly PlayedEntry[], content: Content): GoesOn {
  const { script: _, dice, ...setup } = setUpOf(situation);
  const kept: PlayedEntry[] = [];
  let events: AnyEvent[] = [];
  for (const [i, entry] of entries.entries()) {
    events = [...events, ...entry.events];
    if (pauseOf(entry.state) !== null && i < entries.length - 1) continue;
    kept.push(settled({ ...entry, command: kept.length === 0 ? null : entry.command, events }, content));
    events = [];
  }
  return {
    setup: { ...setup, ...(dice === 'scripted' || dice === undefined ? {} : { dice }) },
    journal: { entries: kept, at: kept.length - 1 },
  };
}
