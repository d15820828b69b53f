import { describe, expect, test } from 'vitest';
import { current } from '../../../../src/engine/kernel';
import { activationOptions } from '../../../../src/engine/showdown/activations';
import { canPay, whyNotSpend } from '../../../../src/engine/showdown/allowed';
import { begun } from '../../../../src/engine/showdown/fight';
import { ARMS, attackDie, BODY, HEAD, struck } from '../harm/blow';
import { CONTENT, type Placed, tinyFight } from '../kit';
import { attack } from '../survivors/attack';
import { person, still } from './person';

describe('Crossarm Block: after the location dice, one hit goes to the arms', () => {
  const blow = (fightingArts: string[], places: (typeof HEAD)[], survival = 0) =>
    struck({
      target: { fightingArts, survival },
      profile: { speed: places.length },
      dice: [...places.map(() => attackDie(5)), ...places],
    });

  test('one of each place is offered, and none', () => {
    const t = blow(['crossarmBlock'], [HEAD, HEAD, BODY, ARMS]);
    expect([t.question, t.options]).toEqual(['hitToArms', ['head', 'body', 'pass']]);
    t.answer('head');
    expect(t.log('hitMoved')).toMatchObject([{ from: 'head', to: 'arms' }]);
    expect(t.question).toBe('orderHits');
    expect(t.options).toEqual(['head', 'body', 'arms']);
  });
  test('SD-15.2 before the dodge', () => {
    const t = blow(['crossarmBlock'], [HEAD], 2).answer('head');
    expect([t.question, t.options]).toEqual(['dodge', ['dodge:arms', 'pass']]);
  });
  test('passed: the hit stays', () => {
    const t = blow(['crossarmBlock'], [HEAD]).answer('pass').end();
    expect(t.log('damaged')[0]?.location).toBe('head');
  });
  test('nothing is asked where all are at the arms, or without the art', () => {
    expect(blow(['crossarmBlock'], [ARMS]).end().log('damaged')[0]?.location).toBe('arms');
    expect(blow([], [HEAD]).end().log('damaged')[0]?.location).toBe('head');
  });
});

describe('Double Dash', () => {
  const KEY = 'use:doubleDash:dashAgain';
  const act = () =>
    tinyFight({ survivors: [still('A9', { fightingArts: ['doubleDash'] })] }).perform('act', {
      survivor: 's1',
    });

  test('an activation is another movement: two walks in one act', () => {
    const t = act().answer('A10').answer(KEY).answer('A11').end();
    expect(t.at('s1')).toBe('A11');
    expect(t.log('moved').length).toBe(2);
  });
  test('taken first, both movements are left', () => {
    const t = act().answer(KEY).answer('A10').answer('A11').end();
    expect(t.at('s1')).toBe('A11');
    expect(t.survivor('s1').used).toEqual(['round:doubleDash']);
  });
  test('once a round, and not with a surge', () => {
    const keys = (used: string[], why: 'paid' | 'surge') => {
      const { r, s1 } = person({ fightingArts: ['doubleDash'], at: 'A9', used });
      return activationOptions(r, s1, why).map((o) => o.key);
    };
    expect(keys([], 'paid')).toEqual([KEY]);
    expect(keys(['round:doubleDash'], 'paid')).toEqual([]);
    expect(keys([], 'surge')).toEqual([]);
  });
});

describe('Tumble', () => {
  const PATH = { path: [] as number[], how: 'x', turnTo: null, grabs: false };
  /** The lion on H11 I11 H12 I12 goes two spaces south, onto who stands on H13 or H14. */
  const move = (own: Partial<Placed>, dice: number[]) => {
    const t = tinyFight({ survivors: [still('H14', own), still('A1')], dice });
    const at = t.monster.space as number;
    return t.perform('monsterMove', { ...PATH, path: [at + 16, at + 32] });
  };

  test('6 or more: placed standing on the closest free space off the path, of its choice, and not thrown', () => {
    const t = move({ fightingArts: ['tumble'] }, [6]);
    expect([t.question, t.options.sort()]).toEqual(['choosePlace', ['G14', 'H15']]);
    t.answer('H15').end();
    expect([t.at('s1'), t.survivor('s1').standsAfter, t.log('collided')]).toEqual(['H15', null, []]);
  });
  test('a lower roll is a collision as usual', () => {
    const t = move({ fightingArts: ['tumble'] }, [5]);
    expect(t.log('collided').length).toBe(1);
    expect(t.survivor('s1').standsAfter).not.toBeNull();
  });
  test('who lies, or has no such art, is not asked', () => {
    expect(move({ fightingArts: ['tumble'], standsAfter: 9 }, []).log('collided').length).toBe(1);
    expect(move({}, []).log('collided').length).toBe(1);
  });
  test('no way out of the way of a wall', () => {
    const t = tinyFight({ survivors: [still('A9', { fightingArts: ['tumble'] })] }).perform('collide', {
      survivor: 's1',
      with: 'terrain',
      how: 'impassable',
    });
    expect(t.end().survivor('s1').standsAfter).not.toBeNull();
  });
});

