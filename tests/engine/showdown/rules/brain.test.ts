import { describe, expect, test } from 'vitest';
import type { ScriptedDie } from '../../../../src/engine/kernel';
import { type Placed, type TinyFight, tinyFight } from '../kit';
import { calm, wear } from './people';

/** One trauma of s1 by this face and modifier; s2 stands beside it, s3 far away. */
function trauma(die: number, more: (number | ScriptedDie)[] = [], own: Partial<Placed> = {}, modifier = 0) {
  return tinyFight({
    survivors: [calm('E5', own), calm('E6'), calm('O20')],
    dice: [{ purpose: 'brainTrauma', value: die }, ...more],
  }).perform('brainTrauma', { survivor: 's1', modifier });
}

const ATTRIBUTES = { movement: 5, accuracy: 0, strength: 0, evasion: 0, luck: 0, speed: 0 };
const which = (fight: TinyFight) => fight.log('brainTrauma').map((e) => e.trauma);
const insanity = (value: number): ScriptedDie => ({ purpose: 'insanity', value });

describe('SD-10.1 where the points go', () => {
  test.each<[string, number, number, boolean, { insanity: number; brainLight: boolean; traumas: number }]>([
    ['nothing', 0, 2, false, { insanity: 2, brainLight: false, traumas: 0 }],
    ['insanity first', 1, 2, false, { insanity: 1, brainLight: false, traumas: 0 }],
    ['all insanity, the box is spared', 2, 2, false, { insanity: 0, brainLight: false, traumas: 0 }],
    ['at none the light box', 3, 2, false, { insanity: 0, brainLight: true, traumas: 0 }],
    ['anything left is one roll', 4, 2, false, { insanity: 0, brainLight: true, traumas: 1 }],
    ['however much is left', 9, 2, false, { insanity: 0, brainLight: true, traumas: 1 }],
    ['the box was full', 1, 0, true, { insanity: 0, brainLight: true, traumas: 1 }],
  ])('SD-10.1 %s', (_, amount, had, light, after) => {
    const fight = tinyFight({
      survivors: [calm('E5', { insanity: had, brainLight: light, weaponLevel: 0 }), calm('E6')],
      dice: after.traumas === 0 ? [] : [{ purpose: 'brainTrauma', value: 3 }],
    }).perform('brainDamage', { survivor: 's1', amount });
    fight.end();
    const s = fight.survivor('s1');
    expect({ insanity: s.insanity, brainLight: s.brainLight, traumas: which(fight).length }).toEqual(after);
    expect(s.standsAfter).toBeNull();
    expect(fight.survivor('s2')).toMatchObject({ insanity: 0, brainLight: false });
  });

  test('SD-10.2 no armour protects the brain, and it can not be dodged', () => {
    const armour = wear({ head: { armour: 5 } });
    const fight = tinyFight({
      monster: { ai: ['sizeUp'] },
      survivors: [{ at: 'H14', survival: 1, wear: armour, block: 1 }],
      dice: [{ purpose: 'intimidate', value: 4 }],
      set: (s) => {
        s.unlocked = ['dodge'];
      },
    }).perform('drawAi', {});
    fight.end();
    expect(fight.survivor('s1')).toMatchObject({ brainLight: true, survival: 1, wear: armour, block: 1 });
  });

  test('SD-10.3 insane from insanity 3, not from 2', () => {
    const fight = tinyFight({
      survivors: [calm('E5', { insanity: 2 }), calm('E6', { insanity: 3 })],
    }).perform('pickTarget', {
      lines: [{ pick: 'any', among: 'survivor', terms: ['insane'] }],
      scope: { card: { kind: 'ai', id: 'claw' } },
    });
    fight.end();
    expect(fight.log('targetPicked').map((e) => e.survivor)).toEqual(['s2']);
  });
});

