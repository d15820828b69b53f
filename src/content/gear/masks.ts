import type { Condition, Gear } from '../../engine';

const source = 'masks';
const insane: Condition = {
  is: 'fits',
  who: 'owner',
  group: { among: 'survivor', terms: ['insane'] },
};

/** A mask is worn over armour (SD-16.4). */
const mask = (id: string, bonus: NonNullable<Gear['bonuses']>[number], reading?: 'house'): Gear => ({
  id,
  source,
  keywords: ['mask', 'accessory', 'unique', 'irreplaceable'],
  armour: { location: 'head', points: 2 },
  bonuses: [bonus],
  ...(reading === undefined ? {} : { reading }),
});

/** gear-and-resources.md §12; what is less than certain there is marked. */
export const MASKS: readonly Gear[] = [
  mask('whiteLionMask', {
    anywhere: { green: 2 },
    activations: [
      {
        id: 'roar',
        cost: 'activation',
        when: insane,
        do: [{ do: 'survivalToTokens', who: 'owner', token: 'strength' }],
      },
    ],
  }),
  mask(
    'antelopeMask',
    {
      anywhere: { red: 2, blue: 2 },
      triggers: [
        {
          on: 'survivorActBegins',
          when: insane,
          do: [{ do: 'modifier', who: 'owner', stat: 'speed', by: 1, until: 'act' }],
        },
      ],
    },
    'house',
  ),
  mask(
    'deathMask',
    {
      none: true,
      modifiers: [
        { stat: 'luck', by: 4 },
        { stat: 'severeRoll', by: -4 },
      ],
    },
    'house',
  ),
  mask(
    'godMask',
    {
      anywhere: { red: 2, green: 2, blue: 2 },
      triggers: [
        {
          on: 'survivorActBegins',
          when: insane,
          do: [{ do: 'points', who: 'owner', what: 'survival', by: 1 }],
        },
      ],
    },
    'house',
  ),
  mask(
    'manMask',
    {
      anywhere: { red: 1, green: 1 },
      pays: {
        tokens: 'minus',
        of: ['movement', 'accuracy', 'strength', 'evasion', 'luck', 'speed'],
        when: insane,
      },
    },
    'house',
  ),
  mask(
    'phoenixMask',
    { anywhere: { red: 4 }, modifiers: [{ stat: 'dodges', by: 1, when: insane }] },
    'house',
  ),
];
