import { describe, expect, test } from 'vitest';
import { whyNotSpend } from '../../../../src/engine/showdown/allowed';
import { isThreat } from '../../../../src/engine/showdown/targeting';
import { SURVIVAL_ACTIONS } from '../../../../src/engine/showdown/terms';
import { CONTENT, type Table, type TinyFight, tinyFight } from '../kit';
import { attackDie, BODY, copyOf, still } from './blow';

/** s1 is knocked down in monster turn 3 or in the survivors' turn after it; s2 stands by. */
function fall(phase: 'draw' | 'survivors', table: Partial<Table> = {}): TinyFight {
  return tinyFight({
    survivors: [still('C5'), still('C6')],
    ...table,
    set: (state) => {
      state.phase = phase;
      state.monster.turns = 3;
    },
  }).perform('knockDownSurvivor', { survivor: 's1' });
}

describe('SD-12.1 knocked down', () => {
  test('SD-12.1 one who lies is not knocked down again, and stands no later', () => {
    const t = fall('survivors', { survivors: [still('C5', { standsAfter: 3 })] }).end();
    expect(t.survivor('s1').standsAfter).toBe(3);
    expect(t.log('knockedDown')).toEqual([]);
  });

  test('SD-12.1 a bystander stands', () => {
    const t = fall('survivors').end();
    expect(t.log('knockedDown').map((e) => e.figure)).toEqual(['s1']);
    expect(t.survivor('s2')).toEqual(copyOf(fall('survivors'), 's2'));
  });

  test('SD-13.6 one off the board does not fall', () => {
    const t = fall('survivors', { survivors: [still(null), still('C6')] }).end();
    expect(t.survivor('s1').standsAfter).toBeNull();
  });

  test('SD-12.1 a monster that lies is not knocked down again: no chance either', () => {
    const t = tinyFight({ survivors: [{ at: 'C5' }], monster: { knockedDown: true, falls: 1 } })
      .perform('knockDownMonster', {})
      .end();
    expect(t.monster).toMatchObject({ knockedDown: true, falls: 1 });
    expect(t.log('knockedDown')).toEqual([]);
  });
});

describe('SD-12.2 when a survivor stands', () => {
  test.each([
    ['draw', 'next', 4],
    ['draw', 'thisTurn', 3],
    ['survivors', 'next', 4],
    ['survivors', 'thisTurn', 4],
  ] as const)(
    'SD-12.2 felled in %s of turn 3, variant %s: at the end of monster turn %i',
    (phase, standUp, turn) => {
      const t = fall(phase, { variants: { standUp } }).end();
      expect(t.survivor('s1').standsAfter).toBe(turn);
    },
  );

  /** Monster turn 1: the claw hits the body of s1 for 2; s2 and s3 lie already. */
  const clawed = (standUp: 'next' | 'thisTurn') =>
    tinyFight({
      monster: { ai: ['claw'], tokens: { damage: 1 } },
      survivors: [still('H13'), still('C5', { standsAfter: 1 }), still('C6', { standsAfter: 2 })],
      variants: { standUp },
      dice: [attackDie(9), attackDie(1), BODY],
    })
      .perform('monsterTurn', {})
      .end();

  test('SD-12.2 felled in this monster turn, one does not stand at its end; those due do', () => {
    const t = clawed('next');
    expect(t.state.survivors.map((s) => s.standsAfter)).toEqual([2, null, 2]);
    expect(t.log('stood').map((e) => e.figure)).toEqual(['s2']);
  });

  test('SD-12.2 variant: at the end of the very turn', () => {
    expect(clawed('thisTurn').state.survivors.map((s) => s.standsAfter)).toEqual([null, null, 2]);
  });
});

describe('SD-12.3 what one who lies can do', () => {
  test('SD-12.3 is no threat, and may only dodge', () => {
    const t = tinyFight({
      survivors: [{ at: 'C5', survival: 9, standsAfter: 1 }, { at: 'C6' }],
      variants: { endure: true },
    });
    const r = { state: t.state, content: CONTENT, emit: () => undefined };
    expect([isThreat(r, t.survivor('s1')), isThreat(r, t.survivor('s2'))]).toEqual([false, true]);
    expect(SURVIVAL_ACTIONS.filter((a) => whyNotSpend(r, t.survivor('s1'), a) === null)).toEqual(['dodge']);
    expect(whyNotSpend(r, t.survivor('s1'), 'dash')).toBe('knockedDown');
  });

  test('SD-12.3 has no act', () => {
    const t = tinyFight({
      survivors: [still('C5', { standsAfter: 1 }), still('C6')],
    }).perform('survivorsTurn', {});
    expect(t.options).toEqual(['s2', 'endTurn']);
    t.answer('endTurn').end();
  });
});

describe('SD-12.4 the monster lies and stands', () => {
  test('SD-12.4 it stands at the start of its turn, before anything else in it', () => {
    const t = tinyFight({
      survivors: [still(null)],
      monster: { knockedDown: true, inPlay: ['groundFighting'] },
    }).perform('monsterTurn', {});
    t.end();
    expect(t.monster.knockedDown).toBe(false);
    expect(t.log('stood')).toMatchObject([{ figure: 'monster', rule: 'SD-12.4' }]);
  });

  test('SD-12.4 it stands when it draws AI, and then plays the card', () => {
    const t = tinyFight({
      survivors: [still('H13')],
      monster: { knockedDown: true, ai: ['claw'] },
      dice: [attackDie(1), attackDie(1)],
    })
      .perform('drawAi', {})
      .end();
    expect(t.monster.knockedDown).toBe(false);
    expect(t.log('monsterAttacked').map((e) => e.target)).toEqual(['s1']);
  });

  test('SD-12.1 SD-15.3 when it falls, what waits for that acts, and everybody has a chance', () => {
    const t = tinyFight({
      survivors: [{ at: 'G11' }, { at: 'A1' }, { at: 'A9', standsAfter: 1 }],
      monster: { inPlay: ['alert', 'bloodthirsty'] },
    }).perform('knockDownMonster', {});
    expect(t.monster.inPlay.map((c) => c.card)).toEqual(['bloodthirsty']);
    expect(t.monster.ai.discard).toEqual(['alert']);
    expect(t.question).toBe('survivalOpportunity');
    expect(t.options).toEqual(['dash:s1', 'surge:s1', 'dash:s2', 'pass']);
    t.answer('pass').end();
    expect(t.monster).toMatchObject({ knockedDown: true, falls: 1 });
  });
});
