import { describe, expect, it } from 'vitest';
import { CONTENT_PACK } from '../../src/content';
import {
  type AnyEvent,
  current,
  type Decision,
  hash,
  isLoaded,
  loadContent,
  loadFight,
  type Run,
  type SetUp,
  type ShowdownState,
  showdownGame,
} from '../../src/engine';
import { fuzzFight } from '../../tools/fuzz/fuzzFight';
import { countCommand, countEvent, newTally, unperformed } from '../../tools/fuzz/tally';
import { themed, themesOf } from '../../tools/fuzz/themes';
import { playFight } from '../../tools/play/playFight';
import type { Policy } from '../../tools/play/policy';
import { random } from '../../tools/play/random';
import { sensible } from '../../tools/play/sensible';
import { kitSetUp, randomSetUp } from '../../tools/play/setups';
import { standstillWatch } from '../../tools/play/standstill';

const content = loadContent(CONTENT_PACK);

/** The game with one procedure's first step changed. */
function gameWith(name: string, spoil: (r: Run) => void): typeof showdownGame {
  const procedure = showdownGame.procedures[name];
  const first = Object.keys(procedure?.steps ?? {})[0] ?? '';
  const step = procedure?.steps[first];
  if (procedure === undefined || typeof step !== 'function') throw new Error(`"${name}" begins with no act`);
  const spoiled = (frame: unknown, r: Run) => {
    spoil(r);
    return step(frame, r);
  };
  const steps = { ...procedure.steps, [first]: spoiled };
  return { ...showdownGame, procedures: { ...showdownGame.procedures, [name]: { ...procedure, steps } } };
}

/**
 * The first fight that lasts long enough for what is planted in it: none with corrections by hand (1, 5, 9 …) or
 * half sensible players (3, 6, 9 …), and played alone, where no round begins with a question.
 */
const LONG = [2, 4, 7, 8, 10, 11, 14, 16, 19, 20, 22, 23, 26, 28].find((seed) => {
  const setup = themed(randomSetUp(content, seed), content, themesOf(content));
  return setup.solo && playFight(setup, content, random, seed).state.round >= 4;
}) as number;

describe('the fuzz finds what is planted', () => {
  it('a broken invariant: the failure names it, and its file opens just before the command', () => {
    const game = gameWith('monsterTurn', ({ state }) => {
      if (state.round === 3) state.monster.ai.deck.pop();
    });
    const failure = fuzzFight(LONG, content, newTally(content), game);
    expect(failure?.message).toContain('AI cards');
    const loaded = loadFight(failure?.file ?? '', content);
    if (!isLoaded(loaded)) throw new Error(loaded.message);
    const before = current(loaded.journal);
    expect(before.round).toBe(2);
    expect(before.decision).not.toBeNull();
  });

  it('SD-13.6 a survivor who lives and is nowhere, though no hand took it away', () => {
    const game = gameWith('monsterTurn', ({ state }) => {
      const [first] = state.survivors.filter((s) => s.status === 'alive');
      if (state.round === 2 && first !== undefined) first.space = null;
    });
    expect(fuzzFight(LONG, content, newTally(content), game)?.message).toContain('lives and is nowhere');
  });

  it('a fault of the engine', () => {
    const game = gameWith('monsterTurn', ({ state }) => {
      if (state.round === 2) throw new Error('planted');
    });
    expect(fuzzFight(LONG, content, newTally(content), game)?.message).toBe('Error: planted');
  });

  it('a fight that goes round in circles', () => {
    const game = gameWith('monsterTurn', ({ state }) => {
      state.round = 301;
    });
    expect(fuzzFight(LONG, content, newTally(content), game)?.message).toContain('more than 300 rounds');
  });

  it('a correction by hand that is refused and changes the table all the same', () => {
    const game: typeof showdownGame = {
      ...showdownGame,
      edit: (r) => {
        r.state.monster.rank += 1;
        return 'no';
      },
    };
    const failures = [1, 5, 9].map((seed) => fuzzFight(seed, content, newTally(content), game)?.message);
    expect(failures).toContain('Error: a refused correction changed the table');
  });

  it('corrections by hand of several kinds, taken and counted', () => {
    const tally = newTally(content);
    for (const seed of [1, 5, 9, 13, 17]) expect(fuzzFight(seed, content, tally)).toBeNull();
    expect(Object.keys(tally.corrections).length).toBeGreaterThan(5);
  });

  it('no fault: no failure, also played again through JSON, a file and the journal', () => {
    const tally = newTally(content);
    expect(tally.ends).toEqual({ victory: 0, defeat: 0 });
    expect(fuzzFight(10, content, tally)).toBeNull();
    expect(Object.values(tally.ends).reduce((sum, n) => sum + n)).toBe(1);
  });
});

