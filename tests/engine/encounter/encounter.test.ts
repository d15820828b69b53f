import { describe, expect, it } from 'vitest';
import { loadEncounterContent } from '../../../src/engine/encounter/loadContent';
import { PROBES, tiny } from './kit';

describe('the order of an encounter', () => {
  it('CE-1.1 the token is turned and its back is read before anything else', () => {
    const t = tiny({ monsters: ['herald'], dice: [5, 5, 1] }).meets('herald');
    expect(t.told.slice(0, 3)).toEqual(['tokenTurned', 'backRead', 'lost']);
    expect(t.who().sanity).toBe(3);
    t.answer('roll').end();
    expect(t.log('tokenTurned')[0]).toMatchObject({ monster: 'herald', backs: ['read'], rule: 'CE-1.1' });
  });

  it('CE-1.2 will, then strength', () => {
    const t = tiny({ monsters: ['brute'], dice: [5, 5, 1, 1, 5] })
      .meets('brute')
      .answer('roll', 'roll')
      .end();
    expect(t.log('tested').map(({ purpose }) => purpose)).toEqual(['will', 'strength']);
  });

  it('CE-1.2 a test that the token lacks is skipped', () => {
    const ox = tiny({ monsters: ['ox'], dice: [5, 1] })
      .meets('ox')
      .answer('roll')
      .end();
    expect(ox.log('testSkipped').map(({ test }) => test)).toEqual(['will']);
    const ghost = tiny({ monsters: ['ghost'], dice: [5, 5, 1] })
      .meets('ghost')
      .answer('roll')
      .end();
    expect(ghost.log('testSkipped').map(({ test }) => test)).toEqual(['strength']);
    // Another skill stands in the place of will: lore.
    expect(ghost.log('tested')[0]).toMatchObject({ purpose: 'will', skill: 'lore', dice: [5, 5, 1] });
  });
});

describe('several monsters on a space', () => {
  it('CE-1.3 one at a time in an order of its own choice, every non-epic one before any epic one', () => {
    const t = tiny({ monsters: ['giant', 'shell', 'ox', 'king'], dice: [1, 1, 5, 5, 1, 1, 6, 1, 1, 1] });
    t.perform('meetAll', { investigator: 'i1' });
    expect(t.options).toEqual(['shell', 'ox']);
    t.answer('ox', 'roll');
    // Of the plain ones only the shell is left: nothing to choose; then the epic ones.
    expect(t.about('monster')).toBe('shell');
    t.answer('roll');
    expect(t.options).toEqual(['giant', 'king']);
    t.answer('giant', 'roll');
    expect(t.about('monster')).toBe('king');
    t.answer('roll');
    expect(t.log('tokenTurned').map((e) => e.monster)).toEqual(['ox', 'shell', 'giant', 'king']);
    t.end();
  });

  it('CE-1.3 each answer tells the odds of meeting that monster', () => {
    const t = tiny({ monsters: ['ox', 'shell'] }).perform('meetAll', { investigator: 'i1' });
    expect(t.option<{ odds: { strength: { dice: number } } }>('ox').odds.strength.dice).toBe(2);
    t.stopsAt('meetWhich');
  });

  it('CE-1.4 all defeated: one further encounter may be resolved', () => {
    const table = { monsters: ['shell'], dice: [5, 5, 5] };
    const t = tiny({ ...table, dice: [5, 5, 5, 6, 6, 6] })
      .perform('meetAll', { investigator: 'i1' })
      .answer('roll');
    expect(t.options).toEqual(['further', 'pass']);
    // What is found there is an ambush, by the only token of the cup.
    t.answer('further', 'roll').end();
    expect(t.log('placeRead')[0]).toMatchObject({ place: 'hall', further: true, rule: 'CE-1.4' });
    const no = tiny(table).perform('meetAll', { investigator: 'i1' }).answer('roll', 'pass').end();
    expect(no.log('placeRead')).toEqual([]);
  });

  it('CE-1.4 not where one is left, nor where one was got rid of in another way', () => {
    const left = tiny({ monsters: ['shell'], dice: [5, 1, 1] }).perform('meetAll', { investigator: 'i1' });
    left.answer('roll').end();
    const content = loadEncounterContent({
      ...PROBES.pack,
      monsters: PROBES.pack.monsters.map((m) =>
        m.id === 'shell' ? { ...m, back: { read: [{ do: 'banish', which: 'this' }] } } : m,
      ),
    });
    const banished = tiny({ content, monsters: ['shell'] })
      .perform('meetAll', { investigator: 'i1' })
      .end();
    expect(banished.state.cup).toEqual(['shell']);
    expect(banished.log('tested')).toEqual([]);
    const none = tiny({}).perform('meetAll', { investigator: 'i1' }).end();
    expect(none.told).toEqual([]);
  });
});

