import { baseOf, distance, freeAmong, nearestFree, type Space, spacesOf, zoneSpaces } from '../../board';
import { done } from '../../kernel';
import { chosenSpace, spaceQuestion } from '../choices';
import { controllerSeat, survivorById } from '../find';
import { grabIgnored } from '../grabs';
import { impassable, monsterBase, occupied } from '../grounds';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { grabFactor } from '../standing';
import { place } from '../whereabouts';

/** The free spaces along the front edge; none: the free ones nearest to those (ai-vocabulary.md §5). */
function places(f: FrameOf<'grab'>, r: Run): Space[] {
  const base = monsterBase(r.state);
  const own = survivorById(r.state, f.survivor).space;
  if (base === null || own === null) return [];
  const taken = occupied(r);
  if (!spacesOf(base).includes(own) && impassable(r)[own] !== 1) taken[own] = 0;
  const front = zoneSpaces(base, { shape: 'strip', side: 'ahead', length: 1 });
  const free = freeAmong(front, taken);
  if (free.length > 0) return free;
  const wanted = front.length > 0 ? front : spacesOf(base);
  const rings = wanted.map((space) => nearestFree(baseOf(space), taken));
  const near = rings.map((ring, i) => ({ ring, away: away(ring[0], wanted[i] as Space) }));
  const least = Math.min(...near.map((n) => n.away));
  return [...new Set(near.filter((n) => n.away === least).flatMap((n) => n.ring))].sort((a, b) => a - b);
}

const away = (space: Space | undefined, from: Space): number =>
  space === undefined ? Number.POSITIVE_INFINITY : distance(baseOf(space), baseOf(from));

/** Grab: placed, knocked down, before the monster, and 1 damage per level (ai-vocabulary.md §5). Not movement (SD-1.10). */
export const grab: Procedure<'grab'> = {
  name: 'grab',
  steps: {
    ignored: (f, r) => {
      if (survivorById(r.state, f.survivor).space === null) return done();
      if (!grabIgnored(r)) return undefined;
      r.emit({ type: 'nothingHappened', why: 'grabIgnored', rule: 'SD-14.14' });
      return done();
    },
    place: {
      ask: (f, r) => {
        const spaces = places(f, r);
        if (spaces.length === 0) return null;
        return spaceQuestion('chooseGrabPlace', controllerSeat(r.state), spaces, { survivor: f.survivor });
      },
      answer: (f, r, [option]) => {
        place(r, survivorById(r.state, f.survivor), chosenSpace(option), 'grab');
        return undefined;
      },
    },
    fall: (f, r) => {
      r.state.grabbed.push({ survivor: f.survivor, round: r.state.round });
      return call('knockDownSurvivor', { survivor: f.survivor });
    },
    hurt: (f, r) =>
      call('damageSomewhere', { survivor: f.survivor, amount: r.state.monster.rank * grabFactor(r) }),
  },
};
