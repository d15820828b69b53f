import type { Journal } from '../../kernel';
import { type FightOf, fightFileSchema } from '../../table/format';
import { type LoadedOf, loadOf } from '../../table/load';
import type { LoadError } from '../../table/read';
import { keptFightOf, saveFightOf } from '../../table/save';
import type { Content } from '../cards/content';
import type { AnyEvent } from '../events';
import type { SetUp } from '../setup';
import type { ShowdownState } from '../state';
import { SHOWDOWN } from '../table';

export type FightJournal = Journal<ShowdownState, AnyEvent>;

/** A showdown as it is kept. */
export type Fight = FightOf<SetUp, ShowdownState>;

/** A showdown from a file, ready for the table. */
export type LoadedFight = LoadedOf<SetUp, ShowdownState, AnyEvent>;

/** The file of a showdown: the schema that it is read with and that is published. */
export const FightFileSchema = fightFileSchema(SHOWDOWN);

/** A fight on the table as it goes into a file: also what could be redone, and where it began if not with its set-up. */
export const keptFight = (setup: SetUp, journal: FightJournal, content: Content): Fight =>
  keptFightOf(SHOWDOWN, setup, journal, content);

/** A fight as the text of a file. */
export const saveFight = (fight: Fight, content: Content): string => saveFightOf(SHOWDOWN, fight, content);

/** Reads the text of a file at one go. */
export const loadFight = (text: string, content: Content, program?: string): LoadedFight | LoadError =>
  loadOf(SHOWDOWN, text, content, program);
