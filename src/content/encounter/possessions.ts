import type { EncounterPack } from '../../engine';

/** What investigators carry, and what they can do by themselves. */
export const POSSESSIONS: EncounterPack['possessions'] = [
  { id: 'stormLantern', bonus: { skill: 'will', by: 1 }, reroll: { skill: 'observation' } },
  { id: 'boatHook', bonus: { skill: 'strength', by: 2 } },
  { id: 'crackedLexicon', magical: true, bonus: { skill: 'lore', by: 2 } },
  {
    id: 'warningPage',
    magical: true,
    bonus: { skill: 'strength', by: 3 },
    dice: { skill: 'will', count: 2, cost: { what: 'clues', amount: 1 } },
  },
  { id: 'ironKnuckles', bonus: { skill: 'strength', by: 1 } },
  { id: 'secondWind', dice: { skill: 'strength', count: 2, cost: { what: 'health', amount: 1 } } },
  { id: 'bitterDrops', act: [{ do: 'recover', what: 'health', amount: 2 }] },
  { id: 'scalpel', bonus: { skill: 'strength', by: 2 } },
  { id: 'steadyHand', reroll: {} },
  { id: 'serviceRevolver', bonus: { skill: 'strength', by: 3 } },
  { id: 'tinWhistle', act: [{ do: 'drive', which: 'here' }] },
  { id: 'wardBell', magical: true, act: [{ do: 'banish', which: 'here' }], once: true },
  { id: 'foundryHammer', bonus: { skill: 'strength', by: 2 }, reroll: { skill: 'strength' } },
  {
    id: 'ashenMirror',
    magical: true,
    bonus: { skill: 'strength', by: 4 },
    dice: { skill: 'strength', count: 1, cost: { what: 'sanity', amount: 1 } },
  },
  { id: 'innerEar', dice: { skill: 'will', count: 1 } },
  { id: 'oldOar', dice: { skill: 'strength', count: 1 } },
  { id: 'riverKnack', dice: { skill: 'observation', count: 1 } },
  { id: 'markedCards', bonus: { skill: 'influence', by: 2 }, reroll: { skill: 'influence' } },
  { id: 'swordCane', bonus: { skill: 'strength', by: 3 } },
  // What is found on the way.
  { id: 'saltPouch', magical: true, dice: { count: 3 }, once: true },
  { id: 'silverNail', magical: true, bonus: { skill: 'strength', by: 2 } },
  { id: 'smellingSalts', act: [{ do: 'recover', what: 'sanity', amount: 3 }], once: true },
  { id: 'powderKeg', act: [{ do: 'wound', amount: 3 }], once: true },
  { id: 'luckyPenny', reroll: {}, once: true },
  {
    id: 'oathRibbon',
    magical: true,
    bonus: { skill: 'will', by: 2 },
    dice: { skill: 'will', count: 1, cost: { what: 'focus', amount: 1 } },
  },
];