describe('the will test', () => {
  it('CE-3.1 horror greater than successes: the difference is lost', () => {
    const t = tiny({ monsters: ['ghost'], dice: [1, 5, 1] })
      .meets('ghost')
      .answer('roll')
      .end();
    expect(t.who().sanity).toBe(3);
    expect(t.log('lost')[0]).toMatchObject({ what: 'sanity', by: 1, need: 2, successes: 1, rule: 'CE-3.1' });
  });

  it('CE-3.1 otherwise nothing is lost, and nothing is gained', () => {
    const t = tiny({ monsters: ['ghost'], dice: [6, 5, 5] })
      .meets('ghost')
      .answer('roll')
      .end();
    expect(t.who()).toMatchObject({ sanity: 4, health: 5 });
    expect(t.log('withstood')[0]).toMatchObject({ need: 2, successes: 3, rule: 'CE-3.1' });
    expect(t.monster('ghost')?.lost).toBe(0);
  });

  it('CE-3.2 sanity 0: defeated at once, no strength test, the monster unchanged', () => {
    const t = tiny({ investigators: [{ sanity: 2 }], monsters: [{ card: 'brute', lost: 1 }], dice: [1, 1] });
    t.meets('brute').answer('roll').end();
    expect(t.who()).toMatchObject({ sanity: 0, status: 'defeated' });
    expect(t.monster('brute')).toEqual({ card: 'brute', place: 'hall', lost: 1 });
    expect(t.told.at(-1)).toBe('investigatorDefeated');
  });

  it('CE-3.2 the other monsters of the space are not met any more', () => {
    const t = tiny({ investigators: [{ sanity: 1 }], monsters: ['brute', 'ox'], dice: [1, 1] });
    t.perform('meetAll', { investigator: 'i1' }).answer('brute', 'roll').end();
    expect(t.log('tokenTurned')).toHaveLength(1);
  });
});

describe('the strength test', () => {
  it('CE-4.1 damage greater than successes: health is lost', () => {
    const t = tiny({ monsters: ['ox'], dice: [5, 1] })
      .meets('ox')
      .answer('roll')
      .end();
    expect(t.who().health).toBe(3);
    expect(t.log('lost')[0]).toMatchObject({ what: 'health', by: 2, need: 3, successes: 1, rule: 'CE-4.1' });
  });

  it('CE-4.1 otherwise none', () => {
    const t = tiny({ monsters: ['shell'], dice: [5, 1, 1] })
      .meets('shell')
      .answer('roll')
      .end();
    expect(t.who().health).toBe(5);
    expect(t.log('withstood')[0]).toMatchObject({ test: 'strength', need: 1, successes: 1 });
  });

  it('CE-4.2 the monster loses health equal to the successes', () => {
    const t = tiny({ monsters: ['ox'], dice: [5, 6] })
      .meets('ox')
      .answer('roll')
      .end();
    expect(t.monster('ox')?.lost).toBe(2);
    expect(t.log('monsterHurt')[0]).toMatchObject({ by: 2, lost: 2, toughness: 3, rule: 'CE-4.2' });
  });

  it('CE-4.3 both losses at the same time: both can fall', () => {
    const t = tiny({ investigators: [{ health: 1 }], monsters: [{ card: 'ox', lost: 1 }], dice: [5, 5] });
    t.meets('ox').answer('roll').end();
    expect(t.who()).toMatchObject({ health: 0, status: 'defeated' });
    expect(t.state.cup).toEqual(['ox']);
    expect(t.log('investigatorDefeated')[0]).toMatchObject({ what: 'health', rule: 'CE-4.3' });
  });

  it('CE-4.4 as much lost as it is tough: back to the cup', () => {
    const t = tiny({ monsters: ['brute'], dice: [5, 5, 5, 5, 1] })
      .meets('brute')
      .answer('roll', 'roll')
      .end();
    expect(t.monster('brute')).toBeUndefined();
    expect(t.state.cup).toEqual(['brute']);
    expect(t.log('monsterDefeated')[0]).toMatchObject({ lost: 2, toughness: 2, rule: 'CE-4.4' });
  });

  it('CE-4.4 more than that is enough too', () => {
    const t = tiny({ monsters: ['shell'], dice: [5, 5, 5] })
      .meets('shell')
      .answer('roll')
      .end();
    expect(t.state.cup).toEqual(['shell']);
  });

  it('CE-4.5 not defeated: it stays with its health tokens, and they count the next time', () => {
    const t = tiny({ monsters: [{ card: 'ox', lost: 1 }], dice: [5, 1] })
      .meets('ox')
      .answer('roll')
      .end();
    expect(t.monster('ox')).toEqual({ card: 'ox', place: 'hall', lost: 2 });
    expect(t.log('monsterStays')[0]).toMatchObject({ lost: 2, toughness: 3, place: 'hall', rule: 'CE-4.5' });
    const again = tiny({ monsters: [{ card: 'ox', lost: 2 }], dice: [5, 1] })
      .meets('ox')
      .answer('roll')
      .end();
    expect(again.state.cup).toEqual(['ox']);
  });
});

