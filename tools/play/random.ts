import { type Policy, uniform } from './policy';
import { sensible } from './sensible';

/** From this round on a random player grows impatient. */
const PATIENCE = 25;

/**
 * Random legal play that comes to an end: a mood such as Ground Fighting lets a monster wait until somebody comes near,
 * and players who never do would wait with it for ever. So from some round on every other answer is a sensible one.
 */
export const random: Policy = (state, decision, chance, content) => {
  const impatient = state.round > PATIENCE && chance(2) === 0;
  return (impatient ? sensible : uniform)(state, decision, chance, content);
};

/** Half at random, half sensible: goes deep into fights that random players soon lose. */
export const halfSensible: Policy = (state, decision, chance, content) =>
  (chance(2) === 0 ? sensible : uniform)(state, decision, chance, content);
