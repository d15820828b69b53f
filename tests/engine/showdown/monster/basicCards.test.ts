import { describe, expect, test } from 'vitest';
import type { Table, TinyFight } from '../kit';
import { armoured, draws, picked, quiet, way } from './lion';

const hits = (t: TinyFight) => t.log('monsterAttacked').map((e) => e.hits);
const discarded = (t: TinyFight) => t.monster.ai.discard;
/** Die faces of the hit location. */
const HEAD = 1;
const ARMS = 2;
const WAIST = 5;
const LEGS = 6;

describe('SD-5.1 Bat Around', () => {
  test('SD-8.6 2 / 5+ / 1; after damage: brain damage by the level', () => {
    const t = draws('batAround', [quiet('H13')], { dice: [5, 4, LEGS] }).end();
    expect(picked(t)).toEqual(['s1']);
    expect(hits(t)).toEqual([1]);
    expect(t.survivor('s1').wear.legs.light).toBe(true);
    expect(t.survivor('s1').brainLight).toBe(true);
    expect(discarded(t)).toEqual(['batAround']);
  });
  test('SD-8.6 without a hit nothing comes after damage', () => {
    const t = draws('batAround', [quiet('H13')], { dice: [4, 4] }).end();
    expect(t.log('damaged')).toEqual([]);
  });
});

describe('SD-5.1 Chomp', () => {
  test('SD-8.6 1 / 2+ / 1; after hit: the head, without a location die', () => {
    const t = draws('chomp', [quiet('H13')], { dice: [2] }).end();
    expect(t.survivor('s1').wear.head.heavy).toBe(true);
    expect(t.survivor('s1').standsAfter).not.toBeNull();
  });
  test('SD-5.5 with No Jaw in play: only that adjacent survivors gain insanity', () => {
    const all = [quiet('H13'), quiet('G11'), quiet('H14'), quiet('J13')];
    const t = draws('chomp', all, { monster: { injuries: ['beastsMaw'] } }).end();
    expect(t.state.survivors.map((s) => s.insanity)).toEqual([1, 1, 0, 0]);
    expect(picked(t)).toEqual([]);
    expect(discarded(t)).toEqual(['chomp']);
  });
});

describe('SD-5.1 Claw', () => {
  test('SD-8.3 2 / 2+ / 1: a 2 hits, a 1 never', () => {
    const t = draws('claw', [quiet('H15')], { dice: [2, 1, ARMS] }).end();
    expect(way(t)).toEqual(['H12', 'H13']);
    expect(t.survivor('s1').wear.arms.light).toBe(true);
  });
  test('SD-7.4 out of reach after its movement the attack is skipped, the card is finished', () => {
    const t = draws('claw', [quiet('H20')]).end();
    expect(t.at('monster')).toBe('H17');
    expect(t.log('attackSkipped')).toMatchObject([{ target: 's1', why: 'outOfReach' }]);
    expect(discarded(t)).toEqual(['claw']);
  });
});

describe('SD-5.1 Combo Claw', () => {
  test('SD-5.2 SD-5.7 this attack dealt damage twice: it is finished, then another card is drawn', () => {
    const dice = [4, 4, WAIST, WAIST, 1, 1];
    const t = draws('comboClaw', [quiet('H13', armoured(2))], { dice, monster: { ai: ['claw'] } }).end();
    expect(hits(t)).toEqual([2, 0]);
    expect(discarded(t)).toEqual(['claw', 'comboClaw']);
    const order = t.events.flatMap((e) => (e.type === 'aiDrawn' || e.type === 'aiFinished' ? [e.card] : []));
    expect(order).toEqual(['comboClaw', 'comboClaw', 'claw', 'claw']);
  });
  test('SD-5.2 once: no other card', () => {
    const t = draws('comboClaw', [quiet('H13')], { dice: [4, 3, WAIST], monster: { ai: ['claw'] } }).end();
    expect(discarded(t)).toEqual(['comboClaw']);
    expect(t.monster.ai.deck).toEqual(['claw']);
  });
  test('SD-5.7 with no other card it comes again from the shuffled discards', () => {
    const twice = [4, 4, WAIST, WAIST];
    const dice = [...twice, ...twice, 3, 3];
    const t = draws('comboClaw', [quiet('H13', armoured(9))], { dice }).end();
    expect(t.log('aiDrawn').map((e) => e.reshuffled)).toEqual([false, true, true]);
  });
  test('SD-5.5 with a lost hand: only that adjacent survivors gain understanding', () => {
    const t = draws('comboClaw', [quiet('H13'), quiet('H14')], { monster: { injuries: ['strangeHand'] } });
    expect(t.end().state.survivors.map((s) => s.understanding)).toEqual([1, 0]);
  });
});

