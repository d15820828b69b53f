import * as z from 'zod/mini';
import { done } from '../../kernel';
import { canPay } from '../allowed';
import { type Effect, EffectList } from '../cards/effect';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

interface May {
  do: 'may';
  who: Who;
  survival?: number | undefined;
  effects: Effect[];
  /** What happens if it is not done. */
  else?: Effect[] | undefined;
}

/** Somebody may do this, perhaps for survival. */
export const may = verb<May, { used: boolean }>({
  name: 'may',
  schema: z.strictObject({
    do: z.literal('may'),
    who: Who,
    survival: z.optional(z.number()),
    effects: EffectList,
    else: z.optional(EffectList),
  }),
  steps: {
    offer: {
      ask: (f, r) => {
        const survivor = survivorFor(r, f.effect.who, f.scope);
        const cost = f.effect.survival ?? 0;
        if (survivor === null || (cost > 0 && !canPay(r, survivor, cost))) return null;
        return {
          kind: 'may',
          by: survivor.player,
          options: [
            { key: 'use', kind: 'use' },
            { key: 'decline', kind: 'decline' },
          ],
          about: { survivor: survivor.id, card: f.scope.card, cost, effects: f.effect.effects },
        };
      },
      answer: (f, r, [option]) => {
        const survivor = survivorFor(r, f.effect.who, f.scope);
        if (option?.key !== 'use' || survivor === null) return undefined;
        f.used = true;
        const { survival: points = 0 } = f.effect;
        return points > 0 ? call('paySurvival', { survivor: survivor.id, points }) : undefined;
      },
    },
    use: (f) =>
      f.used === true ? call('perform', { effects: f.effect.effects, scope: f.scope }) : undefined,
    otherwise: (f) => {
      if (f.used === true) return done();
      return call('perform', { effects: f.effect.else ?? [], scope: f.scope });
    },
  },
  describe: ({ who, survival, effects, else: otherwise }) => ({
    key: otherwise === undefined ? 'effect.may' : 'effect.mayElse',
    with: {
      who: { key: `who.${who}` },
      survival: survival ?? 0,
      then: { effects },
      else: { effects: otherwise ?? [] },
    },
  }),
});
