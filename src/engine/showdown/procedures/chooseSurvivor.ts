import { done, type Option, roll } from '../../kernel';
import { controllerSeat, survivorById } from '../find';
import type { FrameOf, Procedure, Run } from '../procedure';
import type { Survivor } from '../state';
import { LOCATIONS } from '../terms';

/** How much a survivor can still bear: the measure of the kindest and the cruellest policy (SD-6.2). */
function health(survivor: Survivor): number {
  const armour = LOCATIONS.reduce((sum, place) => {
    const { armour: points, light, heavy } = survivor.wear[place];
    return sum + points - (light ? 1 : 0) - (heavy ? 2 : 0);
  }, 0);
  return armour + survivor.survival - 2 * survivor.bleeding;
}

function byPolicy(f: FrameOf<'chooseSurvivor'>, r: Run): string | null {
  const { ties } = r.state.variants;
  if (f.by !== undefined) return null;
  if (ties === 'ask') return null;
  r.emit({ type: 'variantApplied', variant: 'ties', choice: ties, rule: 'SD-6.2' });
  if (ties === 'random') return null;
  const sign = ties === 'kindest' ? -1 : 1;
  const ranked = [...f.among].sort(
    (a, b) => sign * (health(survivorById(r.state, a)) - health(survivorById(r.state, b))),
  );
  return ranked[0] as string;
}

/** SD-6.2: the controller chooses among several by any method, or the house policy does. Gives back the survivor's id. */
export const chooseSurvivor: Procedure<'chooseSurvivor'> = {
  name: 'chooseSurvivor',
  steps: {
    policy: (f, r) => {
      const chosen = f.among.length === 1 ? (f.among[0] as string) : byPolicy(f, r);
      return chosen === null ? undefined : done(chosen);
    },
    ask: {
      ask: (f, r) => {
        if (f.by === undefined && r.state.variants.ties === 'random') return null;
        const options = f.among.map((survivor) => ({ key: survivor, kind: 'survivor', survivor }));
        return {
          kind: 'chooseSurvivor',
          by: f.by ?? controllerSeat(r.state),
          options: f.by === undefined ? [...options, { key: 'random', kind: 'random' }] : options,
          about: { why: f.why },
        };
      },
      answer: (_, __, [option]) =>
        option?.key === 'random' ? undefined : done((option as Option & { survivor: string }).survivor),
    },
    roll: (f, r) => roll('chooseSurvivor', 1, f.among.length, controllerSeat(r.state)),
    chosen: (f) => done(f.among[((f.result as number[])[0] ?? 1) - 1] as string),
  },
};
