import type { Table } from '../table/rules';
import type { Content } from './cards/content';
import type { AnyEvent } from './events';
import { begun } from './fight';
import { showdownGame } from './game';
import { violations } from './invariants';
import { SetUpSchema } from './setUpSchema';
import { checkSetUp, type SetUp } from './setup';
import type { ShowdownState } from './state';
import { StateSchema } from './stateSchema';
import { strangeLocals, strangers } from './strangers';

/** The showdown as files, tools and store see it. */
export const SHOWDOWN: Table<SetUp, ShowdownState, Content, AnyEvent> = {
  id: 'showdown',
  game: showdownGame,
  root: 'showdown',
  checkSetUp,
  begun,
  strangers,
  strangeLocals,
  violations,
  setUpSchema: SetUpSchema,
  stateSchema: StateSchema,
};
