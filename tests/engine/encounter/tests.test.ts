import { describe, expect, it } from 'vitest';
import { poolOf, successFrom } from '../../../src/engine/encounter/pool';
import { PROBES, type Table, tiny } from './kit';

const strengthTest = { investigator: 'i1', skill: 'strength', modifier: 0, purpose: 'strength' } as const;

function poolIn(table: Table, facts: Partial<Parameters<typeof poolOf>[1]> = {}) {
  const t = tiny(table);
  return poolOf(
    { state: t.state, content: PROBES },
    { investigator: 'i1', skill: 'strength', modifier: 0, monster: null, ...facts },
  );
}

const changed = (strength: number) => ({
  changes: { lore: 0, influence: 0, observation: 0, strength, will: 0 },
});

describe('the dice of a test', () => {
  it('CE-2.1 skill, improvement, modifier, the highest bonus and every additional die', () => {
    const pool = poolIn(
      { investigators: [{ ...changed(2), possessions: ['club', 'axe', 'wand', 'charm'] }] },
      {
        modifier: -1,
        extra: [
          { card: 'grit', dice: 2 },
          { card: 'calm', dice: 1 },
        ],
      },
    );
    expect(pool.value).toBe(3 + 2 - 1 + 3 + 2 + 1);
    expect(pool.parts.map(({ kind, source, by }) => [kind, source, by])).toEqual([
      ['skill', 'strength', 3],
      ['change', 'strength', 2],
      ['modifier', '', -1],
      ['bonus', 'axe', 3],
      ['dice', 'grit', 2],
      ['dice', 'calm', 1],
    ]);
    // The others are told, and why they do not count; a bonus to another skill is none here.
    expect(pool.idle).toEqual([
      { source: 'club', by: 2, why: 'lower' },
      { source: 'wand', by: 1, why: 'lower' },
    ]);
  });

  it('CE-2.1 below one it is exactly one', () => {
    const pool = poolIn({ investigators: [changed(-2)] }, { modifier: -4 });
    expect(pool.value).toBe(1);
    expect(pool.parts.at(-1)).toMatchObject({ kind: 'least', by: 4, rule: 'CE-2.1' });
    expect(pool.parts.reduce((sum, { by }) => sum + by, 0)).toBe(1);
  });

  it('CE-7.2 impairment takes no skill below 1', () => {
    const pool = poolIn(
      { investigators: [{ card: 'ben', changes: { ...changed(0).changes, will: -2 } }] },
      {
        skill: 'will',
        modifier: 1,
      },
    );
    expect(pool.value).toBe(2);
  });

  it('CE-7.1 magical resistance: no bonus of magical possessions', () => {
    const table: Table = { investigators: [{ possessions: ['wand', 'club'] }], monsters: ['shell', 'mist'] };
    const pool = poolIn(table, { monster: 'shell' });
    expect(pool.value).toBe(5);
    expect(pool.idle).toEqual([{ source: 'wand', by: 1, why: 'resisted' }]);
  });

  it('CE-7.1 physical resistance: only bonuses of magical possessions', () => {
    const table: Table = { investigators: [{ possessions: ['axe', 'wand'] }], monsters: ['mist'] };
    const pool = poolIn(table, { monster: 'mist' });
    expect(pool.value).toBe(4);
    expect(pool.idle).toEqual([{ source: 'axe', by: 3, why: 'resisted' }]);
  });

  it('CE-7.1 neither touches rerolls or additional dice', () => {
    const t = tiny({
      investigators: [{ possessions: ['calm', 'eye'] }],
      monsters: ['shell'],
      dice: [1, 1, 1, 1, 6],
    }).meets('shell');
    expect(t.options).toEqual(['roll', 'p1']);
    t.answer('p1', 'roll');
    expect(t.options).toEqual(['keep', 'p2:1']);
    t.answer('p2:1').end();
    expect(t.log('tested')[0]?.dice).toEqual([6, 1, 1, 1]);
  });
});

