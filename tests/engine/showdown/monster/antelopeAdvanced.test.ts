import { describe, expect, test } from 'vitest';
import type { Placed, TinyFight } from '../kit';
import { antelope, antelopeDraws, antelopeTurn, grazes, plants } from './antelope';
import { armoured, collisions, picked, quiet } from './lion';

const hits = (t: TinyFight) => t.log('monsterAttacked').map((e) => `${e.target} ${e.hits}`);
const DOWN = { standsAfter: 1 };
const HEAD = 1;
const BODY = 3;
const LEGS = 6;

/** Somebody ends an act while the card is in play. */
const endsAct = (card: string, survivor: Placed, dice: number[] = []) =>
  antelope([survivor], { dice, monster: { inPlay: [card] } })
    .perform('act', { survivor: 's1' })
    .answer('endAct')
    .end();

describe('SD-5.6 Buck', () => {
  const buck = (survivors: Placed[], dice: number[], order: string[] = []) =>
    antelopeTurn(survivors, { monster: { inPlay: ['buck'], ai: ['chowDown'] }, dice }).answers(...order);

  test('SD-6.11 all in the blind spot are attacked in the controller’s order, without a turn: 1 / 3+ / 1', () => {
    const t = buck([quiet('H10'), quiet('I10'), quiet('K13')], [3, LEGS, 2], ['s2']).end();
    expect(hits(t)).toEqual(['s2 1', 's1 0']);
    expect(t.monster.inPlay.map((c) => c.card)).toContain('buck');
    const faced = t.log('faced');
    expect(faced).toEqual([]);
  });
  test('SD-5.6 with nobody there it does nothing', () => {
    const t = buck([quiet('H9')], []).end();
    expect(hits(t)).toEqual([]);
    expect(t.log('triggered')).toEqual([]);
  });
});

describe('SD-5.1 Great Kick', () => {
  test('SD-6.1 one by lot in the blind spot; four dice, 2+ / 2', () => {
    const t = antelopeDraws('greatKick', [quiet('H10'), quiet('I10')], {
      dice: [{ purpose: 'randomTarget', value: 2 }, 1, 1, 1, 1],
    }).end();
    expect(picked(t)).toEqual(['s2']);
    expect(t.log('monsterAttacked')[0]?.dice).toHaveLength(4);
    expect(t.monster.facing).toBe('S');
  });
  test('SD-7.9 nobody there: the furthest threat in view; adjacent after its move it turns its back', () => {
    const t = antelopeDraws('greatKick', [quiet('H16')], { dice: [1, 1, 1, 1] }).end();
    expect(t.at('monster')).toBe('H14');
    expect(t.monster.facing).toBe('N');
  });
  test('SD-5.5 with a destroyed hoof it only falls', () => {
    const t = antelopeDraws('greatKick', [quiet('H16')], { monster: { injuries: ['restlessHoof'] } }).end();
    expect(t.monster.knockedDown).toBe(true);
  });
});

describe('SD-5.6 Infested', () => {
  test('SD-5.7 entering: toughness, a die for each survivor, and another card', () => {
    const t = antelopeDraws('infested', [quiet('A1'), quiet('B1')], {
      dice: [
        { purpose: 'infested', value: 6 },
        { purpose: 'infested', value: 5 },
      ],
      monster: { ai: ['chowDown'] },
    }).end();
    expect(t.monster.tokens).toEqual({ toughness: 1 });
    expect(t.state.survivors.map((s) => s.brainLight)).toEqual([true, false]);
    expect(t.log('aiDrawn').map((e) => e.card)).toEqual(['infested', 'chowDown']);
  });
  test.each([
    [1, -1],
    [2, -1],
    [3, undefined],
  ])('SD-5.6 who ends an act adjacent rolls: a %i', (die, strength) => {
    expect(endsAct('infested', quiet('H13'), [die]).survivor('s1').tokens.strength).toBe(strength);
  });
  test('SD-5.6 who ends it further away does not', () => {
    expect(endsAct('infested', quiet('H14')).log('rolled')).toEqual([]);
  });
});

