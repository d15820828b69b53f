import type { SurvivorPack } from '../../engine';

/** What can be carried. */
export const ITEMS: SurvivorPack['items'] = [
  { id: 'firePit', fire: true },
  { id: 'sealCloak', warm: true },
  { id: 'boneSpear', always: { die: 'yours', by: 1 } },
  { id: 'boardShield', always: { die: 'enemy', by: -1, as: 'defender' } },
  { id: 'netOfRope', modify: { die: 'enemy', by: -2 } },
  { id: 'sling', modify: { die: 'yours', by: 1 } },
  { id: 'flare', modify: { die: 'enemy', reroll: true }, once: true },
  { id: 'luckyTooth', modify: { die: 'yours', reroll: true } },
  { id: 'hideJerkin', prevent: true },
  {
    id: 'fishTrap',
    act: {
      stamina: 1,
      effects: [{ do: 'test', from: 6, pass: [{ do: 'gain', what: 'meat', amount: 1 }], fail: [] }],
    },
  },
  { id: 'rainBarrel', act: { stamina: 1, effects: [{ do: 'gain', what: 'dirtyWater', amount: 1 }] } },
  {
    id: 'filter',
    act: {
      stamina: 1,
      effects: [
        {
          do: 'pay',
          what: 'dirtyWater',
          amount: 1,
          then: [{ do: 'gain', what: 'cleanWater', amount: 1 }],
          otherwise: [],
        },
      ],
    },
  },
  { id: 'poultice', act: { stamina: 1, effects: [{ do: 'heal', amount: 2 }] }, once: true },
  { id: 'kite', act: { stamina: 1, effects: [{ do: 'wander' }] } },
  { id: 'signalMirror', act: { stamina: 2, effects: [{ do: 'draw', amount: 1 }] } },
  { id: 'oldRation', act: { stamina: 1, effects: [{ do: 'gain', what: 'food', amount: 2 }] }, once: true },
];

/** All of them lie face up (LS-1.2). */
export const PROJECTS: SurvivorPack['projects'] = [
  { id: 'digPit', item: 'firePit', cost: { stone: 1, wood: 1 } },
  { id: 'sewCloak', item: 'sealCloak', cost: { meat: 1, salvage: 1 } },
  { id: 'carveSpear', item: 'boneSpear', cost: { wood: 2 } },
  { id: 'nailShield', item: 'boardShield', cost: { wood: 1, salvage: 1 } },
  { id: 'knotNet', item: 'netOfRope', cost: { salvage: 2 } },
  { id: 'plaitSling', item: 'sling', cost: { stone: 1, salvage: 1 } },
  { id: 'packFlare', item: 'flare', cost: { salvage: 1, poison: 1 } },
  { id: 'boilHide', item: 'hideJerkin', cost: { meat: 1, wood: 1 } },
  { id: 'weaveTrap', item: 'fishTrap', cost: { wood: 1, stone: 1 } },
  { id: 'setBarrel', item: 'rainBarrel', cost: { wood: 1 } },
  { id: 'layFilter', item: 'filter', cost: { stone: 1 } },
  { id: 'mixPoultice', item: 'poultice', cost: { medicine: 1, cleanWater: 1 } },
  { id: 'buildKite', item: 'kite', cost: { wood: 1, salvage: 1 }, advanced: true },
  { id: 'polishMirror', item: 'signalMirror', cost: { salvage: 1, cleanWater: 1 }, advanced: true },
];
