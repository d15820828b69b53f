import { goTo, roll } from '../../kernel';
import { carries } from '../allowed';
import { survivorById } from '../find';
import type { FrameOf, Procedure, Run } from '../procedure';
import type { Attack } from '../state';
import { trapAmong, withstandTrap } from '../traps';

type Frame = FrameOf<'survivorAttack'>;

/** From this face on an unshakeable attacker withstands a trap (survivors-in-detail.md §15). */
const WITHSTANDS = 6;

const attackOf = (f: Frame, r: Run): Attack => r.state.attacks[f.index as number] as Attack;

/** Unshakeable: on a 6 or more the trap is discarded and the deck shuffled; the other cards stay. */
export const WITHSTAND: Procedure<'survivorAttack'>['steps'] = {
  withstand: (f, r) => {
    const survivor = survivorById(r.state, f.survivor);
    const trap = trapAmong(r, attackOf(f, r));
    if (trap === undefined || !carries(r, survivor, 'unshakeable')) return goTo('spring');
    return roll('unshakeable', 1, 10, survivor.player);
  },
  withstood: (f, r) => {
    const trap = trapAmong(r, attackOf(f, r));
    if (trap === undefined || ((f.result as number[])[0] ?? 1) < WITHSTANDS) return undefined;
    withstandTrap(r, attackOf(f, r), trap);
    return goTo('withstand');
  },
};
