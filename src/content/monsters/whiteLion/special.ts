import type { AiCard } from '../../../engine';
import { TRAMPLE } from '../shared';

/** At the end of each monster turn it drags one away who stands beside it (white-lion.md §5). */
const CUNNING: AiCard = {
  id: 'cunning',
  kind: 'special',
  copies: 1,
  stays: 'trait',
  actions: [],
  triggers: [
    {
      on: 'monsterTurnEnd',
      do: [
        { do: 'flow' },
        {
          do: 'if',
          when: { is: 'anyFits', group: { among: 'survivor', terms: ['adjacent'] } },
          then: [
            { do: 'chooseFrom', group: { among: 'survivor', terms: ['adjacent'] }, pick: 'random' },
            { do: 'moveStraight', how: 'awayFromAllThreats' },
            { do: 'grab', who: 'each' },
          ],
        },
      ],
    },
  ],
};

/** Cards that are in play from the start at some levels (white-lion.md §5). */
export const SPECIAL: readonly AiCard[] = [CUNNING, TRAMPLE];
