import { describe, expect, test } from 'vitest';
import { decisionFigures, woundOdds } from '../../../../src/engine/showdown/decisionFigures';
import { struck } from '../harm/blow';
import { CONTENT, type TinyFight, tinyFight } from '../kit';
import { attack } from '../survivors/attack';
import { maimable } from './people';

const runOf = ({ state }: TinyFight) => ({ state, content: CONTENT, emit: () => undefined });

/** The numbers that the open question turns on: `option label value`, `-` for all options. */
const figures = (t: TinyFight): string[] =>
  decisionFigures(runOf(t)).map((f) => `${f.option ?? '-'} ${f.of} ${f.label} ${f.figure.value}`);

describe('the numbers that a decision turns on', () => {
  test('SD-13.3, SD-14.2, SD-14.3 an act: how far, how many dice, what hits; nothing for the rest', () => {
    const t = tinyFight({
      survivors: [{ at: 'G11', survival: 0, grid: ['boneAxe'], tokens: { movement: 1, accuracy: 1 } }],
      set: (state) => {
        state.phase = 'survivors';
      },
    }).perform('act', { survivor: 's1' });
    expect(figures(t)).toEqual([
      '- s1 movement 6',
      'attack:fistAndTooth s1 speed 2',
      'attack:fistAndTooth s1 need 7',
      'attack:g1 s1 speed 2',
      'attack:g1 s1 need 5',
    ]);
    t.answer('endAct').end();
    expect(figures(t)).toEqual([]);
  });

  test('SD-14.7, SD-14.8 the order of wound attempts: each card with its own numbers', () => {
    const t = attack({
      attacker: { tokens: { strength: 2 } },
      hitLocations: ['beastsKnee', 'gloriousMane'],
      dice: [8, 8],
    });
    expect(figures(t)).toEqual([
      'beastsKnee s1 strength 2',
      'beastsKnee s1 toughness 8',
      'beastsKnee s1 critical 9',
      'gloriousMane s1 strength 2',
      'gloriousMane s1 toughness 8',
      'gloriousMane s1 critical 9',
    ]);
    t.stopsAt('chooseHitLocation');
  });

  test('SD-8.2 a hit of the monster, before it is dodged: what it deals', () => {
    const t = struck({
      target: { survival: 1 },
      profile: { damage: 2 },
      monster: { tokens: { damage: 1 } },
      dice: [9, 3],
    });
    t.stopsAt('dodge');
    expect(figures(t)).toEqual(['- s1 damage 3']);
  });

  test('SD-7.8 a way for the monster: how far it goes', () => {
    const t = tinyFight({
      monster: { tokens: { movement: 1 } },
      survivors: [
        { at: 'J14', survival: 0 },
        { at: 'H13', survival: 0 },
      ],
    }).perform('moveToward', { survivor: 's1', reach: 1 });
    t.stopsAt('chooseRoute');
    expect(figures(t)).toEqual(['- monster movement 7']);
  });

  test('SD-15.5 to endure: what it costs', () => {
    const t = tinyFight({
      survivors: [
        {
          at: 'A1',
          survival: 7,
          wear: maimable('body'),
          attributes: { movement: 5, accuracy: 0, strength: 0, evasion: 0, speed: 0, luck: 2 },
        },
      ],
      variants: { endure: true },
    }).perform('damage', { survivor: 's1', location: 'body', amount: 2 });
    t.stopsAt('endure');
    expect(figures(t)).toEqual(['- s1 cost 5']);
  });

  test('SD-14.7, SD-14.9 odds: by strength, by the critical alone, never better than 2', () => {
    const t = attack({ hitLocations: ['beastsKnee', 'gloriousMane'], dice: [8, 8] });
    const odds = (card: string) => woundOdds(runOf(t), card);
    expect(odds('beastsKnee')).toEqual({ need: 8, chance: 0.3 });
    expect(odds('gloriousMane')).toEqual({ need: 9, chance: 0.2 });
    t.survivor('s1').tokens.strength = 20;
    expect(odds('beastsKnee')).toEqual({ need: 2, chance: 0.9 });
  });
});
