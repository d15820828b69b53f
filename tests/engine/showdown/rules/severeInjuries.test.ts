import { describe, expect, test } from 'vitest';
import type { Survivor } from '../../../../src/engine/showdown/state';
import type { BodyLocation } from '../../../../src/engine/showdown/terms';
import { CONTENT, type Placed, type TinyFight, tinyFight } from '../kit';
import { calm, wear } from './people';

/** What differs on s1's sheet afterwards; what is not named must be as on a bare sheet. */
interface Outcome {
  injury: string;
  dead?: true;
  bleeding?: number;
  down?: true;
  recorded?: true;
  notes?: string[];
  insanity?: number;
  tokens?: Survivor['tokens'];
  disorders?: number;
}

/** One severe injury of s1 by this face; s2 stands beside it, s3 far away. */
function suffer(
  location: BodyLocation,
  die: number,
  own: Partial<Placed> = {},
  more: number[] = [],
): TinyFight {
  return tinyFight({
    survivors: [calm('E5', own), calm('E6', { survival: 2 }), calm('O20', { survival: 2 })],
    dice: [{ purpose: 'severeInjury', value: die }, ...more],
    set: (s) => {
      s.unlocked = [];
    },
  }).perform('severeInjury', { survivor: 's1', location, modifier: 0 });
}

function expectOutcome(fight: TinyFight, outcome: Outcome) {
  const s = fight.survivor('s1');
  expect(fight.log('severeInjury')).toMatchObject([{ injury: outcome.injury, already: false }]);
  expect({
    status: s.status,
    bleeding: s.bleeding,
    down: s.standsAfter !== null,
    injuries: s.injuries,
    notes: s.notes,
    insanity: s.insanity,
    tokens: s.tokens,
    disorders: s.disorders.length,
  }).toEqual({
    status: outcome.dead === true ? 'dead' : 'alive',
    bleeding: outcome.bleeding ?? 0,
    down: outcome.down === true,
    injuries: outcome.recorded === true ? [outcome.injury] : [],
    notes: outcome.notes ?? [],
    insanity: outcome.insanity ?? 0,
    tokens: outcome.tokens ?? {},
    disorders: outcome.disorders ?? 0,
  });
  expect(fight.survivor('s2').bleeding).toBe(0);
}

const SKIP = ['skipHunt'];

/** Every face of every table (survivors-in-detail.md §11). */
const TABLES: Record<BodyLocation, Outcome[]> = {
  head: [
    { injury: 'headExplosion', dead: true },
    { injury: 'headExplosion', dead: true },
    { injury: 'decapitation', dead: true },
    { injury: 'decapitation', dead: true },
    { injury: 'intracranialHemorrhage', bleeding: 1, recorded: true },
    { injury: 'deaf', bleeding: 1, recorded: true },
    { injury: 'blind', bleeding: 1, recorded: true },
    { injury: 'concussion', bleeding: 1, disorders: 1 },
    { injury: 'shatteredJaw', bleeding: 1, recorded: true },
    { injury: 'destroyedTooth', down: true },
  ],
  arms: [
    { injury: 'bledOutArms', dead: true },
    { injury: 'bledOutArms', dead: true },
    { injury: 'openArtery', bleeding: 2 },
    { injury: 'dismemberedArm', bleeding: 1, recorded: true },
    { injury: 'rupturedMuscle', bleeding: 1, recorded: true },
    { injury: 'contracture', bleeding: 1, recorded: true },
    { injury: 'brokenArm', bleeding: 1, recorded: true },
    { injury: 'spiralFracture', bleeding: 1, notes: SKIP, tokens: { strength: -2 } },
    { injury: 'dislocatedShoulder', bleeding: 1, recorded: true },
    { injury: 'numbArms', down: true },
  ],
  body: [
    { injury: 'tornOpen', dead: true },
    { injury: 'tornOpen', dead: true },
    { injury: 'deepGash', bleeding: 2 },
    { injury: 'gapingChestWound', bleeding: 1, recorded: true },
    { injury: 'destroyedBack', bleeding: 1, recorded: true },
    { injury: 'disemboweled', bleeding: 1, recorded: true, notes: SKIP },
    { injury: 'rupturedSpleen', bleeding: 2, notes: SKIP },
    { injury: 'brokenRib', bleeding: 1, recorded: true },
    { injury: 'collapsedLung', bleeding: 1, tokens: { movement: -1 } },
    { injury: 'windKnockedOut', down: true },
  ],
  waist: [
    { injury: 'finalBreath', dead: true },
    { injury: 'finalBreath', dead: true },
    { injury: 'slashedFlank', bleeding: 2 },
    { injury: 'intestinalProlapse', bleeding: 1, recorded: true },
    { injury: 'warpedPelvis', bleeding: 1, recorded: true },
    { injury: 'destroyedGenitals', bleeding: 1, down: true, insanity: 3, disorders: 1, recorded: true },
    { injury: 'brokenHip', bleeding: 1, recorded: true },
    { injury: 'slashedBack', bleeding: 1, recorded: true },
    { injury: 'bruisedTailbone', bleeding: 1, down: true, recorded: true },
    { injury: 'buckledWaist', down: true },
  ],
  legs: [
    { injury: 'bloodGeyser', dead: true },
    { injury: 'gashedThigh', bleeding: 2 },
    { injury: 'gashedThigh', bleeding: 2 },
    { injury: 'dismemberedLeg', bleeding: 1, recorded: true },
    { injury: 'hamstrung', bleeding: 1, recorded: true },
    { injury: 'tornAchilles', bleeding: 1, recorded: true, notes: SKIP },
    { injury: 'tornMuscle', bleeding: 1, recorded: true, notes: SKIP },
    { injury: 'brokenLeg', bleeding: 1, recorded: true },
    { injury: 'gashedCalf', bleeding: 2 },
    { injury: 'sweptLegs', down: true },
  ],
};

