import type { Question } from '../kernel';
import { playerById, survivorById } from './find';
import type { Run } from './procedure';
import type { Player, ShowdownState } from './state';
import { variantActs } from './variantActs';

const living = (state: ShowdownState, player: string) =>
  state.survivors.filter((s) => s.player === player && s.status === 'alive');

/** SD-3.3: the tile goes clockwise (the order of the players) to the next player, by the variant over those without survivors. */
export function passTile(r: Run): void {
  const { state } = r;
  if (state.controller === null) return;
  const at = state.players.findIndex((p) => p.id === state.controller);
  const round = state.players.map((_, i) => state.players[(at + 1 + i) % state.players.length] as Player);
  const takes = (p: Player) => !state.variants.skipPlayers || living(state, p.id).length > 0;
  const next = round.find(takes);
  if (next === undefined) return;
  if (next !== round[0]) variantActs(r, 'skipPlayers', 'SD-3.3');
  state.controller = next.id;
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