describe('SD-5.1 Grasp', () => {
  test('SD-6.1 somebody knocked down in range before somebody nearer who stands; dragged away from all threats', () => {
    const t = draws('grasp', [quiet('J11'), quiet('H16', { standsAfter: 1 })], { dice: [2, LEGS, ARMS] });
    expect(picked(t)).toEqual(['s2']);
    expect(t.at('monster')).toBe('H14');
    expect(t.question).toBe('chooseDirection');
    expect(t.options).toEqual(['S', 'W']);
    t.answer('W');
    expect(t.at('monster')).toBe('B14');
    expect(t.options).toEqual(['B16', 'C16']);
    t.answer('C16').end();
    expect(t.at('s2')).toBe('C16');
    expect(t.survivor('s2').wear.arms.light).toBe(true);
    expect(t.state.grabbed).toEqual([{ survivor: 's2', round: 1 }]);
  });
  test('SD-6.1 else the closest survivor in range, a hidden one too; a miss drags nobody', () => {
    const t = draws('grasp', [quiet('G11', { hiddenBy: ['x'] }), quiet('H15')], { dice: [1] }).end();
    expect(picked(t)).toEqual(['s1']);
    expect(way(t)).toEqual([]);
  });
  test('SD-6.4 nobody in range: the instinct', () => {
    const t = draws('grasp', [quiet('H20')]).end();
    expect(t.log('instinctBegan')).toHaveLength(1);
    expect(t.log('aiCancelled')).toMatchObject([{ card: 'grasp', why: 'noTarget' }]);
    expect(t.monster.seesAllUntil).toBe(2);
  });
});

describe('SD-5.1 Power Swat', () => {
  test('SD-8.6 1 / 2+ / 2; after damage: knockback 6', () => {
    const t = draws('powerSwat', [quiet('H13')], { dice: [2, LEGS] }).end();
    expect(t.survivor('s1').wear.legs).toMatchObject({ light: true, heavy: true });
    expect(t.at('s1')).toBe('H19');
  });
});

describe('SD-5.1 Revenge', () => {
  const wounded: Pick<Table, 'set'> = {
    set: (state) => {
      state.lastToWound = 's2';
    },
  };
  test('SD-6.10 the last to wound, in range; 2 / 2+ / 2 and the target is dragged away', () => {
    const t = draws('revenge', [quiet('H13'), quiet('G11')], { ...wounded, dice: [2, 1, LEGS, ARMS] });
    expect(picked(t)).toEqual(['s2']);
    expect(t.log('damaged')[0]?.amount).toBe(2);
    // s2 lies now and is no threat; two ways lead seven spaces away from s1
    expect(t.options).toEqual(['N', 'E']);
    t.answer('N');
    expect(t.at('monster')).toBe('H5');
    expect(t.options).toEqual(['G5', 'G6']);
    expect(t.answer('G6').end().at('s2')).toBe('G6');
  });
  test('SD-6.1 out of range: the closest threat in view', () => {
    const t = draws('revenge', [quiet('H13'), quiet('H20')], { ...wounded, dice: [1, 1] }).end();
    expect(picked(t)).toEqual(['s1']);
  });
});

describe('SD-8.7 Size Up', () => {
  test('SD-8.7 a random threat in view; it turns, and on 4+ brain damage and knocked down, without moving', () => {
    const t = draws('sizeUp', [quiet('H20'), quiet('A11'), quiet('H10')], { dice: [2, 4] }).end();
    expect(picked(t)).toEqual(['s2']);
    expect(t.monster.facing).toBe('W');
    expect(way(t)).toEqual([]);
    expect(t.survivor('s2')).toMatchObject({ brainLight: true });
    expect(t.survivor('s2').standsAfter).not.toBeNull();
  });
  test('SD-8.7 on 3 nothing', () => {
    const t = draws('sizeUp', [quiet('H20')], { dice: [3] }).end();
    expect(t.survivor('s1')).toMatchObject({ brainLight: false, standsAfter: null });
  });
});

describe('SD-5.1 Vicious Claw', () => {
  test('SD-8.6 a random survivor in range; 2 / 2+ / 1; after damage: 1 bleeding token, once for both hits', () => {
    const all = [quiet('H13'), quiet('H10', { standsAfter: 1, ...armoured(1) }), quiet('H20')];
    const t = draws('viciousClaw', all, { dice: [2, 2, 2, HEAD, LEGS] });
    expect(picked(t)).toEqual(['s2']);
    expect(t.options).toEqual(['head', 'legs']);
    t.answer('legs').end();
    expect(t.survivor('s2').bleeding).toBe(1);
  });
  test('SD-5.5 with a lost hand: only that adjacent survivors gain understanding', () => {
    const t = draws('viciousClaw', [quiet('H13'), quiet('A1')], { monster: { injuries: ['strangeHand'] } });
    expect(t.end().state.survivors.map((s) => s.understanding)).toEqual([1, 0]);
  });
});