describe('SD-10.1 the brain trauma table', () => {
  test.each([1, 2])('SD-10.1 face %i: dead', (face) => {
    const fight = trauma(face);
    fight.end();
    expect(which(fight)).toEqual(['mindShattered']);
    expect(fight.state.survivors.map((s) => s.status)).toEqual(['dead', 'alive', 'alive']);
  });

  test.each([
    [3, 1],
    [2, 0],
    [1, 0],
    [0, 0],
  ])('SD-10.1 face 3: two weapon levels of %i are lost', (level, left) => {
    const fight = trauma(3, [], { weaponLevel: level });
    fight.end();
    expect(fight.survivor('s1')).toMatchObject({ weaponLevel: left, insanity: 0, status: 'alive' });
  });

  test('SD-10.1 face 4: knocked down and back to the nearest edge by the own movement, +d5 insanity', () => {
    const fight = trauma(4, [insanity(9)], { at: 'C9', attributes: { ...ATTRIBUTES, movement: 2 } });
    fight.end();
    expect(fight.at('s1')).toBe('A9');
    expect(fight.survivor('s1').standsAfter).not.toBeNull();
    expect(fight.survivor('s1').insanity).toBe(5);
    expect(fight.state.survivors.slice(1).map((s) => s.standsAfter)).toEqual([null, null]);
  });

  test('SD-10.1 face 4: several edges are as near: the controller chooses, exactly these', () => {
    const fight = trauma(4, [], { at: 'C3' });
    fight.stopsAt('choosePanic');
    expect(fight.options).toEqual(['N', 'W']);
  });

  test.each([5, 6])(
    'SD-10.1 face %i: self and adjacent survivors 1 damage, disorder, +d5 insanity',
    (face) => {
      const more = [
        { purpose: 'hitLocation', value: 5 },
        { purpose: 'hitLocation', value: 6 },
        { purpose: 'disorder', value: 1 },
        insanity(1),
      ];
      const fight = trauma(face, more);
      fight.end();
      expect(which(fight)).toEqual(['lashOut']);
      expect(fight.state.survivors.map((s) => s.wear.waist.light)).toEqual([false, true, false]);
      expect(fight.state.survivors.map((s) => s.wear.legs.light)).toEqual([true, false, false]);
      expect(fight.survivor('s1')).toMatchObject({ disorders: ['aichmophobia'], insanity: 1 });
    },
  );

  test.each([7, 8])('SD-10.1 face %i: a random disorder, +d5 insanity', (face) => {
    const fight = trauma(face, [{ purpose: 'disorder', value: 2 }, insanity(3)]);
    fight.end();
    expect(fight.survivor('s1')).toMatchObject({ disorders: ['anxiety'], insanity: 2, standsAfter: null });
  });

  test('SD-10.1 face 9: knocked down, +d10 insanity', () => {
    const fight = trauma(9, [insanity(9)]);
    fight.end();
    expect(fight.survivor('s1').insanity).toBe(9);
    expect(fight.survivor('s1').standsAfter).not.toBeNull();
  });

  test('SD-10.1 face 10: frenzy: +d5 insanity, speed and strength token; survival can not be spent', () => {
    const fight = trauma(10, [insanity(6)], { survival: 3 });
    fight.end();
    expect(fight.survivor('s1')).toMatchObject({
      insanity: 3,
      frenzy: 1,
      tokens: { speed: 1, strength: 1 },
      standsAfter: null,
    });
  });

  test('SD-10.1 a plain roll of 10 is the most; 11: frozen, −1 speed token, the priority token, +d5', () => {
    const fight = trauma(10, [insanity(10)], {}, 1);
    fight.end();
    expect(fight.survivor('s1')).toMatchObject({ insanity: 5, tokens: { speed: -1 } });
    expect(fight.survivor('s1').standsAfter).not.toBeNull();
    expect(fight.state.priority).toEqual({ holder: 's1', permanent: false });
  });

  test('SD-10.1 12: survival turns into insanity, knocked down, a disorder', () => {
    const fight = trauma(10, [{ purpose: 'disorder', value: 1 }], { survival: 3, insanity: 1 }, 2);
    fight.end();
    expect(fight.survivor('s1')).toMatchObject({ survival: 0, insanity: 4, disorders: ['aichmophobia'] });
    expect(fight.survivor('s1').standsAfter).not.toBeNull();
  });

  test.each([
    [['a', 'b'], 'alive'],
    [['a', 'b', 'c'], 'dead'],
  ])('SD-10.1 12 with the disorders %j: %s', (disorders, status) => {
    const fight = trauma(10, status === 'dead' ? [] : [{ purpose: 'disorder', value: 1 }], { disorders }, 2);
    fight.end();
    expect(fight.survivor('s1').status).toBe(status);
  });

  test.each([3, 8])(
    'SD-10.1 13 and more (10 + %i): +d10 survival up to the limit, +d10 insanity, 2 luck tokens',
    (by) => {
      const fight = trauma(10, [{ purpose: 'survival', value: 7 }, insanity(8)], { survival: 1 }, by);
      fight.end();
      expect(fight.survivor('s1')).toMatchObject({ survival: 5, insanity: 8, tokens: { luck: 2 } });
    },
  );

  test('SD-10.1 a fourth disorder replaces one of the owner’s choice', () => {
    const disorders = ['anxiety', 'apathetic', 'honorable'];
    const fight = trauma(7, [{ purpose: 'disorder', value: 1 }, insanity(1)], { disorders });
    expect(fight.options).toEqual(disorders);
    fight.answer('apathetic').end();
    expect(fight.survivor('s1').disorders).toEqual(['anxiety', 'honorable', 'aichmophobia']);
  });
});
