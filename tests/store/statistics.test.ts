import { describe, expect, it } from 'vitest';
import {
  type AnyEvent,
  begun,
  current,
  isJournal,
  record,
  type ShowdownState,
  showdownGame,
} from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { quickFight } from '../../src/store/quickFight';
import type { FightJournal } from '../../src/store/session';
import { carriers } from '../../src/store/statistics/carriers';
import { courseOf } from '../../src/store/statistics/course';
import { allTens, diceTallies } from '../../src/store/statistics/dice';
import { fightStatistics } from '../../src/store/statistics/fightStatistics';
import { monsterTally, survivorTally } from '../../src/store/statistics/figures';
import { tinyFight } from '../engine/showdown/kit';
import { attack } from '../engine/showdown/survivors/attack';

const NOBODY_HURT = { head: 0, arms: 0, body: 0, waist: 0, legs: 0, brain: 0 };

describe('the figures of a scripted fight, to the point', () => {
  it('an attack with two dice, one hit, a wound that fails: who did it, and nothing for anybody else', () => {
    const t = attack({
      attacker: { survival: 0 },
      others: [{ at: 'A1', survival: 0 }],
      hitLocations: ['beastsKnee'],
      dice: [8, 1, 2],
    }).end();
    expect(survivorTally('s1', t.events)).toEqual({
      id: 's1',
      attacks: 1,
      hits: 1,
      attempts: 1,
      wounds: 0,
      criticals: 0,
      suffered: NOBODY_HURT,
      damage: 0,
      survivalSpent: 0,
      moves: 0,
      spaces: 0,
      died: null,
    });
    expect(survivorTally('s2', t.events)).toMatchObject({ attacks: 0, hits: 0, attempts: 0 });
  });

  it('a lantern is critical where it can be: the wound belongs to whom it was dealt by', () => {
    const t = attack({ attacker: { survival: 0 }, hitLocations: ['beastsKnee'], dice: [8, 1, 10] });
    t.passAll();
    const { wounds, criticals, attempts } = survivorTally('s1', t.events);
    expect([attempts, wounds, criticals]).toEqual([1, 1, 1]);
    expect(t.monster.wounds).toHaveLength(1);
    const again = [...t.events, ...t.log('monsterWounded').map((e) => ({ ...e, wounds: 2 }))];
    expect(survivorTally('s1', again).wounds, 'each event is one wound, whatever number it has come to').toBe(
      2,
    );
  });

  it('the monster’s attack: its dice and hits, and the damage place by place', () => {
    const t = tinyFight({
      survivors: [{ at: 'H13', survival: 0 }],
      dice: [9, 2, 7, 1, 6],
    }).perform('monsterAttack', {
      target: 's1',
      profile: { speed: 3, accuracy: 5, damage: 1 },
      scope: { card: { kind: 'ai', id: 'claw' }, target: 's1' },
      afterHit: [],
      beforeDamage: [],
      afterDamage: [],
    });
    t.answer('head').end();
    expect(monsterTally(t.events)).toMatchObject({ attacks: 1, hits: 2, cards: 0, wounds: 0 });
    const { suffered, damage } = survivorTally('s1', t.events);
    expect(suffered).toEqual({ ...NOBODY_HURT, head: 1, legs: 1 });
    expect(damage).toBe(2);
    expect(diceTallies(t.events)).toEqual([
      { purpose: 'monsterAttack', sides: 10, counts: [0, 1, 0, 0, 0, 0, 1, 0, 1, 0], dice: 3, average: 6 },
      { purpose: 'hitLocation', sides: 6, counts: [1, 0, 0, 0, 0, 1], dice: 2, average: 3.5 },
    ]);
    expect(allTens(diceTallies(t.events))).toMatchObject({ dice: 3, average: 6 });
  });

  it('a walk counts once, with its spaces; a death with its round', () => {
    const walk = tinyFight({ survivors: [{ at: 'H16', survival: 0 }] })
      .perform('survivorsTurn', {})
      .answers('s1', 'H14');
    expect(survivorTally('s1', walk.events)).toMatchObject({ moves: 1, spaces: 2 });
    const events: AnyEvent[] = [
      { type: 'roundBegan', round: 4, controller: null, nominated: null },
      { type: 'survivorDied', survivor: 's1', why: 'bledOut' },
    ];
    expect(survivorTally('s1', events).died).toEqual({ round: 4, why: 'bledOut' });
    expect(survivorTally('s2', events).died).toBeNull();
    walk.end();
  });

  it('without a die there is nothing to count, and no division by nothing', () => {
    expect(diceTallies([])).toEqual([]);
    expect(allTens([])).toMatchObject({ dice: 0, average: 0 });
  });
});

