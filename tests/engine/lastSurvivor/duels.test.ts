import { describe, expect, it } from 'vitest';
import { duelOdds } from '../../../src/engine/lastSurvivor/odds';
import { tiny } from './kit';

const fraction = ({ ways, of }: { ways: number; of: number }) => `${ways}/${of}`;

describe('attacking another survivor', () => {
  it('LS-3.1 not on the first day', () => {
    expect(tiny({ day: 1 }).perform('turn', { survivor: 's1' }).options).not.toContain('attack:s2');
    expect(tiny({ day: 2 }).perform('turn', { survivor: 's1' }).options).toContain('attack:s2');
  });

  it('LS-3.2 costs three stamina, each time, as often as they last', () => {
    const t = tiny({ survivors: [{ stamina: 7 }, {}], dice: [1, 1, 1, 1] }).perform('turn', {
      survivor: 's1',
    });
    t.answer('attack:s2');
    expect(t.who().stamina).toBe(4);
    t.answer('attack:s2');
    expect(t.who().stamina).toBe(1);
    expect(t.options).not.toContain('attack:s2');
    t.stopsAt('action');
  });

  it('LS-3.2 the defender must be on the same space', () => {
    const t = tiny({ survivors: [{}, { space: '1,0' }, {}] }).perform('turn', { survivor: 's1' });
    expect(t.options.filter((key) => key.startsWith('attack'))).toEqual(['attack:s3']);
  });

  it('LS-3.3 the attacker rolls the gray die, the defender the red one, both twelve-sided', () => {
    const t = tiny({ dice: [12, 3] })
      .fights()
      .end();
    expect(t.log('duelRolled').map(({ survivor, die, face }) => [survivor, die, face])).toEqual([
      ['s1', 'gray', 12],
      ['s2', 'red', 3],
    ]);
    expect(t.log('rolled').map((e) => e.sides)).toEqual([12, 12]);
    const twenty = tiny({ dice: [20, 3], options: { sides: 20 } })
      .fights()
      .end();
    expect(twenty.log('rolled').map((e) => e.sides)).toEqual([20, 20]);
  });

  it('LS-3.3 the exact odds without modifiers: 1/4 for each die, 1/16 for both, 9/16 for neither', () => {
    const { gray, red, both, neither } = duelOdds(0, 0, 12);
    expect([gray, red, both, neither].map(fraction)).toEqual(['1/4', '1/4', '1/16', '9/16']);
  });

  it.each([
    [0, 0, 12],
    [2, -1, 12],
    [-4, 9, 12],
    [15, -15, 12],
    [1, 0, 20],
    [0, 1, 10],
  ])('LS-5.5 the odds with %i and %i on dice of %i sides are what counting gives', (gray, red, sides) => {
    let [g, d, both] = [0, 0, 0];
    for (let a = 1; a <= sides; a += 1)
      for (let b = 1; b <= sides; b += 1) {
        if (a + gray >= 10) g += 1;
        if (b + red >= 10) d += 1;
        if (a + gray >= 10 && b + red >= 10) both += 1;
      }
    const all = sides * sides;
    const odds = duelOdds(gray, red, sides);
    const share = ({ ways, of }: { ways: number; of: number }) => (ways / of) * all;
    expect([odds.gray, odds.red, odds.both, odds.neither].map(share).map(Math.round)).toEqual([
      ...[g, d, both, all - g - d + both],
    ]);
  });

  it('LS-3.4 only the survivor whose turn it is attacks; the chosen one defends', () => {
    const t = tiny({ dice: [1, 1] }).perform('turn', { survivor: 's2' });
    expect(t.state.decision?.by).toBe('p2');
    t.answer('attack:s1');
    expect(t.log('duelBegan')[0]).toMatchObject({ survivor: 's2', defender: 's1', rule: 'LS-3.4' });
    t.stopsAt('action');
  });

  it('LS-3.5 support cards, roll, modify, damage', () => {
    const t = tiny({
      survivors: [{ hand: ['plus'] }, {}, { hand: ['overpower'] }],
      dice: [9, 1],
    }).fights();
    expect(t.question).toBe('support');
    t.answer('overpower');
    expect(t.question).toBe('modify');
    t.answer('card:plus:gray').end();
    const steps = ['supported', 'duelRolled', 'modified', 'duelJudged', 'suffered', 'duelEnded'];
    const told = t.events.map((e) => e.type).filter((type) => steps.includes(type));
    expect([...new Set(told)]).toEqual(steps);
  });
});

