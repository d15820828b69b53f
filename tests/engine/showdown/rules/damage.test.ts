import { describe, expect, test } from 'vitest';
import type { ScriptedDie } from '../../../../src/engine/kernel';
import type { Effect } from '../../../../src/engine/showdown/cards/effect';
import type { Wear } from '../../../../src/engine/showdown/state';
import { type BodyLocation, LOCATIONS } from '../../../../src/engine/showdown/terms';
import { tinyFight } from '../kit';
import { calm, maimable, wear } from './people';

const bare: Wear = { armour: 0, light: false, heavy: false };

/** One hit of so many points at one place of s1; s2 stands by. */
function hit(location: BodyLocation, amount: number, places: Partial<Record<BodyLocation, Partial<Wear>>>) {
  const own = wear(places);
  const fight = tinyFight({ survivors: [calm('A1', { wear: own }), calm('A2')], dice: [] }).perform(
    'damage',
    {
      survivor: 's1',
      location,
      amount,
    },
  );
  return fight.end();
}

describe('SD-9.1 where the points of a hit go', () => {
  test.each<[string, number, Partial<Wear>, Wear, boolean]>([
    ['no points, nothing', 0, {}, bare, false],
    ['armour first', 1, { armour: 2 }, { armour: 1, light: false, heavy: false }, false],
    ['exactly the armour', 2, { armour: 2 }, { armour: 0, light: false, heavy: false }, false],
    ['then the light box', 3, { armour: 2 }, { armour: 0, light: true, heavy: false }, false],
    ['then the heavy box, which knocks down', 2, {}, { armour: 0, light: true, heavy: true }, true],
    ['a full light box is passed over', 1, { light: true }, { armour: 0, light: true, heavy: true }, true],
    ['SD-9.2 armour 1, 3 damage', 3, { armour: 1 }, { armour: 0, light: true, heavy: true }, true],
  ])('SD-9.1 %s', (_, amount, before, after, down) => {
    const fight = hit('waist', amount, { waist: before });
    expect(fight.survivor('s1').wear.waist).toEqual(after);
    expect(fight.survivor('s1').standsAfter !== null).toBe(down);
    expect(fight.log('severeInjury')).toEqual([]);
  });

  test('SD-9.1 only that place of that survivor is touched', () => {
    const fight = hit('arms', 2, { arms: { armour: 1 }, legs: { armour: 3 } });
    expect(fight.survivor('s1').wear).toEqual(
      wear({ arms: { armour: 0, light: true }, legs: { armour: 3 } }),
    );
    expect(fight.survivor('s2').wear).toEqual(wear({}));
    expect(fight.survivor('s2').standsAfter).toBeNull();
  });

  test('SD-9.4 the head has no light box: its first point past the armour is heavy', () => {
    const fight = hit('head', 2, { head: { armour: 1 } });
    expect(fight.survivor('s1').wear.head).toEqual({ armour: 0, light: false, heavy: true });
    expect(fight.survivor('s1').standsAfter).not.toBeNull();
  });

  test('SD-9.1 who lies already is not knocked down again', () => {
    const fight = tinyFight({
      survivors: [calm('A1', { standsAfter: 1, wear: wear({ legs: { light: true } }) })],
    }).perform('damage', { survivor: 's1', location: 'legs', amount: 1 });
    fight.end();
    expect(fight.survivor('s1').standsAfter).toBe(1);
    expect(fight.log('knockedDown')).toEqual([]);
  });
});

describe('SD-9.3 one roll for a hit', () => {
  test.each(LOCATIONS)('SD-9.3 five points more than a full %s bears are one roll', (location) => {
    const fight = tinyFight({
      survivors: [calm('A1', { wear: maimable(location) })],
      dice: [{ purpose: 'severeInjury', value: 10 }],
    }).perform('damage', { survivor: 's1', location, amount: 5 });
    fight.end();
    expect(fight.log('severeInjury')).toHaveLength(1);
  });

  test('SD-9.3 one point over, after the heavy box of the same hit, is a roll too', () => {
    const fight = tinyFight({
      survivors: [calm('A1')],
      dice: [{ purpose: 'severeInjury', value: 3 }],
    }).perform('damage', { survivor: 's1', location: 'body', amount: 3 });
    fight.end();
    expect(fight.survivor('s1').wear.body).toEqual({ armour: 0, light: true, heavy: true });
    expect(fight.survivor('s1').bleeding).toBe(2);
  });

  test('SD-9.3 two hits on a full place are two rolls', () => {
    const fight = tinyFight({
      monster: { ai: ['claw'], facing: 'S' },
      survivors: [calm('H13', { wear: maimable('legs') })],
      dice: [
        { purpose: 'monsterAttack', value: 9 },
        { purpose: 'monsterAttack', value: 9 },
        { purpose: 'hitLocation', value: 6 },
        { purpose: 'hitLocation', value: 6 },
        { purpose: 'severeInjury', value: 2 },
        { purpose: 'severeInjury', value: 9 },
      ],
    }).perform('drawAi', {});
    fight.end();
    expect(fight.log('severeInjury').map((e) => e.injury)).toEqual(['gashedThigh', 'gashedCalf']);
    expect(fight.survivor('s1').bleeding).toBe(4);
  });
});

