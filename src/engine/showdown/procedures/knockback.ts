import {
  type Base,
  baseOf,
  covers,
  edgeDirections,
  type Facing,
  type KnockbackLine,
  knockbackDirections,
  knockbackLine,
  nearestFree,
  type Space,
} from '../../board';
import { done, goTo, type Option } from '../../kernel';
import { chosenDirection, chosenSpace, directionQuestion, spaceQuestion } from '../choices';
import { controllerSeat, onBoard, survivorById } from '../find';
import { impassable, monsterBase, occupied, stopsKnockback, tileAt } from '../grounds';
import { cardNumber } from '../numbers';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { removeTile, stand } from '../whereabouts';

type Knockback = FrameOf<'knockback'>;

function source(f: Knockback, r: Run): Base | null {
  return f.from === null ? monsterBase(r.state) : baseOf(f.from);
}

function lineOf(f: Knockback, r: Run, direction: Facing): KnockbackLine {
  return knockbackLine(
    survivorById(r.state, f.survivor).space as Space,
    direction,
    f.spaces,
    stopsKnockback(r),
  );
}

function crossedBy(f: Knockback, r: Run, path: readonly Space[]): string[] {
  return onBoard(r.state)
    .filter((s) => s.id !== f.survivor && path.includes(s.space as Space))
    .sort((a, b) => path.indexOf(a.space as Space) - path.indexOf(b.space as Space))
    .map((s) => s.id);
}

function question(f: Knockback, r: Run, kind: string, directions: readonly Facing[]) {
  if (directions.length === 0) return null;
  const ways = directions.map((direction) => {
    const { path } = lineOf(f, r, direction);
    return { direction, path, over: crossedBy(f, r, path) };
  });
  return directionQuestion(r.state, kind, ways, f.survivor);
}

/** Whether somebody, the monster or impassable ground is where the survivor would come to stand. */
function taken(f: Knockback, r: Run, space: Space): boolean {
  const base = monsterBase(r.state);
  return (
    onBoard(r.state).some((s) => s.id !== f.survivor && s.space === space) ||
    (base !== null && covers(base, space)) ||
    impassable(r)[space] === 1
  );
}

/** Where a softened knockback can end: each space once, furthest first; and as usual, where that hurts somebody. */
function landings(f: Knockback, r: Run, direction: Facing, less: number): (Option & { over?: string[] })[] {
  const { space } = survivorById(r.state, f.survivor);
  const { path } = lineOf(f, r, direction);
  const least = Math.max(0, Math.min(f.spaces - less, path.length));
  const ends = Array.from({ length: path.length - least + 1 }, (_, i) => path.length - i);
  const usual = crossedBy(f, r, path);
  return [
    ...ends.map((spaces) => ({
      key: `land:${spaces}`,
      kind: 'landing',
      spaces: Math.max(spaces, f.spaces - less),
      space: path[spaces - 1] ?? space,
    })),
    ...(usual.length > 0 ? [{ key: 'asUsual', kind: 'asUsual', over: usual }] : []),
  ];
}

/** Knockback (SD-11.3 to SD-11.12): straight, directly away; collisions come after the movement. */
export const knockback: Procedure<'knockback'> = {
  name: 'knockback',
  steps: {
    away: {
      ask: (f, r) => {
        const from = source(f, r);
        const { space } = survivorById(r.state, f.survivor);
        if (f.direction !== undefined || from === null || space === null) return null;
        return question(f, r, 'chooseKnockback', knockbackDirections(from, space));
      },
      answer: (f, _, [option]) => {
        f.direction = chosenDirection(option);
        return undefined;
      },
    },
    side: {
      ask: (f, r) => {
        const { space } = survivorById(r.state, f.survivor);
        if (f.direction === undefined || space === null) return null;
        return question(f, r, 'chooseSide', edgeDirections(space, f.direction));
      },
      answer: (f, _, [option]) => {
        f.direction = chosenDirection(option);
        return undefined;
      },
    },
    // The card beats SD-11.4: up to so many spaces shorter, and nobody is hurt on the way.
    soften: {
      ask: (f, r) => {
        const survivor = survivorById(r.state, f.survivor);
        const less = cardNumber(r, survivor, 'softLanding');
        if (f.direction === undefined || survivor.space === null || less === 0) return null;
        return {
          kind: 'softenKnockback',
          by: survivor.player,
          options: landings(f, r, f.direction, less),
          about: { survivor: survivor.id },
        };
      },
      answer: (f, _, [option]) => {
        if (option?.kind !== 'landing') return undefined;
        f.spaces = (option as Option & { spaces: number }).spaces;
        f.soft = true;
        return undefined;
      },
    },
    fly: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      if (f.direction === undefined || survivor.space === null) return done();
      const line = lineOf(f, r, f.direction);
      f.crossed = f.soft === true ? [] : crossedBy(f, r, line.path);
      f.path = line.path;
      f.hit = f.crossed.length > 0 ? [...f.crossed, survivor.id] : [];
      stand(r, survivor, line.end);
      r.emit({
        type: 'knockedBack',
        survivor: survivor.id,
        path: line.path,
        stopped: line.stopped,
        direction: f.direction,
        from: f.from === null ? 'monster' : null,
        spaces: f.spaces,
        rule: line.stopped === 'edge' ? 'SD-11.7' : 'SD-11.9',
      });
      if (line.stopped !== 'impassable') return goTo('land');
      const tile = tileAt(r.state, line.at as Space);
      if (tile === null || r.content.terrain[tile.card]?.destructible !== true) return undefined;
      removeTile(r, tile.id, 'SD-11.12');
      return call('damageSomewhere', { survivor: survivor.id, amount: 1 });
    },
    wall: (f, r) => {
      if (survivorById(r.state, f.survivor).space === null) return goTo('land');
      return call('collide', { survivor: f.survivor, with: 'terrain', how: 'impassable' });
    },
    land: {
      ask: (f, r) => {
        const survivor = survivorById(r.state, f.survivor);
        if (survivor.space === null || !taken(f, r, survivor.space)) return null;
        const free = nearestFree(baseOf(survivor.space), occupied(r));
        return spaceQuestion('choosePlace', controllerSeat(r.state), free, {
          survivor: f.survivor,
          rule: 'SD-11.5',
        });
      },
      answer: (f, r, [option]) => {
        const survivor = survivorById(r.state, f.survivor);
        stand(r, survivor, chosenSpace(option));
        r.emit({ type: 'placed', figure: survivor.id, space: survivor.space, how: 'aside', rule: 'SD-11.5' });
        return undefined;
      },
    },
    collisions: (f, r) => {
      const next = f.hit?.shift();
      if (next === undefined) return done();
      if (survivorById(r.state, next).space === null) return goTo('collisions');
      const other = next === f.survivor ? (f.crossed?.[0] as string) : f.survivor;
      return call('collide', { survivor: next, with: other, how: 'knockback', path: f.path ?? [] });
    },
    more: () => goTo('collisions'),
  },
};
