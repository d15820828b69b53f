import { begin, type Journal, startJournal } from '../kernel';
import type { SurvivorContent } from './cards/content';
import type { AnySurvivorEvent } from './events';
import { lastSurvivorGame } from './game';
import type { Run } from './procedure';
import { prepareSurvivors, type SurvivorSetUp } from './setup';
import type { SurvivorState } from './state';

/** A game with its journal, run to the first question: for the page. */
export function survivorsBegun(
  setup: SurvivorSetUp,
  content: SurvivorContent,
): Journal<SurvivorState, AnySurvivorEvent> {
  return startJournal({ game: lastSurvivorGame, content }, prepareSurvivors(setup, content), 'table');
}

/** A game as a bare value, run to the first question: for simulation. */
export function bareSurvivors(
  setup: SurvivorSetUp,
  content: SurvivorContent,
  emit: Run['emit'],
): SurvivorState {
  const state = prepareSurvivors(setup, content);
  begin(lastSurvivorGame, { state, content, emit }, 'table', {});
  return state;
}
