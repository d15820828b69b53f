import { type Space, spacesOf } from '../../board';
import { done } from '../../kernel';
import type { Moved } from '../calls';
import { call, type Procedure, type Run } from '../procedure';
import { survivorsUnder } from '../runOver';
import { removeTile } from '../whereabouts';

/** SD-7.8: destructible tiles that the monster enters are archived. */
function breakTiles(r: Run, path: readonly Space[]): void {
  const breaking = r.state.tiles.filter((tile) => r.content.terrain[tile.card]?.destructible === true);
  if (breaking.length === 0) return;
  const entered = new Set(path.flatMap((space) => spacesOf({ space, size: r.state.monster.size })));
  for (const tile of breaking) if (tile.spaces.some((s) => entered.has(s))) removeTile(r, tile.id, 'SD-7.8');
}

const unmoved = (): Moved => ({ spaces: 0, collided: [] });

/** The whole base shifts along a path and turns, if it is to; then every collision of that movement is resolved (SD-7.1, SD-11.2, SD-11.3). */
export const monsterMove: Procedure<'monsterMove'> = {
  name: 'monsterMove',
  steps: {
    begin: (f) => {
      if (f.path.length === 0) return done(unmoved());
      return call('moment', { moment: 'monsterMovementStarts', scope: {} });
    },
    walk: (f, r) => {
      const { monster } = r.state;
      if (monster.knockedDown || monster.space === null) return done(unmoved());
      f.hit = survivorsUnder(r, f.path);
      f.moved = { spaces: f.path.length, collided: f.hit.map(({ survivor }) => survivor) };
      monster.space = f.path[f.path.length - 1] as Space;
      r.emit({
        type: 'moved',
        figure: 'monster',
        path: [...f.path],
        how: f.how,
        ...(f.goal === undefined ? {} : { goal: f.goal }),
        ...(f.reason === undefined ? {} : { reason: f.reason }),
        rule: 'SD-7.11',
      });
      breakTiles(r, f.path);
      return f.turnTo === null ? undefined : call('face', { survivor: f.turnTo, how: f.turn ?? 'toward' });
    },
    collide: (f, r) => {
      const { hit = [] } = f;
      f.hit = [];
      const { size } = r.state.monster;
      const path = hit.length === 0 ? [] : f.path.flatMap((space) => spacesOf({ space, size }));
      return call('runOver', { hit, path, grabs: f.grabs });
    },
    end: (f) => done(f.moved),
  },
};
