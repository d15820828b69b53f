import { roll } from '../../kernel';
import type { Trauma } from '../cards/injury';
import { rolledFigure } from '../figure';
import { survivorById } from '../find';
import { call, type Procedure } from '../procedure';

/** SD-10.1: a roll on the brain trauma table. Nothing modifies a plain roll (survivors-in-detail.md §12). */
export const brainTrauma: Procedure<'brainTrauma'> = {
  name: 'brainTrauma',
  steps: {
    roll: (f, r) => roll('brainTrauma', 1, 10, survivorById(r.state, f.survivor).player),
    look: (f, r) => {
      const die = ((f.result as number[])[0] ?? 1) + f.modifier;
      const { traumas } = r.content.pack;
      const trauma = (traumas.find((t) => die >= t.from && die <= t.to) ?? traumas[0]) as Trauma;
      r.emit({
        type: 'brainTrauma',
        survivor: f.survivor,
        die: rolledFigure(die - f.modifier, f.modifier),
        trauma: trauma.id,
        rule: 'SD-10.1',
      });
      const card = { kind: 'trauma' as const, id: trauma.id };
      return call('perform', { effects: trauma.do, scope: { card, subject: f.survivor, die } }, card);
    },
  },
};
