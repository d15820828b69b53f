import { describe, expect, test } from 'vitest';
import type { TinyFight } from '../kit';
import { antelopeDraws, antelopeTurn, grazes, plants, plantsLeft } from './antelope';
import { armoured, collisions, picked, quiet, way } from './lion';

const hits = (t: TinyFight) => t.log('monsterAttacked').map((e) => e.hits);
const discarded = (t: TinyFight) => t.monster.ai.discard;
const DOWN = { standsAfter: 1 };
const LEGS = 6;
const WAIST = 5;
const BODY = 3;

describe('Graze (ai-vocabulary.md §8)', () => {
  test('SD-6.4 a full move to the closest plant, beside which it stops; the plant is archived, one wound healed', () => {
    const t = grazes([quiet('A1')], {
      monster: { wounds: ['slam'], ai: ['bolt'] },
      tiles: plants('H16', 'H20'),
    }).end();
    expect(way(t)).toEqual(['H12', 'H13', 'H14']);
    expect(plantsLeft(t)).toBe(1);
    expect(t.monster.ai.deck).toEqual(['bolt', 'slam']);
    expect(t.monster.wounds).toEqual([]);
  });

  test('SD-6.4 on or beside a plant it need not move', () => {
    for (const at of ['H11', 'H13']) {
      const t = grazes([quiet('A1')], { tiles: plants(at) }).end();
      expect(t.at('monster')).toBe('H11');
      expect(plantsLeft(t)).toBe(0);
    }
  });

  test('SD-6.4 too far away: it moves all it can and eats nothing', () => {
    const t = grazes([quiet('A1')], { monster: { wounds: ['slam'] }, tiles: plants('H20') }).end();
    expect(t.at('monster')).toBe('H17');
    expect(plantsLeft(t)).toBe(1);
    expect(t.monster.wounds).toEqual(['slam']);
  });

  test('SD-6.2 of several equally close the controller takes one, and eats one of those beside it', () => {
    const t = grazes([quiet('A1')], { tiles: plants('H15', 'I8') });
    expect(t.question).toBe('chooseWay');
    expect(t.options).toEqual(['H9', 'H13']);
    t.answer('H13').end();
    expect(t.state.tiles.map((tile) => tile.id)).toEqual(['t2']);
    const between = grazes([quiet('A1')], { tiles: plants('G11', 'J12') });
    expect(between.question).toBe('consumeTile');
    expect(between.options).toEqual(['G11', 'J12']);
    between.answer('J12').end();
    expect(between.state.tiles.map((tile) => tile.id)).toEqual(['t1']);
  });

  test('SD-7.6 without a plant it moves straight ahead, over whoever stands there', () => {
    const t = grazes([quiet('H14')], { dice: [LEGS] }).end();
    expect(t.at('monster')).toBe('H17');
    expect(collisions(t)).toEqual(['s1 passed']);
  });

  test('SD-4.6 it ends the turn: nothing that waits for its end happens', () => {
    const t = antelopeTurn([quiet('A1')], { monster: { ai: ['stompAndSnort', 'bite'] } }).end();
    expect(t.log('instinctBegan')).toHaveLength(1);
    expect(t.log('phaseBegan').map((e) => e.phase)).toEqual(['start', 'draw']);
    expect(discarded(t)).toEqual(['stompAndSnort']);
  });
});

describe('Basic Action', () => {
  test('SD-6.1 the closest who lies in range; 2 / 2+ / 1', () => {
    const t = antelopeDraws('chowDown', [quiet('K11'), quiet('H16', DOWN)], { dice: [2, 1, LEGS] }).end();
    expect(picked(t)).toEqual(['s2']);
    expect(t.survivor('s2').wear.legs.light).toBe(true);
  });
  test('SD-6.4 with nobody lying it grazes', () => {
    const t = antelopeDraws('chowDown', [quiet('A1')]).end();
    expect(t.log('instinctBegan').map((e) => e.instinct)).toEqual(['graze']);
    expect(t.at('monster')).toBe('H17');
  });
});

describe('Trample (screaming-antelope.md §5)', () => {
  test('SD-11.2 whoever it runs over suffers its level in damage too, at a random place', () => {
    const t = grazes([quiet('H14'), quiet('K14')], { dice: [LEGS], monster: { rank: 2 } }).end();
    expect(t.survivor('s1').wear.legs).toMatchObject({ light: true, heavy: true });
    expect(t.survivor('s2').wear.legs.light).toBe(false);
  });
});

