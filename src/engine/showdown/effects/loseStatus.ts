import * as z from 'zod/mini';
import { nearestFree } from '../../board';
import { done, goTo } from '../../kernel';
import { type Effect, EffectList } from '../cards/effect';
import { chosenSpace, spaceQuestion } from '../choices';
import { survivorById } from '../find';
import { monsterBase, occupied } from '../grounds';
import { call } from '../procedure';
import { place } from '../whereabouts';
import { verb } from './verb';

interface LoseStatus {
  do: 'loseStatus';
  status: string;
  /** What each of them suffers then, as `owner`. */
  effects: Effect[];
}

/**
 * A status card leaves everybody who has it (SD-5.11). Whom it held off the board stands on a free space adjacent to the
 * monster, or as near as there is one; his player says where.
 */
export const loseStatus = verb<LoseStatus, { queue: string[] }>({
  name: 'loseStatus',
  schema: z.strictObject({ do: z.literal('loseStatus'), status: z.string(), effects: EffectList }),
  steps: {
    collect: (f, r) => {
      f.queue = r.state.survivors.filter((s) => s.statuses.includes(f.effect.status)).map(({ id }) => id);
      return undefined;
    },
    next: (f, r) => {
      const id = f.queue?.[0];
      if (id === undefined) return done();
      const survivor = survivorById(r.state, id);
      const { status } = f.effect;
      survivor.statuses = survivor.statuses.filter((s) => s !== status);
      r.emit({ type: 'statusLost', survivor: id, status, rule: 'SD-5.11' });
      return undefined;
    },
    where: {
      ask: (f, r) => {
        const survivor = survivorById(r.state, f.queue?.[0] as string);
        const base = monsterBase(r.state);
        if (survivor.status !== 'alive' || survivor.space !== null || base === null) return null;
        const free = nearestFree(base, occupied(r));
        return spaceQuestion('choosePlace', survivor.player, free, { survivor: survivor.id });
      },
      answer: (f, r, [option]) => {
        const survivor = survivorById(r.state, f.queue?.[0] as string);
        place(r, survivor, chosenSpace(option), 'released', 'SD-13.6');
        return undefined;
      },
    },
    suffer: (f) => {
      const owner = f.queue?.shift() as string;
      const card = { kind: 'status' as const, id: f.effect.status };
      return call('perform', { effects: f.effect.effects, scope: { ...f.scope, card, owner } }, card);
    },
    more: () => goTo('next'),
  },
  describe: ({ status, effects }) => ({
    key: 'effect.loseStatus',
    with: { status: { key: `survivorStatus.${status}` }, then: { effects } },
  }),
});
