import type { AiCard } from '../../../engine';
import { BERSERKER, KINGS_AURA, TRAMPLE } from '../shared';
import { FORWARD, flow, hungrier } from './words';

/** At the end of its turn it runs through somebody straight ahead, behind or beside it (screaming-antelope.md §5). */
const DIABOLICAL: AiCard = {
  id: 'diabolical',
  kind: 'special',
  copies: 1,
  stays: 'trait',
  actions: [],
  triggers: [
    {
      on: 'monsterTurnEnd',
      do: [
        {
          do: 'if',
          when: { is: 'anyFits', group: { among: 'survivor', zone: { shape: 'cross' } } },
          then: [
            { do: 'chooseFrom', group: { among: 'survivor', zone: { shape: 'cross' } }, pick: 'random' },
            flow,
            { do: 'moveStraight', how: 'through', from: 'each' },
          ],
          else: [FORWARD],
        },
      ],
    },
  ],
};

/** What it eats makes it faster. */
const HYPERMETABOLISM: AiCard = {
  id: 'hypermetabolism',
  kind: 'special',
  copies: 1,
  stays: 'trait',
  actions: [],
  triggers: [{ on: 'monsterConsumed', do: [hungrier] }],
};

/** Cards that are in play from the start (screaming-antelope.md §5). */
export const SPECIAL: readonly AiCard[] = [TRAMPLE, DIABOLICAL, HYPERMETABOLISM, BERSERKER, KINGS_AURA];
