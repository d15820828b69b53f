import type { SetUp } from '../engine';
import { CONTENT } from './content';

/** A seed that nobody chose. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}

/**
 * The White Lion at level 1 if nothing else is said; four ready-made survivors in the level's kit or the White Lion kit, one
 * player.
 */
export function quickFight(seed: number = freshSeed(), level = '1', monster = 'whiteLion'): SetUp {
  const own = CONTENT.monsters[monster]?.levels.find(({ id }) => id === level)?.survivors;
  return {
    monster,
    level,
    players: ['You'],
    controller: 0,
    solo: true,
    survivors: survivorsWithKit(own?.kit ?? 'white-lion'),
    variants: { placement: 'random' },
    seed,
  };
}

/** The ready-made survivors, each with its grid of a kit. All belong to the first player. */
function survivorsWithKit(kit: string): SetUp['survivors'] {
  const grids = CONTENT.kits[kit]?.grids ?? [];
  return CONTENT.pack.survivors.slice(0, 4).map(({ name }, i) => ({ name, player: 0, grid: grids[i] ?? [] }));
}
