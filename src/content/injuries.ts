// The severe injury tables of the record sheet in one file: they are one piece of the rulebook and read side by side.

import type { Effect, Injury } from '../engine';

const bleed = (tokens: number): Effect => ({ do: 'bleed', who: 'subject', tokens });
const fall: Effect = { do: 'knockDown', who: 'subject' };
const die: Effect = { do: 'kill', who: 'subject' };
const disorder: Effect = { do: 'disorder', who: 'subject' };
const skipHunt: Effect = { do: 'note', who: 'subject', note: 'skipHunt' };
const retire: Effect = { do: 'note', who: 'subject', note: 'retire' };
const insanity = (by: number): Effect => ({ do: 'points', who: 'subject', what: 'insanity', by });

/** The head's table (survivors-in-detail.md §11). */
const HEAD: readonly Injury[] = [
  {
    id: 'headExplosion',
    location: 'head',
    from: 1,
    to: 2,
    do: [
      {
        do: 'forEach',
        of: { among: 'survivor', except: 'subject' },
        effects: [{ do: 'points', who: 'each', what: 'survival', by: 1, take: true }],
      },
      die,
    ],
  },
  { id: 'decapitation', location: 'head', from: 3, to: 4, do: [die] },
  {
    id: 'intracranialHemorrhage',
    location: 'head',
    from: 5,
    to: 5,
    permanent: 1,
    forbids: ['survival'],
    do: [bleed(1)],
  },
  {
    id: 'deaf',
    location: 'head',
    from: 6,
    to: 6,
    permanent: 1,
    modifiers: [{ stat: 'evasion', by: -1 }],
    do: [bleed(1)],
  },
  {
    id: 'blind',
    location: 'head',
    from: 7,
    to: 7,
    permanent: 2,
    modifiers: [{ stat: 'accuracy', by: -1 }],
    twice: { modifiers: [{ stat: 'accuracy', by: -2 }], do: [retire] },
    do: [bleed(1)],
  },
  { id: 'concussion', location: 'head', from: 8, to: 8, do: [disorder, bleed(1)] },
  {
    id: 'shatteredJaw',
    location: 'head',
    from: 9,
    to: 9,
    permanent: 1,
    forbids: ['consume', 'encourage'],
    do: [bleed(1)],
  },
  {
    id: 'destroyedTooth',
    location: 'head',
    from: 10,
    to: 10,
    do: [
      {
        do: 'if',
        when: { is: 'atLeast', who: 'subject', what: 'courage', n: 3 },
        then: [insanity(2)],
        else: [fall],
      },
    ],
  },
];

const ARMS: readonly Injury[] = [
  { id: 'bledOutArms', location: 'arms', from: 1, to: 2, do: [die] },
  { id: 'openArtery', location: 'arms', from: 3, to: 3, do: [bleed(2)] },
  {
    id: 'dismemberedArm',
    location: 'arms',
    from: 4,
    to: 4,
    permanent: 2,
    forbids: ['twoHanded'],
    twice: { forbids: ['weapons'] },
    do: [bleed(1)],
  },
  {
    id: 'rupturedMuscle',
    location: 'arms',
    from: 5,
    to: 5,
    permanent: 1,
    forbids: ['fightingArts'],
    do: [bleed(1)],
  },
  {
    id: 'contracture',
    location: 'arms',
    from: 6,
    to: 6,
    permanent: null,
    modifiers: [{ stat: 'accuracy', by: -1 }],
    do: [bleed(1)],
  },
  {
    id: 'brokenArm',
    location: 'arms',
    from: 7,
    to: 7,
    permanent: 2,
    modifiers: [
      { stat: 'accuracy', by: -1 },
      { stat: 'strength', by: -1 },
    ],
    do: [bleed(1)],
  },
  {
    id: 'spiralFracture',
    location: 'arms',
    from: 8,
    to: 8,
    do: [{ do: 'token', who: 'subject', token: 'strength', by: 2, take: true }, skipHunt, bleed(1)],
  },
  {
    id: 'dislocatedShoulder',
    location: 'arms',
    from: 9,
    to: 9,
    thisShowdown: true,
    forbids: ['twoHanded', 'paired', 'block'],
    do: [bleed(1)],
  },
  { id: 'numbArms', location: 'arms', from: 10, to: 10, do: [fall] },
];

