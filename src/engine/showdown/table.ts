import type { Table } from '../table/rules';
import type { Content } from './cards/content';
import type { AnyEvent } from './events';
import { showdownGame } from './game';
import { violations } from './invariants';
import { firstOf } from './levels';
import { SetUpSchema } from './setUpSchema';
import { checkSetUp, prepare, type SetUp } from './setup';
import type { ShowdownState } from './state';
import { StateSchema } from './stateSchema';
import { strangeLocals, strangers } from './strangers';

/** The showdown as files, tools and store see it. */
export const SHOWDOWN: Table<SetUp, ShowdownState, Content, AnyEvent> = {
  id: 'showdown',
  game: showdownGame,
  root: 'showdown',
  checkSetUp,
  prepare,
  first: firstOf,
  strangers,
  strangeLocals,
  violations,
  setUpSchema: SetUpSchema,
  stateSchema: StateSchema,
};
