import {
  advance,
  begin,
  type Command,
  copy,
  current,
  type Decision,
  type Journal,
  type Option,
} from '../../kernel';
import type { Content } from '../cards/content';
import type { AnyEvent } from '../events';
import { firstOf } from '../levels';
import { prepare, type SetUp } from '../setup';
import type { ShowdownState } from '../state';
import { pauseOf, pausingGame, startOf, withPausesAgain } from './pauses';
import { playSituation } from './play';
import { everything, optionMeant, type SituationWords, says } from './point';
import { readSituation } from './read';
import type { View } from './views';
import { renamed, writeTable } from './write';

type Fight = Journal<ShowdownState, AnyEvent>;

/** Between which states a situation is told: where it begins, and the commands from there. */
interface Course {
  start: ShowdownState;
  commands: Command[];
}

const commandsBetween = ({ entries }: Fight, from: number, to: number): Command[] =>
  entries.slice(from + 1, to + 1).flatMap((e) => (e.command === null ? [] : [e.command]));

/** Before the first round there is no turn at which a situation could begin. */
const inSetUp = ({ round }: ShowdownState): boolean => round === 0;

/** A fight and how it began. */
interface Told {
  fight: Fight;
  setup: SetUp;
}

/** Plays on with rests; before each command, and at each rest, somebody may look. */
function playOn(
  state: ShowdownState,
  commands: readonly Command[],
  content: Content,
  look: (state: ShowdownState, command: Command | null) => void,
  emit: (event: AnyEvent) => void = () => undefined,
): void {
  const waiting = [...commands];
  const run = { state, content, emit };
  for (;;) {
    const rests = pauseOf(state) !== null;
    const next = rests ? null : waiting.shift();
    if (next === undefined) return;
    look(state, next);
    const decision = (state.decision as Decision).id;
    const command: Command =
      next === null
        ? { type: 'answer', decision, keys: ['goOn'] }
        : next.type === 'edit'
          ? next
          : { ...next, decision };
    const rejection = advance(pausingGame, run, command);
    if (rejection !== null) throw new Error(rejection.message);
  }
}

/** The table from which the course is played again: where a situation can begin, or the very beginning of the fight. */
function origin({ fight, setup }: Told, from: number, content: Content): ShowdownState {
  const { state } = fight.entries[from] as Fight['entries'][number];
  if (startOf(state) !== null) {
    const start = copy(state);
    withPausesAgain(start);
    return start;
  }
  const start = prepare(setup, content);
  begin(pausingGame, { state: start, content, emit: () => undefined }, 'showdown', firstOf(setup, content));
  return start;
}

/** The last moment before the present at which a situation can begin. */
function courseTo(told: Told, content: Content): Course | null {
  const { entries, at } = told.fight;
  let from = at;
  while (from > 0 && startOf((entries[from] as Fight['entries'][number]).state) === null) from -= 1;
  const commands = commandsBetween(told.fight, from, at);
  const state = origin(told, from, content);
  let best: Course | null = startOf(state) === null ? null : { start: copy(state), commands };
  let done = 0;
  try {
    playOn(state, commands, content, (now, command) => {
      if (command !== null) done += 1;
      else best = { start: copy(now), commands: commands.slice(done) };
    });
  } catch {
    // The fight was loaded in the middle of a turn: it can't be played again from its set-up.
    return null;
  }
  return best;
}

/** How an answer is written: with its words, or by its key where the words could mean another. */
function written(option: Option, decision: Decision, pointing: Parameters<typeof says>[1]): string {
  const words = says(option, pointing);
  const meant = optionMeant(words, everything(decision), pointing);
  return typeof meant === 'object' && meant.key === option.key ? words : option.key;
}

const REST_STEPS = {
  beforeMonster: 'monster turn',
  beforeSurvivors: 'survivors turn',
  afterSurvivors: 'next round',
} as const;

/** The present question with exactly its answers. */
function expectation(state: ShowdownState, content: Content, words: SituationWords): View {
  const { decision } = state;
  if (decision === null) return { question: null, outcome: state.outcome };
  const pointing = { state, content, words };
  const say = (option: Option) => written(option, decision, pointing);
  const { interjections } = decision;
  return {
    question: decision.kind,
    by: state.players.find((p) => p.id === decision.by)?.name ?? decision.by,
    options: decision.options.map(say),
    ...(interjections.length === 0 ? {} : { interjections: interjections.map(say) }),
  };
}

function step(state: ShowdownState, command: Command, content: Content, words: SituationWords): View {
  if (command.type === 'edit') return { edit: command.edit };
  const decision = state.decision as Decision;
  const key = command.type === 'interject' ? command.key : command.keys[0];
  const option = everything(decision).find((o) => o.key === key) as Option;
  return { answer: written(option, decision, { state, content, words }) };
}

/** Dice one after another, those for the same thing together. */
function diceOf(events: readonly AnyEvent[]): View[] {
  return events.flatMap((e) =>
    e.type !== 'rolled' ? [] : [{ [e.purpose]: e.dice.length === 1 ? e.dice[0] : e.dice }],
  );
}

const keysOf = ({ decision }: ShowdownState): string =>
  decision === null ? '' : [decision.kind, ...decision.options.map((o) => o.key)].join(' ');

const sameQuestion = (a: ShowdownState, b: ShowdownState): boolean => keysOf(a) === keysOf(b);

/** Whether the file, read and played, comes to the same question. */
function holds(value: View, content: Content, words: SituationWords): boolean {
  const situation = readSituation(value, content);
  return !Array.isArray(situation) && playSituation(situation, content, words).problems.length === 0;
}

/**
 * The present moment of a fight as a situation: the table at the last turn or act that began, what was done since, and
 * the present question with exactly its answers. Null where there was no such moment yet: before the first turn, and
 * after a table was loaded in the middle of one.
 */
export function momentOf(told: Told, title: string, content: Content, words: SituationWords): View | null {
  const present = current(told.fight);
  if (inSetUp(present)) return null;
  const course = courseTo(told, content);
  if (course === null) return null;
  const start = renamed(course.start);
  const state = copy(start);
  const steps: unknown[] = [];
  const events: AnyEvent[] = [];
  playOn(
    state,
    course.commands,
    content,
    (now, command) => {
      const pause = pauseOf(now);
      if (pause !== null) steps.push(REST_STEPS[pause]);
      else if (command !== null) steps.push(step(now, command, content, words));
    },
    (event) => void events.push(copy(event)),
  );
  if (!sameQuestion(state, present)) return null;
  const { title: _, steps: __, ...table } = writeTable(start, startOf(course.start) ?? 'monster', content);
  const rolled = diceOf(events);
  // Shuffles between the dice need the generator itself.
  const sources = start.dice.source === 'typed' ? ['typed'] : [rolled, 'seeded'];
  const ways = sources.map((dice) => ({
    title,
    ...table,
    ...(dice.length === 0 ? {} : { dice }),
    steps: [...steps, { expect: expectation(state, content, words) }],
  }));
  return ways.find((way) => holds(way, content, words)) ?? null;
}
