import * as z from 'zod/mini';
import { done, goTo } from '../../kernel';
import type { Chosen } from '../calls';
import { type Effect, EffectList } from '../cards/effect';
import { Group } from '../cards/who';
import { onBoard, survivorById } from '../find';
import { checkOf } from '../misfits';
import { call, type Run } from '../procedure';
import type { Scope } from '../state';
import { type EffectResult, verb } from './verb';

interface ForEach {
  do: 'forEach';
  /** A group, those that an "all …" picked, or those the last movement collided with. */
  of: Group | 'targets' | 'collided';
  /** The controller says who is next; otherwise the order of the seats. */
  order?: 'controller' | undefined;
  effects: Effect[];
}

/** Tells who belongs to a group and who does not. */
function everyone(r: Run, group: Group, scope: Scope): string[] {
  const checks = onBoard(r.state).map((s) => checkOf(r, s, group, scope));
  const fitted = checks.filter(({ failed }) => failed === null).map(({ survivor }) => survivor);
  const line = { line: 0, terms: { ...group, pick: 'all' as const }, checks, fitted };
  const by = fitted.length === 0 ? 'nobody' : 'all';
  r.emit({ type: 'groupMeant', survivors: fitted, reason: { lines: [line], by }, rule: 'SD-6.11' });
  return fitted;
}

function everybody(r: Run, of: ForEach['of'], scope: Scope): string[] {
  if (of === 'targets') return [...(scope.targets ?? [])];
  return of === 'collided' ? [...(scope.collided ?? [])] : everyone(r, of, scope);
}

const present = (r: Run, queue: readonly string[] = []) =>
  queue.filter((id) => survivorById(r.state, id).space !== null);

/** The same for several, one after another (SD-6.11); `each` is the one whose turn it is. */
export const forEach = verb<ForEach, { queue: string[] }>({
  name: 'forEach',
  schema: z.strictObject({
    do: z.literal('forEach'),
    of: z.union([Group, z.enum(['targets', 'collided'])]),
    order: z.optional(z.literal('controller')),
    effects: EffectList,
  }),
  steps: {
    collect: (f, r) => {
      f.queue = everybody(r, f.effect.of, f.scope);
      return undefined;
    },
    next: (f, r) => {
      f.queue = present(r, f.queue);
      const [first] = f.queue;
      if (first === undefined) return done();
      f.result = { survivor: first };
      return f.effect.order === undefined
        ? undefined
        : call('chooseSurvivor', { among: [...f.queue], why: 'order' });
    },
    perform: (f) => {
      const { survivor: each } = f.result as Pick<Chosen, 'survivor'>;
      f.queue = (f.queue ?? []).filter((id) => id !== each);
      return call('perform', { effects: f.effect.effects, scope: { ...f.scope, each } });
    },
    more: (f) => ((f.result as EffectResult | null)?.stop === true ? done({ stop: true }) : goTo('next')),
  },
  describe: ({ of: group, order, effects }) => ({
    key: typeof group === 'string' ? `effect.forEach.${group}` : 'effect.forEach',
    with: {
      group: typeof group === 'string' ? null : { group },
      ordered: order !== undefined,
      then: { effects },
    },
  }),
});
