import { done } from '../../kernel';
import { survivorById } from '../find';
import { call, type Procedure } from '../procedure';

/** With this many bleeding tokens a survivor is dead (SD-9.6). */
export const DEADLY_BLEEDING = 5;

/** Bleeding tokens; the fifth kills (SD-9.6). */
export const bleed: Procedure<'bleed'> = {
  name: 'bleed',
  steps: {
    bleed: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      if (survivor.status !== 'alive' || f.tokens <= 0) return done();
      survivor.bleeding += f.tokens;
      r.emit({
        type: 'statChanged',
        survivor: survivor.id,
        what: 'bleeding',
        by: f.tokens,
        now: survivor.bleeding,
        rule: 'SD-9.6',
      });
      if (survivor.bleeding < DEADLY_BLEEDING) return done();
      return call('killSurvivor', { survivor: survivor.id, why: 'bledOut' });
    },
  },
};
