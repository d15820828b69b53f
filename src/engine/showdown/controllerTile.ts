import type { Question } from '../kernel';
import { playerById, survivorById } from './find';
import type { Run } from './procedure';
import type { ShowdownState } from './state';

const living = (state: ShowdownState, player: string) =>
  state.survivors.filter((s) => s.player === player && s.status === 'alive');

/** SD-3.3: the tile goes clockwise (the order of the players) to the next player, by the variant over those without survivors. */
export function passTile(state: ShowdownState): void {
  if (state.controller === null) return;
  const at = state.players.findIndex((p) => p.id === state.controller);
  for (let step = 1; step <= state.players.length; step += 1) {
    const next = state.players[(at + step) % state.players.length];
    if (next === undefined) return;
    if (!state.variants.skipPlayers || living(state, next.id).length > 0) {
      state.controller = next.id;
      return;
    }
  }
}

/** Survivors whom the controller may nominate: the living ones not yet nominated in this cycle (SD-3.5). */
function nominees(state: ShowdownState): string[] {
  if (state.controller === null) return [];
  const player = playerById(state, state.controller);
  const all = living(state, player.id).map((s) => s.id);
  const fresh = all.filter((id) => !player.nominated.includes(id));
  return fresh.length > 0 ? fresh : all;
}

/** SD-3.5: whoever takes the tile nominates a survivor, each in turn before any a second time. */
export const nominate = {
  ask(_: unknown, { state }: Run): Question | null {
    const options = nominees(state).map((survivor) => ({ key: survivor, kind: 'survivor', survivor }));
    if (options.length === 0) return null;
    return { kind: 'nominate', by: state.controller as string, options };
  },
  answer(_: unknown, { state }: Run, [option]: readonly { key: string }[]): undefined {
    const chosen = survivorById(state, (option as { key: string }).key).id;
    const player = playerById(state, state.controller as string);
    const all = living(state, player.id).map((s) => s.id);
    const cycle = player.nominated.filter((id) => all.includes(id));
    player.nominated = cycle.length >= all.length ? [chosen] : [...cycle, chosen];
    state.nominated = chosen;
  },
};
