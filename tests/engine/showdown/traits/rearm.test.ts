import { describe, expect, test } from 'vitest';
import { violations } from '../../../../src/engine/showdown/invariants';
import { LOCATIONS } from '../../../../src/engine/showdown/terms';
import { CONTENT, type Placed, type TinyFight, tinyFight } from '../kit';
import { still } from './person';

const RAWHIDE = ['rawhideHeadband', 'rawhideVest', 'rawhideGloves', 'rawhidePants', 'rawhideBoots'];
/** Rawhide: one point at each place, and one more for the full set. */
const FULL = [2, 2, 2, 2, 2];

/** Points at head, arms, body, waist and legs. */
const points = (t: TinyFight, id = 's1') => LOCATIONS.map((place) => t.survivor(id).wear[place].armour);

const wear = (armour: readonly number[]): Placed['wear'] =>
  Object.fromEntries(
    LOCATIONS.map((place, i) => [place, { armour: armour[i] ?? 0, light: false, heavy: false }]),
  ) as Placed['wear'];

/** s1 in rawhide on A9 with so much armour left, s2 far away. */
const dressed = (own: Partial<Placed> = {}, armour: readonly number[] = FULL, dice: number[] = []) =>
  tinyFight({
    survivors: [still('A9', { grid: RAWHIDE, wear: wear(armour) as never, ...own }), still('C1')],
    dice,
  });

const scope = { card: { kind: 'gear' as const, id: 'rawhideVest' }, owner: 's1', subject: 's1' };

/** The die that draws a disorder, if only these are known. */
const face = (disorder: string, known: string[] = []) =>
  CONTENT.pack.disorders
    .map((d) => d.id)
    .filter((id) => !known.includes(id))
    .indexOf(disorder) + 1;

describe('Vestiphobia that comes in a fight', () => {
  const gain = (armour: readonly number[], disorders: string[] = []) =>
    dressed({ disorders }, armour, [face('vestiphobia', disorders)]).perform('perform', {
      effects: [{ do: 'disorder', who: 'owner' }],
      scope,
    });

  test('SD-16.3 the points of the body and those of the set go at once', () => {
    const t = gain(FULL).end();
    expect(points(t)).toEqual([1, 1, 0, 1, 1]);
    expect(t.log('armourChanged').map(({ locations, by }) => [locations, by])).toEqual([
      [['head', 'arms', 'waist', 'legs'], -1],
      [['body'], -2],
    ]);
  });
  test('what is worn off already can not go once more', () => {
    expect(points(gain([0, 2, 1, 0, 2]).end())).toEqual([0, 1, 0, 0, 1]);
    expect(gain([0, 0, 0, 0, 0]).end().log('armourChanged')).toEqual([]);
  });
  test('when it is replaced by another, the armour is worth its points again', () => {
    const disorders = ['vestiphobia', 'squeamish', 'weakSpot'];
    const t = dressed({ disorders }, [1, 1, 0, 1, 0], [face('traumatized', disorders)]).perform('perform', {
      effects: [{ do: 'disorder', who: 'owner' }],
      scope,
    });
    t.answer('vestiphobia').end();
    expect(points(t)).toEqual([2, 2, 2, 2, 1]);
  });
  test('another disorder changes nothing', () => {
    const t = dressed({}, FULL, [face('squeamish')]).perform('perform', {
      effects: [{ do: 'disorder', who: 'owner' }],
      scope,
    });
    expect(points(t.end())).toEqual(FULL);
  });
});

describe('SD-16.3 gear that comes and goes in a fight', () => {
  test('an archived piece takes its points and those of the set along', () => {
    const t = dressed().perform('perform', {
      effects: [{ do: 'consumeGear', who: 'owner' }],
      scope,
    });
    t.answer('g5').end();
    expect(points(t)).toEqual([1, 1, 1, 1, 0]);
  });
  test('a weapon has none to take', () => {
    const t = dressed({ grid: [...RAWHIDE, 'boneAxe'] }).perform('perform', {
      effects: [{ do: 'consumeGear', who: 'owner' }],
      scope,
    });
    t.answer('g6').end();
    expect(points(t)).toEqual(FULL);
  });
  test('SD-16.5 armour that is gained comes with its points', () => {
    const t = dressed({ grid: RAWHIDE.slice(0, 4) }, [1, 0, 1, 1, 0]).perform('gainGear', {
      survivor: 's1',
      card: 'rawhideBoots',
    });
    expect(points(t.end())).toEqual([2, 1, 2, 2, 2]);
  });
  test('SD-9.8 the dead lose no armour', () => {
    const t = dressed({ grid: [...RAWHIDE, 'godMask'] }).perform('killSurvivor', {
      survivor: 's1',
      why: 'bledOut',
    });
    expect(t.end().log('armourChanged')).toEqual([]);
  });
  test('corrections by hand let the sheet follow', () => {
    const t = tinyFight({
      survivors: [still('A9', { grid: RAWHIDE, wear: wear(FULL) as never }), still('C1')],
      set: (state) => {
        state.phase = 'survivors';
      },
    }).perform('act', { survivor: 's1' });
    t.edit({ what: 'trait', survivor: 's1', trait: 'vestiphobia', has: true });
    expect(points(t)).toEqual([1, 1, 0, 1, 1]);
    t.edit({ what: 'trait', survivor: 's1', trait: 'vestiphobia', has: false });
    expect(points(t)).toEqual(FULL);
    t.edit({ what: 'gear', survivor: 's1', cell: 1, card: 'leatherCuirass' });
    expect(points(t)).toEqual([1, 1, 3, 1, 1]);
    t.answer('endAct').end();
  });
});

