import {
  done,
  type Frame,
  type Game,
  goTo,
  newDice,
  type Option,
  type Procedure,
  type Run,
  roll,
  type ScriptedDie,
  type TableState,
  unwind,
} from '../../../src/engine/kernel';

/** A game that exists only here: a counter that is raised by answers and dice. */
export interface ToyState extends TableState {
  total: number;
  log: string[];
}
export type ToyRun = Run<ToyState, null, { type: 'noted'; what: string }>;
type Amount = Option & { amount: number };

const add = (amount: number): Amount => ({ key: `add:${amount}`, kind: 'add', amount });

const main: Procedure<Frame, ToyRun> = {
  name: 'main',
  guard: (_, r) => (r.state.total < 0 ? goTo('last') : undefined),
  steps: {
    ask: {
      ask: () => ({ kind: 'howMuch', by: 'p1', options: [add(1), add(2), { key: 'deep', kind: 'deep' }] }),
      answer: (_, r, [option]) => {
        if (option?.kind === 'deep')
          return { next: 'call', procedure: 'deep', locals: { left: 3 }, cause: { kind: 'rule', id: 'T-1' } };
        r.state.total += (option as Amount).amount;
        return goTo('dice');
      },
    },
    afterDeep: (f, r) => {
      r.state.log.push(`deep gave ${JSON.stringify(f.result)}`);
      return undefined;
    },
    dice: () => roll('raise', 2, 6, 'p1'),
    count: (f, r) => {
      const dice = f.result as number[];
      r.state.total += dice.reduce((sum, die) => sum + die, 0);
      r.emit({ type: 'noted', what: dice.join('+') });
      return r.state.total < 30 ? goTo('ask') : undefined;
    },
    last: (_, r) => {
      r.state.log.push('last');
      return undefined;
    },
  },
};

/** Calls itself to a depth, then unwinds to the outermost procedure or gives a value back. */
const deep: Procedure<Frame & { left: number }, ToyRun> = {
  name: 'deep',
  steps: {
    choose: {
      ask: (f) =>
        f.left > 0
          ? null
          : {
              kind: 'out',
              by: 'p1',
              options: [
                { key: 'unwind', kind: 'out' },
                { key: 'back', kind: 'out' },
                { key: 'sink', kind: 'out' },
              ],
            },
      answer: (_, r, [option]) => {
        if (option?.key === 'unwind') return unwind('main', 'last');
        if (option?.key === 'sink') r.state.total = -1;
        return done('bottom');
      },
    },
    down: (f) => ({ next: 'call', procedure: 'deep', locals: { left: f.left - 1 }, cause: null }),
    up: (f) => done(f.result),
  },
};

const forced: Procedure<Frame, ToyRun> = {
  name: 'forced',
  steps: {
    one: {
      ask: () => ({ kind: 'onlyOne', by: 'p1', options: [add(5)] }),
      answer: (_, r, [option]) => {
        r.state.total += (option as Amount).amount;
        return undefined;
      },
    },
    pause: {
      ask: () => ({ kind: 'worthAPause', by: 'p1', options: [add(7)], pause: true }),
      answer: () => undefined,
    },
    several: {
      ask: () => ({ kind: 'several', by: 'p1', options: [add(1), add(2), add(3)], min: 0, max: 2 }),
      answer: (_, r, chosen) => {
        r.state.total += chosen.reduce((sum, o) => sum + (o as Amount).amount, 0);
        return undefined;
      },
    },
    noAnswer: {
      ask: (_, r) => (r.state.total === 99 ? { kind: 'none', by: 'p1', options: [] } : null),
      answer: () => undefined,
    },
  },
};

/** Its last step is called `end`: a name like any other. */
const ending: Procedure<Frame, ToyRun> = {
  name: 'ending',
  steps: {
    begin: () => goTo('end'),
    end: (_, r) => {
      r.state.log.push('ended');
      return undefined;
    },
  },
};

const endless: Procedure<Frame, ToyRun> = { name: 'endless', steps: { again: () => goTo('again') } };
const bottomless: Procedure<Frame, ToyRun> = {
  name: 'bottomless',
  steps: { down: () => ({ next: 'call', procedure: 'bottomless', locals: {}, cause: null }) },
};
const bonus: Procedure<Frame & { by: number }, ToyRun> = {
  name: 'bonus',
  steps: {
    add: (f, r) => {
      r.state.total += f.by;
      return undefined;
    },
  },
};

/** A pause that is idle when it takes no time. */
const pause: Procedure<Frame & { hours: number }, ToyRun> = {
  name: 'pause',
  idle: ({ hours }) => hours === 0,
  steps: {
    rest: (f, r) => {
      r.state.log.push(`rested ${f.hours}`);
      return done(f.hours);
    },
  },
};

/** Rests for so many hours; a guard ends the day when the total is below nought. */
const day: Procedure<Frame & { hours: number }, ToyRun> = {
  name: 'day',
  guard: (_, r) => (r.state.total < 0 ? goTo('night') : undefined),
  steps: {
    break: (f) => ({ next: 'call', procedure: 'pause', locals: { hours: f.hours }, cause: null }),
    goOn: (f, r) => {
      r.state.log.push(`went on with ${f.result}`);
      return undefined;
    },
    night: (_, r) => {
      r.state.log.push('night');
      return undefined;
    },
  },
};

export const TOY: Game<ToyState, null, { type: 'noted'; what: string }> = {
  procedures: Object.fromEntries(
    [main, deep, forced, ending, endless, bottomless, bonus, pause, day].map((p) => [p.name, p]),
  ),
  interjections: (r) => (r.state.total > 0 ? [{ key: 'bonus', kind: 'bonus' }] : []),
  interject: () => ({ procedure: 'bonus', locals: { by: 10 } }),
  edit: (r, edit) => {
    if (typeof edit !== 'number') return 'a number is wanted';
    r.state.total = edit;
    return null;
  },
};

export function toyState(
  script?: ScriptedDie[],
  source: 'seeded' | 'scripted' | 'typed' = script ? 'scripted' : 'seeded',
): ToyState {
  return { stack: [], decision: null, asked: 0, dice: newDice(7, source, script), total: 0, log: [] };
}
