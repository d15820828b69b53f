import { baseOf, nearestFree, type Space } from '../../board';
import { done, goTo, roll } from '../../kernel';
import { mayAct } from '../allowed';
import { chosenSpace, spaceQuestion } from '../choices';
import type { CollisionKind } from '../events';
import { survivorById } from '../find';
import { activeGear } from '../gearGrid';
import { occupied } from '../grounds';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { stand } from '../whereabouts';

type Collide = FrameOf<'collide'>;

/** What says that there is a collision at all. */
const RULES: Record<CollisionKind, string> = {
  passed: 'SD-11.2',
  ended: 'SD-11.3',
  knockback: 'SD-11.4',
  impassable: 'SD-11.6',
};

/** Who stands may tumble out of the way of whoever comes, but not off a wall (gear-and-resources.md §16). */
function tumbles(f: Collide, r: Run): boolean {
  const survivor = survivorById(r.state, f.survivor);
  return f.path !== undefined && mayAct(survivor) && activeGear(r, survivor).rules.has('tumbles');
}

/** The closest free spaces off the path. */
function landings({ survivor: id, path = [] }: Collide, r: Run): Space[] {
  const marks = occupied(r);
  for (const space of path) marks[space] = 1;
  return nearestFree(baseOf(survivorById(r.state, id).space as Space), marks);
}

/**
 * SD-11.1: collision knocks the survivor down, unless it tumbles away; then cards that act on colliding with the monster do
 * (ai-vocabulary.md §5). Gives back whether it was avoided.
 */
export const collide: Procedure<'collide'> = {
  name: 'collide',
  steps: {
    tumble: (f, r) => {
      if (survivorById(r.state, f.survivor).space === null) return done(false);
      return tumbles(f, r)
        ? roll('tumble', 1, 10, survivorById(r.state, f.survivor).player)
        : goTo('collide');
    },
    look: (f) => (((f.result as number[])[0] ?? 1) >= 6 ? undefined : goTo('collide')),
    land: {
      ask: (f, r) => {
        const { player } = survivorById(r.state, f.survivor);
        return spaceQuestion('choosePlace', player, landings(f, r), { survivor: f.survivor });
      },
      answer: (f, r, [option]) => {
        const survivor = survivorById(r.state, f.survivor);
        stand(r, survivor, chosenSpace(option));
        r.emit({ type: 'placed', figure: survivor.id, space: survivor.space, how: 'aside' });
        return done(true);
      },
    },
    collide: (f, r) => {
      const rule = f.placed === true ? 'SD-11.10' : RULES[f.how];
      r.emit({ type: 'collided', survivor: f.survivor, with: f.with, how: f.how, rule });
      if (f.with === 'monster' && activeGear(r, survivorById(r.state, f.survivor)).rules.has('firmStand'))
        return undefined;
      return call('knockDownSurvivor', { survivor: f.survivor });
    },
    after: (f) => {
      if (f.with !== 'monster') return done(false);
      return call('moment', { moment: 'survivorCollided', scope: { subject: f.survivor } });
    },
    end: () => done(false),
  },
};
