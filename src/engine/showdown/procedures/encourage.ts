import { done, goTo } from '../../kernel';
import { carries } from '../allowed';
import { onBoard, survivorById } from '../find';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { standSurvivor } from '../stance';
import { isDeaf } from '../targeting';

/** Who is meant: the one chosen, or with a drum (keyword `encouragesAll`) everybody who lies and hears it. */
function meant({ survivor: id, other }: FrameOf<'encourage'>, r: Run): string[] {
  const all = carries(r, survivorById(r.state, id), 'encouragesAll');
  return onBoard(r.state)
    .filter((s) => s.standsAfter !== null && (s.id === other || (all && !isDeaf(r, s))))
    .map((s) => s.id);
}

/** SD-15.4: another, not deaf, stands; what it gains besides is a card's to say (moment `encouraged`). */
export const encourage: Procedure<'encourage'> = {
  name: 'encourage',
  steps: {
    pay: (f) => call('spendSurvival', { survivor: f.survivor, action: 'encourage' }),
    stand: (f, r) => {
      f.stood = meant(f, r);
      for (const id of f.stood) standSurvivor(r, survivorById(r.state, id), 'SD-15.4');
      return undefined;
    },
    next: (f) => {
      const target = f.stood?.shift();
      if (target === undefined) return done();
      return call('moment', { moment: 'encouraged', scope: { subject: f.survivor, target } });
    },
    more: () => goTo('next'),
  },
};