describe('SD-5.1 Back Kick', () => {
  test('SD-7.9 whoever stands in the blind spot is kicked there, before closer ones: 1 / 3+ / 3', () => {
    const t = antelopeDraws('backKick', [quiet('H13'), quiet('H10', armoured(1))], {
      dice: [3, BODY],
    }).end();
    expect(picked(t)).toEqual(['s2']);
    expect(t.monster.facing).toBe('S');
    expect(t.survivor('s2').wear.body).toMatchObject({ armour: 0, light: true, heavy: true });
    expect(t.survivor('s1').standsAfter).toBeNull();
  });
  test('SD-7.9 nobody there: the closest threat in range; it turns its back on the target', () => {
    const t = antelopeDraws('backKick', [quiet('H14'), quiet('K13', DOWN)], { dice: [2] }).end();
    expect(picked(t)).toEqual(['s1']);
    expect(t.at('monster')).toBe('H12');
    expect(t.monster.facing).toBe('N');
    expect(hits(t)).toEqual([0]);
  });
  test('SD-5.5 with a destroyed hoof it only falls', () => {
    const t = antelopeDraws('backKick', [quiet('H14')], { monster: { injuries: ['restlessHoof'] } }).end();
    expect(t.monster.knockedDown).toBe(true);
    expect(picked(t)).toEqual([]);
    expect(discarded(t)).toEqual(['backKick']);
  });
});

describe('SD-5.1 Bite', () => {
  test('SD-8.6 closest in field of view, near or far: 1 / 2+ / 2, after damage one bleeding token', () => {
    const t = antelopeDraws('bite', [quiet('H10'), quiet('H18', armoured(2))], { dice: [2, LEGS] }).end();
    expect(picked(t)).toEqual(['s2']);
    expect(t.survivor('s2').wear.legs.armour).toBe(0);
    expect(t.survivor('s2').bleeding).toBe(1);
  });
  test('SD-8.6 without a hit nobody bleeds', () => {
    const t = antelopeDraws('bite', [quiet('H13')], { dice: [1] }).end();
    expect(t.survivor('s1').bleeding).toBe(0);
  });
});

describe('SD-5.1 Bolt', () => {
  test('SD-6.1 who lies comes before the furthest threat; then a full move away from all', () => {
    const t = antelopeDraws('bolt', [quiet('H13', DOWN), quiet('I17')], { dice: [1] }).end();
    expect(picked(t)).toEqual(['s1']);
    expect(hits(t)).toEqual([0]);
    expect(t.at('monster')).toBe('H5');
  });
  test('SD-6.1 nobody lies: the furthest threat in range, not one beyond it', () => {
    const t = antelopeDraws('bolt', [quiet('H14'), quiet('H18'), quiet('H20')], {
      dice: [2, LEGS, LEGS, LEGS],
    });
    expect(picked(t)).toEqual(['s2']);
  });
});

describe('SD-5.1 Chow Down', () => {
  test('SD-5.14 it eats, heals half a die and lies on top of the deck again', () => {
    const t = antelopeDraws('chowDown', [quiet('A1')], {
      tiles: plants('H14'),
      dice: [{ purpose: 'heal', value: 3 }],
      monster: { wounds: ['slam', 'bolt', 'gore'], ai: ['bite'] },
    }).end();
    expect(plantsLeft(t)).toBe(0);
    expect(t.monster.wounds).toEqual(['gore']);
    expect(t.monster.ai.deck).toEqual(['chowDown', 'bite', 'slam', 'bolt']);
    expect(discarded(t)).toEqual([]);
  });
  test('SD-5.2 plants out of reach: it comes nearer, heals nothing and lies on top all the same', () => {
    const t = antelopeDraws('chowDown', [quiet('A1')], { tiles: plants('H21') }).end();
    expect(plantsLeft(t)).toBe(1);
    expect(t.monster.ai.deck).toEqual(['chowDown']);
  });
  test('SD-5.2 no plant: it is discarded before the Basic Action', () => {
    const t = antelopeDraws('chowDown', [quiet('A1')]).end();
    const order = t.events.flatMap((e) =>
      e.type === 'aiFinished' || e.type === 'basicActionBegan' ? [e.type] : [],
    );
    expect(order).toEqual(['aiFinished', 'basicActionBegan']);
    expect(discarded(t)).toEqual(['chowDown']);
  });
});

