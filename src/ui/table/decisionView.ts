import { type Decision, decisionFigures, type Option, type ShowdownState, woundOdds } from '../../engine';
import { CONTENT } from '../../store/content';
import { type Declined, declinedBy, neverAsked, windowOf } from '../../store/windows';
import type { InterfaceWords } from '../../text/interface/en';
import type { Answer, DecisionFigure, DecisionView, RoundWindow } from '../decision/decision';
import type { IconName } from '../icons/table';
import { TEXT } from '../words/text';
import type { Fight } from './fight';
import { breakdown } from './figures';
import { spaceOfOption } from './optionSpaces';
import { refusals } from './refusals';
import { seatOf } from './seats';
import { gearIcon, monsterIcon, pieceOf, terrainIcon } from './signs';
import { windowName } from './windowNames';

type Words = InterfaceWords['table'];

/** Facts that some options carry for the eyes of the players. */
interface Facts {
  survivor?: string;
  card?: string;
  steps?: number;
  need?: number;
  chance?: number;
  dice?: number;
  cost?: string;
}

/** What the controller chooses for the monster (SD-3.8). */
const MONSTERS_CHOICES = [
  'chooseSurvivor',
  'chooseRoute',
  'placeMonster',
  'chooseWay',
  'consumeTile',
  'consumeGear',
  'chooseFacing',
  'firstFacing',
  'chooseDirection',
  'chooseKnockback',
  'chooseSide',
  'choosePlace',
  'chooseGrabPlace',
  'choosePanic',
  'order',
];

/** The usual answer of its question, drawn with weight. */
const USUAL = ['attack', 'act', 'dodge', 'survivor', 'route', 'hit', 'hitLocation', 'use'];

const PASSES = ['pass', 'decline', 'endAct', 'endTurn', 'random', 'forUs'];

function iconOf(option: Option, { card }: Facts, state: ShowdownState): IconName | undefined {
  if (option.kind === 'terrain' && card !== undefined) return terrainIcon(card);
  if ((option.kind === 'attack' || option.kind === 'activate') && card !== undefined) {
    return gearIcon(CONTENT.gear[card], card);
  }
  if (option.kind === 'dash' || option.kind === 'space') return 'movement';
  if (option.kind === 'surge') return 'survival';
  if (option.kind === 'dodge') return 'evasion';
  if (option.kind === 'route' || option.kind === 'direction') return monsterIcon(state.monster.card);
  return option.kind === 'random' ? 'die' : undefined;
}

