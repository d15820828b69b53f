import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { survivorFor } from '../scope';
import { place } from '../whereabouts';
import { verb } from './verb';

/** A status card comes beside somebody's grid (SD-5.11); it may take the survivor off the board (SD-13.6). */
export const gainStatus = verb({
  name: 'gainStatus',
  schema: z.strictObject({ do: z.literal('gainStatus'), who: Who, status: z.string() }),
  steps: {
    gain: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      const { status } = f.effect;
      if (survivor === null || survivor.statuses.includes(status)) return done();
      survivor.statuses.push(status);
      r.emit({ type: 'statusGained', survivor: survivor.id, status, rule: 'SD-5.11' });
      if (r.content.statuses[status]?.offBoard !== true) return done();
      survivor.standsAfter = null;
      place(r, survivor, null, 'status', 'SD-13.6');
      return done();
    },
  },
  describe: ({ who, status }) => ({
    key: 'effect.gainStatus',
    with: { who: { key: `who.${who}` }, status: { key: `survivorStatus.${status}` } },
  }),
});