describe('Synchronized Strike', () => {
  const strike = (helper: Placed, more: Partial<Placed> = {}) =>
    attack({
      attacker: { fightingArts: ['synchronizedStrike'], survival: 0, ...more },
      others: [helper],
      hitLocations: ['beastsKnee'],
      dice: [1, 7, 2],
    });
  test('with somebody on the opposite side: +1 accuracy and strength, once a round, if wanted', () => {
    const t = strike(still('J12'));
    expect(t.question).toBe('useTrigger');
    t.answer('use').end();
    expect(t.log('survivorAttacked')[0]?.need.value).toBe(7);
    expect(t.log('woundAttempted')[0]?.strength.value).toBe(1);
    expect(t.survivor('s1').used).toEqual(['round:synchronizedStrike']);
  });
  test.each([
    ['on the next side', still('H13')],
    ['not adjacent', still('K12')],
    ['lying', still('J12', { standsAfter: 9 })],
  ])('not with somebody %s', (_, helper) => {
    const t = attack({
      attacker: { fightingArts: ['synchronizedStrike'], survival: 0 },
      others: [helper],
      hitLocations: ['beastsKnee'],
      dice: [1, 7],
    }).end();
    expect(t.log('survivorAttacked')[0]?.need.value).toBe(8);
  });
  test('not a second time in the round', () => {
    const t = attack({
      attacker: { fightingArts: ['synchronizedStrike'], survival: 0, used: ['round:synchronizedStrike'] },
      others: [still('J12')],
      hitLocations: ['beastsKnee'],
      dice: [1, 7],
    }).end();
    expect(t.log('survivorAttacked')[0]?.need.value).toBe(8);
  });
});

describe('Red Fist', () => {
  test('as the fight begins everybody gains +1 strength token', () => {
    const t = tinyFight({ survivors: [still('A9', { fightingArts: ['redFist'] }), still('C1')] })
      .perform('moment', { moment: 'showdownStart', scope: {} })
      .end();
    expect(t.state.survivors.map((s) => s.tokens.strength)).toEqual([1, 1]);
  });

  const pay = (fist: string[], own: Partial<Placed>) => {
    const t = tinyFight({ survivors: [{ at: 'A9', ...own }, still('C1', { fightingArts: fist })] });
    return t;
  };
  test('what survival lacks is paid with strength tokens, by anybody', () => {
    const t = pay(['redFist'], { survival: 0, tokens: { strength: 2 } })
      .perform('encourage', { survivor: 's1', other: 's2' })
      .end();
    expect(t.survivor('s1')).toMatchObject({ survival: 0, tokens: { strength: 1 } });
  });
  test.each([
    ['pay:survival', 0, 2],
    ['pay:strength', 1, 1],
  ])('with both, the payer chooses the coin: %s', (coin, survival, strength) => {
    const t = pay(['redFist'], { survival: 1, tokens: { strength: 2, speed: 1 } }).perform('encourage', {
      survivor: 's1',
      other: 's2',
    });
    expect([t.question, t.by, t.options]).toEqual(['payWith', 'p1', ['pay:survival', 'pay:strength']]);
    t.answer(coin).end();
    expect(t.survivor('s1')).toMatchObject({ survival, tokens: { strength, speed: 1 } });
  });
  test('not when its owner is dead: then survival alone pays, and nothing is asked', () => {
    const t = tinyFight({
      survivors: [
        { at: 'A9', survival: 1, tokens: { strength: 2 } },
        still('C1'),
        { at: null, status: 'dead', fightingArts: ['redFist'] },
      ],
    })
      .perform('encourage', { survivor: 's1', other: 's2' })
      .end();
    expect(t.survivor('s1')).toMatchObject({ survival: 0, tokens: { strength: 2 } });
  });
  test('neither without the art nor with minus tokens', () => {
    const why = (fightingArts: string[], strength: number) => {
      const { r, s1 } = person({ fightingArts, survival: 0, tokens: { strength } });
      return [whyNotSpend(r, s1, 'dash'), canPay(r, s1, 1)];
    };
    expect(why(['redFist'], 1)).toEqual([null, true]);
    expect(why([], 1)).toEqual(['noSurvival', false]);
    expect(why(['redFist'], -1)).toEqual(['noSurvival', false]);
  });
});

describe('Strategist', () => {
  const tiles = (fightingArts: string[]) => {
    const setup = {
      monster: 'whiteLion',
      level: '1',
      players: ['Mika'],
      controller: 0,
      solo: true,
      survivors: [{ name: 'Ada', player: 0, grid: [], fightingArts }],
      variants: { placement: 'random' as const },
      seed: 1,
    };
    return current(begun(setup, CONTENT)).terrainDeck.length;
  };
  test('SD-2.7 one terrain card more', () => {
    expect(tiles([]) - tiles(['strategist'])).toBe(1);
  });
});
