import {
  awayDirections,
  awayFromSeveral,
  baseOf,
  cornerAfter,
  directlyAway,
  type Facing,
  type FacingBase,
  opposite,
  type Space,
  straightMove,
} from '../../board';
import { done } from '../../kernel';
import { chosenDirection, directionQuestion } from '../choices';
import type { RouteReason } from '../events';
import { controllerSeat, onBoard, survivorById } from '../find';
import { monsterBase, monsterImpassable } from '../grounds';
import { monsterFigure, monsterNumber } from '../monsterNumbers';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { survivorsUnder } from '../runOver';
import { isThreat } from '../targeting';

type Straight = FrameOf<'moveStraight'>;

/** Where it may go; nowhere if there is nobody to move away from. */
function directions(f: Straight, r: Run, base: FacingBase, steps: number): Facing[] {
  const blocked = monsterImpassable(r);
  if (f.how === 'forward') return [base.facing];
  if (f.how === 'back') return [opposite(base.facing)];
  if (f.how === 'awayFrom') {
    const space = f.from === null ? null : survivorById(r.state, f.from).space;
    return space === null ? [] : awayDirections(base, baseOf(space), steps, blocked);
  }
  if (f.how === 'pushed') {
    const space = f.from === null ? null : survivorById(r.state, f.from).space;
    return space === null ? [] : directlyAway(base, baseOf(space));
  }
  if (f.how === 'through') {
    const space = f.from === null ? null : survivorById(r.state, f.from).space;
    return space === null ? [] : directlyAway(baseOf(space), base);
  }
  const from = onBoard(r.state).filter((s) => f.how === 'awayFromAllSurvivors' || isThreat(r, s));
  if (from.length === 0) return [];
  return awayFromSeveral(
    base,
    from.map((s) => baseOf(s.space as Space)),
    steps,
    blocked,
  );
}

interface Way {
  direction: Facing;
  path: Space[];
  over: string[];
}

/** Why it goes this way, and no further (SD-7.6, SD-7.7). */
function reasonOf(f: Straight, r: Run, all: readonly Way[], { direction, path, over }: Way): RouteReason {
  const full = monsterFigure(r, 'movement');
  const movement = f.spaces === null ? full : { value: f.spaces, parts: [{ source: 'card', by: f.spaces }] };
  const { size } = r.state.monster;
  const edge = cornerAfter(path[path.length - 1] as Space, size, direction) === null;
  const moving = all.filter((way) => way.path.length > 0).length;
  return {
    movement,
    stopped: path.length >= movement.value ? 'movementSpent' : edge ? 'edge' : 'impassable',
    over,
    ...(moving > 1 ? { results: moving, chooser: controllerSeat(r.state) } : {}),
  };
}

/** Where each allowed direction leads, and whom it would run over (SD-7.2, SD-7.7). */
function ways(f: Straight, r: Run): Way[] {
  const base = monsterBase(r.state);
  if (base === null) return [];
  const steps = f.spaces ?? monsterNumber(r, 'movement');
  const blocked = monsterImpassable(r);
  return directions(f, r, base, steps).map((direction) => {
    const path = straightMove(base, direction, steps, blocked);
    return { direction, path, over: survivorsUnder(r, path).map((hit) => hit.survivor) };
  });
}

/** A straight movement that does not turn the monster (SD-7.6, SD-7.7). */
export const moveStraight: Procedure<'moveStraight'> = {
  name: 'moveStraight',
  steps: {
    choose: {
      ask: (f, r) => {
        const options = ways(f, r).filter((way) => way.path.length > 0);
        return options.length === 0
          ? null
          : directionQuestion(r.state, 'chooseDirection', options, 'monster');
      },
      answer: (f, r, [option]) => {
        const all = ways(f, r);
        const way = all.find((w) => w.direction === chosenDirection(option)) as Way;
        return call('monsterMove', {
          path: way.path,
          how: f.how,
          turnTo: null,
          grabs: f.grabs,
          ...(f.from === null ? {} : { goal: f.from }),
          reason: reasonOf(f, r, all, way),
        });
      },
    },
    moved: (f) => done(f.result),
  },
};
