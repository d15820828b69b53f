import { adjacentSpaces, COLUMNS, columnOf, ROWS, rowOf, SPACES, type Space } from '../../board';
import { done, goTo, roll, unwind } from '../../kernel';
import type { RunAwayLine } from '../cards/trait';
import { chosenSpace, spaceQuestion } from '../choices';
import { controllerSeat, survivorById } from '../find';
import { monsterBase, occupied } from '../grounds';
import { losePriority } from '../priority';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { place } from '../whereabouts';

type RunAway = FrameOf<'runAway'>;

const isEdge = (space: Space): boolean =>
  columnOf(space) === 0 || columnOf(space) === COLUMNS - 1 || rowOf(space) === 0 || rowOf(space) === ROWS - 1;

/** Free spaces beside the monster, or along the edge of the board. */
function places({ outcome }: RunAway, r: Run): Space[] {
  const taken = occupied(r);
  const base = monsterBase(r.state);
  const all = Array.from({ length: SPACES }, (_, space) => space);
  const meant = outcome === 'beside' && base !== null ? adjacentSpaces(base) : all.filter(isEdge);
  return meant.filter((space) => taken[space] !== 1);
}

/** Home: off the fight, alive; with nobody left it is lost (SD-3.1, SD-18.1). */
function goHome(f: RunAway, r: Run, { skipHunt }: RunAwayLine) {
  const survivor = survivorById(r.state, f.survivor);
  survivor.status = 'gone';
  losePriority(r, survivor.id, 'dead');
  if (skipHunt === true && !survivor.notes.includes('skipHunt')) survivor.notes.push('skipHunt');
  if (r.state.survivors.some((s) => s.status === 'alive')) return done();
  r.state.outcome = 'defeat';
  return unwind('showdown', 'aftermath');
}

/** A survivor runs away: off the board, and the table says what becomes of it (survivors-in-detail.md §17). */
export const runAway: Procedure<'runAway'> = {
  name: 'runAway',
  steps: {
    leave: (f, r) => {
      place(r, survivorById(r.state, f.survivor), null, 'ranAway');
      return undefined;
    },
    roll: (f, r) => roll('runAway', 1, 10, survivorById(r.state, f.survivor).player),
    look: (f, r) => {
      const die = ((f.result as number[])[0] ?? 1) + f.plus;
      const line = r.content.pack.runAway.find(({ from, to }) => die >= from && die <= to);
      if (line === undefined) return done();
      f.outcome = line.outcome;
      r.emit({ type: 'ranAway', survivor: f.survivor, die, outcome: line.outcome });
      if (line.outcome === 'home') return goHome(f, r, line);
      if (line.outcome === 'dies') return call('killSurvivor', { survivor: f.survivor, why: 'ranAway' });
      if (line.outcome !== 'bleeds') return goTo('put');
      f.plus += 1;
      return call('bleed', { survivor: f.survivor, tokens: 2 });
    },
    again: (f, r) => {
      if (survivorById(r.state, f.survivor).status !== 'alive') return done();
      if (f.outcome === 'bleeds') return goTo('roll');
      // Who defies this death has not got away: back at the edge.
      f.outcome = 'edge';
      return undefined;
    },
    put: {
      ask: (f, r) => {
        const free = places(f, r);
        if (free.length === 0) return null;
        return spaceQuestion('choosePlace', controllerSeat(r.state), free, { survivor: f.survivor });
      },
      answer: (f, r, [option]) => {
        place(r, survivorById(r.state, f.survivor), chosenSpace(option), 'ranAway');
        return f.outcome === 'beside' ? call('knockDownSurvivor', { survivor: f.survivor }) : undefined;
      },
    },
    end: () => done(),
  },
};