describe('the tally', () => {
  it('everything stands at nought before the first fight', () => {
    const tally = newTally(content);
    const entries = Object.values(tally).flatMap((counts) => Object.keys(counts));
    expect(unperformed(tally).length).toBe(entries.length);
    expect(Object.keys(tally.aiCards)).toContain('claw');
    expect(Object.keys(tally.verbs)).toContain('moveAndAttack');
    expect(Object.keys(tally.questions)).toContain('dodge');
  });

  it('counts reactions that happen, critical effects, lasting injuries, house rules and every kind of event', () => {
    const tally = newTally(content);
    const tell = (event: object) => countEvent(tally, event as AnyEvent, content);
    expect(tally.reactions).toMatchObject({ 'strangeHand: critical': 0, 'strangeHand: failure': 0 });
    tell({ type: 'reaction', card: 'strangeHand', on: 'failure', cancelled: true });
    expect(tally.reactions['strangeHand: failure']).toBe(0);
    tell({ type: 'reaction', card: 'strangeHand', on: 'failure', cancelled: false });
    tell({ type: 'woundAttempted', card: 'strangeHand', result: 'wound' });
    expect(tally.reactions).toMatchObject({ 'strangeHand: critical': 0, 'strangeHand: failure': 1 });
    tell({ type: 'woundAttempted', card: 'strangeHand', result: 'critical' });
    tell({ type: 'injuryInflicted', card: 'beastsMaw', injury: 'noJaw' });
    expect(tally.reactions).toMatchObject({ 'strangeHand: critical': 1, 'beastsMaw: injury': 1 });
    tell({ type: 'variantApplied', variant: 'standUp', choice: 'thisTurn' });
    expect(tally.houseRules).toMatchObject({ 'standUp: thisTurn': 1, 'endure: true': 0 });
    expect(tally.events).toMatchObject({ reaction: 2, woundAttempted: 2, variantApplied: 1, ended: 0 });
  });

  it('both sides of a duration and what survivors spend on it, where a level deals it', () => {
    const [lion, ...others] = CONTENT_PACK.monsters;
    const deck = { basic: 0, advanced: 0, legendary: 1 };
    const dealing = { ...lion!, levels: [...lion!.levels, { ...lion!.levels[0]!, id: 'dealing', deck }] };
    const more = loadContent({ ...CONTENT_PACK, monsters: [dealing, ...others] });
    const tally = newTally(more, [{ monster: 'whiteLion', level: 'dealing' }]);
    expect(tally.durations).toEqual({ 'vanish: face down': 0, 'vanish: face up': 0 });
    expect(newTally(content, [{ monster: 'whiteLion', level: '1' }]).durations).toEqual({});
    for (const to of ['faceUp', 'discard', 'discard'])
      countEvent(tally, { type: 'aiFinished', card: 'vanish', to } as AnyEvent, content);
    expect(tally.durations).toEqual({ 'vanish: face down': 1, 'vanish: face up': 2 });
    expect(tally.aiCards['vanish: activation']).toBe(0);
    countEvent(tally, { type: 'activated', card: 'vanish', what: 'ai' } as AnyEvent, content);
    expect([tally.aiCards['vanish: activation'], tally.gear['vanish: ai']]).toEqual([1, undefined]);
  });

  it('counts the question and the kind of the answer', () => {
    const tally = newTally(content);
    const decision = {
      ...{ id: 1, kind: 'dodge', by: 'p1', min: 1, max: 1, causes: [], about: {}, interjections: [] },
      options: [
        { key: 'dodge:head', kind: 'dodge' },
        { key: 'pass', kind: 'pass' },
      ],
    };
    countCommand(tally, { decision } as unknown as ShowdownState, {
      type: 'answer',
      decision: 1,
      keys: ['pass'],
    });
    expect(tally.questions.dodge).toBe(1);
    expect(tally.options).toMatchObject({ pass: 1, dodge: 0 });
  });
});

