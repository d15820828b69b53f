import { describe, expect, test } from 'vitest';
import { type Placed, tinyFight } from '../kit';
import { still } from './person';

const act = (dice: number[], own: Partial<Placed> = {}, innovations = ['pictograph']) =>
  tinyFight({
    survivors: [still('A9', own), still('C1')],
    dice,
    set: (state) => {
      state.innovations = innovations;
    },
  }).perform('act', { survivor: 's1' });

const run = (...dice: number[]) => act(dice).answer('runAway');

describe('Run Away (survivors-in-detail.md §17)', () => {
  test('at the start of the act only, and only where Pictograph is known', () => {
    const t = act([]);
    expect(t.options).toContain('runAway');
    t.answer('A10');
    expect(t.options).not.toContain('runAway');
    expect(act([], {}, []).options).not.toContain('runAway');
  });
  test('1 and 2: dies', () => {
    expect(run(2).end().survivor('s1')).toMatchObject({ status: 'dead', space: null });
  });
  test('1 and 2, and death is defied (survivors-in-detail.md §15, Undeathable): back at the edge', () => {
    const undeathable = { grid: ['greenCharm'], affinities: { green: 5 } };
    expect(act([2, 5], undeathable).answer('runAway').end().survivor('s1')).toMatchObject({ status: 'dead' });
    const t = act([2, 6], undeathable).answer('runAway');
    expect([t.question, t.options.length]).toEqual(['choosePlace', 2 * 16 + 2 * 20 - 1]);
    t.answer('A22');
    expect(t.survivor('s1').status).toBe('alive');
    expect([t.at('s1'), t.question]).toEqual(['A22', 'act']);
  });
  test('3 and 4: back beside the monster, knocked down', () => {
    const t = run(3);
    expect(t.options.sort()).toEqual(['G11', 'G12', 'H10', 'H13', 'I10', 'I13', 'J11', 'J12']);
    t.answer('J12').end();
    expect(t.at('s1')).toBe('J12');
    expect(t.survivor('s1').standsAfter).not.toBeNull();
  });
  test('5 and 6: back at the edge, and the act goes on, without a second flight', () => {
    const t = run(6);
    expect(t.options.length).toBe(2 * 16 + 2 * 20 - 1);
    t.answer('P22');
    expect([t.at('s1'), t.question, t.options.includes('runAway')]).toEqual(['P22', 'act', false]);
  });
  test('7: bleeds 2 and rolls again at +1', () => {
    const t = run(7, 9).end();
    expect(t.survivor('s1')).toMatchObject({ status: 'gone', bleeding: 2, notes: [] });
  });
  test('7, and again: the third time it bleeds to death', () => {
    expect(run(7, 6, 5).end().survivor('s1')).toMatchObject({ status: 'dead' });
  });
  test('8 and 9: home, alive, and skips the next hunt; 10: home', () => {
    expect(run(8).end().survivor('s1')).toMatchObject({ status: 'gone', space: null, notes: ['skipHunt'] });
    expect(run(10).end().survivor('s1')).toMatchObject({ status: 'gone', notes: [] });
  });
  test('SD-18.1 the last one who leaves loses the fight', () => {
    const t = tinyFight({
      survivors: [still('A9')],
      dice: [10],
      set: (state) => {
        state.innovations = ['pictograph'];
      },
    })
      .perform('act', { survivor: 's1' })
      .answer('runAway');
    expect(t.state.outcome).toBe('defeat');
  });
});
