import { monsterCard } from '../find';
import { call, type Procedure } from '../procedure';

/** What the monster does without a target (SD-6.4). */
export const instinct: Procedure<'instinct'> = {
  name: 'instinct',
  steps: {
    begin: (_, r) => {
      r.emit({ type: 'instinctBegan', instinct: monsterCard(r).instinct.id, rule: 'SD-6.4' });
      return call('moment', { moment: 'instinct', scope: {} });
    },
    act: (_, r) => {
      const { id, do: effects } = monsterCard(r).instinct;
      const card = { kind: 'instinct' as const, id };
      return call('perform', { effects, scope: { card } }, card);
    },
  },
};