describe('SD-5.1 Gore', () => {
  test('SD-7.6 straight ahead, turned to the closest, then one by lot in range: 1 / 2+ / 1, bash', () => {
    const t = antelopeDraws('gore', [quiet('D17'), quiet('D20')], {
      dice: [{ purpose: 'randomTarget', value: 1 }, 2, LEGS],
    });
    t.end();
    expect(way(t)).toEqual(['H12', 'H13', 'H14', 'H15', 'H16', 'H17', 'G17', 'F17', 'E17']);
    expect(t.monster.facing).toBe('W');
    expect(t.survivor('s1').standsAfter).not.toBeNull();
    expect(t.survivor('s2').standsAfter).toBeNull();
  });
  test('SD-5.5 with a crushed crown somebody by lot gains survival instead', () => {
    const t = antelopeDraws('gore', [quiet('H13'), quiet('A1')], {
      dice: [{ purpose: 'randomSurvivor', value: 2 }],
      monster: { injuries: ['gnarledHorns'] },
    }).end();
    expect(t.state.survivors.map((s) => s.survival)).toEqual([0, 1]);
    expect(t.at('monster')).toBe('H11');
  });
});

describe('SD-5.1 Run Down', () => {
  const START = { at: 'B3' };
  test('SD-7.1 who lies within 12; it moves twice for it and has three dice more', () => {
    const t = antelopeDraws('runDown', [quiet('F9'), quiet('B20', DOWN)], {
      monster: START,
      dice: [1, 1, 1, 1],
    }).end();
    expect(picked(t)).toEqual(['s2']);
    expect(t.log('monsterAttacked')[0]?.dice).toHaveLength(4);
    expect(t.log('moved').map((e) => e.path.length)).toEqual([6, 6, 3]);
    expect(t.at('monster')).toBe('B18');
  });
  test('SD-6.10 nobody lies within 12: the closest, one die', () => {
    const t = antelopeDraws('runDown', [quiet('F9'), quiet('P21', DOWN)], {
      monster: START,
      dice: [2, LEGS],
    }).end();
    expect(picked(t)).toEqual(['s1']);
    expect(t.log('monsterAttacked')[0]?.dice).toHaveLength(1);
  });
  test('SD-5.5 with a crushed spine it only falls', () => {
    const t = antelopeDraws('runDown', [quiet('H14')], { monster: { injuries: ['restlessBack'] } }).end();
    expect(t.monster.knockedDown).toBe(true);
    expect(t.at('monster')).toBe('H11');
  });
});

describe('SD-5.1 Slam', () => {
  test('SD-6.1 who lies, however far; else the furthest threat in view and in range: 1 / 2+ / 1', () => {
    const lying = antelopeDraws('slam', [quiet('K14'), quiet('H22', DOWN)]).end();
    expect(picked(lying)).toEqual(['s2']);
    const t = antelopeDraws('slam', [quiet('H13'), quiet('K11'), quiet('H10')], { dice: [2, WAIST] }).end();
    expect(picked(t)).toEqual(['s2']);
    expect(t.survivor('s2').wear.waist.light).toBe(true);
  });
});

describe('SD-5.1 Stomp & Snort', () => {
  test('SD-5.12 d10 of 4 or more: brain damage and down; sane: not thrown', () => {
    const t = antelopeDraws('stompAndSnort', [quiet('G14')], {
      dice: [{ purpose: 'intimidate', value: 4 }],
    });
    expect(t.question).toBe('chooseFacing');
    t.answer('S').end();
    expect(t.survivor('s1')).toMatchObject({ brainLight: true, standsAfter: 1 });
    expect(t.at('s1')).toBe('G14');
  });
  test('SD-11.9 an insane one is thrown in any case', () => {
    const t = antelopeDraws('stompAndSnort', [quiet('H14', { insanity: 5 })], {
      dice: [{ purpose: 'intimidate', value: 3 }],
    }).end();
    expect(t.at('s1')).toBe('H19');
    expect(t.survivor('s1')).toMatchObject({ standsAfter: null, insanity: 5 });
  });
  test('SD-10.3 the die takes the insanity away first: then nobody is thrown', () => {
    const t = antelopeDraws('stompAndSnort', [quiet('H14', { insanity: 3 })], {
      dice: [{ purpose: 'intimidate', value: 10 }],
    }).end();
    expect(t.at('s1')).toBe('H14');
    expect(t.survivor('s1').insanity).toBe(2);
  });
});
