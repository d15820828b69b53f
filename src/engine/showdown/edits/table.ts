import type { Run } from '../procedure';
import type { EditOf } from './schema';

/** The tile goes to another player (SD-3.2). */
export function controller(r: Run, { player }: EditOf<'controller'>): string | null {
  if (r.state.solo) return 'solo play has no controller tile';
  if (!r.state.players.some((p) => p.id === player)) return `there is no player "${player}"`;
  r.state.controller = player;
  return null;
}

/** Dice set by hand: the next rolls that they fit show them. */
export function dice(r: Run, { next }: EditOf<'dice'>): string | null {
  if (r.state.dice.source === 'typed') return 'you roll the dice yourselves';
  r.state.dice.script = next.map(({ value, purpose }) =>
    purpose === undefined ? { value } : { value, purpose },
  );
  return null;
}

/** What is left of the act that is under way (SD-13.2). */
export function act(r: Run, { movement, activation }: EditOf<'act'>): string | null {
  if (r.state.act === null) return 'no act is under way';
  Object.assign(r.state.act, { movement: Number(movement), activation: Number(activation) });
  return null;
}
