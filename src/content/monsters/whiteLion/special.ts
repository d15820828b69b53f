import type { AiCard } from '../../../engine';
import { TRAMPLE, WEAK_SPOT } from '../shared';

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

/** Nothing hides from it, and a grab hurts twice (white-lion.md §5). */
const MERCILESS: AiCard = {
  id: 'merciless',
  kind: 'special',
  copies: 1,
  stays: 'trait',
  actions: [],
  excludes: ['beastsPaw', 'strangeHand', 'strainingNeck'],
  standing: { seesAll: true, grabDamage: 2 },
};

/** Cards that are in play from the start at some levels (white-lion.md §5). */
export const SPECIAL: readonly AiCard[] = [CUNNING, MERCILESS, TRAMPLE, WEAK_SPOT];
