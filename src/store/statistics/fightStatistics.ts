import type { FightJournal } from '../session';
import { courseOf, type RoundTally } from './course';
import { allTens, type DiceTally, diceTallies } from './dice';
import { type MonsterTally, monsterTally, type SurvivorTally, survivorTally } from './figures';

/** A whole fight in figures, counted from what was told of it. */
export interface FightStatistics {
  rounds: number;
  /** Answers and corrections that were given. */
  commands: number;
  dice: readonly DiceTally[];
  /** All ten-sided dice; its first and last face are the ones and the lantern 10s. */
  tens: DiceTally;
  survivors: readonly SurvivorTally[];
  monster: MonsterTally;
  course: readonly RoundTally[];
}

/** Counts a fight up to where it is; what could be redone does not count. */
export function fightStatistics({ entries, at }: FightJournal): FightStatistics {
  const played = entries.slice(0, at + 1);
  const events = played.flatMap((entry) => entry.events);
  const state = played[played.length - 1]?.state;
  const dice = diceTallies(events);
  return {
    rounds: state?.round ?? 0,
    commands: at,
    dice,
    tens: allTens(dice),
    survivors: (state?.survivors ?? []).map(({ id }) => survivorTally(id, events, state?.lastToWound)),
    monster: monsterTally(events),
    course: courseOf(played),
  };
}
