import { describe, expect, test } from 'vitest';
import { whyNotSpend } from '../../../../src/engine/showdown/allowed';
import { type Placed, tinyFight } from '../kit';
import { maimable } from '../rules/people';
import { person, still } from './person';

describe('Immortal', () => {
  const hurt = (insanity: number, amount = 2, disorders = ['immortal']) =>
    tinyFight({ survivors: [still('A1', { disorders, insanity, wear: maimable('legs') }), still('C1')] })
      .perform('damage', { survivor: 's1', location: 'arms', amount })
      .end();
  test('insane: damage to a location is brain damage', () => {
    const t = hurt(3);
    expect(t.survivor('s1')).toMatchObject({ insanity: 1, wear: { arms: { light: false, heavy: false } } });
    expect(t.log('damaged').map((e) => e.location)).toEqual(['brain']);
  });
  test('sane it is hurt as others are', () => {
    const t = hurt(2);
    expect(t.survivor('s1')).toMatchObject({ insanity: 2, wear: { arms: { light: true, heavy: true } } });
    expect(hurt(3, 2, []).survivor('s1').insanity).toBe(3);
  });
  test('no survival while insane', () => {
    const why = (insanity: number) => {
      const { r, s1 } = person({ disorders: ['immortal'], insanity });
      return whyNotSpend(r, s1, 'dodge');
    };
    expect([why(3), why(2)]).toEqual(['injury', null]);
  });
});

describe('Hyperactive: must move at least one space each round', () => {
  const act = (own: Partial<Placed>, others: Placed[] = []) =>
    tinyFight({ survivors: [still('A1', { disorders: ['hyperactive'], ...own }), ...others] }).perform(
      'act',
      {
        survivor: 's1',
      },
    );
  test('the act does not end before', () => {
    const t = act({});
    expect(t.options).not.toContain('endAct');
    t.answer('A2');
    expect(t.options).toEqual([]);
    t.end();
    expect(t.survivor('s1').moved).toBe(true);
  });
  test('who moved before in the round is free to end it', () => {
    expect(act({ moved: true }).options).toContain('endAct');
    expect(act({ disorders: [] }).options).toContain('endAct');
  });
  test('who can not move, too', () => {
    const t = act({}, [still('A2'), still('B1')]);
    expect(t.end().at('s1')).toBe('A1');
  });
  test('the turn does not end before its act', () => {
    const turn = (own: Partial<Placed>) =>
      tinyFight({ survivors: [still('A1', own), still('C1')] }).perform('survivorsTurn', {});
    expect(turn({ disorders: ['hyperactive'] }).options).toEqual(['s1', 's2']);
    expect(turn({}).options).toContain('endTurn');
  });
  test('a new round asks for it anew', () => {
    const t = tinyFight({
      survivors: [still('A1', { disorders: ['hyperactive'], moved: true, used: ['round:x', 'showdown:y'] })],
      monster: { skips: 1 },
    }).perform('round', {});
    expect(t.survivor('s1')).toMatchObject({ moved: false, used: ['showdown:y'] });
  });
});
