import { describe, expect, test } from 'vitest';
import { type Placed, tinyFight } from '../kit';
import { maimable } from '../rules/people';
import { still } from './person';

describe('Anxiety', () => {
  const start = (grid: string[], disorders = ['anxiety']) =>
    tinyFight({ survivors: [{ ...still('A1', { disorders }), grid }] })
      .perform('moment', { moment: 'showdownStart', scope: {} })
      .end().state.priority?.holder;
  test('the priority target token as the fight begins', () => {
    expect([start([]), start([], [])]).toEqual(['s1', undefined]);
  });
  test('not with stinky gear', () => {
    expect(start(['monsterGrease'])).toBeUndefined();
  });
});

describe('Hemophobia', () => {
  const bleed = (survivor: string, own: Partial<Placed>, tokens = 1) =>
    tinyFight({ survivors: [still('A1', own), still('C1'), still('E1', { standsAfter: null })] })
      .perform('bleed', { survivor, tokens })
      .end();
  const down = (t: ReturnType<typeof bleed>) => t.state.survivors.map((s) => s.standsAfter !== null);

  test("falls at anybody's bleeding, and at its own", () => {
    const disorders = ['hemophobia'];
    expect(down(bleed('s2', { disorders }))).toEqual([true, false, false]);
    expect(down(bleed('s1', { disorders }))).toEqual([true, false, false]);
    expect(down(bleed('s2', {}))).toEqual([false, false, false]);
  });
  test('at bleeding that kills, too', () => {
    const t = bleed('s2', { disorders: ['hemophobia'] }, 5);
    expect(t.survivor('s2').status).toBe('dead');
    expect(down(t)[0]).toBe(true);
  });
  test('not where no token comes', () => {
    expect(down(bleed('s2', { disorders: ['hemophobia'] }, 0))).toEqual([false, false, false]);
  });
});

describe('Quixotic', () => {
  const depart = (insanity: number) =>
    tinyFight({
      survivors: [still(null, { disorders: ['quixotic'], survival: 1, insanity })],
      set: (state) => {
        state.round = 0;
      },
    })
      .perform('moment', { moment: 'depart', scope: {} })
      .end()
      .survivor('s1');
  test('departs insane: +1 survival and +1 strength token', () => {
    expect(depart(3)).toMatchObject({ survival: 2, tokens: { strength: 1 } });
  });
  test('not sane', () => {
    expect(depart(2)).toMatchObject({ survival: 1, tokens: {} });
  });
});

describe('Rageholic', () => {
  const hurt = (disorders: string[], dice: number[], more: Partial<Placed> = {}) =>
    tinyFight({
      survivors: [still('A1', { disorders, wear: maimable('body'), ...more }), still('C1')],
      dice,
    })
      .perform('severeInjury', { survivor: 's1', location: 'body', modifier: 0 })
      .end()
      .survivor('s1').frenzy;
  test('a severe injury is followed by Frenzy', () => {
    expect(hurt(['rageholic'], [8, 4])).toBe(1);
    expect(hurt([], [8])).toBe(0);
  });
  test('not one that is ignored', () => {
    expect(hurt(['rageholic'], [], { ignoresInjury: true })).toBe(0);
  });
  test('nor one that can not be taken again and is a bleeding token', () => {
    expect(hurt(['rageholic'], [5], { injuries: ['destroyedBack'] })).toBe(0);
  });
  test('nor the one that kills', () => {
    const t = tinyFight({ survivors: [still('A1', { disorders: ['rageholic'] }), still('C1')], dice: [1] })
      .perform('severeInjury', { survivor: 's1', location: 'body', modifier: 0 })
      .end();
    expect(t.survivor('s1')).toMatchObject({ status: 'dead', frenzy: 0 });
  });
});

describe('Seizures', () => {
  const hit = (location: 'head' | 'arms', disorders = ['seizures'], amount = 1) =>
    tinyFight({
      survivors: [
        still('A1', {
          disorders,
          wear: {
            ...maimable('legs'),
            head: { armour: 9, light: false, heavy: false },
            arms: { armour: 9, light: false, heavy: false },
          },
        }),
      ],
    })
      .perform('damage', { survivor: 's1', location, amount })
      .end()
      .survivor('s1').standsAfter;
  test('any damage to the head knocks down, though armour takes it', () => {
    expect(hit('head')).not.toBeNull();
    expect(hit('head', [])).toBeNull();
  });
  test('damage elsewhere, or none, does not', () => {
    expect(hit('arms')).toBeNull();
    expect(hit('head', ['seizures'], 0)).toBeNull();
  });
  test('nor brain damage', () => {
    const t = tinyFight({ survivors: [still('A1', { disorders: ['seizures'], insanity: 3 })] })
      .perform('brainDamage', { survivor: 's1', amount: 1 })
      .end();
    expect(t.survivor('s1').standsAfter).toBeNull();
  });
});
