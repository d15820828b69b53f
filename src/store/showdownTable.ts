import { type AnyEvent, type Content, type SetUp, SHOWDOWN, type ShowdownState } from '../engine';
import { CONTENT } from './content';
import { type Played, rulesOf } from './tableSession';

/** The showdown with the content that comes with the program. */
export const PLAYED: Played<SetUp, ShowdownState, Content, AnyEvent> = { table: SHOWDOWN, content: CONTENT };

/** What the kernel needs of it. */
export const RULES = rulesOf(PLAYED);
