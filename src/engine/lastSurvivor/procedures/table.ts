import { done, goTo } from '../../kernel';
import { clockwise } from '../find';
import { call, type Procedure } from '../procedure';

/** The whole game: days and nights until one is left, or none (LS-1.3). */
export const table: Procedure<'table'> = {
  name: 'table',
  steps: {
    day: () => call('day', {}),
    night: (_, r) => (r.state.outcome === null ? call('night', {}) : goTo('end')),
    again: (_, r) => (r.state.outcome === null ? goTo('day') : undefined),
    end: (_, r) => {
      const { outcome } = r.state;
      if (outcome !== null) r.emit({ type: 'ended', winner: outcome.winner, rule: 'LS-1.3' });
      return done();
    },
  },
};

/** A day: everybody who lives has one turn; each day the next seat begins (readings.md). */
export const day: Procedure<'day'> = {
  name: 'day',
  guard: (_, r) => (r.state.outcome === null ? undefined : done()),
  steps: {
    begin: (_, r) => {
      r.state.day += 1;
      r.state.gathered = [];
      r.emit({ type: 'dayBegan', day: r.state.day });
      return undefined;
    },
    turns: (f, r) => {
      const acted = f.acted ?? [];
      const next = clockwise(r.state, r.state.day - 1).find(({ id }) => !acted.includes(id));
      if (next === undefined) return done();
      f.acted = [...acted, next.id];
      return call('turn', { survivor: next.id });
    },
    again: () => goTo('turns'),
  },
};
