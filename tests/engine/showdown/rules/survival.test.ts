import { describe, expect, test } from 'vitest';
import type { ShowdownState } from '../../../../src/engine/showdown/state';
import type { SurvivalAction } from '../../../../src/engine/showdown/terms';
import { type Placed, type Table, tinyFight } from '../kit';
import { calm, maimable } from './people';

const unlocks =
  (...actions: SurvivalAction[]) =>
  (state: ShowdownState) => {
    state.unlocked = actions;
  };

/** The lion claws s1, who stands before it, with two hits: arms and legs. */
function clawed(own: Partial<Placed>, table: Partial<Table> = {}) {
  return tinyFight({
    monster: { ai: ['claw'], facing: 'S' },
    survivors: [{ at: 'H13', survival: 2, ...own }, calm('A1')],
    dice: [
      { purpose: 'monsterAttack', value: 9 },
      { purpose: 'monsterAttack', value: 9 },
      { purpose: 'hitLocation', value: 2 },
      { purpose: 'hitLocation', value: 6 },
    ],
    set: unlocks('dodge'),
    ...table,
  }).perform('drawAi', {});
}

describe('SD-15.2 dodge', () => {
  test('SD-15.2 after the location dice: one hit is cancelled, for 1 survival', () => {
    const fight = clawed({});
    expect(fight.question).toBe('dodge');
    expect(fight.options).toEqual(['dodge:arms', 'dodge:legs', 'pass']);
    fight.answer('dodge:arms').end();
    expect(fight.survivor('s1')).toMatchObject({ survival: 1, survivalUsed: ['dodge'] });
    expect(fight.survivor('s1').wear.arms.light).toBe(false);
    expect(fight.survivor('s1').wear.legs.light).toBe(true);
    expect(fight.survivor('s2').survivalUsed).toEqual([]);
  });

  test('SD-15.2 of two hits on one place one is cancelled', () => {
    const dice = [9, 9, 6, 6];
    const fight = clawed({}, { dice });
    expect(fight.options).toEqual(['dodge:legs', 'pass']);
    fight.answer('dodge:legs').end();
    expect(fight.survivor('s1').wear.legs).toEqual({ armour: 0, light: true, heavy: false });
  });

  test('SD-15.2 the only hit dodged: nothing is dealt, and nothing comes after damage', () => {
    const fight = clawed(
      { bleeding: 0 },
      {
        monster: { ai: ['viciousClaw'], facing: 'S' },
        survivors: [{ at: 'H13', survival: 1 }],
        dice: [9, 1, 6],
      },
    );
    fight.answer('dodge:legs').end();
    expect(fight.survivor('s1').bleeding).toBe(0);
    expect(fight.log('damaged')).toEqual([]);
  });

  test('SD-15.2 the knocked down may dodge', () => {
    const fight = clawed({ standsAfter: 9 }, { monster: { ai: ['grasp'], facing: 'S' }, dice: [9, 6] });
    expect(fight.options).toEqual(['dodge:legs', 'pass']);
  });

  test('SD-15.2 damage that is no attack can not be dodged', () => {
    const fight = tinyFight({
      survivors: [{ at: 'H13', survival: 2 }],
      dice: [{ purpose: 'hitLocation', value: 6 }],
      set: unlocks('dodge'),
    }).perform('damageSomewhere', { survivor: 's1', amount: 1 });
    fight.end();
    expect(fight.survivor('s1').wear.legs.light).toBe(true);
  });
});