describe('an epic monster', () => {
  const scope = { investigator: 'i1', monster: null, source: { kind: 'possession', id: 'bell' } };

  it('CE-5.1 is neither moved nor discarded', () => {
    for (const effect of [
      { do: 'banish', which: 'here' },
      { do: 'drive', which: 'here' },
    ] as const) {
      const t = tiny({ monsters: ['giant'] })
        .perform('perform', { ...scope, effects: [effect] })
        .end();
      expect(t.monster('giant')?.place).toBe('hall');
      expect(t.log('epicUnmoved')[0]).toMatchObject({
        monster: 'giant',
        wanted: effect.do === 'banish' ? 'discard' : 'move',
        rule: 'CE-5.1',
      });
    }
  });

  it('CE-5.1 while others are', () => {
    const banished = tiny({ monsters: ['ox', 'giant'] });
    banished
      .perform('perform', { ...scope, effects: [{ do: 'banish', which: 'here' }] })
      .answer('ox')
      .end();
    expect(banished.state.cup).toEqual(['ox']);
    const driven = tiny({ monsters: [{ card: 'ox', lost: 1 }] });
    driven.perform('perform', { ...scope, effects: [{ do: 'drive', which: 'here' }] }).end();
    expect(driven.monster('ox')).toEqual({ card: 'ox', place: 'yard', lost: 1 });
  });

  it('CE-5.2 defeated by lost health alone; then it goes to the box', () => {
    const t = tiny({ monsters: [{ card: 'giant', lost: 1 }], dice: [5, 5, 1] })
      .meets('giant')
      .answer('roll')
      .end();
    expect(t.state.box).toContain('giant');
    expect(t.state.cup).toEqual([]);
    expect(t.log('monsterLeft')[0]).toMatchObject({ to: 'box', rule: 'CE-5.2' });
    const keg = tiny({ monsters: [{ card: 'giant', lost: 1 }] });
    keg.perform('perform', { ...scope, effects: [{ do: 'wound', amount: 2 }] }).end();
    expect(keg.state.box).toContain('giant');
  });

  it('CE-5.3 comes from effects that name it, and is never in the cup', () => {
    const t = tiny({ investigators: [{ place: 'yard' }] });
    t.perform('placeEncounter', { investigator: 'i1', further: false }).end();
    expect(t.monster('giant')).toEqual({ card: 'giant', place: 'yard', lost: 0 });
    expect(t.state.box).not.toContain('giant');
    expect(t.log('monsterCame')[0]).toMatchObject({ from: 'box', rule: 'CE-5.3' });
    // It is there already: nothing comes.
    const again = tiny({ investigators: [{ place: 'yard' }], monsters: ['giant'] });
    again.perform('placeEncounter', { investigator: 'i1', further: false }).end();
    expect(again.log('nothingHappened')[0]).toMatchObject({ why: 'noEpic', rule: 'CE-5.3' });
  });
});

