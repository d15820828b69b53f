import {
  crafters,
  type Decision,
  type DuelOdds,
  duelSeen,
  mealRisk,
  type Option,
  type SurvivorState,
} from '../../engine';
import { LAST_SURVIVOR } from '../../store/survivorContent';
import type { InterfaceWords } from '../../text/interface/en';
import type { IconName } from '../icons/table';
import { resourceIcon, terrainIcon } from './signs';
import { cardText, chanceWords, nameOf, oddsWords } from './survivorWords';

type Words = InterfaceWords['lastSurvivor'];

/** What answers of this game carry. */
export type AnswerFacts = Partial<
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

const own = <T>(cards: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(cards, id) ? cards[id] : undefined;

const terrainAt = ({ map }: SurvivorState, space: string | undefined): string | undefined =>
  own(LAST_SURVIVOR.maps, map)?.tiles.find(({ q, r }) => `${q},${r}` === space)?.terrain;

/** The sign of an answer: of the terrain, the resource, or what is done. */
export function answerIcon(option: Option, state: SurvivorState): IconName | undefined {
  const { space, what } = option as Option & AnswerFacts;
  const terrain = terrainAt(state, space);
  if (terrain !== undefined) return terrainIcon(terrain);
  if (what !== undefined) return resourceIcon(what);
  return own(SIGNS, option.kind);
}

const lines = (kind: 'item' | 'support', id: string | undefined): string | undefined =>
  id === undefined ? undefined : cardText(kind, id).lines.join(' · ');

/** What a modification would make of its die; undefined: that is for the die to say. */
function becomes(state: SurvivorState, { die, by }: AnswerFacts, words: Words): string | undefined {
  const seen = duelSeen(state);
  const now = die === 'gray' || die === 'red' ? (seen?.results[die] ?? null) : null;
  return seen === null || now === null || typeof by !== 'number'
    ? undefined
    : words.becomes(now + by, seen.from);
}

type Tell = (
  facts: AnswerFacts,
  state: SurvivorState,
  about: Decision['about'],
  words: Words,
) => string | undefined;

/** Of which of these a list tells: "Bone Spear, Sling". */
const listed = (names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : names.join(', ');

const DETAILS: Readonly<Record<string, Tell>> = {
  attack: ({ odds }) => (odds === undefined ? undefined : oddsWords(odds)),
  gather(_, state, { survivor }) {
    const who = state.survivors.find((s) => s.id === survivor);
    const terrain = terrainAt(state, who?.space);
    const gives = (terrain === undefined ? undefined : own(LAST_SURVIVOR.terrains, terrain))?.gather ?? [];
    return listed(gives.map((what) => nameOf('resource', what)));
  },
  craft(_, state, { survivor }) {
    const seen = { state, content: LAST_SURVIVOR };
    const able = state.projects.filter((id) => crafters(seen, id).includes(String(survivor)));
    return listed(able.map((id) => nameOf('item', own(LAST_SURVIVOR.projects, id)?.item ?? '')));
  },
  project: ({ project = '' }) => lines('item', own(LAST_SURVIVOR.projects, project)?.item),
  use: ({ item }) => lines('item', item),
  // A modification says itself what it does to which die, and here what that comes to.
  card: (facts, state, _, words) =>
    facts.die === undefined ? lines('support', facts.source) : becomes(state, facts, words),
  item: (facts, state, _, words) => becomes(state, facts, words),
  ability: (facts, state, _, words) => becomes(state, facts, words),
  shieldCard: ({ card }) => lines('support', card),
  resource(facts, state, { survivor, meal }, words) {
    const risk =
      meal === undefined
        ? null
        : mealRisk({ state, content: LAST_SURVIVOR }, String(survivor), facts.what ?? '');
    return risk === null ? becomes(state, facts, words) : words.risk(chanceWords(risk));
  },
};

/** What an answer leads to, where its words do not say it: exact odds, what a card does, what a die comes to. */
export const answerDetail = (
  option: Option,
  { about }: Decision,
  state: SurvivorState,
  words: Words,
): string | undefined => own(DETAILS, option.kind)?.(option as Option & AnswerFacts, state, about, words);
