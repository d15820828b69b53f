import type { AiCard, Effect, TargetLine } from '../../../src/engine';
import { attack, attackAll, bash, bleed, brain, drawAi, each, flow, pick, profile, throwBack } from './words';

const CK: TargetLine = { pick: 'closest', among: 'threat', terms: ['inFieldOfView', 'inRange'] };
const FRONT = { shape: 'front', width: 6, depth: 2 } as const;
const AHEAD = { shape: 'strip', side: 'ahead', length: 4 } as const;
const THREE = profile(3, 3, 3);
const basic = (id: string, copies: number, actions: Effect[]): AiCard => ({
  id,
  kind: 'basic',
  copies,
  actions,
});
const advanced = (id: string, actions: Effect[]): AiCard => ({ id, kind: 'advanced', copies: 1, actions });

/** Move & attack towards the target, then everybody in the zone. */
const sweep = (
  zone: typeof FRONT | typeof AHEAD,
  more: Omit<Effect, 'do' | 'profile'>,
  numbers = THREE,
): Effect[] => [
  pick(CK),
  flow,
  attack(numbers, more),
  pick({ pick: 'all', among: 'survivor', zone }),
  attackAll(numbers, more),
];

/** Hammer waits for a verb that destroys the armour that is hit. */
export const KINGS_MAN_AI: readonly AiCard[] = [
  basic('axe', 1, sweep(FRONT, { afterDamage: [bash(), bleed(2), throwBack(5)] })),
  basic('cleave', 2, sweep(FRONT, { beforeDamage: [{ do: 'hitAllAt', location: 'head' }] })),
  basic('forceThrust', 1, sweep(AHEAD, { afterDamage: [bash(), throwBack(5)] })),
  basic('hookAndPull', 2, [
    pick({ pick: 'furthest', among: 'threat', terms: ['inFieldOfView', 'inRange'] }),
    flow,
    attack(THREE, {
      afterDamage: [
        { do: 'moveStraight', how: 'back', spaces: 2 },
        { do: 'grab', who: 'target' },
      ],
    }),
  ]),
  basic('kingsGrace', 1, [
    pick({ pick: 'all', among: 'threat', zone: { shape: 'box', k: 2 } }),
    flow,
    attackAll(THREE),
  ]),
  basic(
    'spear',
    2,
    sweep(AHEAD, { afterDamage: [{ do: 'token', who: 'target', token: 'movement', by: 1, take: true }] }),
  ),
  basic('trip', 1, [
    pick({ pick: 'furthest', among: 'threat', terms: ['inRange'] }),
    flow,
    ...sweep(FRONT, { afterDamage: [bash()] }, profile(2, 3, 3)).slice(2),
  ]),
  advanced('kingsAxe', [
    pick({
      pick: 'all',
      among: 'survivor',
      zone: {
        shape: 'pieces',
        of: [{ shape: 'box', k: 2 }],
        without: [
          { shape: 'cells', columns: ['c1', 'c2'], rows: ['b1'] },
          { shape: 'cells', columns: ['l1', 'c1', 'c2', 'r1'], rows: ['b2'] },
        ],
      },
    }),
    flow,
    attackAll(THREE, { afterDamage: [bash(), throwBack(5)] }),
  ]),
  {
    ...advanced('lashOut', [drawAi]),
    stays: 'mood',
    triggers: [
      {
        on: 'survivorStepped',
        when: {
          is: 'fits',
          who: 'subject',
          group: {
            among: 'survivor',
            zone: { shape: 'pieces', of: [{ shape: 'ring' }], without: [{ shape: 'blindSpot' }] },
          },
        },
        do: [{ do: 'stopMovement' }, bash('subject')],
      },
    ],
  },
  {
    id: 'familiarFace',
    kind: 'legendary',
    copies: 1,
    actions: [each({ among: 'survivor' }, [{ do: 'doom', who: 'each' }, brain('each', 5)])],
  },
];