function detailOf(
  { steps, need, chance, dice, cost }: Facts,
  words: Words,
  owner: string | null,
): string | undefined {
  const parts = [
    owner === null ? null : words.ofPlayer(owner),
    steps === undefined ? null : words.steps(steps),
    need === undefined || chance === undefined ? null : words.odds(need, chance, dice ?? 1),
    cost === 'both' ? words.both : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/** What an option carries; at a drawn hit location also what wounds there (SD-14.7). */
function factsOf({ run }: Fight, option: Option): Option & Facts {
  const facts = option as Option & Facts;
  const odds = option.kind === 'hitLocation' && facts.card !== undefined ? woundOdds(run, facts.card) : null;
  return odds === null ? facts : { ...facts, ...odds };
}

/** The other player for whose survivor an answer would be pressed; null: nobody's but the one's who is asked. */
function pressedFor({ state }: Fight, { survivor }: Facts, { by, kind }: Decision): string | null {
  if (state.solo || state.players.length < 2 || MONSTERS_CHOICES.includes(kind)) return null;
  const owner = state.survivors.find(({ id }) => id === survivor)?.player;
  if (owner === undefined || owner === by) return null;
  return state.players.find(({ id }) => id === owner)?.name ?? null;
}

function answer(fight: Fight, decision: Decision, option: Option, words: Words): Answer {
  const facts = factsOf(fight, option);
  const piece = facts.survivor === undefined ? undefined : pieceOf(fight.state, facts.survivor);
  return {
    key: option.key,
    label: TEXT.option(option, decision, fight.names),
    detail: detailOf(facts, words, pressedFor(fight, facts, decision)),
    icon: iconOf(option, facts, fight.state),
    // Whoever is asked stands in the header: only somebody else's sign tells more.
    piece: option.kind === 'space' || facts.survivor === decision.about.survivor ? undefined : piece,
    weight: PASSES.includes(option.kind) ? 'pass' : USUAL.includes(option.kind) ? 'main' : 'plain',
  };
}

/** Answers that are nothing but a place on the board come after those that need words. */
function ordered(decision: Decision, state: ShowdownState): Option[] {
  const onBoard = (option: Option) =>
    ['space', 'placement'].includes(option.kind) && spaceOfOption(option, state) !== null;
  return [...decision.options.filter((o) => !onBoard(o)), ...decision.options.filter(onBoard)];
}

function whose({ state }: Fight, decision: Decision, words: Words): DecisionView['by'] {
  const player = state.players.find((p) => p.id === decision.by);
  const about = decision.about.survivor;
  const piece = typeof about === 'string' ? pieceOf(state, about) : undefined;
  if (player === undefined) return { words: state.solo ? words.yours : words.allDecide, icon: 'survival' };
  const monsters = MONSTERS_CHOICES.includes(decision.kind);
  if (state.solo) {
    return piece === undefined || monsters
      ? { words: monsters ? words.yoursForMonster : words.yours, icon: monsters ? 'controller' : 'survival' }
      : { words: words.yours, piece };
  }
  const seat = seatOf(state, player.id);
  return {
    words: monsters ? words.holdsMonster(player.name) : words.decides(player.name),
    ...(seat === null ? {} : { seat }),
    ...(piece === undefined
      ? { icon: monsters ? ('controller' as const) : ('survival' as const) }
      : { piece }),
  };
}

/** Every number that the decision turns on, by its answer, or by whose number it is. */
function figuresOf({ run, names }: Fight, decision: Decision): DecisionFigure[] {
  const teller = TEXT.teller(names);
  return decisionFigures(run).map(({ option, of, label, figure }) => {
    const owner = decision.options.find(({ key }) => key === option);
    return {
      of: owner === undefined ? teller.figure(of) : TEXT.option(owner, decision, names),
      title: TEXT.numberName(label),
      total: String(figure.value),
      parts: breakdown(figure, names),
    };
  });
}

/** Who may decline this question for the round or the fight; nobody where it must be answered. */
function windowAt(
  fight: Fight,
  decision: Decision,
  declined: readonly Declined[],
  words: Words,
): RoundWindow | undefined {
  const window = windowOf(decision);
  if (window === null) return undefined;
  const teller = TEXT.teller(fight.names);
  const gone = declinedBy(window, declined, fight.state.round);
  const never = neverAsked(window, declined);
  return {
    name: windowName(window.id, fight, words),
    survivors: window.survivors.map((id) => ({
      id,
      name: teller.figure(id),
      declined: gone.includes(id),
      never: never.includes(id),
    })),
  };
}

/** The pending question with every legal answer, what may be done at any time among them (SD-15.4). */
export function decisionView(
  fight: Fight,
  words: Words,
  declined: readonly Declined[] = [],
): DecisionView | null {
  const { decision } = fight.state;
  if (decision === null) return null;
  const question = TEXT.question(decision, fight.names);
  const anyTime = decision.interjections.map((option) => answer(fight, decision, option, words));
  return {
    id: String(decision.id),
    by: whose(fight, decision, words),
    causes: question.trail,
    question: question.title,
    answers: [
      ...ordered(decision, fight.state).map((option) => answer(fight, decision, option, words)),
      ...anyTime,
    ],
    // Whoever chooses for the monster has no wish of a survivor's just now.
    refusals: MONSTERS_CHOICES.includes(decision.kind) ? [] : refusals(fight, decision),
    figures: figuresOf(fight, decision),
    window: windowAt(fight, decision, declined, words),
    ...(decision.max > 1 ? { pick: { least: decision.min, most: decision.max } } : {}),
  };
}
