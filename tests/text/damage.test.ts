import { describe, expect, test } from 'vitest';
import { tinyFight } from '../engine/showdown/kit';
import { said } from './said';

type Wear = { armour: number; light: boolean; heavy: boolean };

const bare: Wear = { armour: 0, light: false, heavy: false };

/** So many points at a place of s1, worn like that. */
function hurt(amount: number, location: 'head' | 'waist', wear: Partial<Wear>, dice: number[] = []) {
  const worn = { head: bare, arms: bare, body: bare, waist: bare, legs: bare };
  return tinyFight({
    survivors: [{ at: 'E5', survival: 0, wear: { ...worn, [location]: { ...bare, ...wear } } }, { at: 'A1' }],
    dice,
  })
    .perform('damage', { survivor: 's1', location, amount, figure: { value: amount, parts: [] } })
    .end();
}

describe('where each point went', () => {
  test('SD-9.2 waist armour 1, 3 damage: armour, light, heavy, nothing left', () => {
    const t = hurt(3, 'waist', { armour: 1 });
    expect(said(t, 'damaged')).toEqual([
      [
        'Damage: 3',
        'Armour takes 1 point, 0 left',
        'The light injury box takes 1 point',
        'The heavy injury box takes 1 point',
      ],
    ]);
  });

  test('SD-9.1 armour enough: nothing else is spoken of', () => {
    expect(said(hurt(2, 'waist', { armour: 3 }), 'damaged')[0]?.slice(1)).toEqual([
      'Armour takes 2 points, 1 left',
    ]);
  });

  test('SD-9.3 full boxes, two points left: one roll, and its die is told', () => {
    const t = hurt(2, 'waist', { light: true, heavy: true }, [10]);
    expect(said(t, 'damaged')[0]?.slice(1)).toEqual([
      'No armour',
      'The light injury box was marked already',
      'The heavy injury box was marked already',
      '2 points left: one roll for a severe injury',
    ]);
    expect(said(t, 'severeInjury')[0]?.slice(0, 2)).toEqual(['Roll: 10', 'die +10']);
  });

  test('SD-9.4 the head has no light box', () => {
    expect(said(hurt(1, 'head', {}), 'damaged')[0]?.slice(1)).toEqual([
      'No armour',
      'The light injury box is not there',
      'The heavy injury box takes 1 point',
    ]);
  });

  test('SD-10.1 the brain: insanity, its one box, the rest is one roll', () => {
    const brain = (amount: number, dice: number[] = []) =>
      tinyFight({ survivors: [{ at: 'E5', survival: 0, insanity: 2 }, { at: 'A1' }], dice }).perform(
        'brainDamage',
        { survivor: 's1', amount },
      );
    expect(said(brain(3).end(), 'damaged')[0]?.slice(1)).toEqual([
      'Insanity takes 2 points, 0 left',
      'The light injury box takes 1 point',
    ]);
    const torn = brain(5, [10, 5]).end();
    expect(said(torn, 'damaged')[0]?.at(-1)).toBe('2 points left: one roll for brain trauma');
  });

  test('SD-9.5 a named injury has no die', () => {
    const t = tinyFight({ survivors: [{ at: 'E5', survival: 0 }, { at: 'A1' }] })
      .perform('severeInjury', { survivor: 's1', location: 'legs', modifier: 0, injury: 'brokenLeg' })
      .end();
    expect(said(t, 'severeInjury')).toEqual([[]]);
  });
});
