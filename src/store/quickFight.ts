import { type SetUp, survivorsOfKit } from '../engine';
import { CONTENT } from './content';
import { freshSeed } from './freshSeed';

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
    survivors: survivorsOfKit(CONTENT, own?.kit ?? 'white-lion').map((s) => ({ ...s, player: 0 })),
    variants: { placement: 'random' },
    seed,
  };
}
