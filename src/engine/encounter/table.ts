import type { Table } from '../table/rules';
import type { EncounterContent } from './cards/content';
import type { AnyEncounterEvent } from './events';
import { encounterGame } from './game';
import { encounterViolations } from './invariants';
import { EncounterSetUpSchema, EncounterStateSchema } from './schemas';
import { checkEncounterSetUp, type EncounterSetUp, prepareEncounter } from './setup';
import type { EncounterState } from './state';
import { strangeLocals, strangers } from './strangers';

/** Combat encounters as files, tools and store see them. */
export const ENCOUNTER: Table<EncounterSetUp, EncounterState, EncounterContent, AnyEncounterEvent> = {
  id: 'encounter',
  game: encounterGame,
  root: 'table',
  checkSetUp: checkEncounterSetUp,
  prepare: prepareEncounter,
  first: () => ({}),
  strangers,
  strangeLocals,
  violations: encounterViolations,
  setUpSchema: EncounterSetUpSchema,
  stateSchema: EncounterStateSchema,
};
