import { describe, expect, test } from 'vitest';
import { activationOptions } from '../../../../src/engine/showdown/activations';
import { type Placed, tinyFight } from '../kit';
import { attack } from '../survivors/attack';
import { person, still } from './person';

const own = (art: string, more: Partial<Placed> = {}): Partial<Placed> => ({
  survival: 0,
  fightingArts: [art],
  ...more,
});

describe('Berserker: once, for an activation, knocked down and in Frenzy', () => {
  const keys = (more: Partial<Placed>) => {
    const { r, s1 } = person({ fightingArts: ['berserker'], at: 'A9', ...more });
    return activationOptions(r, s1, 'paid').map((o) => o.key);
  };
  const KEY = 'use:berserker:goBerserk';

  test('both happen, though the first takes the second hold of its owner', () => {
    const t = tinyFight({ survivors: [still('A9', own('berserker'))], dice: [5] })
      .perform('act', { survivor: 's1' })
      .answer(KEY)
      .end();
    const s1 = t.survivor('s1');
    expect(s1).toMatchObject({ frenzy: 1, insanity: 3, tokens: { speed: 1, strength: 1 } });
    expect(s1.standsAfter).not.toBeNull();
    expect(s1.used).toEqual(['showdown:berserker']);
  });
  test('not a second time, not in Frenzy, not with a torn muscle', () => {
    expect(keys({})).toEqual([KEY]);
    expect(keys({ used: ['showdown:berserker'] })).toEqual([]);
    expect(keys({ frenzy: 1 })).toEqual([]);
    expect(keys({ injuries: ['rupturedMuscle'] })).toEqual([]);
  });
});

describe('perfect hits', () => {
  const hit = (art: string, dice: number[], more: Partial<Placed> = {}) =>
    attack({ attacker: own(art, more), hitLocations: ['beastsKnee', 'beastsFemur', 'fuzzyGroin'], dice });

  test('Combo Master: a die more for each, and for each of those', () => {
    const t = hit('comboMaster', [10, 2, 10, 3]);
    expect(t.log('extraDiceRolled').map((e) => e.dice)).toEqual([[10], [3]]);
    expect(t.log('hitLocationsDrawn')[0]?.cards.length).toBe(2);
    expect(hit('comboMaster', [9, 2, 2]).log('extraDiceRolled')).toEqual([]);
  });

  test('Crazed: +1 insanity each', () => {
    expect(hit('crazed', [10, 10]).survivor('s1').insanity).toBe(2);
    expect(hit('crazed', [9, 1, 2]).survivor('s1').insanity).toBe(0);
  });

  test('Mighty Strike: +2 strength in this attack each', () => {
    const strength = (dice: number[]) => hit('mightyStrike', dice).log('woundAttempted')[0]?.strength.value;
    const attempt = (dice: number[]) => {
      const t = hit('mightyStrike', [...dice, 2, 2]).answer('beastsKnee');
      return t.log('woundAttempted')[0]?.strength.value;
    };
    expect(attempt([10, 10])).toBe(4);
    expect(strength([10, 1, 2])).toBe(2);
    expect(strength([9, 1, 2])).toBe(0);
  });

  test('Mighty Strike ends with the attack', () => {
    const t = hit('mightyStrike', [10, 1, 2]).end();
    expect([t.survivor('s1').modifiers, t.survivor('s1').tokens]).toEqual([[], {}]);
  });

  test('Legendary Lungs: one more die for each hit, none for those', () => {
    const t = hit('legendaryLungs', [8, 9, 9, 1]);
    expect(t.log('extraDiceRolled').map((e) => [e.dice, e.hits])).toEqual([[[9, 1], 1]]);
    expect(hit('legendaryLungs', [1, 2]).end().log('extraDiceRolled')).toEqual([]);
  });

  test('Timeless Eye: a 9 is perfect too, and hits whatever it needs', () => {
    const perfect = (dice: number[], more: Partial<Placed> = {}) =>
      hit('timelessEye', dice, more).log('survivorAttacked')[0];
    expect(perfect([9, 8])).toMatchObject({ hits: 2, perfect: 1 });
    expect(perfect([9, 8, 2], { tokens: { accuracy: -3 } })).toMatchObject({ hits: 1, perfect: 1 });
    expect(perfect([9, 8], { fightingArts: [] })).toMatchObject({ perfect: 0 });
  });
  test('Timeless Eye does not help who is blind', () => {
    const blind = hit('timelessEye', [9, 8, 2], { injuries: ['blind'] });
    expect(blind.log('survivorAttacked')[0]).toMatchObject({ perfect: 0, hits: 1 });
  });
});