describe('support', () => {
  it('LS-4.1 everybody else within two spaces may play combat cards before the roll', () => {
    const t = tiny({
      survivors: [
        { hand: ['cover'] },
        { hand: ['cover'] },
        { space: '2,0', hand: ['assault', 'plus'] },
        { space: '3,0', hand: ['defend'] },
      ],
      dice: [1, 1],
    }).fights();
    expect(t.log('duelBegan')[0]?.supporters).toEqual(['s3']);
    expect(t.state.decision?.by).toBe('p3');
    // The card for a modification is not among them, and the one too far away is not asked.
    expect(t.options).toEqual(['assault', 'done']);
    t.answer('assault');
    expect(t.state.decision?.kind).toBe('modify');
    expect(t.state.decision?.by).toBe('p3');
    t.answer('pass').end();
  });

  it('LS-4.2 supporters modify with cards alone: no items, abilities or resources', () => {
    const t = tiny({
      survivors: [{}, {}, { card: 'pro', items: ['net', 'dice'], resources: { poison: 2 }, hand: ['plus'] }],
      dice: [1, 1],
    }).fights();
    expect(t.state.decision?.by).toBe('p3');
    expect(t.options).toEqual(['card:plus:gray', 'card:plus:red', 'pass']);
    t.answer('pass').end();
  });

  it('LS-4.3 Overpower: one more damage where damage is dealt', () => {
    const hit = tiny({ survivors: [{}, {}, { hand: ['overpower'] }], dice: [10, 1] });
    hit.fights().answer('overpower').end();
    expect(hit.damage()).toEqual([0, 2, 0]);
    const miss = tiny({ survivors: [{}, {}, { hand: ['overpower'] }], dice: [9, 1] });
    miss.fights().answer('overpower').end();
    expect(miss.damage()).toEqual([0, 0, 0]);
  });

  it('LS-4.3 whoever played it suffers one with the attacker; not where the attacker prevents all', () => {
    const t = tiny({ survivors: [{}, {}, { hand: ['overpower'] }], dice: [1, 10] });
    t.fights().answer('overpower').end();
    expect(t.damage()).toEqual([1, 0, 1]);
    expect(t.log('suffered').map((e) => e.rule)).toEqual(['LS-6.2', 'LS-4.3']);
    const spared = tiny({ survivors: [{ items: ['vest'] }, {}, { hand: ['overpower'] }], dice: [1, 10] });
    spared.fights().answer('overpower', 'item:vest').end();
    expect(spared.damage()).toEqual([0, 0, 0]);
  });

  it.each(['assault', 'defend'])('LS-4.4 who plays %s can not be dealt damage', (card) => {
    const die = card === 'assault' ? 'gray' : 'red';
    const t = tiny({ survivors: [{}, {}, { hand: [card, 'overpower'] }], dice: [1, 10] });
    t.fights().answer(card, 'overpower').end();
    expect(t.log('duelJudged')[0]?.[die].parts).toEqual([{ kind: 'support', id: card, by: 2 }]);
    expect(t.damage()).toEqual([1, 0, 0]);
    expect(t.log('guarded')[0]).toMatchObject({ survivor: 's3', rule: 'LS-4.4' });
  });
});

