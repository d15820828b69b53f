import { advance, type Command, copy, type Decision, Fault, type Option, proceed } from '../../kernel';
import type { Pointed } from '../../table/situation/meant';
import type { Problem } from '../../table/situation/problem';
import type { Content } from '../cards/content';
import type { AnyEvent } from '../events';
import type { ShowdownState } from '../state';
import { type News, unmet } from './expect';
import { beginAt, isPause, pauseOf, pausingGame } from './pauses';
import { everything, optionMeant, type SituationWords } from './point';
import { ANSWERS, type AnswerVerb, type Situation, type Step } from './schema';
import { tableOf } from './table';

/** Which kinds of answers each word means; `answer` means any. */
const KINDS: Record<Exclude<AnswerVerb, 'answer'>, readonly string[]> = {
  act: ['act'],
  move: ['space'],
  attack: ['attack'],
  use: ['activate', 'terrain', 'useResource', 'gear', 'trigger'],
  dodge: ['dodge'],
  dash: ['dash'],
  surge: ['surge'],
  encourage: ['encourage'],
};

/** Questions that may be left open at the end: what a survivor does next. */
const MAY_STAY_OPEN: readonly string[] = ['act', 'whoActs', 'nominate'];

const MOST_PASSES = 200;

/** One command with the table that it led to and what it caused. */
export interface PlayedEntry {
  command: Command | null;
  state: ShowdownState;
  events: AnyEvent[];
}

/** A situation that was played. */
export interface Played {
  /** What did not come as expected. */
  problems: Problem[];
  /** Its course, the rests between turns among it. */
  entries: PlayedEntry[];
}

interface Playing {
  state: ShowdownState;
  content: Content;
  words: SituationWords;
  events: AnyEvent[];
  /** What happened since the last expectation. */
  news: News[];
  /** The number of the last question that an expectation spoke of. */
  spokenOf: number;
  played: Played;
}

/** Why a step could not be taken. */
type Refusal = string | null;

const runOf = (p: Playing) => ({
  state: p.state,
  content: p.content,
  emit: (event: AnyEvent) => void p.events.push(copy(event)),
});

/** Keeps what a command led to. */
function keep(p: Playing, command: Command | null): void {
  const { state, words } = p;
  // A rest between turns is no part of the fight.
  p.events = p.events.filter((e) => e.type !== 'answered' || !isPause(e.kind));
  for (const event of p.events)
    p.news.push({ event, line: words.event(event, state), reasons: words.reasons(event, state) });
  p.played.entries.push({ command, state: copy(state), events: p.events });
  p.events = [];
}

/** Gives a command; what the rules refuse or cannot do is told. */
function give(p: Playing, command: Command): Refusal {
  try {
    const rejection = advance(pausingGame, runOf(p), command);
    if (rejection !== null) return rejection.message;
    keep(p, command);
    return null;
  } catch (error) {
    if (error instanceof Fault) return error.message.replace(/ \[[^\]]*\]$/, '');
    throw error;
  }
}

function answer(p: Playing, key: string): Refusal {
  const decision = p.state.decision as Decision;
  const besides = decision.interjections.some((o) => o.key === key);
  return besides
    ? give(p, { type: 'interject', decision: decision.id, key })
    : give(p, { type: 'answer', decision: decision.id, keys: [key] });
}

const goOn = (p: Playing): Refusal => answer(p, 'goOn');

/** What is done in the survivors' turn begins it. */
function beginSurvivors(p: Playing): Refusal {
  return pauseOf(p.state) === 'beforeSurvivors' ? goOn(p) : null;
}

/** The monster's turn, up to its first question; a round that is over ends first. */
function monsterTurn(p: Playing): Refusal {
  const pause = pauseOf(p.state);
  if (pause === null || pause === 'beforeSurvivors') return "it is not the monster's turn";
  const refused = goOn(p);
  return refused === null && pauseOf(p.state) === 'beforeMonster' ? goOn(p) : refused;
}

/** The survivors' turn ends; one in which nobody can do anything is over by itself. */
function endTurn(p: Playing): Refusal {
  const begun = beginSurvivors(p);
  return begun === null && pauseOf(p.state) === 'afterSurvivors' ? null : answerWith(p, 'answer', 'endTurn');
}

function nextRound(p: Playing): Refusal {
  return pauseOf(p.state) === 'afterSurvivors' ? goOn(p) : "the survivors' turn is not over";
}

