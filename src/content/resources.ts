import type { Resource } from '../engine';

const sane: Resource['onGain'] = [
  { do: 'chooseFrom', group: { among: 'survivor' }, pick: 'any', by: 'owner' },
  { do: 'points', who: 'each', what: 'insanity', by: 1 },
];

/** The 21 basic resources (gear-and-resources.md §15). */
const BASIC: readonly Resource[] = [
  { id: 'questionMarks', deck: 'basic', copies: 2, keywords: ['bone', 'hide', 'organ', 'consumable'] },
  { id: 'brokenLantern', deck: 'basic', copies: 2, keywords: ['scrap'] },
  { id: 'loveJuice', deck: 'basic', copies: 2, keywords: ['organ', 'consumable'] },
  { id: 'monsterBone', deck: 'basic', copies: 4, keywords: ['bone'] },
  { id: 'monsterHide', deck: 'basic', copies: 7, keywords: ['hide'] },
  {
    id: 'monsterOrgan',
    deck: 'basic',
    copies: 3,
    keywords: ['organ', 'consumable'],
    use: [
      {
        do: 'roll',
        purpose: 'consume',
        by: 'owner',
        bands: [{ from: 6, to: 10, do: [{ do: 'archiveConsumables' }] }],
      },
    ],
  },
  { id: 'skull', deck: 'basic', copies: 1, keywords: ['bone'], onGain: sane },
];

/** Strange resources; they have no deck. Those of a monster stand with it. */
const STRANGE: readonly Resource[] = [
  { id: 'iron', deck: 'strange', copies: 0, keywords: ['scrap'] },
  { id: 'freshAcanthus', deck: 'strange', copies: 0, keywords: ['herb'], use: [{ do: 'healLocation' }] },
  { id: 'leather', deck: 'strange', copies: 0, keywords: ['hide'] },
  { id: 'phoenixCrest', deck: 'strange', copies: 0, keywords: [] },
  { id: 'perfectCrucible', deck: 'strange', copies: 0, keywords: [] },
  { id: 'blackLichen', deck: 'strange', copies: 0, keywords: [] },
  { id: 'cocoonMembrane', deck: 'strange', copies: 0, keywords: [] },
  { id: 'lanternTube', deck: 'strange', copies: 0, keywords: [] },
];

/** Vermin: each of the six with equal chance, no deck. */
const VERMIN: readonly Resource[] = [
  {
    id: 'crabSpider',
    deck: 'vermin',
    copies: 0,
    keywords: ['vermin', 'hide', 'consumable'],
    use: [{ do: 'points', who: 'owner', what: 'survival', by: 3 }],
  },
  { id: 'cyclopsFly', deck: 'vermin', copies: 0, keywords: ['vermin', 'consumable'] },
  { id: 'hissingCockroach', deck: 'vermin', copies: 0, keywords: ['vermin', 'consumable'] },
  {
    id: 'lonelyAnt',
    deck: 'vermin',
    copies: 0,
    keywords: ['vermin', 'consumable'],
    use: [{ do: 'swapPoints' }],
  },
  { id: 'nightmareTick', deck: 'vermin', copies: 0, keywords: ['vermin', 'consumable'] },
  { id: 'swordBeetle', deck: 'vermin', copies: 0, keywords: ['vermin', 'consumable'] },
];

export const RESOURCES: readonly Resource[] = [...BASIC, ...STRANGE, ...VERMIN];