describe('injuries, Frenzy and weapon levels', () => {
  test('intestinal prolapse: the waist card is worth nothing, a shield as ever', () => {
    const t = dressed(
      { grid: ['rawhidePants', 'roundLeatherShield'], wear: wear([1, 1, 1, 2, 1]) as never },
      FULL,
    );
    t.perform('severeInjury', {
      survivor: 's1',
      location: 'waist',
      modifier: 0,
      injury: 'intestinalProlapse',
    });
    expect(points(t.end())).toEqual([1, 1, 1, 1, 1]);
  });
  const shield = () => ({ weaponType: 'shield', grid: ['roundLeatherShield'], wear: wear(FULL) as never });
  test('Frenzy has no use of the shield, nor of its armour', () => {
    const t = dressed({ ...shield(), weaponLevel: 3 }, FULL, [1]).perform('perform', {
      effects: [{ do: 'frenzy', who: 'owner' }],
      scope,
    });
    expect(points(t.end())).toEqual([1, 1, 1, 1, 1]);
  });
  test('a master who is one no more makes no specialist of others', () => {
    const t = tinyFight({
      survivors: [
        still('A9', { ...shield(), weaponLevel: 8 }),
        still('C1', { ...shield(), weaponType: null }),
        still('E1', { wear: wear(FULL) as never }),
      ],
    }).perform('perform', { effects: [{ do: 'loseWeaponLevels', who: 'owner', by: 1 }], scope });
    t.end();
    expect([points(t), points(t, 's2'), points(t, 's3')]).toEqual([FULL, [1, 1, 1, 1, 1], FULL]);
  });
});

describe('SD-9.6 bleeding tokens that a lost art does not bear any more', () => {
  const bleeding = (own: Partial<Placed>, dice: number[]) =>
    dressed({ fightingArts: ['unconsciousFighter'], ...own }, FULL, dice).perform('perform', {
      effects: [{ do: 'frenzy', who: 'owner' }],
      scope,
    });
  test('Frenzy with five kills an Unconscious Fighter, with four it does not', () => {
    expect(bleeding({ bleeding: 5 }, [1]).end().survivor('s1').status).toBe('dead');
    const four = bleeding({ bleeding: 4 }, [1]).end();
    expect(four.survivor('s1')).toMatchObject({ status: 'alive', bleeding: 4 });
  });
  test('who defies death is left with four, and the table stays sound', () => {
    const grid = ['lionSkinCloak', 'monsterGrease', 'skullHelm', 'bandages', 'greenCharm', 'bonePickaxe'];
    const more = [...grid, 'boneSickle', 'lanternMail', 'lanternGauntlets'];
    const t = bleeding({ bleeding: 6, grid: more }, [1, 6]).end();
    expect(t.survivor('s1')).toMatchObject({ status: 'alive', bleeding: 4 });
    expect(t.log('survivorDied')).toEqual([]);
    expect(violations(t.state, CONTENT).filter((v) => v.includes('bleeding'))).toEqual([]);
  });
  test('another art in its place kills as well', () => {
    const t = dressed({ fightingArts: ['unconsciousFighter', 'tough', 'crazed'], bleeding: 5 }).perform(
      'perform',
      { effects: [{ do: 'learnArt', who: 'owner', art: 'mightyStrike' }], scope },
    );
    expect(t.answer('unconsciousFighter').end().survivor('s1').status).toBe('dead');
  });
  test('an injury that takes the arts kills with its own token, though seven were borne', () => {
    const t = dressed({ fightingArts: ['unconsciousFighter'], bleeding: 5 });
    t.perform('severeInjury', { survivor: 's1', location: 'arms', modifier: 0, injury: 'rupturedMuscle' });
    expect(t.end().survivor('s1').status).toBe('dead');
  });
});
