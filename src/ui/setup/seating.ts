import type { SurvivorDraft } from './setupDraft';

/** The survivors dealt to so many players, one after another. */
const dealt = (survivors: readonly SurvivorDraft[], players: number): SurvivorDraft[] =>
  survivors.map((survivor, at) => ({ ...survivor, player: at % players }));

const samePlayers = (a: readonly SurvivorDraft[], b: readonly SurvivorDraft[]): boolean =>
  a.every(({ player }, at) => player === b[at]?.player);

/**
 * Who plays whom once there are other players than before. Nobody who was given to a player by hand changes hands, unless the
 * player leaves; otherwise they are dealt.
 */
export function reseated(
  survivors: readonly SurvivorDraft[],
  { before, players, left }: { before: number; players: number; left: number | null },
): SurvivorDraft[] {
  const untouched =
    survivors.every(({ player }) => player === 0) || samePlayers(survivors, dealt(survivors, before));
  if (untouched) return dealt(survivors, players);
  return survivors.map((survivor) => {
    const { player } = survivor;
    const moved = left !== null && player > left ? player - 1 : player;
    return { ...survivor, player: Math.min(moved, players - 1) };
  });
}
