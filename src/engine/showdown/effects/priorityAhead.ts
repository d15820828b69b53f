import * as z from 'zod/mini';
import { baseOf, distance, type Space } from '../../board';
import { done } from '../../kernel';
import { onBoard } from '../find';
import { gainPriority } from '../priority';
import { call, type Run } from '../procedure';
import { survivorFor } from '../scope';
import { settled } from '../settled';
import type { Survivor } from '../state';
import { monsterDistance } from '../targeting';
import { verb } from './verb';

/** Survivors between the owner and the monster: adjacent, and a space nearer. */
const inFront = (r: Run, owner: Survivor): string[] =>
  onBoard(r.state)
    .filter((s) => distance(baseOf(s.space as Space), baseOf(owner.space as Space)) === 1)
    .filter((s) => monsterDistance(r, s) === monsterDistance(r, owner) - 1)
    .map((s) => s.id);

/** The owner gains the priority target token, or a survivor in front of it by the owner's choice (survivors-in-detail.md §16). */
export const priorityAhead = verb<{ do: 'priorityAhead' }, { among: string[] }>({
  name: 'priorityAhead',
  schema: z.strictObject({ do: z.literal('priorityAhead') }),
  steps: {
    choose: (f, r) => {
      const owner = survivorFor(r, 'owner', f.scope);
      if (owner === null) return done();
      f.among = [owner.id, ...inFront(r, owner)];
      return call('chooseSurvivor', { among: [...f.among], why: 'effect', by: owner.player });
    },
    give: (f, r) => {
      const { survivor } = settled(f.among ?? [], f.result);
      if (survivor !== null) gainPriority(r, survivor, false);
      return done();
    },
  },
  describe: () => ({ key: 'effect.priorityAhead' }),
});
