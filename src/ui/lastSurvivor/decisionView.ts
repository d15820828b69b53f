import { type Decision, duelSeen, type Option, type SurvivorState } from '../../engine';
import type { InterfaceWords } from '../../text/interface/en';
import type { Answer, DecisionFigure, DecisionView, TypedDieView } from '../decision/decision';
import { signed } from '../words/signed';
import { type AnswerFacts, answerDetail, answerIcon } from './answerDetail';
import { pieceOf, seatOf, whoOf } from './signs';
import { namesOf, partName, SURVIVOR_TEXT } from './survivorWords';

const PASSES: readonly string[] = ['endTurn', 'pass', 'done', 'bear', 'leave', 'none', 'nothing', 'decline'];
const MAIN: readonly string[] = ['agree', 'pay'];

function answerOf(
  option: Option,
  decision: Decision,
  state: SurvivorState,
  words: InterfaceWords['lastSurvivor'],
): Answer {
  const facts = option as Option & AnswerFacts;
  const alone = decision.options.length === 1;
  const weight = PASSES.includes(option.kind) ? 'pass' : MAIN.includes(option.kind) ? 'main' : 'plain';
  const detail = answerDetail(option, decision, state, words);
  const icon = answerIcon(option, state);
  const piece = facts.survivor === undefined ? undefined : pieceOf(state, facts.survivor);
  return {
    key: option.key,
    label: SURVIVOR_TEXT.option(option, namesOf(state)),
    ...(detail === undefined || detail === '' ? {} : { detail }),
    ...(piece === undefined ? {} : { piece }),
    ...(icon === undefined || (piece !== undefined && option.kind !== 'attack') ? {} : { icon }),
    // Without another answer, to pass is what is pressed.
    weight: alone ? 'main' : weight,
  };
}

/** Both dice of the combat, and what each comes of. */
function figuresOf(state: SurvivorState, words: InterfaceWords['lastSurvivor']): DecisionFigure[] {
  const { duel } = state;
  const seen = duelSeen(state);
  if (duel === null || seen === null) return [];
  return (['gray', 'red'] as const).map((die) => ({
    of: whoOf(state, die === 'gray' ? duel.attacker : duel.defender),
    title: words.dieOf[die],
    total: String(seen.results[die] ?? signed(seen.modifiers[die])),
    parts: [
      ...(duel.dice[die].face === 0
        ? []
        : [{ label: words.face(duel.dice[die].face), value: String(duel.dice[die].face) }]),
      ...duel.dice[die].parts.map((part) => ({ label: partName(part), value: signed(part.by) })),
    ],
  }));
}

/** From which face on the die that is typed in does what it is rolled for; null: its face alone tells. */
function needOf(state: SurvivorState, purpose: string): number | null {
  const seen = duelSeen(state);
  if (seen !== null && (purpose === 'gray' || purpose === 'red')) return seen.from - seen.modifiers[purpose];
  const test = state.stack.findLast((f) => f.procedure === 'test') as
    | { effect?: { from?: number } }
    | undefined;
  return purpose === 'test' ? (test?.effect?.from ?? null) : null;
}

function typedDie(
  state: SurvivorState,
  { about, options }: Decision,
  words: InterfaceWords['lastSurvivor'],
): TypedDieView {
  const need = needOf(state, String(about.purpose));
  return {
    faces: options.map(({ key }, i) => ({ key, label: String(i + 1) })),
    die: Number(about.die ?? 1),
    of: Number(about.of ?? 1),
    need: need === null ? null : words.need(need),
    before: [],
  };
}

/** Whom the question is about. */
export function askedIn({ decision, survivors }: SurvivorState): string | null {
  if (decision === null) return null;
  const { survivor, to } = decision.about as { survivor?: unknown; to?: unknown };
  // Who is offered a trade answers, not who offers it.
  const named = decision.kind === 'tradeAgree' ? to : survivor;
  if (typeof named === 'string') return named;
  return survivors.find((s) => s.player === decision.by)?.id ?? null;
}

/** The pending question of a game; null: it is over. `alone`: one person plays, whose name needs no saying. */
export function decisionView(
  state: SurvivorState,
  words: InterfaceWords['lastSurvivor'],
  alone: boolean,
): DecisionView | null {
  const { decision } = state;
  if (decision === null) return null;
  const { title, by, trail } = SURVIVOR_TEXT.asked(decision, namesOf(state));
  const survivor = askedIn(state);
  const piece = survivor === null ? undefined : pieceOf(state, survivor);
  const seat = alone ? null : seatOf(state, decision.by);
  const view: DecisionView = {
    id: String(decision.id),
    by: {
      words: alone && survivor !== null ? whoOf(state, survivor) : by,
      ...(piece === undefined ? {} : { piece }),
      ...(seat === null ? {} : { seat }),
    },
    causes: trail,
    question: title,
    answers: decision.options.map((option) => answerOf(option, decision, state, words)),
    refusals: [],
    figures: figuresOf(state, words),
  };
  return decision.kind === 'typeDie'
    ? { ...view, answers: [], typed: typedDie(state, decision, words) }
    : view;
}
