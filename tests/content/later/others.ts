import type { AiCard, Effect, HitLocation } from '../../../src/engine';
import { attack, attackAll, bash, brain, each, flow, intimidated, pick, profile, throwBack } from './words';

const RAZOR_WIND: Effect[] = [throwBack(7, 'each'), bash('each'), { do: 'bleed', who: 'each', tokens: 1 }];
const razorWind = (side: 'ahead' | 'left' | 'right'): Effect =>
  each({ among: 'survivor', zone: { shape: 'strip', side } }, RAZOR_WIND, 'controller');
const LAST_TO_WOUND = pick({ pick: 'any', among: 'threat', terms: ['lastToWound', 'inRange'] });
const wing = (id: string, side: 'left' | 'right'): AiCard => ({
  id,
  kind: 'basic',
  copies: 1,
  actions: [LAST_TO_WOUND, flow, attack(profile(2, 2, 2)), flow, razorWind(side)],
});
const resource: Effect = { do: 'gainResource', who: 'attacker', from: 'monster' };
const less = (token: string): Effect => ({ do: 'token', who: 'monster', token, by: 1, take: true });

/** Without what ages survivors: the age token wants a verb of its own. */
export const PHOENIX_AI: readonly AiCard[] = [
  wing('leftWingStrike', 'left'),
  wing('rightWingStrike', 'right'),
  {
    id: 'boredCyclone',
    kind: 'basic',
    copies: 1,
    actions: [
      each({ among: 'survivor', zone: { shape: 'eye' } }, [
        { do: 'points', who: 'each', what: 'insanity', by: 1 },
        { do: 'points', who: 'each', what: 'survival', by: 1 },
      ]),
    ],
  },
  {
    id: 'pustuleCannons',
    kind: 'basic',
    copies: 1,
    actions: [
      pick({
        pick: 'all',
        among: 'survivor',
        zone: {
          shape: 'pieces',
          of: [
            { shape: 'strip', side: 'left', length: 8 },
            { shape: 'strip', side: 'right', length: 8 },
            { shape: 'cells', columns: ['c2'], rows: ['b1'] },
          ],
        },
      }),
      flow,
      attackAll(profile(5, 4, 1)),
    ],
  },
  {
    id: 'excrete',
    kind: 'advanced',
    copies: 1,
    actions: [
      each({ among: 'survivor', zone: { shape: 'blindSpot' } }, [intimidated(2, 'each', [brain('each')])]),
    ],
  },
];

export const PHOENIX_HIT_LOCATIONS: readonly HitLocation[] = [
  { id: 'featheredBody', toughness: 2, critical: { do: [resource] } },
  { id: 'featheredNeck', critical: { do: [resource, less('toughness')] } },
  {
    id: 'featheredWing',
    reaction: {
      on: 'wound',
      do: [
        each({ among: 'survivor', zone: { shape: 'eye' } }, [
          { do: 'points', who: 'each', what: 'insanity', by: 1 },
        ]),
      ],
    },
    critical: { do: [less('movement')] },
  },
  {
    id: 'gloriousSoftBelly',
    critical: {
      do: [],
      injury: {
        id: 'openWound',
        triggers: [
          {
            on: 'monsterDraws',
            do: [
              {
                do: 'roll',
                purpose: 'organTrail',
                bands: [{ from: 1, to: 1, do: [{ do: 'woundMonster', wounds: 1 }] }],
              },
            ],
          },
        ],
      },
    },
  },
  { id: 'tailFeathers', kind: 'impervious' },
];

/** The Hand, without its lenses. */
export const HAND_AI: readonly AiCard[] = [
  {
    id: 'lineUp',
    kind: 'basic',
    copies: 1,
    actions: [
      pick({ pick: 'all', among: 'survivor', zone: { shape: 'front', width: 6, depth: 1 } }),
      flow,
      attackAll(profile(2, 2, 6)),
    ],
  },
  {
    id: 'rudeSlap',
    kind: 'basic',
    copies: 1,
    actions: [
      pick({ pick: 'any', among: 'survivor', zone: { shape: 'cells', columns: ['c1'], rows: ['a1'] } }),
      flow,
      attack(profile(2, 2, 6)),
    ],
  },
];

export const WATCHER_AI: readonly AiCard[] = [
  {
    id: 'harrow',
    kind: 'basic',
    copies: 2,
    actions: [pick({ pick: 'closest', among: 'threat' }), flow, attack(profile(4, 2, 5))],
  },
  {
    id: 'lanternVortex',
    kind: 'special',
    copies: 1,
    stays: 'trait',
    actions: [],
    triggers: [
      {
        on: 'monsterTurnStart',
        do: [
          each({ among: 'survivor', zone: { shape: 'box', k: 2 } }, [bash('each')]),
          flow,
          { do: 'basicAction' },
        ],
      },
    ],
  },
];