describe('modifying dice', () => {
  it('LS-5.1 from the attacker on clockwise, one modification each turn', () => {
    const t = tiny({
      survivors: [{ hand: ['plus'] }, { resources: { poison: 1 } }, { items: ['net'] }, { hand: ['plus'] }],
      dice: [1, 1],
    });
    t.perform('duel', { attacker: 's3', defender: 's2' });
    expect(t.state.decision?.by).toBe('p3');
    t.answer('item:net');
    expect(t.state.decision?.by).toBe('p4');
    t.answer('card:plus:gray');
    expect(t.state.decision?.by).toBe('p1');
    t.answer('card:plus:gray');
    expect(t.state.decision?.by).toBe('p2');
    t.answer('resource:poison').end();
    expect(t.log('modified').map(({ die, by, result }) => [die, by, result])).toEqual([
      ['red', -2, -1],
      ['gray', 1, 2],
      ['gray', 1, 3],
      ['red', 3, 2],
    ]);
  });

  it('LS-5.1 by the normal rules each is paid: the card, the resource, the stamina, once a combat', () => {
    const t = tiny({
      survivors: [{ card: 'pro', items: ['bomb', 'net'], resources: { poison: 1 }, hand: ['plus'] }, {}],
      dice: [1, 12, 2],
    }).fights();
    t.answer('ability:pro', 'resource:poison', 'card:plus:gray', 'item:net', 'item:bomb').end();
    expect(t.who()).toMatchObject({ stamina: 6, items: ['net'], hand: [] });
    expect(t.who().resources.poison).toBe(0);
  });

  it('LS-5.2 costless abilities are always on and use no turn', () => {
    const t = tiny({ survivors: [{ card: 'ace', items: ['club'] }, { card: 'foe' }], dice: [8, 1] })
      .fights()
      .end();
    expect(t.log('duelJudged')[0]?.gray.parts.map(({ id, by }) => [id, by])).toEqual([
      ['ace', 2],
      ['club', 1],
      ['foe', -1],
    ]);
    expect(t.log('modified')).toEqual([]);
    expect(t.damage()).toEqual([0, 1]);
  });

  it('LS-5.3 your roll is the die that a combatant rolled, the enemy roll the other one', () => {
    const attacker = tiny({ survivors: [{ card: 'ace' }, { card: 'pro' }], dice: [1, 1] }).fights();
    attacker.answer('ability:pro').end();
    expect(attacker.log('duelRolled')[0]).toMatchObject({ die: 'gray', result: 3 });
    expect(attacker.log('modified')[0]).toMatchObject({ survivor: 's2', die: 'gray' });
    const defender = tiny({ survivors: [{ card: 'pro' }, { card: 'ace' }], dice: [1, 1] }).fights();
    defender.answer('ability:pro').end();
    expect(defender.log('duelRolled')[1]).toMatchObject({ die: 'red', result: 3 });
    expect(defender.log('modified')[0]).toMatchObject({ survivor: 's1', die: 'red' });
  });

  it('LS-5.4 passing is not final; it ends when all have passed one after another', () => {
    const t = tiny({ survivors: [{ hand: ['plus'] }, { hand: ['plus'] }], dice: [1, 1] }).fights();
    t.answer('pass', 'card:plus:red');
    expect(t.state.decision?.by).toBe('p1');
    t.answer('card:plus:gray').end();
    // The second had nothing left, and so had the first: two passes in a row.
    expect(t.log('passed').map((e) => e.survivor)).toEqual(['s1', 's2', 's1']);
    const all = tiny({ survivors: [{ hand: ['plus'] }, { hand: ['plus'] }], dice: [1, 1] }).fights();
    all.answer('pass', 'pass').end();
  });

  it('LS-5.5 a modifier stays with a die that is rerolled; the option takes it away, but for what is always on', () => {
    const table = { survivors: [{ card: 'ace', items: ['dice'], hand: ['plus'] }, {}], dice: [1, 1, 8] };
    const keeps = tiny(table).fights().answer('card:plus:gray', 'item:dice').end();
    expect(keeps.log('rerolled')[0]).toMatchObject({ die: 'gray', from: 1, to: 8, result: 11 });
    const clears = tiny({ ...table, options: { rerolled: 'clears' } }).fights();
    clears.answer('card:plus:gray', 'item:dice').end();
    expect(clears.log('rerolled')[0]).toMatchObject({ result: 10 });
  });

  it('LS-5.5 results may leave 1 to 12', () => {
    const t = tiny({ survivors: [{ resources: { poison: 2 }, items: ['net'] }, {}], dice: [12, 1] }).fights();
    t.answer('resource:poison', 'resource:poison', 'item:net').end();
    expect(t.log('modified').map((e) => e.result)).toEqual([15, 18, -1]);
  });
});