function pass(p: Playing): Refusal {
  const waits = pauseOf(p.state) === null && p.state.decision?.options.some((o) => o.key === 'pass');
  return waits === true ? answer(p, 'pass') : 'there is nothing to pass';
}

function passAll(p: Playing): Refusal {
  let refused: Refusal = null;
  for (let n = 0; refused === null && n < MOST_PASSES; n += 1) {
    if (pauseOf(p.state) !== null || !p.state.decision?.options.some((o) => o.key === 'pass')) break;
    refused = pass(p);
  }
  return refused;
}

/** The only way on; a `pass` or an end of a turn is no answer that points at something. */
function answerWith(p: Playing, verb: AnswerVerb, pointed: Pointed): Refusal {
  const begun = beginSurvivors(p);
  if (begun !== null) return begun;
  const { decision } = p.state;
  if (decision === null || pauseOf(p.state) !== null) return 'nothing is asked';
  const kinds = verb === 'answer' ? null : KINDS[verb];
  const among = everything(decision).filter((o: Option) => kinds === null || kinds.includes(o.kind));
  const option = optionMeant(pointed, among, p);
  return typeof option === 'string' ? `${decision.kind}: ${option}` : answer(p, option.key);
}

const PLAIN: Record<string, (p: Playing) => Refusal> = {
  'survivors turn': (p) =>
    pauseOf(p.state) === 'beforeSurvivors' ? goOn(p) : "it is not the survivors' turn",
  'monster turn': monsterTurn,
  'end turn': endTurn,
  'next round': nextRound,
  pass,
  'pass all': passAll,
};

function edit(p: Playing, what: unknown): Refusal {
  const begun = pauseOf(p.state) === null ? null : beginSurvivors(p);
  return begun ?? give(p, { type: 'edit', edit: what });
}

/** Performs one step that is no expectation. */
function perform(p: Playing, step: Exclude<Step, string>): Refusal {
  if (step.do !== undefined) return (PLAIN[step.do] as (p: Playing) => Refusal)(p);
  if (step.edit !== undefined) return edit(p, step.edit);
  const verb = ANSWERS.find((v) => step[v] !== undefined);
  return verb === undefined ? null : answerWith(p, verb, step[verb] as Pointed);
}

/** Whether the fight can go on to the next step. */
function take(p: Playing, given: Step, at: number): boolean {
  const step = typeof given === 'string' ? { do: given } : given;
  const path = ['steps', at];
  if (step.expect !== undefined) {
    p.played.problems.push(...unmet(step.expect, p.news, p, [...path, 'expect']));
    p.news = [];
    const { question, options, offers, spaces } = step.expect;
    if ([question, options, offers, spaces].some((said) => said !== undefined)) p.spokenOf = p.state.asked;
    return true;
  }
  const refused = perform(p, step);
  if (step.fails === undefined) {
    if (refused !== null) p.played.problems.push({ path, message: refused });
    return refused === null;
  }
  const message =
    refused === null
      ? 'it was not refused'
      : refused.toLowerCase().includes(step.fails.toLowerCase())
        ? null
        : `it was refused because "${refused}"`;
  if (message !== null) p.played.problems.push({ path: [...path, 'fails'], message });
  return refused !== null;
}

/** At the end nothing is left: no die, and no question but what a survivor does next. */
function leftovers(p: Playing): Problem[] {
  const { decision, dice, asked } = p.state;
  const problems: Problem[] = [];
  if (dice.script.length > 0)
    problems.push({
      path: ['dice'],
      message: `dice were not rolled: ${dice.script.map((d) => d.value).join(', ')}`,
    });
  if (decision === null || pauseOf(p.state) !== null || MAY_STAY_OPEN.includes(decision.kind))
    return problems;
  if (p.spokenOf === asked) return problems;
  const keys = decision.options.map((o) => o.key).join(', ');
  return [...problems, { path: ['steps'], message: `a question is left open: "${decision.kind}" (${keys})` }];
}

/** Plays a situation that `checkSituation` has nothing against. */
export function playSituation(situation: Situation, content: Content, words: SituationWords): Played {
  const state = tableOf(situation, content);
  const played: Played = { problems: [], entries: [] };
  const p: Playing = { state, content, words, events: [], news: [], spokenOf: 0, played };
  beginAt(state, situation.starts ?? 'monster');
  proceed(pausingGame, runOf(p));
  keep(p, null);
  const done = situation.steps.every((step, i) => take(p, step, i));
  if (done) played.problems.push(...leftovers(p));
  return played;
}