const BODY: readonly Injury[] = [
  { id: 'tornOpen', location: 'body', from: 1, to: 2, do: [die] },
  { id: 'deepGash', location: 'body', from: 3, to: 3, do: [bleed(2)] },
  {
    id: 'gapingChestWound',
    location: 'body',
    from: 4,
    to: 4,
    permanent: null,
    modifiers: [{ stat: 'strength', by: -1 }],
    do: [bleed(1)],
  },
  {
    id: 'destroyedBack',
    location: 'body',
    from: 5,
    to: 5,
    permanent: 1,
    modifiers: [{ stat: 'movement', by: -2 }],
    forbids: ['strongGear'],
    do: [bleed(1)],
  },
  {
    id: 'disemboweled',
    location: 'body',
    from: 6,
    to: 6,
    thisShowdown: true,
    deadlyAlone: true,
    // Movement is 1: whatever else adds to it.
    modifiers: [{ stat: 'movement', by: -50 }],
    do: [skipHunt, bleed(1)],
  },
  { id: 'rupturedSpleen', location: 'body', from: 7, to: 7, do: [skipHunt, bleed(2)] },
  {
    id: 'brokenRib',
    location: 'body',
    from: 8,
    to: 8,
    permanent: null,
    modifiers: [{ stat: 'speed', by: -1 }],
    do: [bleed(1)],
  },
  {
    id: 'collapsedLung',
    location: 'body',
    from: 9,
    to: 9,
    do: [{ do: 'token', who: 'subject', token: 'movement', by: 1, take: true }, bleed(1)],
  },
  { id: 'windKnockedOut', location: 'body', from: 10, to: 10, do: [fall] },
];

const WAIST: readonly Injury[] = [
  {
    id: 'finalBreath',
    location: 'waist',
    from: 1,
    to: 2,
    do: [
      {
        do: 'forEach',
        of: { among: 'survivor', adjacentTo: 'subject' },
        effects: [{ do: 'points', who: 'each', what: 'survival', by: 1 }],
      },
      die,
    ],
  },
  { id: 'slashedFlank', location: 'waist', from: 3, to: 3, do: [bleed(2)] },
  {
    id: 'intestinalProlapse',
    location: 'waist',
    from: 4,
    to: 4,
    permanent: 1,
    forbids: ['waistGear'],
    do: [bleed(1)],
  },
  {
    id: 'warpedPelvis',
    location: 'waist',
    from: 5,
    to: 5,
    permanent: null,
    modifiers: [{ stat: 'luck', by: -1 }],
    do: [bleed(1)],
  },
  {
    id: 'destroyedGenitals',
    location: 'waist',
    from: 6,
    to: 6,
    permanent: 1,
    do: [disorder, fall, insanity(3), bleed(1)],
  },
  {
    id: 'brokenHip',
    location: 'waist',
    from: 7,
    to: 7,
    permanent: 1,
    forbids: ['dodge'],
    modifiers: [{ stat: 'movement', by: -1 }],
    do: [bleed(1)],
  },
  {
    id: 'slashedBack',
    location: 'waist',
    from: 8,
    to: 8,
    thisShowdown: true,
    forbids: ['surge'],
    do: [bleed(1)],
  },
  {
    id: 'bruisedTailbone',
    location: 'waist',
    from: 9,
    to: 9,
    thisShowdown: true,
    forbids: ['dash'],
    do: [fall, bleed(1)],
  },
  { id: 'buckledWaist', location: 'waist', from: 10, to: 10, do: [fall] },
];

const LEGS: readonly Injury[] = [
  { id: 'bloodGeyser', location: 'legs', from: 1, to: 1, do: [die] },
  { id: 'gashedThigh', location: 'legs', from: 2, to: 3, do: [bleed(2)] },
  {
    id: 'dismemberedLeg',
    location: 'legs',
    from: 4,
    to: 4,
    permanent: 2,
    modifiers: [{ stat: 'movement', by: -2 }],
    forbids: ['dash'],
    twice: { do: [retire] },
    do: [bleed(1)],
  },
  {
    id: 'hamstrung',
    location: 'legs',
    from: 5,
    to: 5,
    permanent: 1,
    forbids: ['fightingArts', 'abilities'],
    do: [bleed(1)],
  },
  {
    id: 'tornAchilles',
    location: 'legs',
    from: 6,
    to: 6,
    thisShowdown: true,
    do: [skipHunt, bleed(1)],
  },
  {
    id: 'tornMuscle',
    location: 'legs',
    from: 7,
    to: 7,
    thisShowdown: true,
    forbids: ['dash'],
    do: [skipHunt, bleed(1)],
  },
  {
    id: 'brokenLeg',
    location: 'legs',
    from: 8,
    to: 8,
    permanent: 2,
    modifiers: [{ stat: 'movement', by: -1 }],
    do: [
      {
        do: 'forEach',
        of: { among: 'survivor', adjacentTo: 'subject' },
        effects: [{ do: 'brainDamage', who: 'each', amount: 1 }],
      },
      bleed(1),
    ],
  },
  { id: 'gashedCalf', location: 'legs', from: 9, to: 9, do: [bleed(2)] },
  { id: 'sweptLegs', location: 'legs', from: 10, to: 10, do: [fall] },
];

/** All five tables of severe injuries. */
export const INJURIES: readonly Injury[] = [...HEAD, ...ARMS, ...BODY, ...WAIST, ...LEGS];
