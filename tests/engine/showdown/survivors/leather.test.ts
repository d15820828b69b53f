import { describe, expect, test } from 'vitest';
import { armourOf } from '../../../../src/engine/showdown/gearGrid';
import { LOCATIONS } from '../../../../src/engine/showdown/terms';
import { CONTENT, type Placed, type TinyFight, tinyFight } from '../kit';
import { act, at, quiet, uses } from './acting';
import { attack } from './attack';

const SHIELD = 'roundLeatherShield';

/** The monster attacks s1 with two dice that both hit. */
function struck(survivor: Partial<Placed>, dice: number[]): TinyFight {
  return tinyFight({ survivors: [{ at: 'H13', ...quiet, ...survivor }], dice }).perform('monsterAttack', {
    target: 's1',
    profile: { speed: 2, accuracy: 2, damage: 1 },
    scope: { card: { kind: 'ai', id: 'claw' }, target: 's1' },
    afterHit: [],
    beforeDamage: [],
    afterDamage: [],
  });
}
const armour = (cards: readonly string[], injuries: string[] = []) => {
  const grid = cards.map((card, i) => ({ id: `g${i + 1}`, card, used: [] }));
  return LOCATIONS.map((l) => armourOf({ content: CONTENT }, { grid, injuries }, l));
};

describe('Round Leather Shield', () => {
  test('SD-16.4 Round Leather Shield: +1 armour at all locations, beside the armour there', () => {
    expect(armour([SHIELD])).toEqual([1, 1, 1, 1, 1]);
    expect(armour([SHIELD, 'leatherMask', 'cloth'])).toEqual([4, 1, 1, 2, 1]);
  });
  test('SD-16.4 Round Leather Shield: a second one of the same kind adds nothing', () => {
    expect(armour([SHIELD, SHIELD])).toEqual([1, 1, 1, 1, 1]);
  });
  test('Round Leather Shield: an intestinal prolapse bars waist gear, not the shield', () => {
    expect(armour([SHIELD, 'cloth'], ['intestinalProlapse'])).toEqual([1, 1, 1, 1, 1]);
  });
  test('Round Leather Shield: block 1 costs the activation and takes one hit of the next attack', () => {
    const t = act([SHIELD], {}, { at: 'A1' });
    expect(uses(t)).toEqual(['use:g1:block']);
    t.answers('use:g1:block', 'endAct').end();
    expect(t.survivor('s1').block).toBe(1);
    const hit = struck({ block: 1 }, [9, 9, 5]).end();
    expect(hit.log('hitsIgnored')).toMatchObject([{ survivor: 's1', count: 1, source: 'block' }]);
    expect(hit.survivor('s1').block).toBe(0);
  });
  test('Round Leather Shield: the block is over when the next act begins', () => {
    const t = act([SHIELD], {}, { at: 'A1', block: 1 });
    expect(t.survivor('s1').block).toBe(0);
    t.answer('endAct').end();
  });
  test('Round Leather Shield: a block by surge on top of a block is still one block', () => {
    const t = act([SHIELD], {}, { at: 'A1', survival: 1 });
    t.answers('use:g1:block', 'surge:s1', 'endAct').end();
    expect(t.log('guarded')).toHaveLength(2);
    expect(t.survivor('s1').block).toBe(1);
  });
  test('Round Leather Shield: no block with a dislocated shoulder', () => {
    const t = act([SHIELD], {}, { at: 'A1', injuries: ['dislocatedShoulder'] });
    expect(uses(t)).toEqual([]);
    t.answer('endAct').end();
  });
  test('Deflect: each token takes one hit and stays until then', () => {
    const two = struck({ deflect: 3 }, [9, 9]).end();
    expect(two.survivor('s1').deflect).toBe(1);
    expect(two.log('hitsIgnored')).toMatchObject([{ count: 2, source: 'deflect' }]);
    const missed = struck({ deflect: 1 }, [1, 1]).end();
    expect(missed.survivor('s1').deflect).toBe(1);
  });
  test('Deflect sets its tokens and takes the place of a block', () => {
    const t = tinyFight({ survivors: [{ at: 'A1', block: 2, deflect: 1 }] })
      .perform('perform', {
        effects: [{ do: 'block', hits: 2, deflect: true }],
        scope: { card: { kind: 'gear', id: SHIELD }, owner: 's1' },
      })
      .end();
    expect(t.survivor('s1')).toMatchObject({ block: 0, deflect: 2 });
  });
});

describe('leather', () => {
  test('Leather Mask +2 insanity and Leather Bracers +2 survival on departing', () => {
    const t = at('depart', [{ at: null, survival: 1, grid: ['leatherMask', 'leatherBracers'] }]).end();
    expect(t.survivor('s1')).toMatchObject({ survival: 3, insanity: 2 });
  });
  const whipGrid = ['leatherCuirass', null, null, 'hunterWhip', 'luckyCharm'];
  const lash = (grid: (string | null)[], dice: number[], inPlay: string[]) =>
    attack({
      attacker: { grid },
      weapon: 'g2',
      hitLocations: [],
      dice,
      monster: { inPlay },
    });
  test('Hunter Whip: both blue edges joined, a perfect hit discards a mood', () => {
    const t = lash(whipGrid, [10, 1, 1], ['bloodthirsty']).end();
    expect(t.monster.inPlay).toEqual([]);
  });
  test('Hunter Whip: several moods, its wielder chooses', () => {
    const t = lash(whipGrid, [10, 1, 1], ['bloodthirsty', 'groundFighting']);
    expect(t.options).toEqual(['bloodthirsty', 'groundFighting']);
    t.answer('groundFighting').end();
    expect(t.monster.inPlay.map((c) => c.card)).toEqual(['bloodthirsty']);
  });
  test('Hunter Whip: not on a plain hit, not with one edge joined, nothing without a mood', () => {
    expect(lash(whipGrid, [9, 1, 1], ['bloodthirsty']).end().monster.inPlay).toHaveLength(1);
    const one = lash(['leatherCuirass', null, null, 'hunterWhip'], [10, 1, 1], ['bloodthirsty']).end();
    expect(one.monster.inPlay).toHaveLength(1);
    expect(lash(whipGrid, [10, 1, 1], []).end().monster.inPlay).toEqual([]);
  });
});
