import type { Content } from '../../src/engine';
import { type Chance, chanceOf, oneOf } from './chance';

/** Whom a fight is against. */
export interface Opponent {
  monster: string;
  level: string;
}

/** `white-lion` as typed, `whiteLion` as in the content. */
const idOf = (typed: string): string => typed.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Every level of every monster, or those that are wanted. */
export function opponents(content: Content, monster?: string, level?: string): Opponent[] {
  return content.pack.monsters
    .filter(({ id }) => monster === undefined || id === idOf(monster))
    .flatMap(({ id, levels }) => levels.map((l) => ({ monster: id, level: l.id })))
    .filter((o) => level === undefined || o.level === level);
}

/** Why there is no such opponent, for the user of a program; null if there is one. */
export function opponentComplaint(
  content: Content,
  monster: string | undefined,
  level: string | undefined,
): string | null {
  if (opponents(content, monster).length === 0) return `there is no monster '${monster}'`;
  if (opponents(content, monster, level).length > 0) return null;
  const levels = [...new Set(opponents(content, monster).map((o) => o.level))];
  return `there is no level '${level}': ${levels.join(', ')}`;
}

/** One of several by the seed of a fight; what else is drawn from the seed does not change with their number. */
export function opponentOf(among: readonly Opponent[], seed: number): Opponent {
  const chance: Chance = chanceOf(seed * 2 + 1_000_003);
  return oneOf(among, chance);
}
