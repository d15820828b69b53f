import { describe, expect, test } from 'vitest';
import { type Placed, type Table, tinyFight } from '../kit';
import { draws, picked, quiet, turn, way } from './lion';

const phases = (t: ReturnType<typeof turn>) => t.log('phaseBegan').map((e) => e.phase);

describe('SD-4 the monster turn', () => {
  test('SD-4.1 start, draw, end, in this order', () => {
    const t = turn([quiet('H13')], { monster: { ai: ['claw'] }, dice: [1, 1] }).end();
    expect(phases(t)).toEqual(['start', 'draw', 'end']);
    expect(t.monster.turns).toBe(1);
  });
  test('SD-12.4 a knocked-down monster stands when its turn starts, and when it draws AI', () => {
    const t = turn([quiet('H13')], { monster: { ai: ['claw'], knockedDown: true }, dice: [1, 1] }).end();
    expect(t.log('stood')).toMatchObject([{ figure: 'monster', rule: 'SD-12.4' }]);
    expect(t.log('monsterAttacked')).toHaveLength(1);
    const drawn = draws('claw', [quiet('H13')], { monster: { knockedDown: true }, dice: [1, 1] }).end();
    expect(drawn.monster.knockedDown).toBe(false);
  });
  test('SD-4.2 several at the start: the controller orders them, none is left out', () => {
    const t = turn([quiet('H13')], {
      monster: { ai: ['claw'], injuries: ['softBelly'] },
      dice: [1, 1, 2, 1, 1],
      set: (state) => {
        state.monster.inPlay = [{ card: 'bloodthirsty', counters: 3 }];
      },
    });
    expect(t.question).toBe('order');
    expect(t.options).toEqual(['bloodthirsty', 'softBelly']);
    t.answer('bloodthirsty').end();
    expect(t.log('triggered').map((e) => e.card.id)).toEqual(['bloodthirsty', 'softBelly']);
  });
  test('SD-4.3 the deck is empty: the discards are shuffled into a new one', () => {
    const t = turn([quiet('H13')], { monster: { ai: [], aiDiscard: ['claw'] }, dice: [1, 1] }).end();
    expect(t.log('aiDrawn')).toMatchObject([{ card: 'claw', reshuffled: true }]);
    expect(t.monster.ai).toEqual({ deck: [], discard: ['claw'] });
  });
  test('SD-4.4 deck and discards are empty: the Basic Action, which is no drawn card', () => {
    const t = turn([quiet('H13')], { monster: { ai: [], wounds: ['claw'] }, dice: [2, 1, 6] }).end();
    expect(t.log('aiDrawn')).toEqual([]);
    expect(t.log('basicActionBegan')).toHaveLength(1);
    expect(t.log('damaged')).toMatchObject([{ location: 'legs', amount: 1 }]);
  });
  test('SD-4.4 every draw is replaced, also that of a mood', () => {
    const t = draws('enraged', [quiet('H13')], { dice: [1, 1] }).end();
    expect(t.log('basicActionBegan')).toHaveLength(1);
  });
  test('SD-4.6 its instinct ends the turn at once: what comes at its end is skipped; survivors who are due stand', () => {
    const t = turn([quiet('H10', { standsAfter: 1 }), quiet('I10')], {
      monster: { ai: ['claw'] },
      set: (state) => {
        state.later = [
          {
            id: 9,
            moment: 'monsterTurnEnd',
            in: 1,
            effects: [{ do: 'flow' }],
            scope: { card: { kind: 'rule', id: 'x' } },
          },
        ];
      },
    }).end();
    expect(phases(t)).toEqual(['start', 'draw']);
    expect(t.state.later).toHaveLength(1);
    expect(t.survivor('s1').standsAfter).toBeNull();
    expect(t.monster.ai.discard).toEqual(['claw']);
  });
  test('SD-4.6 at the start of the turn it ends the turn before the draw', () => {
    const t = turn([quiet('H10')], {
      monster: { ai: ['claw'] },
      set: (state) => {
        state.monster.inPlay = [{ card: 'bloodthirsty', counters: 3 }];
      },
    }).end();
    expect(t.log('instinctBegan')).toHaveLength(1);
    expect(t.log('aiDrawn')).toEqual([]);
  });
});