describe('SD-5.1 Lone Rampage', () => {
  test('SD-6.3 brain damage for all who hear; within 4, diagonals too, more: who lies suffers everywhere', () => {
    const survivors = [quiet('L16', armoured(1)), quiet('D7', { ...DOWN, ...armoured(1) }), quiet('N11')];
    const t = antelopeDraws('loneRampage', survivors, { dice: [BODY] });
    expect(t.question).toBe('chooseSurvivor');
    expect(t.options).toEqual(['s1', 's2', 'random']);
    t.answer('s2');
    expect(Object.values(t.survivor('s2').wear).map((w) => w.armour)).toEqual([0, 0, 0, 0, 0]);
    expect(t.question).toBe('chooseKnockback');
    t.answer('E').end();
    expect(t.at('s1')).toBe('P16');
    expect(t.survivor('s1')).toMatchObject({ standsAfter: 1, brainLight: true });
    expect(t.survivor('s3')).toMatchObject({ standsAfter: null, brainLight: true });
    expect(t.at('s2')).toBe('D7');
  });
  test('SD-9.5 the deaf don’t hear it', () => {
    const t = antelopeDraws('loneRampage', [quiet('A1', { injuries: ['deaf'] })]).end();
    expect(t.survivor('s1').brainLight).toBe(false);
  });
});

describe('SD-5.1 Ram', () => {
  test('SD-8.2 each space of this move is one damage more', () => {
    const t = antelopeDraws('ram', [quiet('H17', armoured(9)), quiet('H22')], { dice: [2, LEGS] }).end();
    expect(picked(t)).toEqual(['s1']);
    expect(t.at('monster')).toBe('H15');
    expect(t.log('damaged').map((e) => e.amount)).toEqual([6]);
  });
  test('SD-8.2 adjacent already: no more than 2', () => {
    const t = antelopeDraws('ram', [quiet('H13', armoured(9))], { dice: [2, LEGS] }).end();
    expect(t.log('damaged').map((e) => e.amount)).toEqual([2]);
  });
});

describe('SD-5.1 Ravenous', () => {
  const GRASS = ['driedAcanthus', 'boneBlade', null];

  test('SD-5.14 who carries food, before closer ones; after damage the controller picks a card of the grid', () => {
    const t = antelopeDraws('ravenous', [quiet('H14'), quiet('K11', { grid: GRASS })], { dice: [2, LEGS] });
    expect(picked(t)).toEqual(['s2']);
    expect(t.question).toBe('consumeGear');
    expect(t.options).toEqual(['g1', 'g2']);
    t.answer('g2').end();
    expect(t.gear('s2', 'boneBlade')).toBeUndefined();
    expect(t.log('archived').map((e) => e.card)).toEqual(['boneBlade']);
  });
  test('SD-8.6 no damage, no meal', () => {
    const t = antelopeDraws('ravenous', [quiet('H13', { grid: GRASS })], { dice: [1] }).end();
    expect(t.log('archived')).toEqual([]);
  });
});

describe('SD-5.1 Stomp', () => {
  test('SD-5.7 all hits to the body; after damage another card', () => {
    const t = antelopeDraws('stomp', [quiet('H13', armoured(2))], {
      dice: [2, LEGS, LEGS],
      monster: { ai: ['chowDown'] },
    }).end();
    expect(t.log('damaged')[0]?.location).toBe('body');
    expect(t.log('aiDrawn').map((e) => e.card)).toEqual(['stomp', 'chowDown']);
  });
  test('SD-5.2 without damage none', () => {
    const t = antelopeDraws('stomp', [quiet('H13')], { dice: [1], monster: { ai: ['chowDown'] } }).end();
    expect(t.log('aiDrawn').map((e) => e.card)).toEqual(['stomp']);
  });
});