describe('SD-15.1 who may spend survival', () => {
  test.each<[string, Partial<Placed>]>([
    ['without a point', { survival: 0 }],
    ['a second time in a round', { survivalUsed: ['dodge'] }],
    ['doomed', { doomedBy: ['cleverPloy'] }],
    ['in frenzy', { frenzy: 1 }],
    ['with an intracranial hemorrhage', { injuries: ['intracranialHemorrhage'] }],
    ['with a broken hip', { injuries: ['brokenHip'] }],
  ])('SD-15.1 no dodge %s', (_, own) => {
    const fight = clawed(own).answer('arms');
    fight.end();
    expect(fight.log('dodged')).toEqual([]);
    expect(fight.survivor('s1').wear.arms.light).toBe(true);
    expect(fight.survivor('s1').wear.legs.light).toBe(true);
  });

  test('SD-15.1 no dodge where it is not unlocked', () => {
    const fight = clawed({}, { set: unlocks('dash', 'surge') });
    expect(fight.question).not.toBe('dodge');
    fight.passAll();
    expect(fight.question).toBe('orderHits');
  });

  test('SD-15.1 another action used this round does not count', () => {
    expect(clawed({ survivalUsed: ['dash', 'surge', 'encourage'] }).question).toBe('dodge');
  });

  test('SD-15.1 a new round gives every action back', () => {
    const fight = tinyFight({
      monster: { skips: 1 },
      survivors: [calm('H20', { survivalUsed: ['dodge', 'dash'] })],
    }).perform('round', {});
    fight.stopsAt('whoActs');
    expect(fight.survivor('s1').survivalUsed).toEqual([]);
  });

  test('SD-15.1 survival has a limit: what would go over is lost', () => {
    const fight = tinyFight({
      survivors: [calm('E5', { survival: 4 })],
      dice: [
        { purpose: 'brainTrauma', value: 10 },
        { purpose: 'survival', value: 10 },
        { purpose: 'insanity', value: 1 },
      ],
      set: (s) => {
        s.survivalLimit = 6;
      },
    }).perform('brainTrauma', { survivor: 's1', modifier: 3 });
    fight.end();
    expect(fight.survivor('s1').survival).toBe(6);
  });
});

describe('SD-15.3 dash and surge', () => {
  /** A flow of Claw (SD-5.4) at s1, who stands far before the lion. */
  const flow = (survivors: Placed[], set = unlocks('dash', 'surge'), more: Partial<Table> = {}) =>
    tinyFight({ monster: { ai: ['claw'], facing: 'S' }, survivors, set, ...more }).perform('drawAi', {});

  test('SD-15.3 at a flow everybody who can may dash; surge only with something to activate', () => {
    const fight = flow([
      { at: 'H22', survival: 1 },
      { at: 'A1', survival: 1, survivalUsed: ['dash'] },
      { at: 'C1', survival: 0 },
      { at: 'J12', survival: 1 },
    ]);
    fight.stopsAt('survivalOpportunity');
    expect(fight.options).toEqual(['dash:s1', 'dash:s4', 'surge:s4', 'pass']);
    expect(fight.by).toBe('survivors');
  });

  test('SD-15.3 a dash is one movement, spent at once; then the chance goes on', () => {
    const fight = flow([
      { at: 'H22', survival: 3 },
      { at: 'A1', survival: 1 },
    ]);
    fight.answer('dash:s1');
    expect(fight.options).toContain('H17');
    expect(fight.options).not.toContain('H16');
    fight.answer('G22');
    expect(fight.at('s1')).toBe('G22');
    expect(fight.survivor('s1')).toMatchObject({ survival: 2, survivalUsed: ['dash'] });
    expect(fight.options).toEqual(['dash:s2', 'pass']);
  });

  test('SD-15.3 no dash for who lies, surge neither', () => {
    const fight = flow([
      { at: 'H22', survival: 1 },
      { at: 'A1', survival: 2, standsAfter: 9 },
    ]);
    expect(fight.options).toEqual(['dash:s1', 'pass']);
  });

  test.each(['tornMuscle', 'bruisedTailbone', 'dismemberedLeg'])('SD-15.3 no dash with %s', (injury) => {
    const fight = flow([
      { at: 'H22', survival: 1, injuries: [injury] },
      { at: 'A1', survival: 1 },
    ]);
    expect(fight.options).toEqual(['dash:s2', 'pass']);
  });

  test.each<[string, Partial<Placed>, string | null]>([
    ['sound', {}, 'survivalOpportunity'],
    ['with a slashed back', { injuries: ['slashedBack'] }, null],
  ])('SD-15.3 a surge %s', (_, own, question) => {
    const dice = question === null ? [1, 1] : [];
    const fight = flow([{ at: 'H13', survival: 1, ...own }], unlocks('surge'), { dice });
    expect(fight.question).toBe(question);
    if (question !== null) expect(fight.options).toEqual(['surge:s1', 'pass']);
  });

  test('SD-15.3 nobody can: nothing is asked', () => {
    flow([calm('H22'), calm('A1')]).end();
  });

  test('SD-6.5 dashed away: the target stays the target, though another is nearer now', () => {
    const fight = flow([{ at: 'H13', survival: 1 }, calm('E13')], unlocks('dash'), { dice: [1, 1] });
    fight.answers('dash:s1', 'H18').end();
    expect(fight.at('monster')).toBe('H16');
    expect(fight.log('monsterAttacked').map((e) => e.target)).toEqual(['s1']);
  });
});

