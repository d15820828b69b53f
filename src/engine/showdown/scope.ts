import type { Amount, Who } from './cards/who';
import { survivorById } from './find';
import { isHeldOff } from './heldOff';
import type { Run } from './procedure';
import type { CardKind, Scope, Survivor } from './state';

/** What a survivor has is with him wherever he is (SD-13.6). */
const WITH_HIM: readonly CardKind[] = ['injury', 'trauma', 'status'];

/**
 * The survivor that a card's word means here; null where it means the monster, nobody, or somebody no longer on the board.
 * Before round 1 nobody need stand there yet: departing gear acts already.
 */
export function survivorFor(r: Run, who: Who, scope: Scope): Survivor | null {
  if (who === 'monster') return null;
  const id = who === 'nominated' ? r.state.nominated : scope[who];
  if (id === undefined || id === null) return null;
  const survivor = survivorById(r.state, id);
  const here = survivor.space !== null || r.state.round === 0;
  const present = here || (WITH_HIM.includes(scope.card.kind) && isHeldOff(r, survivor));
  return survivor.status === 'alive' && present ? survivor : null;
}

/** An amount that needs no die: a number or the monster's level. Dice amounts are rolled by the verb. */
export function fixedAmount(r: Run, amount: Exclude<Amount, 'd5' | 'd10'>): number {
  return amount === 'level' ? r.state.monster.rank : amount;
}
