import type { Resource } from '../../../engine';

/** The 16 Screaming Antelope resources, and the strange ones (screaming-antelope.md §9; gear-and-resources.md §15). */
export const RESOURCES: readonly Resource[] = [
  { id: 'pelt', deck: 'monster', copies: 4, keywords: ['hide'] },
  { id: 'shankBone', deck: 'monster', copies: 4, keywords: ['bone'] },
  { id: 'beastSteak', deck: 'monster', copies: 2, keywords: ['organ', 'consumable'] },
  {
    id: 'largeFlatTooth',
    deck: 'monster',
    copies: 2,
    keywords: ['bone'],
    onGain: [
      { do: 'chooseFrom', group: { among: 'survivor' }, pick: 'any', by: 'owner' },
      { do: 'points', who: 'each', what: 'insanity', by: 1 },
    ],
  },
  { id: 'bladder', deck: 'monster', copies: 1, keywords: ['organ', 'consumable'] },
  { id: 'musclyGums', deck: 'monster', copies: 1, keywords: ['organ', 'consumable'] },
  {
    id: 'screamingBrain',
    deck: 'monster',
    copies: 1,
    keywords: ['organ', 'consumable'],
    use: [{ do: 'fillSurvival', who: 'owner' }],
  },
  { id: 'spiralHorn', deck: 'monster', copies: 1, keywords: ['bone'] },
  { id: 'secondHeart', deck: 'strange', copies: 0, keywords: ['organ', 'bone'] },
  { id: 'legendaryHorns', deck: 'strange', copies: 0, keywords: ['bone', 'scrap'] },
];
