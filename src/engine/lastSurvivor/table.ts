import type { Table } from '../table/rules';
import type { SurvivorContent } from './cards/content';
import type { AnySurvivorEvent } from './events';
import { lastSurvivorGame } from './game';
import { survivorViolations } from './invariants';
import { SurvivorSetUpSchema, SurvivorStateSchema } from './schemas';
import { checkSurvivorSetUp, prepareSurvivors, type SurvivorSetUp } from './setup';
import type { SurvivorState } from './state';
import { strangeLocals, strangers } from './strangers';

/** Last survivor as files, tools and store see it. */
export const LAST_SURVIVOR_TABLE: Table<SurvivorSetUp, SurvivorState, SurvivorContent, AnySurvivorEvent> = {
  id: 'last-survivor',
  game: lastSurvivorGame,
  root: 'table',
  checkSetUp: checkSurvivorSetUp,
  prepare: prepareSurvivors,
  first: () => ({}),
  strangers,
  strangeLocals,
  violations: survivorViolations,
  setUpSchema: SurvivorSetUpSchema,
  stateSchema: SurvivorStateSchema,
};
