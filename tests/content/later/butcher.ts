import type { AiCard, Effect, HitLocation } from '../../../src/engine';
import {
  attack,
  attackAll,
  bash,
  bleed,
  brain,
  drawAi,
  each,
  flow,
  intimidated,
  pick,
  profile,
  throwBack,
} from './words';

const CB = pick(
  { pick: 'closest', among: 'threat', terms: ['facing'] },
  { pick: 'closest', among: 'threat' },
);
const basic = (id: string, copies: number, actions: Effect[]): AiCard => ({
  id,
  kind: 'basic',
  copies,
  actions,
});
const advanced = (id: string, actions: Effect[]): AiCard => ({ id, kind: 'advanced', copies: 1, actions });
const nonDeaf = { among: 'survivor', terms: ['nonDeaf'] } as const;
const screams: Effect = each({ among: 'survivor', terms: ['nonDeaf'] }, [brain('each')]);

export const BUTCHER_AI: readonly AiCard[] = [
  basic('backhand', 1, [
    pick({
      pick: 'all',
      among: 'survivor',
      zone: { shape: 'pieces', of: [{ shape: 'ring' }], without: [{ shape: 'blindSpot' }] },
    }),
    flow,
    attackAll(profile(1, 4, 2), { afterDamage: [throwBack(5), bash()] }),
  ]),
  basic('butchersRoar', 1, [
    each({ among: nonDeaf.among, terms: [...nonDeaf.terms] }, [
      intimidated(4, 'each', [brain('each'), bash('each')]),
    ]),
  ]),
  basic('hack', 2, [CB, flow, attack(profile(2, 4, 1), { afterDamage: [bleed(1)] })]),
  basic('hew', 2, [CB, flow, attack(profile(1, 3, 3), { afterDamage: [bleed(1), bash()] })]),
  basic('kick', 2, [
    CB,
    flow,
    attack(profile(2, 4, 1), {
      afterDamage: [throwBack(5), { do: 'priority', who: 'target', gain: true }],
    }),
    flow,
    drawAi,
  ]),
  {
    ...basic('screaming', 1, [screams]),
    stays: 'mood',
    triggers: [
      { on: 'monsterTurnStart', do: [screams] },
      { on: 'survivorDied', do: [{ do: 'leavePlay' }] },
    ],
  },
  basic('wildCarve', 2, [
    CB,
    flow,
    attack(profile(2, 4, 1), { afterDamage: [bleed(1)] }),
    flow,
    each({ among: 'survivor', terms: ['adjacent'] }, [
      { do: 'damage', who: 'each', amount: 1 },
      { do: 'bleed', who: 'each', tokens: 1 },
    ]),
  ]),
  advanced('doubleHack', [CB, flow, attack(profile(4, 4, 1), { afterDamage: [bleed(2)] })]),
  {
    ...advanced('embraceThePain', [drawAi]),
    stays: 'mood',
    triggers: [
      { on: 'monsterWounded', do: [{ do: 'counters', by: 1 }] },
      {
        on: 'monsterTurnStart',
        when: { is: 'countersAtLeast', n: 2 },
        do: [{ do: 'counters', by: 'all' }, { do: 'basicAction' }],
      },
    ],
  },
  advanced('lanternHunger', [
    { do: 'chooseFrom', group: { among: 'survivor' }, pick: 'furthest' },
    { do: 'doom', who: 'each' },
    { do: 'placeMonster', beside: 'each', covering: 'any' },
    flow,
    attack(profile(4, 4, 1), {
      who: 'each',
      stay: true,
      afterDamage: [{ do: 'priority', who: 'target', gain: true }],
    }),
  ]),
];

const toAttacker: Effect = { do: 'face', who: 'attacker' };

export const BUTCHER_HIT_LOCATIONS: readonly HitLocation[] = [
  { id: 'armoredPigShoulder', kind: 'superDense' },
  {
    id: 'cleaverLeft',
    kind: 'impervious',
    reaction: { on: 'reflex', do: [{ do: 'points', who: 'attacker', what: 'insanity', by: 1 }] },
  },
  {
    id: 'furiousBellow',
    reaction: {
      on: 'reflex',
      do: [
        {
          do: 'if',
          when: { is: 'fits', who: 'attacker', group: { among: 'survivor', terms: ['nonDeaf'] } },
          then: [
            {
              do: 'if',
              when: { is: 'atLeast', who: 'attacker', what: 'courage', n: 3 },
              then: [],
              else: [brain('attacker'), bash('attacker')],
            },
          ],
        },
      ],
    },
  },
  {
    id: 'furiousGauntlet',
    reaction: { on: 'failure', do: [toAttacker, intimidated(5, 'attacker', [brain('attacker')])] },
  },
  {
    id: 'furiousGut',
    reaction: {
      on: 'wound',
      do: [
        { do: 'knockDown', who: 'monster' },
        each({ among: 'survivor' }, [{ do: 'points', who: 'each', what: 'courage', by: 1 }]),
      ],
    },
  },
  {
    id: 'furiousShoulder',
    reaction: {
      on: 'reflex',
      do: [
        each(
          { among: 'survivor', zone: { shape: 'ring' } },
          [bash('each'), throwBack(5, 'each')],
          'controller',
        ),
      ],
    },
  },
  {
    id: 'thickCape',
    reaction: {
      on: 'reflex',
      do: [
        intimidated(1, 'attacker', [
          { do: 'if', when: { is: 'dieAboveCourage', who: 'attacker' }, then: [brain('attacker')] },
        ]),
      ],
    },
  },
];
