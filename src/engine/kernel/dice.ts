import { below, type RandomState, seedRandom } from './random';

/** One prepared die; where a purpose is given it must be the one that is asked for. */
export interface ScriptedDie {
  value: number;
  purpose?: string;
}

/** Where dice come from: the seeded generator, a script (tests and situations), or the players, who roll real ones. */
export type DiceSource = 'seeded' | 'scripted' | 'typed';

/** Dice and shuffles of a table. Shuffles always use the generator. */
export interface Dice {
  source: DiceSource;
  random: RandomState;
  script: ScriptedDie[];
}

/** Dice for a new table. */
export function newDice(seed: number, source: DiceSource = 'seeded', script: ScriptedDie[] = []): Dice {
  return { source, random: seedRandom(seed), script };
}

/** Rolls one die with the given number of sides, from the generator or the script. Throws a message if the script does not fit. */
export function rollDie(dice: Dice, purpose: string, sides: number): number {
  if (dice.source === 'seeded') return below(dice.random, sides) + 1;
  const die = dice.script.shift();
  if (die === undefined) throw new Error(`the script has no die left for "${purpose}"`);
  if (die.purpose !== undefined && die.purpose !== purpose) {
    throw new Error(`the script has a die for "${die.purpose}", but "${purpose}" is rolled`);
  }
  if (!Number.isInteger(die.value) || die.value < 1 || die.value > sides) {
    throw new Error(`the script has a ${die.value} for "${purpose}", a die with ${sides} sides`);
  }
  return die.value;
}
