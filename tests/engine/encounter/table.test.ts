import { describe, expect, it } from 'vitest';
import { encounterViolations } from '../../../src/engine/encounter/invariants';
import {
  checkEncounterSetUp,
  type EncounterSetUp,
  prepareEncounter,
} from '../../../src/engine/encounter/setup';
import { ENCOUNTER } from '../../../src/engine/encounter/table';
import { current } from '../../../src/engine/kernel';
import { begunOf } from '../../../src/engine/table/begin';
import { CONTENT, PROBES, tiny } from './kit';

const quick = (more: Partial<EncounterSetUp> = {}): EncounterSetUp => ({
  run: 'quick',
  players: ['Mika'],
  investigators: [{ card: 'constable', player: 0 }],
  seed: 3,
  ...more,
});
const long = (count: number, more: Partial<EncounterSetUp> = {}): EncounterSetUp => ({
  run: 'clear',
  players: ['Mika', 'Ola'],
  investigators: CONTENT.pack.investigators.slice(0, count).map(({ id }, i) => ({ card: id, player: i % 2 })),
  seed: 3,
  ...more,
});

describe('a set-up', () => {
  it.each([
    ['a quick encounter of two', quick({ investigators: long(2).investigators }), 'one investigator'],
    ['nobody', long(0), 'one to 8 investigators'],
    ['nine', long(9), 'one to 8 investigators'],
    ['no player', quick({ players: [] }), 'one to 8 players'],
    [
      'a stranger',
      quick({ investigators: [{ card: 'constructor', player: 0 }] }),
      'no investigator "constructor"',
    ],
    [
      'one twice',
      long(2, { investigators: [...long(1).investigators, ...long(1).investigators] }),
      'there once',
    ],
    [
      'a seat that is not there',
      quick({ investigators: [{ card: 'constable', player: 4 }] }),
      'has a player',
    ],
    ['a monster that is not there', quick({ monsters: ['__proto__'] }), 'no monster "__proto__"'],
    ['one monster twice', quick({ monsters: ['mudOx', 'mudOx'] }), 'each monster is there once'],
    [
      'too many monsters',
      quick({ monsters: CONTENT.pack.monsters.slice(0, 7).map((m) => m.id) }),
      'at most six',
    ],
    ['monsters of a run', long(1, { monsters: ['mudOx'] }), 'drawn from the cup'],
    ['CE-5.3 a herald that is not epic', long(1, { herald: 'mudOx' }), '"mudOx" is not epic'],
    ['a herald of a quick encounter', quick({ herald: 'quayMaw' }), 'one of its monsters'],
  ])('%s can not be played', (_, setup, why) => {
    expect(checkEncounterSetUp(setup, CONTENT)).toContain(why);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'of %i investigators lays the longer run: nothing lost, nothing double',
    (n) => {
      const setup = long(n, { herald: 'snareMother' });
      expect(checkEncounterSetUp(setup, CONTENT)).toBeNull();
      const state = prepareEncounter(setup, CONTENT);
      expect(state.investigators).toHaveLength(n);
      expect(state.monsters.filter((m) => m.card !== 'snareMother')).toHaveLength(Math.min(6, n + 2));
      expect(current(begunOf(ENCOUNTER, setup, CONTENT)).decision?.kind).toBe('action');
      expect(encounterViolations(current(begunOf(ENCOUNTER, setup, CONTENT)), CONTENT)).toEqual([]);
    },
  );

  it('CE-5.3 an epic monster of a quick encounter is there by name alone, never by lot', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { monsters } = prepareEncounter(quick({ seed }), CONTENT);
      expect(monsters).toHaveLength(2);
      for (const { card } of monsters) expect(CONTENT.monsters[card]?.epic).toBeUndefined();
    }
    const named = prepareEncounter(quick({ monsters: ['quayMaw'] }), CONTENT);
    expect(named.monsters).toEqual([{ card: 'quayMaw', place: 'square', lost: 0 }]);
    expect(named.box).not.toContain('quayMaw');
  });
});

