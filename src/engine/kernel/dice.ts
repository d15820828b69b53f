import { below, type RandomState, seedRandom } from './random';

/** One prepared die; where a purpose is given it is for that alone. */
export interface ScriptedDie {
  value: number;
  purpose?: string;
}

/**
 * Where dice come from: the seeded generator, a script (tests and situations), or the players, who roll real ones. Beside
 * the generator the script holds dice that were set by hand: each waits for a roll that it fits.
 */
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

/** The first die that was set by hand for this, taken out; otherwise one of the generator. */
function seededDie({ random, script }: Dice, purpose: string, sides: number): number {
  const at = script.findIndex((die) => die.value <= sides && (die.purpose ?? purpose) === purpose);
  return script.splice(at, at < 0 ? 0 : 1)[0]?.value ?? below(random, sides) + 1;
}

/** Rolls one die with the given number of sides, from the generator or the script. Throws a message if the script does not fit. */
export function rollDie(dice: Dice, purpose: string, sides: number): number {
  if (dice.source === 'seeded') return seededDie(dice, purpose, sides);
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