describe.each(Object.entries(TABLES) as [BodyLocation, Outcome[]][])(
  'SD-9.5 the table of the %s',
  (at, rows) => {
    test.each(rows.map((row, i) => [i + 1, row] as const))('SD-9.5 face %i', (face, row) => {
      const disorders = (row.disorders ?? 0) > 0 ? [1] : [];
      const fight = suffer(at, face, {}, disorders);
      fight.end();
      expectOutcome(fight, row);
    });
  },
);

describe('SD-9.5 what a row does to others', () => {
  test('SD-9.5 head explosion: all other survivors lose 1 survival, wherever they are', () => {
    const fight = suffer('head', 1);
    fight.end();
    expect(fight.state.survivors.map((s) => s.survival)).toEqual([0, 1, 1]);
  });

  test('SD-9.5 final breath: adjacent survivors gain 1 survival, others nothing', () => {
    const fight = suffer('waist', 2);
    fight.end();
    expect(fight.state.survivors.map((s) => s.survival)).toEqual([0, 3, 2]);
  });

  test('SD-9.5 broken leg: adjacent survivors suffer 1 brain damage, others nothing', () => {
    const fight = suffer('legs', 8);
    fight.end();
    expect(fight.state.survivors.map((s) => s.brainLight)).toEqual([false, true, false]);
  });
});

