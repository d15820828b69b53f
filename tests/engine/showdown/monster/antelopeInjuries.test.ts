import { describe, expect, test } from 'vitest';
import type { Placed } from '../kit';
import { antelope, antelopeDraws, antelopeTurn, grazes, plants } from './antelope';
import { armoured, quiet } from './lion';

const LEGS = 6;

describe('lasting injuries of the antelope (screaming-antelope.md §6)', () => {
  test.each([
    [1, true, 'H11'],
    [2, false, 'H17'],
  ])('SD-14.14 Crushed Knee: when it begins to move, a %i', (die, down, at) => {
    const t = grazes([quiet('A1')], {
      dice: [{ purpose: 'crushedKnee', value: die }],
      monster: { injuries: ['delicateInvertedKnee'] },
    }).end();
    expect(t.monster.knockedDown).toBe(down);
    expect(t.at('monster')).toBe(at);
  });

  test('SD-14.14 Vomit Blood: whoever it collides with gains d10 insanity', () => {
    const t = grazes([quiet('H14'), quiet('A1')], {
      dice: [LEGS, { purpose: 'insanity', value: 4 }],
      monster: { injuries: ['giantMouth'] },
    });
    expect(t.question).toBe('order');
    t.answer('trample').end();
    expect(t.state.survivors.map((s) => s.insanity)).toEqual([4, 0]);
  });

  describe('Dazed', () => {
    const dazed = (die: number) =>
      antelopeDraws('bite', [quiet('A22', armoured(9))], {
        dice: [{ purpose: 'dazed', value: die }],
        monster: { injuries: ['restlessEar'] },
      });
    test('SD-4.3 8 or more: a full move forward instead of a card', () => {
      const t = dazed(8).end();
      expect(t.log('aiDrawn')).toEqual([]);
      expect(t.at('monster')).toBe('H17');
      expect(t.monster.ai.deck).toEqual(['bite']);
    });
    test('SD-4.3 7: it draws', () => {
      expect(
        dazed(7)
          .log('aiDrawn')
          .map((e) => e.card),
      ).toEqual(['bite']);
    });
  });

  describe('Degenerating Wound', () => {
    test('SD-14.10 each movement is a wound, however long', () => {
      const t = grazes([quiet('A1')], {
        monster: { injuries: ['restlessInnerThigh'], ai: ['slam', 'bolt'] },
      });
      expect(t.end().monster.wounds).toEqual(['slam']);
    });
    test('SD-14.14 it leaves play at the end of the next round', () => {
      const t = antelope([quiet('A1')], {
        monster: { injuries: ['restlessInnerThigh'], hitLocations: [] },
        set: (state) => {
          state.later.push({
            id: 99,
            moment: 'roundEnd',
            in: 1,
            effects: [{ do: 'injuryLeaves' }],
            scope: { card: { kind: 'hitLocation', id: 'restlessInnerThigh' } },
          });
        },
      }).perform('moment', { moment: 'roundEnd', scope: {} });
      t.end();
      expect(t.monster.injuries).toEqual([]);
      expect(t.monster.hitLocations.discard).toEqual(['restlessInnerThigh']);
      expect(t.state.later).toEqual([]);
    });
  });
});

describe('the Mad Steed', () => {
  const down = quiet('A1');

  test('Berserker: two cards a turn', () => {
    const draws = (inPlay: string[]) =>
      antelopeTurn([down], { monster: { at: 'H1', inPlay, ai: ['chowDown'] }, tiles: plants('H22') })
        .end()
        .log('aiDrawn').length;
    expect(draws(['berserker'])).toBe(2);
    expect(draws([])).toBe(1);
  });

  test('SD-4.6 a graze ends the turn: no second card', () => {
    const t = antelopeTurn([down], {
      monster: { inPlay: ['berserker'], ai: ['stompAndSnort', 'bite'] },
    }).end();
    expect(t.log('aiDrawn').map((e) => e.card)).toEqual(['stompAndSnort']);
  });

  const RING = {
    monster: { inPlay: ['kingsAura'], hitLocations: ['furryTail', 'battlePressure', 'palate'] },
  };

  test('King’s Aura: at the start of its turn Battle Pressure lies on top, from the discards too', () => {
    const t = antelopeTurn([down], {
      monster: {
        ...RING.monster,
        hitLocationDiscard: ['battlePressure', 'restlessEar'],
        ai: ['stompAndSnort'],
      },
    }).end();
    expect(t.monster.hitLocations.deck).toEqual(['battlePressure', 'battlePressure', 'furryTail', 'palate']);
    expect(t.monster.hitLocations.discard).toEqual(['restlessEar']);
  });

  describe('Battle Pressure', () => {
    const pressed = (at: string, dice: number[], more: Partial<Placed> = {}, weapon = 'fistAndTooth') =>
      antelope([quiet(at, more)], {
        dice: [8, 8, ...dice],
        monster: { hitLocations: ['battlePressure', 'battlePressure', 'furryTail'], ai: ['bite'] },
      }).perform('survivorAttack', {
        survivor: 's1',
        weapon,
        by: null,
        bonus: [],
        speed: null,
        automatic: false,
      });

    test('SD-14.4 two of them are one answer; each cancels its hit', () => {
      const t = pressed('G11', []);
      expect(t.options).toEqual(['use', 'decline']);
      t.answers('decline', 'decline').end();
      expect(t.log('woundAttempted')).toEqual([]);
      expect(t.monster.hitLocations.discard).toEqual(['battlePressure', 'battlePressure']);
    });
    test.each([
      [2, { brainLight: true }],
      [8, { standsAfter: 1 }],
    ])('King’s Step ends the attack: a %i', (die, expected) => {
      const t = pressed('G11', [die]).answer('use').end();
      expect(t.survivor('s1')).toMatchObject(expected);
      expect(t.monster.hitLocations.discard).toHaveLength(2);
    });
    test('King’s Step: an injury of the legs, of the body without survival, a blow to the legs', () => {
      expect(pressed('G11', [3, 10]).answer('use').end().log('severeInjury')[0]?.location).toBe('legs');
      expect(pressed('G11', [5, 10]).answer('use').end().log('severeInjury')[0]?.location).toBe('body');
      expect(pressed('G11', [10]).answer('use').end().survivor('s1').wear.legs.light).toBe(true);
    });
  });
});
