import { standing } from '../duelDice';
import { apart, clockwise, survivorById } from '../find';
import type { Seen } from '../procedure';
import type { Duel } from '../state';
import { type DieName, SUPPORT_RANGE } from '../terms';

/** Combatants and supporters, clockwise from the attacker (LS-5.1). */
export function participants({ state }: Seen, { attacker, defender, supporters }: Duel): string[] {
  const seat = state.survivors.findIndex((s) => s.id === attacker);
  const part = [attacker, defender, ...supporters];
  return clockwise(state, seat)
    .map((s) => s.id)
    .filter((id) => part.includes(id));
}

/** A combat before anything of it has happened; everybody else within two spaces supports (LS-4.1). */
export function newDuel(r: Seen, attacker: string, defender: string): Duel {
  const at = survivorById(r.state, attacker).space;
  const seat = r.state.survivors.findIndex((s) => s.id === attacker);
  return {
    attacker,
    defender,
    supporters: clockwise(r.state, seat)
      .filter((s) => s.id !== attacker && s.id !== defender && apart(r, s.space, at) <= SUPPORT_RANGE)
      .map((s) => s.id),
    dice: { gray: { face: 0, parts: [] }, red: { face: 0, parts: [] } },
    played: [],
    used: [],
  };
}

/** What is always on in a combat of these two (LS-5.2): for the odds before an attack. */
export function plainModifiers(r: Seen, attacker: string, defender: string): Record<DieName, number> {
  const sums = { gray: 0, red: 0 };
  for (const { die, part } of standing(r, newDuel(r, attacker, defender))) sums[die] += part.by;
  return sums;
}
