import { type Decision, type DuelOdds, duelSeen, type Option, type SurvivorState } from '../../engine';
import { LAST_SURVIVOR } from '../../store/survivorContent';
import type { InterfaceWords } from '../../text/interface/en';
import type { Answer, DecisionFigure, DecisionView, TypedDieView } from '../decision/decision';
import type { IconName } from '../icons/table';
import { pieceOf, resourceIcon, seatOf, terrainIcon, whoOf } from './signs';
import { cardText, namesOf, oddsWords, partName, SURVIVOR_TEXT } from './survivorWords';

const PASSES: readonly string[] = ['endTurn', 'pass', 'done', 'bear', 'leave', 'none', 'nothing', 'decline'];
const MAIN: readonly string[] = ['agree', 'pay'];

type Facts = Partial<
  Record<'space' | 'what' | 'item' | 'card' | 'source' | 'project' | 'survivor' | 'die', string>
> & {
  odds?: DuelOdds;
  by?: number | null;
};

const SIGNS: Readonly<Record<string, IconName>> = {
  gather: 'hand',
  investigate: 'watcher',
  craft: 'project',
  treat: 'medicine',
  attack: 'duel',
  pay: 'reward',
  card: 'cards',
  shieldCard: 'cards',
  discard: 'cards',
  shieldItem: 'shield',
};

function iconOf({ kind }: Option, { space, what }: Facts): IconName | undefined {
  if (space !== undefined) {
    const tile = LAST_SURVIVOR.pack.maps.flatMap((m) => m.tiles).find((t) => `${t.q},${t.r}` === space);
    return tile === undefined ? undefined : terrainIcon(tile.terrain);
  }
  if (what !== undefined) return resourceIcon(what);
  return Object.hasOwn(SIGNS, kind) ? SIGNS[kind] : undefined;
}

const own = <T>(cards: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(cards, id) ? cards[id] : undefined;

/** What a modification would make of its die; undefined: that is for the die to say. */
function becomes(
  state: SurvivorState,
  { die, by }: Facts,
  words: InterfaceWords['lastSurvivor'],
): string | undefined {
  const seen = duelSeen(state);
  const now = die === 'gray' || die === 'red' ? (seen?.results[die] ?? null) : null;
  return seen === null || now === null || typeof by !== 'number'
    ? undefined
    : words.becomes(now + by, seen.from);
}

/** What an answer leads to, where its words do not say it. */
function detailOf({ kind }: Option, { odds, item, card, source, project, die }: Facts): string | undefined {
  if (odds !== undefined) return oddsWords(odds);
  if (project !== undefined) {
    const made = own(LAST_SURVIVOR.projects, project)?.item;
    return made === undefined ? undefined : cardText('item', made).lines.join(' · ');
  }
  if (kind === 'use' && item !== undefined) return cardText('item', item).lines.join(' · ');
  // A modification says itself what it does to which die.
  if (kind === 'card' && source !== undefined && die === undefined)
    return cardText('support', source).lines.join(' · ');
  if (kind === 'shieldCard' && card !== undefined) return cardText('support', card).lines.join(' · ');
  return undefined;
}

function answerOf(
  option: Option,
  decision: Decision,
  state: SurvivorState,
  words: InterfaceWords['lastSurvivor'],
): Answer {
  const facts = option as Option & Facts;
  const alone = decision.options.length === 1;
  const weight = PASSES.includes(option.kind) ? 'pass' : MAIN.includes(option.kind) ? 'main' : 'plain';
  const detail = detailOf(option, facts) ?? becomes(state, facts, words);
  const icon = iconOf(option, facts);
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

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

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