describe('an ambush', () => {
  const ambush = { investigator: 'i1' };

  it('CE-6.1 a random monster of the cup is met at once, on no space', () => {
    const t = tiny({ cup: ['ox'], monsters: ['brute'] }).perform('ambush', ambush);
    expect(t.monster('ox')?.place).toBeNull();
    expect(t.about('monster')).toBe('ox');
    t.state.dice.script.push({ value: 1 }, { value: 1 });
    t.answer('roll');
    expect(t.log('ambushed')[0]).toMatchObject({ monster: 'ox', rule: 'CE-6.1' });
    expect(t.log('monsterStays')).toEqual([]);
  });

  it('CE-6.2 afterwards it goes back without health tokens, defeated or not, and the effect goes on', () => {
    for (const dice of [
      [5, 1],
      [5, 5],
    ]) {
      const t = tiny({ cup: ['ox'], dice });
      t.perform('placeEncounter', { investigator: 'i1', further: false }).answer('roll').end();
      expect(t.state.cup).toEqual(['ox']);
      expect(t.state.monsters).toEqual([]);
      expect(t.log('ambushOver')[0]?.rule).toBe('CE-6.2');
      // The clue comes after the ambush that it was interrupted by.
      expect(t.who().clues).toBe(1);
      expect(t.told.indexOf('gained')).toBeGreaterThan(t.told.indexOf('ambushOver'));
    }
    const beaten = tiny({ cup: ['shell'], dice: [5, 5, 1] })
      .perform('ambush', ambush)
      .answer('roll')
      .end();
    expect(beaten.told).toContain('monsterDefeated');
    expect(beaten.state.cup).toEqual(['shell']);
  });

  it('CE-6.2 the back of a token that is met is interrupted too, and its encounter goes on', () => {
    const t = tiny({ monsters: ['herald'], cup: ['shell'], dice: [1, 1, 5, 5, 5, 1] }).meets('herald');
    t.answer('roll', 'roll').end();
    expect(t.log('tested').map((e) => e.monster)).toEqual(['shell', 'herald']);
    expect(t.state.cup).toEqual(['shell', 'herald']);
  });

  it('CE-6.2 whoever falls in it gains nothing after it, but the token goes back', () => {
    const t = tiny({ investigators: [{ health: 1 }], cup: ['ox'], dice: [1, 1] });
    t.perform('placeEncounter', { investigator: 'i1', further: false }).answer('roll').end();
    expect(t.who()).toMatchObject({ status: 'defeated', clues: 0 });
    expect(t.state.cup).toEqual(['ox']);
  });

  it('CE-6.3 an empty cup: no ambush, and the log says so', () => {
    const t = tiny({}).perform('placeEncounter', { investigator: 'i1', further: false }).end();
    expect(t.log('noAmbush')[0]).toEqual({ type: 'noAmbush', investigator: 'i1', rule: 'CE-6.3' });
    expect(t.who().clues).toBe(1);
  });
});

describe('limits', () => {
  it('CE-7.2 health and sanity are not spent where 0 would be left', () => {
    const t = tiny({ investigators: [{ health: 1, possessions: ['grit'] }], monsters: ['shell'] }).meets(
      'shell',
    );
    expect(t.options).toEqual(['roll']);
    const pay = { do: 'pay', what: 'sanity', amount: 2, then: [], otherwise: [] } as const;
    const scope = { investigator: 'i1', monster: null, source: { kind: 'placeEncounter', id: 'hallFinds' } };
    const effect = { ...pay, then: [], otherwise: [] };
    const poor = tiny({ investigators: [{ sanity: 2 }] })
      .perform('pay', { ...scope, effect })
      .end();
    expect(poor.who().sanity).toBe(2);
    const rich = tiny({ investigators: [{ sanity: 3 }] }).perform('pay', { ...scope, effect });
    expect(rich.options).toEqual(['pay', 'decline']);
    rich.answer('pay').end();
    expect(rich.who().sanity).toBe(1);
  });

  it('CE-7.2 clues may be spent to the last', () => {
    const t = tiny({ investigators: [{ clues: 1 }], dice: [1, 1, 1, 6] });
    t.perform('test', {
      investigator: 'i1',
      skill: 'strength',
      modifier: 0,
      purpose: 'place',
      monster: null,
    });
    t.answer('roll', 'clues:1').end();
    expect(t.who().clues).toBe(0);
  });

  it('CE-7.2 recovery stops at the maximum', () => {
    const scope = { investigator: 'i1', monster: null, source: { kind: 'possession', id: 'salve' } };
    const heal = { do: 'recover', what: 'health', amount: 3 } as const;
    const t = tiny({ investigators: [{ health: 4 }] })
      .perform('perform', { ...scope, effects: [heal, heal] })
      .end();
    expect(t.who().health).toBe(5);
    expect(t.log('recovered')[0]).toMatchObject({ by: 1, now: 5, rule: 'CE-7.2' });
    expect(t.log('nothingHappened')[0]).toMatchObject({ why: 'atMost', rule: 'CE-7.2' });
  });

  it('CE-2.1 skills change by two at most', () => {
    const scope = { investigator: 'i1', monster: null, source: { kind: 'placeEncounter', id: 'hallFinds' } };
    const up = { do: 'change', skill: 'lore', by: 1 } as const;
    const t = tiny({})
      .perform('perform', { ...scope, effects: [up, up, up] })
      .end();
    expect(t.who().changes.lore).toBe(2);
    expect(t.log('skillChanged').map((e) => e.now)).toEqual([1, 2]);
  });
});
