import { goTo } from '../../kernel';
import { call, type Procedure } from '../procedure';

/** The whole table: rounds until it is decided. */
export const table: Procedure<'table'> = {
  name: 'table',
  steps: {
    round: () => call('round', {}),
    again: (_, r) => (r.state.outcome === null ? goTo('round') : undefined),
    end: (_, r) => {
      if (r.state.outcome !== null) r.emit({ type: 'ended', outcome: r.state.outcome });
      return undefined;
    },
  },
};