describe('damage', () => {
  it('LS-6.1 gray 10: the defender is dealt one, and the attacker may take one of its resources', () => {
    const t = tiny({ survivors: [{}, { resources: { wood: 2, food: 1 } }], dice: [10, 9] }).fights();
    expect(t.state.decision?.by).toBe('p1');
    expect(t.options).toEqual(['food', 'wood', 'leave']);
    t.answer('wood').end();
    expect(t.damage()).toEqual([0, 1]);
    expect([t.who().resources.wood, t.who('s2').resources.wood]).toEqual([1, 1]);
    expect(
      tiny({ dice: [9, 9] })
        .fights()
        .end()
        .damage(),
    ).toEqual([0, 0]);
  });

  it('LS-6.2 red 10: the attacker is dealt one, and the defender may leave what it could take', () => {
    const t = tiny({ survivors: [{ resources: { wood: 1 } }, {}], dice: [1, 10] }).fights();
    expect(t.state.decision?.by).toBe('p2');
    t.answer('leave').end();
    expect(t.damage()).toEqual([1, 0]);
    expect(t.who().resources.wood).toBe(1);
  });

  it('LS-6.3 both can happen; then the combat ends, and both stay where they are', () => {
    const t = tiny({ dice: [11, 12] })
      .fights()
      .end();
    expect(t.damage()).toEqual([1, 1]);
    expect(t.log('duelEnded')).toHaveLength(1);
    expect(t.state.duel).toBeNull();
    expect([t.who().space, t.who('s2').space]).toEqual(['0,0', '0,0']);
  });

  it('LS-6.4 of several damage, preventing one leaves the rest', () => {
    const t = tiny({ survivors: [{}, { items: ['vest'] }, { hand: ['overpower'] }], dice: [10, 1] });
    t.fights().answer('overpower', 'item:vest').end();
    expect(t.log('prevented')[0]).toMatchObject({ by: 'vest', left: 1 });
    expect(t.damage()).toEqual([0, 1, 0]);
    expect(t.who('s2').items).toEqual([]);
  });

  it('LS-6.4 preventing all does not prevent the taking of a resource', () => {
    const t = tiny({
      survivors: [{}, { hand: ['duck'], resources: { stone: 1 } }, { hand: ['overpower', 'cover'] }],
      dice: [10, 1],
    });
    t.fights().answer('cover', 'overpower', 'card:duck');
    expect(t.question).toBe('take');
    t.answer('stone').end();
    expect(t.damage()).toEqual([0, 0, 0]);
    expect(t.who().resources.stone).toBe(1);
  });

  it('LS-6.4 what can be prevented may be borne', () => {
    const t = tiny({ survivors: [{}, { items: ['vest'] }], dice: [10, 1] })
      .fights()
      .answer('bear')
      .end();
    expect(t.damage()).toEqual([0, 1]);
    expect(t.who('s2').items).toEqual(['vest']);
  });
});

describe('the last one alive', () => {
  it('LS-1.3 three damage can be borne, the fourth is death; the last survivor wins', () => {
    const t = tiny({ survivors: [{}, { damage: 3 }], dice: [10, 1] })
      .fights()
      .end();
    expect(t.who('s2').status).toBe('dead');
    expect(t.state.outcome).toEqual({ winner: 's1' });
    const bears = tiny({ survivors: [{}, { damage: 2 }], dice: [10, 1] })
      .fights()
      .end();
    expect(bears.state.outcome).toBeNull();
  });

  it('LS-1.3 the last two die at once: a draw, or by the option the attacker loses', () => {
    const table = { survivors: [{ damage: 3 }, { damage: 3 }], dice: [10, 10] };
    expect(tiny(table).fights().end().state.outcome).toEqual({ winner: null });
    const option = tiny({ ...table, options: { together: 'attackerLoses' } })
      .fights()
      .end();
    expect(option.state.outcome).toEqual({ winner: 's2' });
  });

  it('LS-1.3 with a third who lives, that one wins, or the game goes on', () => {
    const dying = [{ damage: 3 }, { damage: 3 }];
    const three = tiny({ survivors: [...dying, {}], dice: [10, 10] })
      .fights()
      .end();
    expect(three.state.outcome).toEqual({ winner: 's3' });
    const four = tiny({ survivors: [...dying, {}, {}], dice: [10, 10] })
      .fights()
      .end();
    expect(four.state.outcome).toBeNull();
  });

  it('who dies of a combat takes nothing, and its cards go to the discards', () => {
    const t = tiny({
      survivors: [{ damage: 3, hand: ['plus'] }, { damage: 3, resources: { wood: 1 } }, {}],
      dice: [10, 10],
    });
    t.fights().answer('pass').end();
    expect(t.log('taken')).toEqual([]);
    expect(t.state.supports.discard).toEqual(['plus']);
  });
});