describe('SD-5.6 In Heat', () => {
  test('SD-5.7 entering: a damage token and another card', () => {
    const t = antelopeDraws('inHeat', [quiet('A1', { injuries: ['deaf'] })], {
      monster: { ai: ['chowDown'] },
    }).end();
    expect(t.monster.tokens).toEqual({ damage: 1 });
    expect(t.monster.inPlay.map((c) => c.card)).toEqual(['trample', 'inHeat']);
  });
  test('SD-10.3 on a graze: brain damage for all who hear, then the insane fall', () => {
    const deaf = { injuries: ['deaf'], insanity: 9 };
    const t = grazes([quiet('A1', { insanity: 4 }), quiet('B1', { insanity: 3 }), quiet('C1', deaf)], {
      monster: { inPlay: ['inHeat'] },
      tiles: plants('H16'),
    }).end();
    expect(t.state.survivors.map((s) => s.insanity)).toEqual([3, 2, 9]);
    expect(t.state.survivors.map((s) => s.standsAfter !== null)).toEqual([true, false, false]);
  });
});

describe('SD-5.6 Legendary Horns', () => {
  test('SD-5.6 entering: four toughness and one speed', () => {
    const t = antelopeDraws('legendaryHorns', [quiet('A1')]).end();
    expect(t.monster.tokens).toEqual({ toughness: 4, speed: 1 });
  });
  test('SD-5.6 who ends an act adjacent with courage below 5 suffers brain damage', () => {
    const suffers = (survivor: Placed) => endsAct('legendaryHorns', survivor).survivor('s1').brainLight;
    expect(suffers(quiet('H13', { courage: 4 }))).toBe(true);
    expect(suffers(quiet('H13', { courage: 5 }))).toBe(false);
    expect(suffers(quiet('H14', { courage: 4 }))).toBe(false);
  });
});

describe('SD-5.1 Skewer', () => {
  test('SD-9.5 after damage the target is disemboweled: 1 / 2+ / 3', () => {
    const t = antelopeDraws('skewer', [quiet('H13', armoured(3))], { dice: [2, HEAD] }).end();
    expect(t.survivor('s1').injuries).toEqual(['disemboweled']);
    expect(t.survivor('s1').bleeding).toBe(1);
  });
  test('SD-8.6 without damage not', () => {
    const t = antelopeDraws('skewer', [quiet('H13')], { dice: [1] }).end();
    expect(t.survivor('s1').injuries).toEqual([]);
  });
});

describe('Diabolical (screaming-antelope.md §5)', () => {
  const turnEnds = (survivors: Placed[], dice: (number | { purpose: string; value: number })[] = []) =>
    antelope(survivors, { dice, monster: { inPlay: ['diabolical'] } }).perform('moment', {
      moment: 'monsterTurnEnd',
      scope: {},
    });

  test('SD-7.6 it runs through somebody straight beside it and on, all its movement, without turning', () => {
    const t = turnEnds([quiet('E12'), quiet('K14')], [LEGS]).end();
    expect(t.at('monster')).toBe('B11');
    expect(t.monster.facing).toBe('S');
    expect(collisions(t)).toEqual(['s1 passed']);
  });
  test('SD-6.10 of several in the cross one by lot', () => {
    const t = turnEnds([quiet('H1'), quiet('P12')], [{ purpose: 'randomSurvivor', value: 2 }]).end();
    expect(t.at('monster')).toBe('N11');
  });
  test('SD-5.4 who dashes out of the strip is run after in the direction where he is then', () => {
    const t = turnEnds([{ at: 'E12', survival: 1 }], [LEGS]);
    expect(t.question).toBe('survivalOpportunity');
    t.answers('dash:s1', 'H14').end();
    expect(t.at('monster')).toBe('H17');
    expect(collisions(t)).toEqual(['s1 passed']);
  });
  test('SD-7.6 nobody in the cross: a full move forward', () => {
    expect(
      turnEnds([quiet('K14')])
        .end()
        .at('monster'),
    ).toBe('H17');
  });
});

describe('Hypermetabolism (screaming-antelope.md §5)', () => {
  test('SD-5.6 each plant that it eats makes it faster', () => {
    const t = grazes([quiet('A1')], { tiles: plants('H13'), monster: { inPlay: ['hypermetabolism'] } }).end();
    expect(t.monster.tokens).toEqual({ speed: 1 });
    const nothing = grazes([quiet('A1')], { tiles: plants('H22'), monster: { inPlay: ['hypermetabolism'] } });
    expect(nothing.end().monster.tokens).toEqual({});
  });
});
