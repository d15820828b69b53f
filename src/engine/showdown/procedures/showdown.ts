import { goTo } from '../../kernel';
import { call, type Procedure } from '../procedure';

/** The whole fight: set-up, rounds until one side is left (SD-3.1), aftermath. The end unwinds to `aftermath` (SD-18.1). */
export const showdown: Procedure<'showdown'> = {
  name: 'showdown',
  steps: {
    setup: () => call('setup', {}),
    arrival: () => call('moment', { moment: 'arrival', scope: {} }),
    start: () => call('moment', { moment: 'showdownStart', scope: {} }),
    round: () => call('round', {}),
    again: () => goTo('round'),
    aftermath: () => call('aftermath', {}),
  },
};
