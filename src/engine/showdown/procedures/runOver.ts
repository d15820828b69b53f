import { done, goTo } from '../../kernel';
import { survivorById } from '../find';
import { grabIgnored } from '../grabs';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';

/** The first of those still to be dealt with who is still on the board. */
function nextHit(f: FrameOf<'runOver'>, r: Run) {
  while (f.hit.length > 0) {
    const hit = f.hit[0] as { survivor: string; how: 'passed' | 'ended' };
    if (survivorById(r.state, hit.survivor).space !== null) return hit;
    f.hit.shift();
  }
  return null;
}

/** Everyone the monster passed over or came to stand on suffers collision; those under it are thrown from there (SD-11.2, SD-11.3). */
export const runOver: Procedure<'runOver'> = {
  name: 'runOver',
  steps: {
    collide: (f, r) => {
      const hit = nextHit(f, r);
      if (hit === null) return done();
      return call('collide', {
        survivor: hit.survivor,
        with: 'monster',
        how: hit.how,
        path: f.path,
        placed: f.placed === true,
      });
    },
    thrown: (f, r) => {
      const hit = nextHit(f, r);
      if (hit === null) return goTo('collide');
      f.hit.shift();
      if (f.result === true) return goTo('collide');
      if (f.grabs && !grabIgnored(r)) return call('grab', { survivor: hit.survivor });
      if (hit.how === 'passed') return goTo('collide');
      return call('knockback', { survivor: hit.survivor, spaces: 5, from: null });
    },
    again: () => goTo('collide'),
  },
};
