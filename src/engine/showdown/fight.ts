import type { Journal } from '../kernel';
import { bareOf, begunOf } from '../table/begin';
import type { Content } from './cards/content';
import type { AnyEvent } from './events';
import type { Run } from './procedure';
import type { SetUp } from './setup';
import type { ShowdownState } from './state';
import { SHOWDOWN } from './table';

/** A fight with its journal, run to the first question: for the page. */
export const begun = (setup: SetUp, content: Content): Journal<ShowdownState, AnyEvent> =>
  begunOf(SHOWDOWN, setup, content);

/** A fight as a bare value, run to the first question: for simulation. */
export const bareFight = (setup: SetUp, content: Content, emit: Run['emit']): ShowdownState =>
  bareOf(SHOWDOWN, setup, content, emit);
