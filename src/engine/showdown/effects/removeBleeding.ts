import * as z from 'zod/mini';
import type { Space } from '../../board';
import { done, type Option } from '../../kernel';
import { besideSurvivor } from '../activations';
import { onBoard, survivorById } from '../find';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** Bleeding tokens go from the owner or an adjacent survivor. */
export const removeBleeding = verb({
  name: 'removeBleeding',
  schema: z.strictObject({ do: z.literal('removeBleeding'), tokens: z.number() }),
  steps: {
    whose: {
      ask: (f, r) => {
        const owner = survivorFor(r, 'owner', f.scope);
        if (owner === null) return null;
        const beside = besideSurvivor(owner);
        const bleeding = onBoard(r.state).filter(
          (s) => s.bleeding > 0 && (s.id === owner.id || beside.includes(s.space as Space)),
        );
        if (bleeding.length === 0) return null;
        const options = bleeding.map(({ id }) => ({ key: id, kind: 'survivor', survivor: id }));
        return { kind: 'bandage', by: owner.player, options };
      },
      answer: (f, r, [option]) => {
        const survivor = survivorById(r.state, (option as Option & { survivor: string }).survivor);
        const by = Math.min(survivor.bleeding, f.effect.tokens);
        survivor.bleeding -= by;
        r.emit({
          type: 'statChanged',
          survivor: survivor.id,
          what: 'bleeding',
          by: -by,
          now: survivor.bleeding,
        });
        return undefined;
      },
    },
    end: () => done(),
  },
  describe: ({ tokens }) => ({ key: 'effect.removeBleeding', with: { tokens } }),
});
