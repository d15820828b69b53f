import type { Resource } from '../../../engine';

/** The 19 White Lion resources, and the strange one (white-lion.md §10; gear-and-resources.md §15). */
export const RESOURCES: readonly Resource[] = [
  { id: 'greatCatBones', deck: 'monster', copies: 4, keywords: ['bone'] },
  { id: 'whiteFur', deck: 'monster', copies: 4, keywords: ['hide'] },
  { id: 'lionClaw', deck: 'monster', copies: 3, keywords: ['bone'] },
  { id: 'sinew', deck: 'monster', copies: 2, keywords: ['organ'] },
  {
    id: 'curiousHand',
    deck: 'monster',
    copies: 1,
    keywords: ['hide'],
    onGain: [
      { do: 'chooseFrom', group: { among: 'survivor' }, pick: 'random' },
      { do: 'points', who: 'each', what: 'insanity', by: 1 },
    ],
  },
  { id: 'eyeOfCat', deck: 'monster', copies: 1, keywords: ['organ', 'consumable'] },
  { id: 'goldenWhiskers', deck: 'monster', copies: 1, keywords: ['organ'] },
  { id: 'lionTail', deck: 'monster', copies: 1, keywords: ['hide'] },
  { id: 'lionTestes', deck: 'monster', copies: 1, keywords: ['organ', 'consumable'] },
  {
    id: 'shimmeringMane',
    deck: 'monster',
    copies: 1,
    keywords: ['hide'],
    use: [
      { do: 'gainResource', who: 'owner', card: 'monsterHide' },
      { do: 'gainResource', who: 'owner', card: 'monsterHide' },
    ],
  },
  { id: 'elderCatTeeth', deck: 'strange', copies: 0, keywords: ['bone'] },
];