describe('SD-15.4 encourage', () => {
  /** A question is pending (the dodge of s1); s2 lies. */
  function pending(
    s1: Partial<Placed>,
    s2: Partial<Placed>,
    actions: SurvivalAction[] = ['dodge', 'encourage'],
  ) {
    return tinyFight({
      monster: { ai: ['claw'], facing: 'S' },
      survivors: [{ at: 'H13', survival: 2, ...s1 }, calm('A1', { standsAfter: 9, ...s2 })],
      dice: [9, 9, 2, 6],
      set: unlocks(...actions),
    }).perform('drawAi', {});
  }
  const offered = (fight: ReturnType<typeof pending>) =>
    fight.state.decision?.interjections.map((o) => o.key);

  test('SD-15.4 at any time, by a standing survivor: another stands; the question stays', () => {
    const fight = pending({}, {});
    expect(fight.question).toBe('dodge');
    expect(offered(fight)).toEqual(['encourage:s1:s2']);
    fight.interject('encourage:s1:s2');
    expect(fight.survivor('s2').standsAfter).toBeNull();
    expect(fight.survivor('s1')).toMatchObject({ survival: 1, survivalUsed: ['encourage'] });
    expect(fight.question).toBe('dodge');
    expect(offered(fight)).toEqual([]);
    fight.answer('pass').answer('arms').end();
    expect(fight.survivor('s1').wear.arms.light).toBe(true);
  });

  test.each<[string, Partial<Placed>, Partial<Placed>, SurvivalAction[]]>([
    ['the deaf hear nothing', {}, { injuries: ['deaf'] }, ['dodge', 'encourage']],
    ['nobody lies', {}, { standsAfter: null }, ['dodge', 'encourage']],
    ['not twice a round', { survivalUsed: ['encourage'] }, {}, ['dodge', 'encourage']],
    ['not with a shattered jaw', { injuries: ['shatteredJaw'] }, {}, ['dodge', 'encourage']],
    ['not where it is not unlocked', {}, {}, ['dodge']],
  ])('SD-15.4 %s', (_, s1, s2, actions) => {
    const fight = pending(s1, s2, actions);
    expect(fight.question).toBe('dodge');
    expect(offered(fight)).toEqual([]);
  });

  test('SD-15.4 one may not encourage oneself, nor lying', () => {
    const fight = pending({ standsAfter: 9 }, { survival: 1 });
    expect(offered(fight) ?? []).toEqual([]);
  });
});

describe('SD-15.5 endure', () => {
  /** A severe injury of the body is about to be rolled. */
  function about(survival: number, luck: number, endure: boolean, dice: number[] = []) {
    return tinyFight({
      survivors: [
        {
          at: 'A1',
          survival,
          wear: maimable('body'),
          attributes: { movement: 5, accuracy: 0, strength: 0, evasion: 0, speed: 0, luck },
        },
      ],
      variants: { endure },
      dice,
    }).perform('damage', { survivor: 's1', location: 'body', amount: 2 });
  }

  test('SD-15.5 off by default: the roll comes', () => {
    about(9, 0, false, [10]).end();
  });

  test.each([
    [7, 0, true],
    [6, 0, false],
    [5, 2, true],
    [4, 2, false],
    [1, 6, true],
    [1, 9, true],
  ])('SD-15.5 with %i survival and luck %i it is offered: %s', (survival, luck, offered) => {
    const fight = about(survival, luck, true, offered ? [] : [10]);
    expect(fight.question).toBe(offered ? 'endure' : null);
  });

  test('SD-15.5 for 7 − luck survival the injury is ignored', () => {
    const fight = about(7, 1, true).answer('endure');
    fight.end();
    expect(fight.survivor('s1')).toMatchObject({ survival: 1, bleeding: 0, standsAfter: null });
    expect(fight.log('severeInjury')).toEqual([]);
  });

  test('SD-15.5 passed: it is rolled', () => {
    const fight = about(7, 0, true, [3]).answer('pass');
    fight.end();
    expect(fight.survivor('s1')).toMatchObject({ survival: 7, bleeding: 2 });
  });
});