describe('SD-6.6 variant: the token leaves at the end of the monster turn', () => {
  test.each([
    [false, null],
    [true, { holder: 's2', permanent: true }],
  ])('SD-6.6 unless it is permanent: %s', (permanent, left) => {
    const t = turn([quiet('H13'), quiet('G12')], {
      monster: { ai: ['claw'] },
      variants: { tokenLeaves: 'monsterTurnEnd' },
      dice: [1, 1],
      set: (state) => {
        state.priority = { holder: 's2', permanent };
      },
    }).end();
    expect(picked(t)).toEqual(['s2']);
    expect(t.state.priority).toEqual(left);
  });
});

describe('SD-5.1 performing a card', () => {
  test('SD-5.3 when no action is left it lies face up on the discards', () => {
    const t = draws('claw', [quiet('H13')], {
      monster: { ai: [], aiDiscard: ['chomp'] },
      dice: [1, 1],
    }).end();
    expect(t.monster.ai.discard).toEqual(['claw', 'chomp']);
    expect(t.monster.performing).toEqual([]);
  });
  test('SD-5.5 the injury counts at the moment the card is drawn; another does not', () => {
    const t = draws('comboClaw', [quiet('H13')], {
      monster: { injuries: ['beastsMaw'] },
      dice: [1, 1],
    }).end();
    expect(picked(t)).toEqual(['s1']);
  });
  test('SD-6.4 nobody fits: the instinct and none of the other actions', () => {
    const t = draws('batAround', [quiet('H10')]).end();
    expect(t.log('instinctBegan')).toMatchObject([{ instinct: 'sniff', rule: 'SD-6.4' }]);
    expect(t.log('attackSkipped')).toEqual([]);
    expect(t.monster.ai.discard).toEqual(['batAround']);
  });
  test('SD-6.5 a picked target stays the target wherever it goes', () => {
    const t = draws('claw', [{ at: 'H14' }, quiet('G12')], { dice: [1, 1] });
    expect(t.question).toBe('survivalOpportunity');
    t.answers('dash:s1', 'H19').passAll();
    expect(t.at('monster')).toBe('H17');
    expect(t.log('monsterAttacked')).toMatchObject([{ target: 's1' }]);
    t.end();
  });
  test('SD-6.6 the token is taken by the card, by the Basic Action too', () => {
    const held: Pick<Table, 'set'> = {
      set: (state) => {
        state.priority = { holder: 's2', permanent: false };
      },
    };
    const all = [quiet('H13'), quiet('G11', { standsAfter: 3 })];
    expect(picked(draws('claw', all, { ...held, dice: [1, 1] }).end())).toEqual(['s2']);
    const basic = tinyFight({ ...held, survivors: all, dice: [1, 1] });
    basic.perform('basicAction', { target: null, bonus: [] }).end();
    expect(picked(basic)).toEqual(['s2']);
  });
  test('SD-6.6 a holder out of reach: full movement, the attack is skipped, the card goes on', () => {
    const t = draws('comboClaw', [quiet('H22'), quiet('I13')], {
      monster: { ai: ['claw'] },
      set: (state) => {
        state.priority = { holder: 's1', permanent: false };
      },
    }).end();
    expect(t.at('monster')).toBe('H17');
    expect(t.log('attackSkipped')).toMatchObject([{ target: 's1', why: 'outOfReach' }]);
    expect(t.survivor('s2').standsAfter).not.toBeNull();
    expect(t.monster.ai.deck).toEqual(['claw']);
  });
});