describe('round by round', () => {
  const { state } = tinyFight({ survivors: [{ at: 'H13' }] });
  const left = (cards: number): ShowdownState => ({
    ...state,
    monster: { ...state.monster, ai: { deck: Array<string>(cards).fill('claw'), discard: [] } },
  });
  const began = (round: number): AnyEvent => ({
    type: 'roundBegan',
    round,
    controller: null,
    nominated: null,
  });
  const wounded = (wounds: number, cards: number): AnyEvent => ({
    type: 'monsterWounded',
    by: 's1',
    wounds,
    left: cards,
    life: false,
  });
  const hurt = (amount: number): AnyEvent => ({
    type: 'damaged',
    survivor: 's1',
    location: 'head',
    amount,
    armour: amount,
    insanity: 0,
    light: false,
    heavy: false,
    over: 0,
    had: { points: 9, light: null, heavy: false },
  });

  it('wounds add up and heal, damage is of its round alone, a round may end in the midst of an entry', () => {
    const course = courseOf([
      { state: left(9), events: [began(1), hurt(2)] },
      { state: left(7), events: [wounded(2, 7)] },
      { state: left(7), events: [wounded(3, 6), hurt(1), began(2), hurt(4), { type: 'healed', cards: 1 }] },
    ]);
    expect(course).toEqual([
      { round: 1, wounds: 3, left: 6, suffered: 3 },
      { round: 2, wounds: 2, left: 7, suffered: 4 },
    ]);
  });

  it('SD-14.11 the wound that defeats the monster counts, for whom it was dealt by', () => {
    const felled: AnyEvent = { type: 'monsterDefeated', why: 'wounded' };
    const events = [began(1), wounded(2, 1), felled];
    expect(courseOf([{ state: left(0), events }])).toEqual([{ round: 1, wounds: 3, left: 0, suffered: 0 }]);
    expect(survivorTally('s1', events, 's1').wounds).toBe(2);
    expect(survivorTally('s2', events, 's1').wounds).toBe(0);
    const gone: AnyEvent = { type: 'monsterDefeated', why: 'left' };
    expect(survivorTally('s1', [wounded(1, 1), gone], 's1').wounds).toBe(1);
  });

  it('what happens before the first round is of no round', () => {
    expect(courseOf([{ state: left(9), events: [hurt(2)] }])).toEqual([]);
  });
});

describe('a whole fight', () => {
  /** The first answer to everything, to the end. */
  function played(): FightJournal {
    let journal: FightJournal = begun(quickFight(11), CONTENT);
    for (let n = 0; current(journal).decision !== null; n += 1) {
      const { decision } = current(journal);
      const option = decision?.options[(n * 7) % decision.options.length];
      const command = { type: 'answer' as const, decision: decision?.id ?? -1, keys: [option?.key ?? ''] };
      const next = record({ game: showdownGame, content: CONTENT }, journal, command);
      if (!isJournal(next)) throw new Error(next.message);
      journal = next;
    }
    return journal;
  }
  const journal = played();
  const fight = fightStatistics(journal);

  it('every die and every point of damage is counted once', () => {
    const events = journal.entries.flatMap((entry) => entry.events);
    const dice = events.reduce((sum, e) => sum + (e.type === 'rolled' ? e.dice.length : 0), 0);
    const damage = events.reduce((sum, e) => sum + (e.type === 'damaged' ? e.amount : 0), 0);
    expect(fight.dice.reduce((sum, tally) => sum + tally.dice, 0)).toBe(dice);
    expect(fight.survivors.reduce((sum, s) => sum + s.damage, 0)).toBe(damage);
    expect(fight.course.reduce((sum, round) => sum + round.suffered, 0)).toBe(damage);
    expect(dice).toBeGreaterThan(20);
    const wounds = events.filter((e) => e.type === 'monsterWounded').length;
    const felled = events.some((e) => e.type === 'monsterDefeated' && e.why === 'wounded');
    expect(fight.survivors.reduce((sum, s) => sum + s.wounds, 0)).toBe(wounds + (felled ? 1 : 0));
    expect(fight.monster.wounds).toBe(wounds + (felled ? 1 : 0));
    expect(wounds).toBeGreaterThan(1);
    expect(fight.course.map(({ round }) => round)).toEqual(
      Array.from({ length: current(journal).round }, (_, i) => i + 1),
    );
  });

  it('what could be redone does not count', () => {
    expect(fightStatistics({ ...journal, at: 0 }).commands).toBe(0);
    expect(fightStatistics({ ...journal, at: 0 }).rounds).toBeLessThan(fight.rounds);
  });
});

describe('SD-18.3 who carried which reward home', () => {
  const { state } = tinyFight({ survivors: [{ at: 'H13' }, { at: 'A1' }] });
  const [first, second] = state.survivors;
  if (first === undefined || second === undefined) throw new Error('two survivors');
  const before: ShowdownState = {
    ...state,
    survivors: [
      { ...first, resources: ['skull'] },
      { ...second, resources: ['monsterBone'] },
    ],
  };
  const entry = (of: ShowdownState, events: AnyEvent[] = []) => ({ command: null, state: of, events });
  const over = (rewards: string[]): ShowdownState => ({ ...state, rewards });
  const gained: AnyEvent = { type: 'gained', survivor: 's1', card: 'sinew', kind: 'resource' };

  it('what somebody held, or gained last, is theirs; the same card again came with the victory', () => {
    const rewards = ['skull', 'sinew', 'monsterBone', 'skull'];
    const entries = [entry(before), entry(over(rewards), [gained])];
    expect(carriers({ entries, at: 1 })).toEqual(['s1', 's1', 's2', null]);
  });

  it('what was used up in the last moment is nobody’s', () => {
    const used: AnyEvent = { type: 'archived', survivor: 's1', card: 'skull' };
    expect(carriers({ entries: [entry(before), entry(over(['skull']), [used])], at: 1 })).toEqual([null]);
  });
});
