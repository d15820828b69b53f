import { done, goTo } from '../../kernel';
import { perform as performOne } from '../effects';
import { investigatorById } from '../find';
import type { Procedure } from '../procedure';

/** Effects of a card in order, as long as the investigator whom they are about stands. */
export const perform: Procedure<'perform'> = {
  name: 'perform',
  guard: ({ investigator }, r) =>
    investigatorById(r.state, investigator).status === 'defeated' ? done() : undefined,
  steps: {
    one: (f, r) => {
      const effect = f.effects[f.at ?? 0];
      const down = investigatorById(r.state, f.investigator).status === 'defeated';
      if (effect === undefined || down) return done();
      f.at = (f.at ?? 0) + 1;
      return performOne(effect, f, r);
    },
    again: () => goTo('one'),
  },
};
