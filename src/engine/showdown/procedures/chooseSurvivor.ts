import { done, type Option, roll } from '../../kernel';
import type { Chosen } from '../calls';
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

const chosen = (survivor: string, by: Chosen['by'], chooser?: string) =>
  done({ survivor, by, ...(chooser === undefined ? {} : { chooser }) } satisfies Chosen);

function byPolicy(f: FrameOf<'chooseSurvivor'>, r: Run): string | null {
  const { ties } = r.state.variants;
  if (f.by !== undefined || ties === 'ask') return null;
  const measures = f.among.map((id) => ({ survivor: id, value: health(survivorById(r.state, id)) }));
  const compared = ties === 'random' ? {} : { measures };
  r.emit({ type: 'variantApplied', variant: 'ties', choice: ties, ...compared, rule: 'SD-6.2' });
  if (ties === 'random') return null;
  const sign = ties === 'kindest' ? -1 : 1;
  const [first] = [...measures].sort((a, b) => sign * (a.value - b.value));
  return first?.survivor ?? null;
}

/** SD-6.2: the controller chooses among several by any method, or the house policy does. Gives back whom, and how (`Chosen`). */
export const chooseSurvivor: Procedure<'chooseSurvivor'> = {
  name: 'chooseSurvivor',
  steps: {
    policy: (f, r) => {
      if (f.among.length === 1) return chosen(f.among[0] as string, 'only');
      const best = byPolicy(f, r);
      return best === null ? undefined : chosen(best, 'policy');
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
      answer: (f, r, [option]) => {
        if (option?.key === 'random') return undefined;
        const { survivor } = option as Option & { survivor: string };
        return f.by === undefined
          ? chosen(survivor, 'controller', controllerSeat(r.state))
          : chosen(survivor, 'player', f.by);
      },
    },
    roll: (f, r) => roll('chooseSurvivor', 1, f.among.length, controllerSeat(r.state)),
    chosen: (f) => chosen(f.among[((f.result as number[])[0] ?? 1) - 1] as string, 'random'),
  },
};