describe('SD-6.12 a Basic Action with a named target', () => {
  const at = (target: string | null, survivors: Placed[], table: Partial<Omit<Table, 'survivors'>> = {}) =>
    tinyFight({ ...table, survivors }).perform('basicAction', { target, bonus: [] });
  test('SD-6.12 it skips its Pick Target: hidden, lying, in the blind spot, the token elsewhere', () => {
    const t = at('s1', [quiet('H10', { standsAfter: 2, hiddenBy: ['x'] }), quiet('H13')], {
      dice: [1, 1],
      set: (state) => {
        state.priority = { holder: 's2', permanent: false };
      },
    }).end();
    expect(picked(t)).toEqual([]);
    expect(t.log('monsterAttacked')).toMatchObject([{ target: 's1' }]);
    expect(t.state.priority?.holder).toBe('s2');
    expect(t.monster.facing).toBe('N');
  });
  test('SD-6.12 out of range: it moves as far as it can and does not attack', () => {
    const t = at('s1', [quiet('H22')]).end();
    expect(way(t)).toHaveLength(6);
    expect(t.log('attackSkipped')).toHaveLength(1);
  });
  test('SD-6.12 without a name it picks: the closest in view; nobody: the instinct, which ends only this action', () => {
    const t = at(null, [quiet('G10'), quiet('H14')], { dice: [1, 1] });
    expect(t.options).toEqual(['s1', 's2', 'random']);
    t.answer('s2').end();
    const none = at(null, [quiet('H10')]).end();
    expect(none.log('instinctBegan')).toHaveLength(1);
    expect(none.monster.seesAllUntil).toBe(2);
  });
});

describe('SD-5.4 flows', () => {
  test('SD-15.3 between Pick Target and the attack the survivors may dash and surge', () => {
    const t = draws('claw', [{ at: 'H13' }], { dice: [1, 1] });
    expect(t.options).toEqual(['dash:s1', 'surge:s1', 'pass']);
    t.answer('pass').end();
  });
  test('SD-12.6 knocked down in a flow: the remaining actions are cancelled, the card is discarded', () => {
    const t = draws('claw', [{ at: 'H13', survival: 1 }], {
      monster: { ai: ['chomp'], hitLocations: ['beastsHeel'] },
      dice: [10, 1, 10],
    });
    t.answer('surge:s1').passAll().end();
    expect(t.monster.knockedDown).toBe(true);
    expect(t.log('monsterAttacked')).toEqual([]);
    expect(t.log('aiCancelled')).toMatchObject([{ card: 'claw', why: 'knockedDown', rule: 'SD-12.6' }]);
    expect(t.monster.ai.discard).toEqual(['claw']);
  });
  test('SD-12.6 they stay cancelled though a trap makes it stand again', () => {
    const all = [
      { at: 'H13', survival: 1 },
      { at: 'G12', survival: 1 },
    ];
    const t = draws('claw', all, {
      monster: { ai: ['chomp'], hitLocations: ['beastsHeel', 'cleverPloy'] },
      dice: [10, 1, 10, 10, 1, 1, 1],
    });
    t.answers('surge:s1', 'surge:s2').passAll().end();
    expect(t.monster.knockedDown).toBe(false);
    expect(t.log('trapSprung')).toHaveLength(1);
    // the trap's Basic Action, and nothing of the card
    expect(t.log('monsterAttacked')).toMatchObject([{ target: 's2' }]);
    expect(t.log('aiCancelled')).toMatchObject([{ card: 'claw', why: 'knockedDown' }]);
  });
  test('SD-12.6 fallen as its movement starts: no attack and nothing more of the card', () => {
    const t = draws('claw', [quiet('H15')], { monster: { injuries: ['beastsHeel'] }, dice: [1] }).end();
    expect(t.log('monsterAttacked')).toEqual([]);
    expect(t.log('attackSkipped')).toEqual([]);
    expect(t.log('aiCancelled')).toMatchObject([{ why: 'knockedDown' }]);
  });
  test('SD-6.5 the target dies in the flow: its attack has no target, the card goes on', () => {
    const t = draws('sizeUp', [{ at: 'H13', survival: 1 }, quiet('H10')], {
      monster: { hitLocations: ['beastsPaw'] },
      // it hits once and fails to wound; the reaction hits its head, and that is its death
      dice: [10, 1, 1, 2, 1, 1, { value: 1, purpose: 'severeInjury' }],
      set: (state) => {
        for (const s of state.survivors) s.wear.head.heavy = true;
      },
    });
    t.answer('surge:s1').passAll().end();
    expect(t.survivor('s1').status).toBe('dead');
    expect(t.log('rolled').some((e) => e.purpose === 'intimidate')).toBe(false);
    expect(t.monster.ai.discard).toEqual(['sizeUp']);
  });
});
