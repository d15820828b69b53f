import { begin, type Journal, startJournal } from '../kernel';
import type { EncounterContent } from './cards/content';
import type { AnyEncounterEvent } from './events';
import { encounterGame } from './game';
import type { Run } from './procedure';
import { type EncounterSetUp, prepareEncounter } from './setup';
import type { EncounterState } from './state';

/** A table with its journal, run to the first question: for the page. */
export function encounterBegun(
  setup: EncounterSetUp,
  content: EncounterContent,
): Journal<EncounterState, AnyEncounterEvent> {
  return startJournal({ game: encounterGame, content }, prepareEncounter(setup, content), 'table');
}

/** A table as a bare value, run to the first question: for simulation. */
export function bareEncounter(
  setup: EncounterSetUp,
  content: EncounterContent,
  emit: Run['emit'],
): EncounterState {
  const state = prepareEncounter(setup, content);
  begin(encounterGame, { state, content, emit }, 'table', {});
  return state;
}
