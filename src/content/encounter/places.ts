import type { EncounterPack } from '../../engine';

/** The quarter: the first place is its middle, where everybody begins. */
export const PLACES: EncounterPack['places'] = [
  {
    id: 'square',
    beside: ['quay', 'foundry', 'chapel', 'market'],
    encounters: [
      { id: 'squareLamps', effects: [{ do: 'gain', what: 'focus', amount: 1 }] },
      {
        id: 'squareCrowd',
        effects: [
          {
            do: 'test',
            skill: 'influence',
            modifier: 0,
            pass: [{ do: 'gain', what: 'clues', amount: 1 }],
            fail: [{ do: 'lose', what: 'sanity', amount: 1 }],
          },
        ],
      },
      {
        id: 'squareHatch',
        effects: [{ do: 'ambush' }, { do: 'take', card: 'luckyPenny' }],
      },
    ],
  },
  {
    id: 'quay',
    beside: ['square', 'market', 'cellars'],
    encounters: [
      {
        id: 'quayDive',
        effects: [
          {
            do: 'test',
            skill: 'strength',
            modifier: 0,
            pass: [{ do: 'take', card: 'powderKeg' }],
            fail: [{ do: 'lose', what: 'health', amount: 1 }],
          },
        ],
      },
      { id: 'quayNets', effects: [{ do: 'ambush' }, { do: 'gain', what: 'clues', amount: 2 }] },
      {
        id: 'quayToll',
        effects: [
          {
            do: 'pay',
            what: 'clues',
            amount: 1,
            then: [{ do: 'change', skill: 'observation', by: 1 }],
            otherwise: [{ do: 'arrive', monster: 'quayMaw' }],
          },
        ],
      },
    ],
  },
  {
    id: 'foundry',
    beside: ['square', 'chapel', 'cellars'],
    encounters: [
      { id: 'foundryHeat', effects: [{ do: 'change', skill: 'strength', by: 1 }] },
      {
        id: 'foundryGears',
        effects: [
          {
            do: 'test',
            skill: 'lore',
            modifier: -1,
            pass: [{ do: 'gain', what: 'clues', amount: 2 }],
            fail: [{ do: 'arrive', monster: 'stilledOrrery' }],
          },
        ],
      },
      {
        id: 'foundryCast',
        effects: [{ do: 'pay', what: 'health', amount: 1, then: [{ do: 'take', card: 'silverNail' }] }],
      },
    ],
  },
  {
    id: 'chapel',
    beside: ['square', 'foundry', 'market'],
    encounters: [
      { id: 'chapelCandle', effects: [{ do: 'condition', condition: 'blessed', has: true }] },
      {
        id: 'chapelCrypt',
        effects: [
          {
            do: 'test',
            skill: 'will',
            modifier: 0,
            pass: [{ do: 'take', card: 'oathRibbon' }],
            fail: [{ do: 'condition', condition: 'cursed', has: true }],
          },
        ],
      },
      {
        id: 'chapelPew',
        effects: [
          { do: 'recover', what: 'sanity', amount: 2 },
          { do: 'condition', condition: 'cursed', has: false },
        ],
      },
    ],
  },
  {
    id: 'market',
    beside: ['square', 'quay', 'chapel'],
    encounters: [
      {
        id: 'marketStall',
        effects: [{ do: 'pay', what: 'focus', amount: 1, then: [{ do: 'take', card: 'saltPouch' }] }],
      },
      {
        id: 'marketWhispers',
        effects: [
          {
            do: 'test',
            skill: 'observation',
            modifier: 0,
            pass: [{ do: 'gain', what: 'clues', amount: 1 }],
            fail: [{ do: 'arrive', monster: 'lastLamplighter' }],
          },
        ],
      },
      { id: 'marketBench', effects: [{ do: 'take', card: 'smellingSalts' }] },
    ],
  },
  {
    id: 'cellars',
    beside: ['quay', 'foundry'],
    encounters: [
      {
        id: 'cellarsWeb',
        effects: [{ do: 'ambush' }, { do: 'ambush' }, { do: 'change', skill: 'will', by: 1 }],
      },
      {
        id: 'cellarsDark',
        effects: [
          {
            do: 'test',
            skill: 'observation',
            modifier: -1,
            pass: [{ do: 'change', skill: 'lore', by: 1 }],
            fail: [
              { do: 'lose', what: 'health', amount: 1 },
              { do: 'arrive', monster: 'snareMother' },
            ],
          },
        ],
      },
      { id: 'cellarsBottle', effects: [{ do: 'recover', what: 'health', amount: 2 }] },
    ],
  },
];