describe('a roll', () => {
  it.each([
    [[], 5],
    [['blessed'], 4],
    [['cursed'], 6],
  ] as const)('CE-2.2 %j: a success from %i on', (conditions, from) => {
    expect(successFrom(conditions)).toBe(from);
    const t = tiny({ investigators: [{ conditions: [...conditions] }], dice: [4, 5, 6] });
    t.perform('test', { ...strengthTest, monster: null })
      .answer('roll')
      .end();
    expect(t.log('tested')[0]).toMatchObject({ from, successes: 7 - from, dice: [4, 5, 6] });
  });

  it('CE-2.3 additional dice are declared before the roll, for what they cost, once a round', () => {
    const t = tiny({ investigators: [{ possessions: ['grit', 'calm'] }], dice: [1, 1, 1, 1, 5, 5] });
    t.perform('test', { ...strengthTest, monster: null });
    expect(t.question).toBe('beforeRoll');
    expect(t.options).toEqual(['roll', 'p1', 'p2']);
    t.answer('p1');
    expect(t.options).toEqual(['roll', 'p2']);
    expect(t.who().health).toBe(4);
    expect(t.about('dice')).toBe(5);
    t.answer('p2', 'roll').end();
    expect(t.log('diceDeclared').map(({ card, dice }) => [card, dice])).toEqual([
      ['grit', 2],
      ['calm', 1],
    ]);
    expect(t.log('tested')[0]).toMatchObject({ successes: 2, pool: { value: 6 } });
  });

  it('CE-2.3 two of one card are one answer, and the second is there after the first', () => {
    const t = tiny({ investigators: [{ possessions: ['calm', 'calm'] }], dice: [1, 1, 1, 1, 6] });
    t.perform('test', { ...strengthTest, monster: null });
    expect(t.options).toEqual(['roll', 'p1']);
    t.answer('p1');
    expect(t.options).toEqual(['roll', 'p2']);
    t.answer('p2', 'roll').end();
    expect(t.log('tested')[0]?.successes).toBe(1);
  });

  it('CE-2.3 dice of another skill are not offered', () => {
    const t = tiny({ investigators: [{ possessions: ['grit'] }] });
    t.perform('test', { ...strengthTest, skill: 'will', monster: null });
    expect(t.options).toEqual(['roll']);
  });

  it('CE-2.3 the odds are told before the roll, and follow what is declared', () => {
    const t = tiny({ investigators: [{ possessions: ['calm'] }], monsters: ['shell'] }).meets('shell');
    expect(t.about<{ dice: number }>('odds').dice).toBe(3);
    t.answer('p1').stopsAt('beforeRoll');
    expect(t.about<{ dice: number }>('odds').dice).toBe(4);
  });

  it('CE-2.4 one clue or one focus rerolls one die, as often as can be paid; the new face stands', () => {
    const t = tiny({ investigators: [{ clues: 2, focus: 1 }], dice: [1, 2, 2, 6, 3, 1] });
    t.perform('test', { ...strengthTest, monster: null }).answer('roll');
    // Dice that show the same are one answer.
    expect(t.options).toEqual(['keep', 'clues:1', 'clues:2', 'focus:1', 'focus:2']);
    t.answer('clues:1');
    expect(t.about('dice')).toEqual([6, 2, 2]);
    expect(t.who()).toMatchObject({ clues: 1, focus: 1 });
    t.answer('focus:2');
    expect(t.options).toEqual(['keep', 'clues:2', 'clues:3', 'clues:6']);
    // A success may be rerolled too, and then is none.
    t.answer('clues:6').end();
    expect(t.log('tested')[0]).toMatchObject({ dice: [1, 3, 2], successes: 0 });
    expect(t.log('rerolled').map(({ by, from, to }) => [by, from, to])).toEqual([
      ['clues', 1, 6],
      ['focus', 2, 3],
      ['clues', 6, 1],
    ]);
  });

  it('CE-2.4 a possession rerolls once a round, one of a single use is gone', () => {
    const t = tiny({ investigators: [{ possessions: ['coin', 'eye'] }], dice: [1, 1, 2, 5] });
    t.perform('test', { ...strengthTest, skill: 'will', monster: null }).answer('roll', 'p1:1');
    expect(t.who().possessions.map((p) => p.card)).toEqual(['eye']);
    t.answer('p2:1').end();
    expect(t.log('tested')[0]).toMatchObject({ dice: [2, 5], successes: 1 });
  });

  it('CE-2.5 the result is the number of successes', () => {
    const t = tiny({ dice: [6, 5, 1] });
    t.perform('effectTest', {
      investigator: 'i1',
      monster: null,
      source: { kind: 'placeEncounter', id: 'hallFinds' },
      effect: {
        do: 'test',
        skill: 'strength',
        modifier: 0,
        pass: [{ do: 'gain', what: 'clues', amount: 1 }],
        fail: [],
      },
    });
    t.answer('roll').end();
    expect(t.log('tested')[0]?.successes).toBe(2);
    expect(t.who().clues).toBe(1);
  });

  it('CE-2.4 rolls of real dice are typed in, rerolls too', () => {
    const t = tiny({ investigators: [{ clues: 1 }] });
    t.state.dice.source = 'typed';
    t.perform('test', { ...strengthTest, monster: null }).answer('roll', 'face:1', 'face:6', 'face:2');
    expect(t.question).toBe('reroll');
    t.answer('clues:2', 'face:5');
    expect(t.log('tested')[0]).toMatchObject({ dice: [1, 6, 5], successes: 2 });
  });
});
