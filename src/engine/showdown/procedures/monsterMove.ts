import { type Space, spacesOf } from '../../board';
import { done, goTo } from '../../kernel';
import { survivorById } from '../find';
import { grabIgnored } from '../grabs';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { survivorsUnder } from '../runOver';
import { removeTile } from '../whereabouts';

/** SD-7.8: destructible tiles that the monster enters are archived. */
function breakTiles(r: Run, path: readonly Space[]): void {
  const breaking = r.state.tiles.filter((tile) => r.content.terrain[tile.card]?.destructible === true);
  if (breaking.length === 0) return;
  const entered = new Set(path.flatMap((space) => spacesOf({ space, size: r.state.monster.size })));
  for (const tile of breaking) if (tile.spaces.some((s) => entered.has(s))) removeTile(r, tile.id, 'SD-7.8');
}

/** The first of those still to be dealt with who is still on the board. */
function nextHit(f: FrameOf<'monsterMove'>, r: Run) {
  while (f.hit !== undefined && f.hit.length > 0) {
    const hit = f.hit[0] as { survivor: string; how: 'passed' | 'ended' };
    if (survivorById(r.state, hit.survivor).space !== null) return hit;
    f.hit.shift();
  }
  return null;
}

/** The whole base shifts along a path and turns, if it is to; then every collision of that movement is resolved (SD-7.1, SD-11.2, SD-11.3). */
export const monsterMove: Procedure<'monsterMove'> = {
  name: 'monsterMove',
  steps: {
    begin: (f) => {
      if (f.path.length === 0) return done(false);
      return call('moment', { moment: 'monsterMovementStarts', scope: {} });
    },
    walk: (f, r) => {
      const { monster } = r.state;
      if (monster.knockedDown || monster.space === null) return done(false);
      f.hit = survivorsUnder(r, f.path);
      monster.space = f.path[f.path.length - 1] as Space;
      r.emit({ type: 'moved', figure: 'monster', path: [...f.path], how: f.how, rule: 'SD-7.11' });
      breakTiles(r, f.path);
      return f.turnTo === null ? undefined : call('face', { survivor: f.turnTo, how: 'toward' });
    },
    collide: (f, r) => {
      const hit = nextHit(f, r);
      if (hit === null) return done(true);
      return call('collide', { survivor: hit.survivor, with: 'monster', how: hit.how });
    },
    thrown: (f, r) => {
      const hit = nextHit(f, r);
      if (hit === null) return goTo('collide');
      f.hit?.shift();
      if (f.grabs && !grabIgnored(r)) return call('grab', { survivor: hit.survivor });
      if (hit.how === 'passed') return goTo('collide');
      return call('knockback', { survivor: hit.survivor, spaces: 5, from: null });
    },
    again: () => goTo('collide'),
  },
};