describe('SD-9.6 bleeding', () => {
  test('SD-9.6 four tokens are borne', () => {
    const fight = tinyFight({ survivors: [calm('A1', { bleeding: 3 }), calm('A2')] }).perform('bleed', {
      survivor: 's1',
      tokens: 1,
    });
    fight.end();
    expect(fight.survivor('s1')).toMatchObject({ status: 'alive', bleeding: 4 });
  });

  test('SD-9.6 the fifth kills; SD-9.8 the miniature goes, the other stays', () => {
    const fight = tinyFight({ survivors: [calm('A1', { bleeding: 3 }), calm('A2')] }).perform('bleed', {
      survivor: 's1',
      tokens: 2,
    });
    fight.end();
    expect(fight.survivor('s1').status).toBe('dead');
    expect(fight.at('s1')).toBeNull();
    expect(fight.at('s2')).toBe('A2');
    expect(fight.state.outcome).toBeNull();
  });

  test('SD-9.8 all dead: defeat', () => {
    const fight = tinyFight({
      survivors: [calm('A1', { bleeding: 4 }), calm(null, { status: 'dead' })],
    }).perform('bleed', { survivor: 's1', tokens: 1 });
    fight.end();
    expect(fight.state.outcome).toBe('defeat');
  });

  test('SD-9.8 the dead hold no priority target token', () => {
    const fight = tinyFight({
      survivors: [calm('A1'), calm('A2')],
      set: (s) => {
        s.priority = { holder: 's1', permanent: false };
      },
    }).perform('killSurvivor', { survivor: 's1', why: 'bledOut' });
    fight.end();
    expect(fight.state.priority).toBeNull();
  });
});

describe('SD-9.7 event damage', () => {
  const event = (effect: Effect, survivor: Parameters<typeof calm>[1], dice: ScriptedDie[] = []) =>
    tinyFight({ survivors: [calm('A1', survivor), calm('A2')], dice })
      .perform('perform', {
        effects: [effect],
        scope: { card: { kind: 'rule', id: 'event' }, subject: 's1' },
      })
      .end();

  test('SD-9.7 armour, light and heavy box as ever, knocked down; what is left over is no severe injury', () => {
    const effect: Effect = { do: 'damage', who: 'subject', amount: 9, at: 'waist', event: true };
    const fight = event(effect, { wear: wear({ waist: { armour: 2 } }) });
    expect(fight.survivor('s1').wear.waist).toEqual({ armour: 0, light: true, heavy: true });
    expect(fight.survivor('s1').standsAfter).not.toBeNull();
    expect(fight.log('damaged')).toMatchObject([{ amount: 9, over: 5 }]);
    expect(fight.log('severeInjury')).toEqual([]);
    expect(fight.survivor('s1').injuries).toEqual([]);
  });

  test.each(LOCATIONS)('SD-9.7 a full %s, at the place that is rolled', (location) => {
    const die = { purpose: 'hitLocation', value: [1, 2, 3, 5, 6][LOCATIONS.indexOf(location)] as number };
    const effect: Effect = { do: 'damage', who: 'subject', amount: 1, event: true };
    const fight = event(effect, { wear: maimable(location) }, [die]);
    expect(fight.log('damaged')).toMatchObject([{ location, over: 1 }]);
    expect(fight.log('severeInjury')).toEqual([]);
  });

  test('SD-9.7 everywhere at once', () => {
    const effect: Effect = { do: 'damage', who: 'subject', amount: 4, at: 'everywhere', event: true };
    const fight = event(effect, {});
    expect(fight.log('damaged').map((e) => e.location)).toEqual([...LOCATIONS]);
    expect(fight.log('severeInjury')).toEqual([]);
  });

  test('SD-9.7 the same without the word is an injury', () => {
    const effect: Effect = { do: 'damage', who: 'subject', amount: 1, at: 'waist' };
    const fight = event(effect, { wear: maimable('waist') }, [{ purpose: 'severeInjury', value: 10 }]);
    expect(fight.log('severeInjury')).toHaveLength(1);
  });

  test('SD-9.7 insanity and the light box of the brain, but no trauma', () => {
    const effect: Effect = { do: 'brainDamage', who: 'subject', amount: 5, event: true };
    const fight = event(effect, { insanity: 2 });
    expect(fight.survivor('s1')).toMatchObject({ insanity: 0, brainLight: true });
    expect(fight.log('brainTrauma')).toEqual([]);
    expect(fight.survivor('s2')).toMatchObject({ insanity: 0, brainLight: false });
  });
});