describe('players of tools', () => {
  it('the same seed gives the same set-up and the same fight', () => {
    expect(randomSetUp(content, 5)).toEqual(randomSetUp(content, 5));
    const ends = [0, 1].map(() => playFight(randomSetUp(content, 5), content, random, 5));
    expect(hash(ends[0]?.state)).toBe(hash(ends[1]?.state));
    expect(ends[0]?.commands).toEqual(ends[1]?.commands);
  });

  it('sensible players win more fights than random ones', () => {
    const wins = (policy: typeof sensible) =>
      Array.from(
        { length: 20 },
        (_, i) => playFight(kitSetUp(content, 'white-lion', i + 1), content, policy, i + 1).state,
      ).filter((state) => state.outcome === 'victory').length;
    expect(wins(sensible)).toBeGreaterThan(wins(random));
  });

  it('a fight in which nobody comes to harm for a hundred rounds stands still: it is left without an outcome', () => {
    const idle = gameWith('monsterTurn', ({ state }) => {
      state.monster.inPlay = [{ card: 'groundFighting', counters: 0 }];
    });
    const rest: Policy = (_, decision) => {
      const option = decision.options.find((o) => o.kind === 'endTurn') ?? decision.options[0];
      return { type: 'answer', decision: decision.id, keys: [option?.key ?? ''] };
    };
    const setup = { ...kitSetUp(content, 'white-lion', 1), survivors: [] as SetUp['survivors'] };
    setup.survivors = [{ name: 'A', player: 0, grid: [] }];
    const { state } = playFight(setup, content, rest, 1, {}, idle);
    expect([state.outcome, state.decision?.kind]).toEqual([null, 'whoActs']);
  });

  const quiet = (kind: string, change: (state: ShowdownState, round: number) => void = () => undefined) => {
    const { state } = playFight(kitSetUp(content, 'white-lion', 1), content, sensible, 1);
    const standsStill = standstillWatch();
    for (let round = 1; round <= 250; round += 1) {
      const now = structuredClone(state);
      now.round = round;
      now.decision = { kind } as Decision;
      change(now, round);
      if (standsStill(now)) return round;
    }
    return null;
  };

  it('a standstill: told after a hundred rounds, counted anew after a wound, an injury or a death', () => {
    expect(quiet('whoActs')).toBe(101);
    const from = (round: number, change: (state: ShowdownState) => void) =>
      quiet('whoActs', (state, now) => {
        if (now >= round) change(state);
      });
    expect(from(50, ({ monster }) => monster.wounds.push('claw'))).toBe(150);
    expect(from(60, ({ survivors }) => survivors[0]?.injuries.push('blind'))).toBe(160);
    expect(
      from(70, ({ survivors }) => {
        for (const s of survivors) s.status = s.status === 'dead' ? 'gone' : 'dead';
      }),
    ).toBe(170);
  });

  it('no standstill where no survivor can be told to act: that is a fault, and plays on to be found', () => {
    expect(quiet('emptyBoard')).toBeNull();
  });

  it('a refused command ends the fight with its reason', () => {
    const setup = kitSetUp(content, 'white-lion', 1);
    const past = () => ({ type: 'answer' as const, decision: 0, keys: ['pass'] });
    expect(() => playFight(setup, content, past, 1)).toThrow('pastDecision');
  });
});
