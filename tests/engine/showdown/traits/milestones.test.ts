import { describe, expect, test } from 'vitest';
import { type Placed, tinyFight } from '../kit';
import { still } from './person';

const gain = (what: 'courage' | 'understanding', by: number, dice: number[], own: Partial<Placed> = {}) =>
  tinyFight({ survivors: [still('A1', own), still('C1')], dice })
    .perform('perform', {
      effects: [{ do: 'points', who: 'owner', what, by }],
      scope: { card: { kind: 'rule', id: 'test' }, owner: 's1' },
    })
    .end()
    .survivor('s1');

describe('Bold, when courage comes to 3 (survivors-in-detail.md §17)', () => {
  test('1 to 3: +1 strength token', () => {
    expect(gain('courage', 1, [3], { courage: 2 })).toMatchObject({
      abilities: ['bold'],
      tokens: { strength: 1 },
    });
  });
  test('4 to 7: +3 survival, +3 insanity', () => {
    expect(gain('courage', 3, [4])).toMatchObject({ survival: 3, insanity: 3 });
  });
  test('8 and 9: +1 strength, 10: +1 speed, for good', () => {
    expect(gain('courage', 3, [9]).attributes.strength).toBe(1);
    expect(gain('courage', 3, [10]).attributes.speed).toBe(1);
  });
  test('not below 3, not above, not a second time', () => {
    expect(gain('courage', 1, [], { courage: 1 }).abilities).toEqual([]);
    expect(gain('courage', 1, [], { courage: 3 }).abilities).toEqual([]);
    expect(gain('courage', 1, [], { courage: 2, abilities: ['bold'] }).abilities).toEqual(['bold']);
  });
  const fall = (kind: 'trauma' | 'ai', abilities: string[]) =>
    tinyFight({ survivors: [still('A1', { abilities })] })
      .perform('perform', {
        effects: [{ do: 'knockDown', who: 'subject' }],
        scope: { card: { kind, id: 'blackOut' }, subject: 's1' },
      })
      .end()
      .survivor('s1').standsAfter;
  test('its owner is not knocked down by brain trauma, but by other things', () => {
    expect(fall('trauma', ['bold'])).toBeNull();
    expect(fall('trauma', [])).not.toBeNull();
    expect(fall('ai', ['bold'])).not.toBeNull();
  });
});

describe('Insight, when understanding comes to 3', () => {
  test('1 to 3: the next severe injury is ignored', () => {
    expect(gain('understanding', 3, [1])).toMatchObject({ abilities: ['insight'], ignoresInjury: true });
  });
  test('8 and 9: +1 accuracy, 10: +1 movement', () => {
    expect(gain('understanding', 3, [8]).attributes.accuracy).toBe(1);
    expect(gain('understanding', 3, [10]).attributes.movement).toBe(6);
  });
  const look = (at: string) =>
    tinyFight({
      survivors: [still(at, { abilities: ['insight'] })],
      monster: { ai: ['claw', 'chomp'] },
    }).perform('moment', { moment: 'survivorsTurnStart', scope: {} });
  test('adjacent to the monster its owner may look at the top AI card', () => {
    const t = look('G11').answer('use').end();
    expect(t.log('revealed')).toMatchObject([{ pile: 'ai', cards: ['claw'] }]);
    expect(t.monster.ai.deck).toEqual(['claw', 'chomp']);
    expect(look('A1').end().log('revealed')).toEqual([]);
  });
});

test('9 courage and 9 understanding are noted for the aftermath', () => {
  expect(gain('courage', 1, [], { courage: 8 }).notes).toEqual(['seeTheTruth']);
  expect(gain('understanding', 1, [], { understanding: 8 }).notes).toEqual(['whiteSecret']);
  expect(gain('courage', 1, [], { courage: 9 }).notes).toEqual([]);
});

test('both milestones of one gain come in order', () => {
  expect(gain('courage', 9, [1])).toMatchObject({ abilities: ['bold'], notes: ['seeTheTruth'] });
});