describe('Leader: who is encouraged is faster until the end of the round', () => {
  const encouraged = (fightingArts: string[]) =>
    tinyFight({
      survivors: [
        { at: 'A1', fightingArts },
        still('C1', { standsAfter: 9 }),
        still('E1', { standsAfter: 9 }),
      ],
    })
      .perform('encourage', { survivor: 's1', other: 's2' })
      .end();
  test('+1 speed to that survivor alone', () => {
    const t = encouraged(['leader']);
    expect(t.survivor('s2')).toMatchObject({
      standsAfter: null,
      modifiers: [{ stat: 'speed', by: 1, until: 'round', source: 'leader' }],
    });
    expect([t.survivor('s1').modifiers, t.survivor('s3').modifiers]).toEqual([[], []]);
  });
  test('without the art nothing', () => {
    expect(encouraged([]).survivor('s2').modifiers).toEqual([]);
  });
});

describe('Orator of Death', () => {
  test('once: all who hear gain 2 insanity, its owner too', () => {
    const t = tinyFight({
      survivors: [still('A9', own('oratorOfDeath')), still('C1'), still('E1', { injuries: ['deaf'] })],
    })
      .perform('activate', { survivor: 's1', why: 'act', choice: 'use:oratorOfDeath:orate' })
      .end();
    expect(t.state.survivors.map((s) => s.insanity)).toEqual([2, 2, 0]);
    expect(t.survivor('s1').used).toEqual(['showdown:oratorOfDeath']);
  });

  const death = (fightingArts: string[]) =>
    tinyFight({
      survivors: [
        still('A9', { fightingArts }),
        still('C1', { standsAfter: 9 }),
        still('E1', { standsAfter: 9, injuries: ['deaf'] }),
      ],
    })
      .perform('killSurvivor', { survivor: 's1', why: 'bledOut' })
      .end();
  test('dying it encourages all who lie and hear', () => {
    const t = death(['oratorOfDeath']);
    expect(t.state.survivors.map((s) => s.standsAfter)).toEqual([null, null, 9]);
    expect(t.survivor('s1').status).toBe('dead');
    expect(death([]).survivor('s2').standsAfter).toBe(9);
  });
  test("another's death is not its own", () => {
    const t = tinyFight({
      survivors: [
        still('A9'),
        still('C1', { standsAfter: 9 }),
        still('E1', { fightingArts: ['oratorOfDeath'] }),
      ],
    }).perform('killSurvivor', { survivor: 's1', why: 'bledOut' });
    expect(t.end().survivor('s2').standsAfter).toBe(9);
  });
});

describe('Rhythm Chaser', () => {
  const arrive = (grid: (string | null)[]) =>
    tinyFight({ survivors: [still('A9', own('rhythmChaser', {}) as Placed)].map((s) => ({ ...s, grid })) })
      .perform('moment', { moment: 'arrival', scope: {} })
      .end()
      .survivor('s1').tokens;
  test('+1 evasion token on arrival, not with heavy gear', () => {
    expect(arrive([])).toEqual({ evasion: 1 });
    expect(arrive(['whiteLionHelm'])).toEqual({});
  });

  const fall = (grid: (string | null)[], used: string[] = []) =>
    tinyFight({
      survivors: [{ ...still('A9', own('rhythmChaser', { tokens: { evasion: 2 }, used })), grid }],
    })
      .perform('knockDownSurvivor', { survivor: 's1' })
      .end()
      .survivor('s1').tokens.evasion;
  test('it is lost when knocked down, but not with an instrument, and one only', () => {
    expect(fall([])).toBe(1);
    expect(fall(['whiskerHarp'])).toBe(2);
    expect(fall([], ['showdown:rhythmChaser'])).toBe(2);
  });
});
