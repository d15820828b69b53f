import type { AnyContent, AnySetUp, TableState } from '../../src/engine';
import { basesOf } from './bases';
import type { HostileGame, Subject } from './game';
import { ENCOUNTER_GAME } from './games/encounter';
import { LAST_SURVIVOR_GAME } from './games/lastSurvivor';
import { SHOWDOWN_GAME } from './games/showdown';
import { openFight } from './open';

const subjectOf = <U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  game: HostileGame<U, S, C, E>,
): Subject => ({
  ...basesOf(game),
  open: (text, seed) => openFight(game, text, seed),
  playSituation: game.playSituation,
});

/** The games whose files are spoiled, by their table's name. */
export const SUBJECTS = {
  showdown: subjectOf(SHOWDOWN_GAME),
  encounter: subjectOf(ENCOUNTER_GAME),
  'last-survivor': subjectOf(LAST_SURVIVOR_GAME),
} as const;

/** A game by its table's name. */
export const subjectNamed = (table: string): Subject | undefined =>
  Object.hasOwn(SUBJECTS, table) ? SUBJECTS[table as keyof typeof SUBJECTS] : undefined;