describe('SD-9.5 details of a row', () => {
  test.each([
    [2, { down: true as const }],
    [3, { insanity: 2 }],
  ])('SD-9.5 destroyed tooth with courage %i', (courage, outcome) => {
    const fight = suffer('head', 10, { courage });
    fight.end();
    expectOutcome(fight, { injury: 'destroyedTooth', ...outcome });
  });

  test('SD-9.5 a result beyond 10 is the tenth row, below 1 the first', () => {
    for (const [modifier, injury] of [
      [3, 'sweptLegs'],
      [-12, 'bloodGeyser'],
    ] as const) {
      const fight = tinyFight({
        survivors: [calm('E5'), calm('E6')],
        dice: [10],
      }).perform('severeInjury', { survivor: 's1', location: 'legs', modifier });
      fight.end();
      expect(fight.log('severeInjury')[0]?.injury).toBe(injury);
    }
  });

  test('SD-9.5 a named injury is not rolled', () => {
    const fight = tinyFight({ survivors: [calm('E5')] }).perform('severeInjury', {
      survivor: 's1',
      location: 'body',
      modifier: 0,
      injury: 'disemboweled',
    });
    fight.end();
    expect(fight.survivor('s1')).toMatchObject({ injuries: ['disemboweled'], bleeding: 1 });
  });

  test.each<[number, boolean]>([
    [1, true],
    [0, false],
  ])(
    'SD-9.5 with a torn achilles in force each later hit on the body knocks down, armour (%i) or not',
    (over, falls) => {
      const places = wear({ body: { armour: 1 - over } });
      const fight = tinyFight({ survivors: [calm('E5', { injuries: ['tornAchilles'], wear: places })] });
      fight.perform('damage', { survivor: 's1', location: 'body', amount: 1 }).end();
      expect(fight.survivor('s1').standsAfter !== null).toBe(falls);
    },
  );

  test('SD-9.5 a severe injury knocks down too with a torn achilles', () => {
    const fight = suffer('body', 3, { injuries: ['tornAchilles'] });
    fight.end();
    expect(fight.survivor('s1')).toMatchObject({ bleeding: 2, injuries: ['tornAchilles'] });
    expect(fight.survivor('s1').standsAfter).not.toBeNull();
  });

  test('SD-9.5 an injury to be ignored is not even rolled, once', () => {
    const fight = tinyFight({ survivors: [calm('E5', { ignoresInjury: true })] }).perform('severeInjury', {
      survivor: 's1',
      location: 'body',
      modifier: 0,
    });
    fight.end();
    expect(fight.log('severeInjury')).toEqual([]);
    expect(fight.survivor('s1').ignoresInjury).toBe(false);
  });
});

describe('SD-9.5 permanent injuries are limited in number', () => {
  const limited = CONTENT.pack.injuries.filter((i) => typeof i.permanent === 'number');

  test('SD-9.5 the limits of the tables', () => {
    expect(
      Object.fromEntries(
        CONTENT.pack.injuries.flatMap((i) => (i.permanent === undefined ? [] : [[i.id, i.permanent]])),
      ),
    ).toEqual({
      intracranialHemorrhage: 1,
      deaf: 1,
      blind: 2,
      shatteredJaw: 1,
      dismemberedArm: 2,
      rupturedMuscle: 1,
      contracture: null,
      brokenArm: 2,
      gapingChestWound: null,
      destroyedBack: 1,
      brokenRib: null,
      intestinalProlapse: 1,
      warpedPelvis: null,
      destroyedGenitals: 1,
      brokenHip: 1,
      dismemberedLeg: 2,
      hamstrung: 1,
      brokenLeg: 2,
    });
  });

  test.each(limited.map((i) => [i.id, i] as const))(
    'SD-9.5 %s once too often is 1 bleeding token instead',
    (id, injury) => {
      const had = Array<string>(injury.permanent as number).fill(id);
      const fight = suffer(injury.location, injury.from, { injuries: had });
      fight.end();
      const s = fight.survivor('s1');
      expect(fight.log('severeInjury')).toMatchObject([{ injury: id, already: true }]);
      expect(s.injuries).toEqual(had);
      expect(s.bleeding).toBe(1);
      expect(s.notes).toEqual([]);
      expect(s.disorders).toEqual([]);
      expect(s.standsAfter).toBeNull();
    },
  );

  test.each(['contracture', 'gapingChestWound', 'brokenRib', 'warpedPelvis'])(
    'SD-9.5 %s has no limit',
    (id) => {
      const injury = CONTENT.injuries[id];
      if (injury === undefined) throw new Error(id);
      const fight = suffer(injury.location, injury.from, { injuries: [id, id, id] });
      fight.end();
      expect(fight.survivor('s1').injuries).toEqual([id, id, id, id]);
      expect(fight.survivor('s1').bleeding).toBe(1);
    },
  );

  test.each([
    ['blind', 'head', 7],
    ['dismemberedLeg', 'legs', 4],
  ] as const)('SD-9.5 %s a second time: retires after the return', (id, at, face) => {
    const fight = suffer(at, face, { injuries: [id] });
    fight.end();
    expect(fight.survivor('s1')).toMatchObject({ injuries: [id, id], bleeding: 1, notes: ['retire'] });
  });

  test('SD-9.5 a fifth bleeding token instead of an injury kills too', () => {
    const fight = suffer('head', 6, { injuries: ['deaf'], bleeding: 4 });
    fight.end();
    expect(fight.survivor('s1').status).toBe('dead');
  });
});
