import { levelHere } from './levels';
import type { Run } from './procedure';

/** How many wounds a monster has suffered and how many it has before it is open to the last: AI cards, or its life. */
export function woundsOf(r: Run): { wounds: number; left: number; life: boolean } {
  const { ai, life, wounds } = r.state.monster;
  if (life === null) {
    return { wounds: wounds.length, left: ai.deck.length + ai.discard.length, life: false };
  }
  return { wounds: Math.max(0, (levelHere(r).life ?? life) - life), left: life, life: true };
}

/** Wounds are healed: cards from the top of the wound stack to the bottom of the AI deck, or points of life (SD-5.13). Gives back how many. */
export function heal(r: Run, amount: number): number {
  const { monster } = r.state;
  const healed = Math.min(amount, woundsOf(r).wounds);
  if (monster.life === null) monster.ai.deck.push(...monster.wounds.splice(0, healed));
  else monster.life += healed;
  return healed;
}
