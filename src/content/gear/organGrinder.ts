import type { Gear } from '../../engine';
import { departs } from './rules';

const source = 'organGrinder';

/** gear-and-resources.md §4. */
export const ORGAN_GRINDER: readonly Gear[] = [
  {
    id: 'driedAcanthus',
    source,
    keywords: ['herb', 'consumable'],
    triggers: [
      ...departs('survival', 2),
      { on: 'severeInjury', do: [{ do: 'archiveThis' }, { do: 'ignoreInjury' }] },
    ],
  },
  {
    id: 'fecalSalve',
    source,
    keywords: ['balm', 'stinky'],
    edges: { left: 'blue' },
    triggers: departs('survival', 1),
    activations: [
      {
        id: 'smear',
        cost: 'activation',
        do: [{ do: 'hide' }, { do: 'priority', who: 'owner', gain: false }],
      },
    ],
  },
  {
    id: 'luckyCharm',
    source,
    keywords: ['jewelry'],
    edges: { left: 'blue', right: 'blue' },
    bonuses: [{ anywhere: { blue: 2 }, modifiers: [{ stat: 'luck', by: 1 }] }],
  },
  {
    id: 'monsterGrease',
    source,
    keywords: ['consumable', 'soluble', 'stinky'],
    edges: { left: 'green' },
    modifiers: [{ stat: 'evasion', by: 1 }],
    bonuses: [{ anywhere: { green: 3 }, modifiers: [{ stat: 'evasion', by: 1 }] }],
  },
  {
    id: 'monsterToothNecklace',
    source,
    keywords: ['jewelry', 'bone'],
    edges: { right: 'red' },
    modifiers: [{ stat: 'strength', by: 1 }],
    bonuses: [{ anywhere: { red: 2 }, modifiers: [{ stat: 'strength', by: 1 }] }],
  },
];
