import { done } from '../../kernel';
import { bleedingLimit } from '../death';
import { survivorById } from '../find';
import { forbidden } from '../forbidden';
import { call, type Procedure } from '../procedure';

/** Bleeding tokens; the fifth kills (SD-9.6), or what an art says instead; `tokens: 0`: the art that said so is lost. */
export const bleed: Procedure<'bleed'> = {
  name: 'bleed',
  steps: {
    bleed: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      if (survivor.status !== 'alive' || f.tokens < 0) return done();
      if (f.tokens > 0 && forbidden(r, survivor, 'bleeding')) return done();
      survivor.bleeding += f.tokens;
      if (f.tokens > 0) {
        r.emit({
          type: 'statChanged',
          survivor: survivor.id,
          what: 'bleeding',
          by: f.tokens,
          now: survivor.bleeding,
          rule: 'SD-9.6',
        });
      }
      if (survivor.bleeding < bleedingLimit(r, survivor)) return undefined;
      return call('killSurvivor', { survivor: survivor.id, why: 'bledOut' });
    },
    // Who is undeathable stops bleeding short of death, and is in danger of it again with the next token.
    staunch: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      const by = bleedingLimit(r, survivor) - 1 - survivor.bleeding;
      if (survivor.status !== 'alive' || by >= 0) return undefined;
      survivor.bleeding += by;
      r.emit({ type: 'statChanged', survivor: survivor.id, what: 'bleeding', by, now: survivor.bleeding });
      return undefined;
    },
    seen: (f) =>
      f.tokens === 0 ? done() : call('moment', { moment: 'survivorBled', scope: { target: f.survivor } }),
  },
};
