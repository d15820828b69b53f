import {
  type Decision,
  type EncounterOdds,
  type EncounterState,
  type Option,
  type Pool,
  successFrom,
  type TestOdds,
} from '../../engine';
import { encounterNames } from '../../text/encounter';
import type { InterfaceWords } from '../../text/interface/en';
import type { Answer, DecisionView, TypedDieView } from '../decision/decision';
import { pieceOf, seatOf, whoOf } from './encounterSigns';
import { ENCOUNTER_TEXT } from './encounterWords';

const PASSES: readonly string[] = ['pass', 'decline', 'keep', 'endTurn'];
const MAIN: readonly string[] = ['roll', 'further', 'pay'];

/** What a roll may come to, beside the answer that rolls: on a phone the panel with all of it is behind a tab. */
function rollOdds({ kind }: Option, { about }: Decision): string | undefined {
  const { odds, purpose } = about as { odds?: TestOdds | null; purpose?: 'will' | 'strength' };
  return kind !== 'roll' || odds == null || purpose === undefined
    ? undefined
    : ENCOUNTER_TEXT.testOdds(odds, purpose).join(' · ');
}

function answerOf(option: Option, decision: Decision, state: EncounterState): Answer {
  const { odds } = option as Option & { odds?: EncounterOdds };
  const detail = odds === undefined ? rollOdds(option, decision) : ENCOUNTER_TEXT.encounterOdds(odds);
  const weight = PASSES.includes(option.kind) ? 'pass' : MAIN.includes(option.kind) ? 'main' : 'plain';
  return {
    key: option.key,
    label: ENCOUNTER_TEXT.option(option, decision, encounterNames(state)),
    ...(detail === undefined ? {} : { detail }),
    // Without another answer, to pass is what is pressed.
    weight: decision.options.length === 1 ? 'main' : weight,
  };
}

/** The dice that a roll waits for, and what they are made of. */
function figuresOf({ about }: Decision): DecisionView['figures'] {
  const { pool } = about as { pool?: Pool };
  if (pool === undefined) return [];
  const [sum, ...parts] = ENCOUNTER_TEXT.pool(pool);
  return [
    {
      of: sum?.text ?? '',
      title: sum?.text ?? '',
      total: String(pool.value),
      parts: parts.map(({ text }) => ({ label: text, value: '' })),
    },
  ];
}

/** The pending question of a table of encounters; null: it is over. */
export function encounterDecision(state: EncounterState, words: InterfaceWords['dice']): DecisionView | null {
  const { decision } = state;
  if (decision === null) return null;
  const { about, options } = decision;
  const { title, by, trail, detail } = ENCOUNTER_TEXT.question(decision, encounterNames(state));
  const investigator = typeof about.investigator === 'string' ? about.investigator : null;
  const seat = seatOf(state, decision.by);
  const view: DecisionView = {
    id: String(decision.id),
    by: {
      words: seat === null && investigator !== null ? whoOf(state, investigator) : by,
      ...(investigator === null ? {} : { piece: pieceOf(state, investigator) }),
      ...(seat === null ? {} : { seat }),
    },
    // What is rolled and what has come of it so far: on a phone the panel that tells it is behind a tab.
    causes: detail === undefined ? trail : [...trail, detail],
    question: title,
    answers: options.map((option) => answerOf(option, decision, state)),
    refusals: [],
    figures: figuresOf(decision),
  };
  return decision.kind === 'typeDie'
    ? { ...view, answers: [], typed: typedDie(state, decision, words) }
    : view;
}

/** A real die that the players roll: from which face on it is a success, and what was typed in before (CE-2.2). */
function typedDie(
  { stack, investigators }: EncounterState,
  { about, options }: Decision,
  words: InterfaceWords['dice'],
): TypedDieView {
  const test = stack.findLast((f) => f.procedure === 'test') as { investigator?: string } | undefined;
  const from = successFrom(investigators.find((i) => i.id === test?.investigator)?.conditions ?? []);
  const { dice = [] } = (stack.at(-1) ?? {}) as { dice?: number[] };
  return {
    faces: options.map(({ key }, i) => ({ key, label: String(i + 1) })),
    die: Number(about.die ?? 1),
    of: Number(about.of ?? 1),
    need: words.need(from),
    before: dice.map((face) => ({
      value: String(face),
      result: face >= from ? ('hit' as const) : ('miss' as const),
      label: String(face),
    })),
  };
}

/** What stands beside the question: what it is up against, and the odds of the test, a line each. */
export function besideQuestion(state: EncounterState): { detail: string | null; odds: readonly string[] } {
  const { decision } = state;
  if (decision === null) return { detail: null, odds: [] };
  const { detail = null } = ENCOUNTER_TEXT.question(decision, encounterNames(state));
  const { odds, purpose } = decision.about as { odds?: TestOdds | null; purpose?: 'will' | 'strength' };
  return {
    detail,
    odds: odds == null || purpose === undefined ? [] : ENCOUNTER_TEXT.testOdds(odds, purpose),
  };
}