describe('a quick encounter', () => {
  it('is over when the place is clear', () => {
    const t = tiny({ run: 'quick', monsters: ['shell'], dice: [5, 5, 1] }).perform('table', {});
    t.answer('roll', 'pass').end();
    expect(t.state.outcome).toBe('cleared');
    expect(t.log('ended')[0]?.outcome).toBe('cleared');
  });

  it('is lost when the investigator falls, also together with the monster (CE-4.3)', () => {
    const t = tiny({
      ...{ run: 'quick', investigators: [{ health: 1 }], monsters: [{ card: 'ox', lost: 1 }] },
      dice: [5, 5],
    });
    t.perform('table', {}).answer('roll').end();
    expect(t.state.outcome).toBe('lost');
  });

  it('stands undecided after three rounds', () => {
    const t = tiny({ run: 'quick', monsters: ['mist'], dice: [5, 1, 1, 1, 1, 1, 1, 1, 1] });
    t.perform('table', {}).answer('roll', 'roll', 'roll').end();
    expect(t.state).toMatchObject({ outcome: 'stands', round: 3 });
  });
});

describe('a longer run', () => {
  it('everybody acts twice, then meets what is on its place', () => {
    const t = tiny({ monsters: [{ card: 'shell', at: 'yard' }, 'mist'], dice: [5, 5, 1] });
    t.perform('table', {});
    expect(t.options).toEqual(['go:yard', 'focus', 'endTurn']);
    t.answer('focus', 'go:yard');
    expect(t.about('monster')).toBe('shell');
    t.answer('roll', 'keep');
    expect(t.question).toBe('further');
    t.answer('pass').stopsAt('action');
    // The cup had only the shell again, and the night took it; the mist is still there.
    expect(t.log('tokenGone')[0]).toMatchObject({ monster: 'shell', left: 0 });
    expect(t.state.monsters.map((m) => m.card)).toEqual(['mist']);
    expect(t.state).toMatchObject({ outcome: null, round: 2 });
  });

  it('is won when no monster is left on any place', () => {
    const t = tiny({ monsters: ['shell'], cup: ['ox'], dice: [5, 5, 1] }).perform('table', {});
    t.answer('endTurn', 'roll', 'pass').end();
    expect(t.state.outcome).toBe('cleared');
  });

  it('is lost when the cup is empty as a token should leave it', () => {
    const t = tiny({ monsters: [{ card: 'ox', at: 'yard' }] })
      .perform('table', {})
      .answer('endTurn')
      .end();
    expect(t.state.outcome).toBe('cupEmpty');
  });

  it('is lost when all are defeated', () => {
    const t = tiny({ investigators: [{ health: 1 }], monsters: ['ox'], cup: ['brute'], dice: [1, 1] });
    t.perform('table', {}).answer('endTurn', 'roll').end();
    expect(t.state.outcome).toBe('lost');
  });

  it('every third round one comes, and in every round one goes for good; two from the tenth on', () => {
    const after = (round: number) => {
      const t = tiny({
        investigators: [{ place: 'yard' }],
        monsters: ['ox', { card: 'king', at: 'hall' }],
        cup: ['brute', 'ghost', 'shell', 'mist'],
        round: round - 1,
      });
      t.perform('round', {}).answer('endTurn').end();
      return [t.log('monsterCame').filter((e) => e.from === 'cup').length, t.log('tokenGone').length];
    };
    expect([1, 2, 3, 9, 10].map(after)).toEqual([
      [0, 1],
      [0, 1],
      [1, 1],
      [1, 1],
      [0, 2],
    ]);
  });

  it('rest is possible alone and hurt; it gives one of each that is lacking', () => {
    const t = tiny({ investigators: [{ health: 3, focus: 2 }], monsters: [{ card: 'ox', at: 'yard' }] });
    t.perform('turn', { investigator: 'i1', left: 2 });
    expect(t.options).toEqual(['go:yard', 'rest', 'endTurn']);
    t.answer('rest', 'endTurn').end();
    expect(t.who()).toMatchObject({ health: 4, sanity: 4 });
    const beside = tiny({ investigators: [{ health: 3 }], monsters: ['ox'] });
    beside.perform('turn', { investigator: 'i1', left: 2 });
    expect(beside.options).toEqual(['go:yard', 'focus', 'endTurn']);
  });

  it('a possession acts once a round; CE-5.1 in vain on an epic monster', () => {
    const t = tiny({
      investigators: [{ possessions: ['bell', 'whip', 'keg'], focus: 2 }],
      monsters: ['giant'],
    });
    t.perform('turn', { investigator: 'i1', left: 3 });
    t.answer('p1', 'p2', 'p3').end();
    expect(t.log('epicUnmoved').map((e) => e.wanted)).toEqual(['discard', 'move']);
    expect(t.monster('giant')?.lost).toBe(2);
  });

  it('a keg that fells one sends it back to the cup (CE-4.4)', () => {
    const t = tiny({ investigators: [{ possessions: ['keg'], focus: 2 }], monsters: ['shell'] });
    t.perform('turn', { investigator: 'i1', left: 1 }).answer('p1').end();
    expect(t.state.cup).toEqual(['shell']);
    expect(t.who().possessions[0]?.used).toEqual(['act']);
  });

  it('nobody there to aim at: nothing happens, and it is told', () => {
    const t = tiny({ investigators: [{ possessions: ['bell'] }] });
    t.perform('turn', { investigator: 'i1', left: 1 }).answer('p1').end();
    expect(t.log('nothingHappened')[0]?.why).toBe('noMonster');
  });
});

