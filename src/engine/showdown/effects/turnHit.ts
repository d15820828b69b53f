import * as z from 'zod/mini';
import { done } from '../../kernel';
import type { FrameOf } from '../procedure';
import { verb } from './verb';

/** The hit that is being suffered becomes this much brain damage instead. */
export const turnHit = verb({
  name: 'turnHit',
  schema: z.strictObject({ do: z.literal('turnHit'), brainDamage: z.number() }),
  steps: {
    turn: (f, r) => {
      const attack = r.state.stack.findLast((frame) => frame.procedure === 'monsterAttack');
      if (attack !== undefined) (attack as FrameOf<'monsterAttack'>).turned = f.effect.brainDamage;
      return done();
    },
  },
  describe: ({ brainDamage }) => ({ key: 'effect.turnHit', with: { n: brainDamage } }),
});
