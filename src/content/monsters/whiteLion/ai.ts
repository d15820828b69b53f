// One deck, one file: the table of its rows is longer than other files, and is read against the deck as a whole.

import type { AiCard, Effect, Profile, TargetLine } from '../../../engine';

const flow: Effect = { do: 'flow' };
const grab: Effect = { do: 'grab', who: 'target' };
const drawAi: Effect = { do: 'drawAi' };

const pick = (...targets: TargetLine[]): Effect => ({ do: 'pickTarget', targets });
const profile = (speed: number, accuracy: number, damage: number): Profile => ({ speed, accuracy, damage });
const attack = (numbers: Profile, afterDamage: Effect[] = [], afterHit: Effect[] = []): Effect => ({
  do: 'moveAndAttack',
  profile: numbers,
  ...(afterDamage.length === 0 ? {} : { afterDamage }),
  ...(afterHit.length === 0 ? {} : { afterHit }),
});

/** Closest threat, facing, in range; else closest threat in view (white-lion.md, "CT"). */
const CLOSEST_THREAT = pick(
  { pick: 'closest', among: 'threat', terms: ['facing', 'inRange'] },
  { pick: 'closest', among: 'threat', terms: ['inFieldOfView'] },
);

/** Full move away from all threats, and the target comes along. */
const DRAG_AWAY: Effect[] = [{ do: 'moveStraight', how: 'awayFromAllThreats' }, grab];

const adjacentGain = (what: 'insanity' | 'understanding'): Effect => ({
  do: 'forEach',
  of: { among: 'survivor', terms: ['adjacent'] },
  effects: [{ do: 'points', who: 'each', what, by: 1 }],
});
const LOST_HAND = { injury: 'strangeHand', do: [adjacentGain('understanding')] };