describe('a correction by hand', () => {
  const open = () => tiny({ monsters: ['ox', { card: 'shell', at: 'yard' }], content: PROBES }).meets('ox');

  it('sets points, skills, conditions, places and health tokens; the odds follow', () => {
    const t = open();
    t.edit({ what: 'points', investigator: 'i1', of: 'health', to: 2 });
    t.edit({ what: 'skill', investigator: 'i1', skill: 'strength', to: 2 });
    t.edit({ what: 'condition', investigator: 'i1', condition: 'blessed', has: true });
    t.edit({ what: 'health tokens', monster: 'ox', to: 1 });
    t.edit({ what: 'health tokens', monster: 'shell', to: 2 });
    expect(t.who()).toMatchObject({ health: 2, conditions: ['blessed'] });
    expect(t.about<{ dice: number; from: number }>('odds')).toMatchObject({ dice: 4, from: 4 });
    expect(t.state.cup).toEqual(['shell']);
    t.stopsAt('beforeRoll');
    const walk = tiny({}).perform('turn', { investigator: 'i1', left: 1 });
    walk.edit({ what: 'place', investigator: 'i1', place: 'yard' });
    expect(walk.options).toContain('go:hall');
    walk.edit({ what: 'condition', investigator: 'i1', condition: 'blessed', has: false });
    expect(walk.who().place).toBe('yard');
  });

  it.each([
    [{ what: 'points', investigator: 'i1', of: 'health', to: 0 }, 'nobody is defeated by hand'],
    [{ what: 'points', investigator: 'i1', of: 'health', to: 50 }, 'above the maximum'],
    [{ what: 'points', investigator: 'i9', of: 'health', to: 1 }, 'no such investigator'],
    [{ what: 'place', investigator: 'i1', place: 'moon' }, 'no such place'],
    [{ what: 'health tokens', monster: 'brute', to: 1 }, 'not on the table'],
    [{ what: 'health tokens', monster: 'ox', to: 9 }, 'falls by the encounter'],
    [{ what: 'skill', investigator: 'i1', skill: 'will', to: 3 }, 'no correction'],
    [null, 'no correction'],
    [{ what: 'sing' }, 'no correction'],
  ])('refuses %j and changes nothing', (edit, why) => {
    expect(open().refusal(edit)).toContain(why);
  });
});
