import type { EncounterPack } from '../../engine';

/** The tokens of the cup. */
const PLAIN: EncounterPack['monsters'] = [
  { id: 'ditchHound', will: { modifier: 1, horror: 1 }, strength: { modifier: 0, damage: 2 }, toughness: 2 },
  { id: 'gutterKing', will: { modifier: 0, horror: 2 }, strength: { modifier: 0, damage: 2 }, toughness: 3 },
  { id: 'saltHusk', will: { modifier: 0, horror: 1 }, strength: { modifier: -1, damage: 3 }, toughness: 2 },
  { id: 'cellarGrin', will: { modifier: -1, horror: 2 }, strength: { modifier: 1, damage: 1 }, toughness: 1 },
  { id: 'chalkTwin', will: { modifier: 0, horror: 2 }, strength: { modifier: 0, damage: 1 }, toughness: 2 },
  { id: 'fogPiper', will: { modifier: -2, horror: 2 }, strength: { modifier: 0, damage: 1 }, toughness: 2 },
  { id: 'tallowThing', will: { modifier: 0, horror: 1 }, strength: { modifier: 0, damage: 3 }, toughness: 4 },
  { id: 'ropeWalker', will: { modifier: 0, horror: 1 }, strength: { modifier: -1, damage: 2 }, toughness: 3 },
  // Without one of the tests (CE-1.2).
  { id: 'mudOx', strength: { modifier: 0, damage: 3 }, toughness: 3 },
  { id: 'ratTide', strength: { modifier: 1, damage: 2 }, toughness: 1 },
  {
    id: 'lanternMoth',
    will: { modifier: 0, horror: 2 },
    toughness: 1,
    back: { withstood: [{ do: 'banish', which: 'this' }] },
  },
  {
    id: 'orphanStar',
    will: { modifier: -1, horror: 3 },
    toughness: 2,
    back: {
      withstood: [
        { do: 'gain', what: 'clues', amount: 2 },
        { do: 'banish', which: 'this' },
      ],
    },
  },
  // Another skill in the place of the usual one.
  {
    id: 'mirrorEel',
    will: { modifier: 0, horror: 2 },
    strength: { modifier: 0, damage: 2, skill: 'observation' },
    toughness: 2,
  },
  {
    id: 'waxJudge',
    will: { modifier: 0, horror: 2, skill: 'influence' },
    strength: { modifier: 0, damage: 2 },
    toughness: 3,
  },
  {
    id: 'paperSaint',
    will: { modifier: 0, horror: 1 },
    strength: { modifier: 1, damage: 2, skill: 'lore' },
    toughness: 2,
    resists: 'physical',
  },
  {
    id: 'drownedClerk',
    will: { modifier: 1, horror: 2, skill: 'lore' },
    strength: { modifier: 0, damage: 2 },
    toughness: 2,
    back: { defeated: [{ do: 'gain', what: 'clues', amount: 1 }] },
  },
  // With a rule on the back that is read first (CE-1.1).
  {
    id: 'weepingBell',
    will: { modifier: 0, horror: 2 },
    strength: { modifier: 0, damage: 1 },
    toughness: 3,
    resists: 'physical',
    back: {
      read: [
        { do: 'test', skill: 'will', modifier: 0, pass: [], fail: [{ do: 'change', skill: 'will', by: -1 }] },
      ],
    },
  },
  {
    id: 'needleWife',
    will: { modifier: 0, horror: 2 },
    strength: { modifier: 0, damage: 2 },
    toughness: 3,
    back: {
      read: [
        {
          do: 'pay',
          what: 'sanity',
          amount: 1,
          then: [],
          otherwise: [{ do: 'change', skill: 'strength', by: -1 }],
        },
      ],
    },
  },
  {
    id: 'hollowChoir',
    will: { modifier: -1, horror: 3 },
    strength: { modifier: 0, damage: 1 },
    toughness: 2,
    resists: 'magical',
    back: { read: [{ do: 'ambush' }] },
  },
  {
    id: 'rootedMan',
    will: { modifier: 0, horror: 1 },
    strength: { modifier: -1, damage: 2 },
    toughness: 5,
    back: { read: [{ do: 'mend', amount: 1 }] },
  },
  {
    id: 'ashSparrow',
    will: { modifier: 0, horror: 1 },
    strength: { modifier: 0, damage: 1 },
    toughness: 1,
    back: {
      read: [
        {
          do: 'when',
          condition: 'blessed',
          then: [{ do: 'banish', which: 'this' }],
          otherwise: [{ do: 'lose', what: 'clues', amount: 1 }],
        },
      ],
    },
  },
  {
    id: 'quietTenant',
    will: { modifier: 0, horror: 2 },
    strength: { modifier: 0, damage: 2 },
    toughness: 2,
    resists: 'magical',
    back: { defeated: [{ do: 'take', card: 'silverNail' }] },
  },
  {
    id: 'brineNurse',
    will: { modifier: 0, horror: 1 },
    strength: { modifier: 0, damage: 2 },
    toughness: 2,
    back: { defeated: [{ do: 'recover', what: 'health', amount: 1 }] },
  },
];

/** Epic monsters: never in the cup (CE-5.3). */
const EPIC: EncounterPack['monsters'] = [
  {
    id: 'quayMaw',
    epic: true,
    will: { modifier: -1, horror: 3 },
    strength: { modifier: -1, damage: 3 },
    toughness: 6,
    back: { read: [{ do: 'lose', what: 'focus', amount: 1 }] },
  },
  {
    id: 'stilledOrrery',
    epic: true,
    will: { modifier: 0, horror: 3, skill: 'lore' },
    strength: { modifier: 0, damage: 2, skill: 'observation' },
    toughness: 6,
    resists: 'physical',
    back: { defeated: [{ do: 'gain', what: 'clues', amount: 3 }] },
  },
  {
    id: 'snareMother',
    epic: true,
    will: { modifier: 0, horror: 2 },
    strength: { modifier: 0, damage: 4 },
    toughness: 8,
    back: { read: [{ do: 'ambush' }] },
  },
  {
    id: 'lastLamplighter',
    epic: true,
    will: { modifier: -2, horror: 4 },
    strength: { modifier: 1, damage: 2 },
    toughness: 5,
    resists: 'magical',
    back: {
      read: [
        {
          do: 'when',
          condition: 'cursed',
          then: [{ do: 'lose', what: 'sanity', amount: 1 }],
          otherwise: [{ do: 'condition', condition: 'cursed', has: true }],
        },
      ],
      defeated: [{ do: 'condition', condition: 'blessed', has: true }],
    },
  },
];

export const MONSTERS: EncounterPack['monsters'] = [...PLAIN, ...EPIC];
