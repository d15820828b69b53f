import { done, goTo, type Question } from '../../kernel';
import type { FrameOf, Procedure, Run } from '../procedure';
import { performChance, spendChance, survivalOptions } from '../survivalChances';

/** The chance is over when the attack it interrupts has been ended by a trap (SD-14.5). */
const moot = ({ attack }: FrameOf<'survivalOpportunity'>, r: Run): boolean =>
  attack !== null && r.state.attacks[attack]?.ended !== false;

/** SD-15.3: dash or surge, spent at once, one after another until all pass. */
export const survivalOpportunity: Procedure<'survivalOpportunity'> = {
  name: 'survivalOpportunity',
  steps: {
    offer: {
      ask: (f, r): Question | null => {
        if (moot(f, r)) return null;
        const options = survivalOptions(r);
        if (options.length === 0) return null;
        return {
          kind: 'survivalOpportunity',
          by: 'survivors',
          options: [...options, { key: 'pass', kind: 'pass' }],
        };
      },
      answer: (f, _, [option]) => {
        if (option === undefined || option.key === 'pass') return done();
        f.chance = option;
        return spendChance(option);
      },
    },
    spend: (f) => {
      const { chance } = f;
      if (chance == null) return done();
      f.chance = null;
      return performChance(chance);
    },
    again: () => goTo('offer'),
  },
};
