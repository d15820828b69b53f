import type { Effect, Trait, Trigger } from '../engine';

const token = (who: 'owner' | 'each', stat: 'evasion' | 'strength', take = false): Effect => ({
  do: 'token',
  who,
  token: stat,
  by: 1,
  ...(take ? { take: true } : {}),
});

/** What each perfect hit of the owner brings. */
const onPerfectHit = (effect: Effect): Trigger[] => [{ on: 'perfectHit', do: [effect] }];

/** gear-and-resources.md §16. */
const ARTS: readonly Trait[] = [
  {
    id: 'ambidextrous',
    carrying: { none: ['shield', 'twoHanded', 'heavy'] },
    weaponKeywords: [{ with: 'melee', gain: 'paired' }],
  },
  {
    id: 'berserker',
    activations: [
      {
        id: 'goBerserk',
        cost: 'activation',
        once: 'showdown',
        do: [
          { do: 'knockDown', who: 'owner' },
          { do: 'frenzy', who: 'owner' },
        ],
      },
    ],
  },
  {
    id: 'clutchFighter',
    modifiers: (['strength', 'accuracy'] as const).map((stat) => ({
      stat,
      by: 1,
      when: { is: 'atLeast', who: 'owner', what: 'bleeding', n: 3 },
    })),
  },
  { id: 'comboMaster', triggers: onPerfectHit({ do: 'extraDie' }) },
  { id: 'crazed', triggers: onPerfectHit({ do: 'points', who: 'owner', what: 'insanity', by: 1 }) },
  { id: 'crossarmBlock', rules: ['oneHitToArms'] },
  {
    id: 'doubleDash',
    activations: [
      { id: 'dashAgain', cost: 'activation', once: 'round', inAct: true, do: [{ do: 'gainMovement' }] },
    ],
  },
  { id: 'extraSense', modifiers: [{ stat: 'dodges', by: 1 }] },
  {
    id: 'lastManStanding',
    forbids: ['bleeding', 'knockDown'].map((what) => ({ what, when: { is: 'alone', who: 'owner' } })),
  },
  {
    id: 'leader',
    triggers: [
      {
        on: 'encouraged',
        do: [{ do: 'modifier', who: 'target', stat: 'speed', by: 1, until: 'round' }],
      },
    ],
  },
  { id: 'mightyStrike', triggers: onPerfectHit({ do: 'attackBonus', token: 'strength', by: 2 }) },
  {
    id: 'monsterClawStyle',
    modifiers: [
      { stat: 'accuracy', by: 1, with: 'fistAndTooth' },
      { stat: 'strength', by: 1, with: 'fistAndTooth' },
    ],
    weaponKeywords: [{ with: 'fistAndTooth', gain: 'savage' }],
  },
  {
    id: 'oratorOfDeath',
    activations: [
      {
        id: 'orate',
        cost: 'activation',
        once: 'showdown',
        do: [
          {
            do: 'forEach',
            of: { among: 'survivor', terms: ['nonDeaf'] },
            effects: [{ do: 'points', who: 'each', what: 'insanity', by: 2 }],
          },
        ],
      },
    ],
    triggers: [
      {
        on: 'survivorDying',
        do: [
          {
            do: 'forEach',
            of: { among: 'survivor', terms: ['knockedDown', 'nonDeaf'], except: 'owner' },
            effects: [{ do: 'stand', who: 'each' }],
          },
        ],
      },
    ],
  },
  {
    id: 'rhythmChaser',
    carrying: { none: ['heavy'] },
    triggers: [
      { on: 'arrival', do: [token('owner', 'evasion')] },
      {
        on: 'survivorKnockedDown',
        when: { is: 'not', of: { is: 'carries', who: 'owner', keyword: 'instrument' } },
        once: 'showdown',
        do: [token('owner', 'evasion', true)],
      },
    ],
  },
  { id: 'strategist', rules: ['extraTerrain'], reading: 'house' },
  { id: 'thrillSeeker', modifiers: [{ stat: 'survivalGain', by: 1 }] },
  {
    id: 'timelessEye',
    modifiers: [
      {
        stat: 'perfect',
        by: 1,
        when: { is: 'not', of: { is: 'injured', who: 'owner', injury: 'blind' } },
      },
    ],
  },
  { id: 'tough', modifiers: [{ stat: 'severeRoll', by: 1 }] },
  { id: 'tumble', rules: ['tumbles'] },
  { id: 'unconsciousFighter', modifiers: [{ stat: 'bleedingLimit', by: 2 }] },
];

/** Secret fighting arts: nobody draws them; some only have a name that other cards ask for. */
const SECRET: readonly Trait[] = [
  { id: 'kingsStep', secret: true, recorded: true },
  {
    id: 'kingOfAThousandBattles',
    secret: true,
    modifiers: [
      { stat: 'accuracy', by: 2 },
      { stat: 'strength', by: 2 },
      { stat: 'evasion', by: 2 },
      { stat: 'dodges', by: 99 },
    ],
  },
  {
    id: 'legendaryLungs',
    secret: true,
    triggers: [{ on: 'hit', do: [{ do: 'extraDie', each: 'hit' }] }],
  },
  {
    id: 'redFist',
    secret: true,
    triggers: [
      {
        on: 'showdownStart',
        do: [{ do: 'forEach', of: { among: 'survivor' }, effects: [token('each', 'strength')] }],
      },
    ],
    pays: { tokens: 'plus', of: ['strength'], everyone: true },
    reading: 'house',
  },
  {
    id: 'synchronizedStrike',
    secret: true,
    triggers: [
      {
        on: 'attackDeclared',
        when: { is: 'helpedFromOpposite', who: 'owner' },
        once: 'round',
        optional: true,
        do: [
          { do: 'attackBonus', token: 'accuracy', by: 1 },
          { do: 'attackBonus', token: 'strength', by: 1 },
        ],
      },
    ],
  },
  {
    id: 'zeroPresence',
    secret: true,
    modifiers: [{ stat: 'strength', by: 1, when: { is: 'attacksFromBlindSpot', who: 'owner' } }],
    rules: ['alwaysInBlindSpot'],
  },
  { id: 'swordsmansPromise', secret: true, recorded: true },
  { id: 'scholarOfDeath', secret: true, recorded: true },
  { id: 'boneWhisperer', secret: true, recorded: true },
];

export const FIGHTING_ARTS: readonly Trait[] = [...ARTS, ...SECRET];
