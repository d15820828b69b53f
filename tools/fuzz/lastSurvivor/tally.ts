import {
  type AnySurvivorEvent,
  SURVIVOR_QUESTIONS,
  type SurvivorContent,
  survivorEffectsIn,
} from '../../../src/engine';
import { type Counts, count } from '../tally';

/** How often each thing of last survivor was performed. */
export interface SurvivorTally {
  ends: Counts;
  maps: Counts;
  survivors: Counts;
  /** Items, and each thing they are good for. */
  items: Counts;
  projects: Counts;
  supports: Counts;
  throws: Counts;
  landmarks: Counts;
  encounters: Counts;
  nights: Counts;
  verbs: Counts;
  questions: Counts;
  options: Counts;
  events: Counts;
  corrections: Counts;
}

const OPTIONS = [
  ...[
    'go',
    'gather',
    'investigate',
    'craft',
    'treat',
    'use',
    'trade',
    'attack',
    'drop',
    'discard',
    'endTurn',
  ],
  ...[
    'resource',
    'project',
    'item',
    'nothing',
    'agree',
    'decline',
    'shieldItem',
    'shieldCard',
    'bear',
    'leave',
  ],
  ...['card', 'done', 'ability', 'pass', 'pay', 'space', 'none', 'face'],
];
const EVENTS: readonly AnySurvivorEvent['type'][] = [
  ...(['dayBegan', 'turnBegan', 'moved', 'wandered', 'gained', 'lost', 'spent', 'staminaChanged'] as const),
  ...(['healed', 'crafted', 'itemGained', 'itemUsed', 'itemGone', 'nothingHappened', 'cardsDrawn'] as const),
  ...(['cardDropped', 'investigated', 'tested', 'tradeOffered', 'traded', 'tradeDeclined'] as const),
  ...(['duelBegan', 'supported', 'duelRolled', 'modified', 'rerolled', 'passed', 'duelJudged'] as const),
  ...(['prevented', 'guarded', 'suffered', 'taken', 'duelEnded', 'nightFell', 'ate', 'tainted'] as const),
  ...(['frost', 'died', 'ended', 'rolled', 'answered', 'edited', 'corrected'] as const),
];

const noughts = (names: readonly string[]): Counts => Object.fromEntries(names.map((name) => [name, 0]));
const ids = (cards: readonly { id: string }[]): string[] => cards.map((c) => c.id);

/** What an item can do, by name. */
const usesOf = ({ pack }: SurvivorContent): string[] =>
  pack.items.flatMap((card) =>
    (['always', 'modify', 'prevent', 'act'] as const).flatMap((use) =>
      card[use] === undefined ? [] : [`${card.id}: ${use}`],
    ),
  );

/** A tally with a nought for everything that the content has. */
export function newSurvivorTally(content: SurvivorContent): SurvivorTally {
  const { pack } = content;
  const effects = [...pack.encounters, ...pack.nights].flatMap((c) => c.effects);
  const abilities = pack.survivors.flatMap(({ id, always, ability }) => [
    ...(always === undefined ? [] : [`${id}: always`]),
    ...(ability === undefined ? [] : [`${id}: ability`]),
  ]);
  return {
    ends: noughts(['won', 'draw']),
    maps: noughts(ids(pack.maps)),
    survivors: noughts([...ids(pack.survivors), ...abilities]),
    items: noughts([...ids(pack.items), ...usesOf(content)]),
    projects: noughts(ids(pack.projects)),
    supports: noughts(ids(pack.supports)),
    throws: noughts(pack.throws.map((t) => t.resource)),
    landmarks: noughts(pack.landmarks),
    encounters: noughts(ids(pack.encounters)),
    nights: noughts(ids(pack.nights)),
    verbs: noughts([...new Set(survivorEffectsIn(effects).map((e) => e.do))]),
    questions: noughts(SURVIVOR_QUESTIONS),
    options: noughts(OPTIONS),
    events: noughts(EVENTS),
    corrections: {},
  };
}

/** A thing of a combat, under what it is. */
function countSource(tally: SurvivorTally, source: string, use: 'modify' | 'prevent'): void {
  if (Object.hasOwn(tally.supports, source)) count(tally.supports, source);
  else if (Object.hasOwn(tally.throws, source)) count(tally.throws, source);
  else if (Object.hasOwn(tally.survivors, source)) count(tally.survivors, `${source}: ability`);
  else count(tally.items, `${source}: ${use}`);
}

/** Where each happening is counted; the rest counts by its kind alone. */
function countHappening(tally: SurvivorTally, event: AnySurvivorEvent): void {
  if (event.type === 'itemGained') count(tally.items, event.item);
  if (event.type === 'itemUsed') count(tally.items, `${event.item}: act`);
  if (event.type === 'crafted') count(tally.projects, event.project);
  if (event.type === 'nightFell') count(tally.nights, event.card);
  if (event.type === 'supported') count(tally.supports, event.card);
  if (event.type === 'modified' || event.type === 'rerolled') countSource(tally, event.source, 'modify');
  if (event.type === 'prevented') countSource(tally, event.by, 'prevent');
  if (event.type === 'investigated') {
    count(tally.landmarks, event.landmark);
    count(tally.encounters, event.encounter);
  }
}

/** Counts what an event tells of. */
export function countSurvivorEvent(tally: SurvivorTally, event: AnySurvivorEvent): void {
  count(tally.events, event.type);
  countHappening(tally, event);
  if (event.type !== 'duelJudged') return;
  for (const { kind, id } of [...event.gray.parts, ...event.red.parts]) {
    const section = kind === 'survivor' ? tally.survivors : tally.items;
    // What is added by a modification is counted as that.
    if (Object.hasOwn(section, `${id}: always`)) count(section, `${id}: always`);
  }
}
