import type { SurvivorPack } from '../../engine';

/** The random #100 encounters (LS-2.1). */
export const ENCOUNTERS: SurvivorPack['encounters'] = [
  { id: 'driftChest', effects: [{ do: 'gain', what: 'salvage', amount: 2 }] },
  { id: 'coldSpring', effects: [{ do: 'gain', what: 'cleanWater', amount: 2 }] },
  { id: 'berryWall', effects: [{ do: 'gain', what: 'food', amount: 2 }] },
  { id: 'snaredHare', effects: [{ do: 'gain', what: 'meat', amount: 2 }] },
  { id: 'fallenPine', effects: [{ do: 'gain', what: 'wood', amount: 2 }] },
  { id: 'medicineTin', effects: [{ do: 'gain', what: 'medicine', amount: 1 }] },
  { id: 'greyToadstools', effects: [{ do: 'gain', what: 'poison', amount: 2 }] },
  { id: 'oldStore', effects: [{ do: 'item', card: 'oldRation' }] },
  { id: 'sharkTooth', effects: [{ do: 'item', card: 'luckyTooth' }] },
  { id: 'flareGun', effects: [{ do: 'item', card: 'flare' }] },
  {
    id: 'looseFloor',
    effects: [
      { do: 'hurt', amount: 1, physical: true },
      { do: 'gain', what: 'salvage', amount: 1 },
    ],
  },
  {
    id: 'wasps',
    effects: [
      {
        do: 'test',
        from: 7,
        pass: [{ do: 'gain', what: 'food', amount: 1 }],
        fail: [{ do: 'hurt', amount: 1, physical: false }],
      },
    ],
  },
  {
    id: 'wildPig',
    effects: [
      {
        do: 'test',
        from: 8,
        pass: [{ do: 'gain', what: 'meat', amount: 2 }],
        fail: [{ do: 'hurt', amount: 1, physical: true }],
      },
    ],
  },
  {
    id: 'narrowShaft',
    effects: [
      {
        do: 'test',
        from: 6,
        pass: [{ do: 'gain', what: 'stone', amount: 2 }],
        fail: [{ do: 'stamina', by: -2 }],
      },
    ],
  },
  { id: 'dryBed', effects: [{ do: 'stamina', by: 3 }] },
  {
    id: 'hermit',
    effects: [
      {
        do: 'pay',
        what: 'food',
        amount: 1,
        then: [{ do: 'draw', amount: 2 }],
        otherwise: [{ do: 'stamina', by: -1 }],
      },
    ],
  },
  { id: 'bandageRoll', effects: [{ do: 'heal', amount: 1 }] },
  { id: 'trailMarks', effects: [{ do: 'wander' }, { do: 'draw', amount: 1 }] },
  { id: 'thievingGulls', effects: [{ do: 'lose', what: 'food', amount: 1 }, { do: 'wander' }] },
  { id: 'foulPool', effects: [{ do: 'gain', what: 'dirtyWater', amount: 2 }] },
  { id: 'mapScrap', effects: [{ do: 'draw', amount: 1 }] },
  {
    id: 'tripwire',
    effects: [
      {
        do: 'test',
        from: 5,
        pass: [{ do: 'gain', what: 'salvage', amount: 2 }],
        fail: [{ do: 'hurt', amount: 2, physical: true }],
      },
    ],
  },
];

/** What a night brings to everybody. */
export const NIGHTS: SurvivorPack['nights'] = [
  { id: 'clearSky', effects: [] },
  { id: 'softRain', effects: [{ do: 'gain', what: 'dirtyWater', amount: 1 }] },
  {
    id: 'gale',
    effects: [{ do: 'pay', what: 'wood', amount: 1, then: [], otherwise: [{ do: 'stamina', by: -1 }] }],
  },
  { id: 'rats', effects: [{ do: 'lose', what: 'food', amount: 1 }] },
  {
    id: 'hail',
    effects: [{ do: 'test', from: 4, pass: [], fail: [{ do: 'hurt', amount: 1, physical: true }] }],
  },
  { id: 'driftingCrates', effects: [{ do: 'gain', what: 'salvage', amount: 1 }] },
  {
    id: 'fever',
    effects: [
      {
        do: 'pay',
        what: 'medicine',
        amount: 1,
        then: [{ do: 'heal', amount: 1 }],
        otherwise: [{ do: 'stamina', by: -2 }],
      },
    ],
  },
  { id: 'distantFires', effects: [{ do: 'draw', amount: 1 }] },
  { id: 'stillNight', effects: [{ do: 'heal', amount: 1 }] },
  { id: 'landslip', effects: [{ do: 'wander' }] },
];