/** The twelve basic cards (white-lion.md §2). */
const BASIC: readonly AiCard[] = [
  {
    id: 'batAround',
    kind: 'basic',
    copies: 1,
    actions: [
      CLOSEST_THREAT,
      flow,
      attack(profile(2, 5, 1), [{ do: 'brainDamage', who: 'target', amount: 'level' }]),
    ],
  },
  {
    id: 'chomp',
    kind: 'basic',
    copies: 1,
    actions: [CLOSEST_THREAT, flow, attack(profile(1, 2, 1), [], [{ do: 'hitAllAt', location: 'head' }])],
    injuryAction: { injury: 'beastsMaw', do: [adjacentGain('insanity')] },
  },
  { id: 'claw', kind: 'basic', copies: 2, actions: [CLOSEST_THREAT, flow, attack(profile(2, 2, 1))] },
  {
    id: 'comboClaw',
    kind: 'basic',
    copies: 1,
    actions: [
      CLOSEST_THREAT,
      flow,
      attack(profile(2, 4, 1)),
      flow,
      { do: 'if', when: { is: 'dealtAtLeast', n: 2 }, then: [drawAi] },
    ],
    injuryAction: LOST_HAND,
  },
  {
    id: 'grasp',
    kind: 'basic',
    copies: 2,
    actions: [
      pick(
        { pick: 'closest', among: 'survivor', terms: ['knockedDown', 'inRange'] },
        { pick: 'closest', among: 'survivor', terms: ['inRange'] },
      ),
      flow,
      attack(profile(1, 2, 1), DRAG_AWAY),
    ],
  },
  {
    id: 'powerSwat',
    kind: 'basic',
    copies: 1,
    actions: [
      CLOSEST_THREAT,
      flow,
      attack(profile(1, 2, 2), [{ do: 'knockback', who: 'target', spaces: 6 }]),
    ],
  },
  {
    id: 'revenge',
    kind: 'basic',
    copies: 1,
    actions: [
      pick(
        { pick: 'any', among: 'survivor', terms: ['lastToWound', 'inRange'] },
        { pick: 'closest', among: 'threat', terms: ['inFieldOfView'] },
      ),
      flow,
      attack(profile(2, 2, 2), DRAG_AWAY),
    ],
  },
  {
    id: 'sizeUp',
    kind: 'basic',
    copies: 2,
    actions: [
      pick({ pick: 'random', among: 'threat', terms: ['inFieldOfView'] }),
      flow,
      { do: 'face', who: 'target' },
      {
        do: 'roll',
        purpose: 'intimidate',
        at: 'target',
        bands: [
          {
            from: 4,
            to: 10,
            do: [
              { do: 'brainDamage', who: 'target', amount: 'level' },
              { do: 'knockDown', who: 'target' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'viciousClaw',
    kind: 'basic',
    copies: 1,
    actions: [
      pick({ pick: 'random', among: 'survivor', terms: ['inRange'] }),
      flow,
      attack(profile(2, 2, 1), [{ do: 'bleed', who: 'target', tokens: 1 }]),
    ],
    injuryAction: LOST_HAND,
  },
];

const leavePlay: Effect = { do: 'leavePlay' };

/** The nine advanced cards, one each (white-lion.md §3). */
const ADVANCED: readonly AiCard[] = [
  {
    id: 'alert',
    kind: 'advanced',
    copies: 1,
    stays: 'mood',
    actions: [],
    triggers: [
      {
        on: 'survivorStepped',
        when: { is: 'enteredBox', who: 'subject', k: 4 },
        do: [
          { do: 'stopMovement' },
          { do: 'priority', who: 'subject', gain: true },
          leavePlay,
          { do: 'basicAction' },
        ],
      },
      { on: 'monsterKnockedDown', do: [leavePlay] },
    ],
  },
  {
    id: 'bloodthirsty',
    kind: 'advanced',
    copies: 1,
    stays: 'mood',
    actions: [drawAi],
    triggers: [
      { on: 'survivorDamaged', do: [{ do: 'counters', by: 1 }] },
      {
        on: 'monsterTurnStart',
        when: { is: 'countersAtLeast', n: 3 },
        do: [{ do: 'counters', by: 'all' }, { do: 'basicAction' }],
      },
    ],
  },
  {
    id: 'bloodyClaw',
    kind: 'advanced',
    copies: 1,
    actions: [
      pick({ pick: 'mostBleeding', among: 'survivor' }),
      flow,
      attack(profile(2, 2, 2), [
        { do: 'points', who: 'target', what: 'survival', by: 1, take: true },
        { do: 'bleed', who: 'target', tokens: 2 },
      ]),
    ],
    injuryAction: LOST_HAND,
  },
  {
    id: 'enraged',
    kind: 'advanced',
    copies: 1,
    stays: 'mood',
    actions: [{ do: 'token', who: 'monster', token: 'damage', by: 'level' }, drawAi],
    triggers: [
      { on: 'survivorMaimed', do: [leavePlay] },
      { on: 'survivorDied', do: [leavePlay] },
    ],
    onLeave: [{ do: 'token', who: 'monster', token: 'damage', by: 'level', take: true }],
  },
  {
    id: 'groundFighting',
    kind: 'advanced',
    copies: 1,
    stays: 'mood',
    actions: [],
    skipsDraw: true,
    triggers: [
      {
        on: 'survivorActivates',
        when: { is: 'inBox', who: 'subject', k: 1 },
        do: [{ do: 'basicAction', who: 'subject', speed: 2, damage: 1 }],
      },
      { on: 'monsterWounded', do: [leavePlay] },
    ],
  },
  {
    id: 'lickWounds',
    kind: 'advanced',
    copies: 1,
    actions: [
      {
        do: 'if',
        when: { is: 'woundsInStack', n: 1 },
        then: [
          flow,
          { do: 'moveStraight', how: 'awayFromAllSurvivors' },
          { do: 'faceClosest' },
          { do: 'heal', amount: 1 },
          flow,
          { do: 'finishCard', to: 'top' },
        ],
        else: [drawAi],
      },
    ],
  },
  {
    id: 'maul',
    kind: 'advanced',
    copies: 1,
    actions: [
      pick(
        { pick: 'any', among: 'survivor', terms: ['victimOfGrabLastRound'] },
        { pick: 'closest', among: 'survivor', terms: ['knockedDown', 'inRange'] },
      ),
      flow,
      attack(profile(2, 2, 3), [
        { do: 'bleed', who: 'target', tokens: 1 },
        { do: 'knockDown', who: 'target' },
      ]),
    ],
  },
  {
    id: 'smartCat',
    kind: 'advanced',
    copies: 1,
    actions: [
      { do: 'revealMoods', look: 10, find: 2 },
      { do: 'finishCard', to: 'archive' },
      flow,
      { do: 'if', when: { is: 'foundNone' }, then: [drawAi] },
    ],
  },
  {
    id: 'terrifyingRoar',
    kind: 'advanced',
    copies: 1,
    actions: [
      pick({ pick: 'all', among: 'survivor', terms: ['nonDeaf'] }),
      flow,
      {
        do: 'forEach',
        of: 'targets',
        effects: [
          {
            do: 'roll',
            purpose: 'intimidate',
            by: 'each',
            bands: [
              {
                from: 2,
                to: 10,
                do: [
                  {
                    do: 'if',
                    when: { is: 'dieAboveCourage', who: 'each' },
                    then: [
                      { do: 'brainDamage', who: 'each', amount: 'level' },
                      { do: 'knockback', who: 'each', spaces: 6 },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      flow,
      { do: 'chooseFrom', group: { among: 'survivor', terms: ['inRange'] }, pick: 'furthest' },
      { do: 'basicAction', who: 'each' },
    ],
  },
];

export const AI: readonly AiCard[] = [...BASIC, ...ADVANCED];
