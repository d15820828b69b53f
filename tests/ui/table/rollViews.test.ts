import { expect, test } from 'vitest';
import type { AnyEvent } from '../../../src/engine';
import { en } from '../../../src/text/interface/en';
import { fightOf } from '../../../src/ui/table/fight';
import { lastRolls, rollViews } from '../../../src/ui/table/rollViews';
import { tinyFight } from '../../engine/showdown/kit';
import { quiet } from '../../engine/showdown/monster/lion';
import { attack } from '../../engine/showdown/survivors/attack';

const t = tinyFight({ survivors: [quiet('H13')], monster: { ai: ['claw'] } }).perform('survivorsTurn', {});
const FIGHT = fightOf(t.state);
const figure = (value: number) => ({ value, parts: [] });
const rolled = (purpose: string, dice: number[], sides = 10): AnyEvent => ({
  type: 'rolled',
  purpose,
  sides,
  dice,
  cause: null,
});
const views = (...events: AnyEvent[]) => rollViews(events, FIGHT, en, 9);
const ATTACK: AnyEvent = {
  type: 'monsterAttacked',
  target: 's1',
  dice: [1, 5, 10],
  need: figure(6),
  speed: figure(3),
  hits: 1,
};

test('SD-8.3 the dice of an attack say which hit: a natural 1 never, a natural 10 always', () => {
  const [roll] = views(rolled('monsterAttack', [1, 5, 10]), ATTACK);
  expect(roll?.dice.map((d) => [d.label, d.result])).toEqual([
    ['1: misses', 'miss'],
    ['5: misses', 'miss'],
    ['10: hits', 'hit'],
  ]);
  expect(roll).toMatchObject({ need: 'needs 6+', result: '1 hit', verdict: 'yes', piece: null });
  expect(views({ type: 'knockedDown', figure: 's1' })).toEqual([]);
});

test('a need that no die can miss or reach is told as what it comes to', () => {
  const need = (value: number) =>
    views(rolled('monsterAttack', [5]), { ...ATTACK, dice: [5], need: figure(value) })[0]?.need;
  expect([need(-2), need(2), need(10), need(13)]).toEqual([
    'needs 2+',
    'needs 2+',
    'needs a 10',
    'needs a 10',
  ]);
});

test('SD-14.3 SD-14.7 an attack and its wound attempt, with what was needed, by word and by sign', () => {
  const fight = attack({ hitLocations: ['beastsKnee'], attacker: { survival: 0 }, dice: [8, 1, 2] }).end();
  const rolls = rollViews(fight.events, fightOf(fight.state), en, 9);
  expect(rolls.map(({ purpose, result, verdict }) => [purpose, result, verdict])).toEqual([
    ['attack', '1 hit', 'yes'],
    ['wound', 'no wound', 'no'],
  ]);
  expect(rolls[0]?.dice.map(({ result }) => result)).toEqual(['hit', 'miss']);
  expect(rolls[1]?.need).toMatch(/^needs (a 10|\d\+)/);
  expect(rolls[1]?.piece?.initial).toBe('S');
});

test('SD-8.4 location dice show the places, the injury table its line', () => {
  const places: AnyEvent = { type: 'hitsRolled', survivor: 's1', locations: ['head', 'legs'] };
  const injury: AnyEvent = {
    type: 'severeInjury',
    survivor: 's1',
    location: 'legs',
    die: { value: 8, parts: [] },
    injury: 'hemorrhage',
    already: false,
  };
  const [where, what] = views(rolled('hitLocation', [1, 6], 6), places, rolled('severeInjury', [6]), injury);
  expect(where?.dice.map(({ value, label }) => [value, label])).toEqual([
    ['head', '1, head'],
    ['legs', '6, legs'],
  ]);
  expect(what).toMatchObject({ need: 'counts as 8', verdict: 'plain' });
});

test('the last rolls stand at hand until others are rolled; only those of the last answer are fresh', () => {
  const entry = (events: AnyEvent[]) => ({ command: null, state: t.state, events });
  const entries = [
    entry([rolled('search', [3])]),
    entry([rolled('monsterAttack', [1, 5, 10]), ATTACK]),
    entry([]),
  ];
  const at = (n: number) => lastRolls({ entries, at: n }, FIGHT, en);
  expect(at(1)).toMatchObject({ fresh: 1, rolls: [{ purpose: 'search' }, { result: '1 hit' }] });
  expect(at(2)).toMatchObject({ fresh: 0, rolls: [{ purpose: 'search' }, { result: '1 hit' }] });
  expect(lastRolls({ entries: entries.slice(2), at: 0 }, FIGHT, en)).toBeNull();
  t.stopsAt('whoActs');
});

test('dice are past when the attack that they were rolled for is over, or when there was none', () => {
  const entry = (procedures: string[], events: AnyEvent[] = []) => {
    const stack = procedures.map((procedure) => ({ procedure, step: '', cause: null, result: null }));
    return { command: null, state: { ...t.state, stack }, events };
  };
  const own = ['showdown', 'act', 'survivorAttack'];
  const entries = [
    entry(own, [rolled('attack', [8])]),
    entry([...own, 'woundAttempt']),
    entry([...own, 'woundAttempt', 'monsterAttack'], [rolled('monsterAttack', [1, 5, 10]), ATTACK]),
    entry([...own, 'woundAttempt', 'monsterAttack', 'damage']),
    entry(own),
    entry(['showdown', 'act']),
    entry(['showdown', 'monsterTurn'], [rolled('randomTarget', [2])]),
  ];
  const past = entries.map((_, at) => lastRolls({ entries, at }, FIGHT, en)?.past);
  expect(past).toEqual([false, false, false, false, true, true, true]);
});
