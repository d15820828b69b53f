import {
  type AnyEvent,
  type Command,
  type Content,
  type MonsterCard,
  type Run,
  type ShowdownState,
  showdownGame,
} from '../../src/engine';
import { en } from '../../src/text';
import { type Opponent, opponents } from '../play/opponent';
import { effectsOf } from './cardEffects';
import { durationsAmong, eventTypes, happeningOf, houseRules, reactionsOf } from './happenings';
import { possible } from './possible';

/** How often each thing of the content was performed. */
export type Counts = Record<string, number>;

export interface Tally {
  /** How fights ended; at a standstill without an end. */
  ends: Counts;
  aiCards: Counts;
  /** Cards in play from the start, as often as they acted. */
  specials: Counts;
  hitLocations: Counts;
  /** Reactions, critical effects, lasting injuries of the hit locations. */
  reactions: Counts;
  /** Durations, face down and face up. */
  durations: Counts;
  terrain: Counts;
  gear: Counts;
  /** Fighting arts, disorders, abilities, weapon proficiencies. */
  traits: Counts;
  resources: Counts;
  injuries: Counts;
  verbs: Counts;
  /** Kinds of questions, and of answers that were given. */
  questions: Counts;
  options: Counts;
  /** House rules at work; every kind of event. */
  houseRules: Counts;
  events: Counts;
  /** Corrections by hand that were taken, by kind. */
  corrections: Counts;
}

const noughts = (names: readonly string[]): Counts => Object.fromEntries(names.map((name) => [name, 0]));

/** Traumas that a plain d10 can bring; those above 10 come only by cards and corrections that add to the roll. */
const plainTraumas = (content: Content) => content.pack.traumas.filter((t) => t.from <= 10);

/** Names of all verbs that a value uses, nested lists included. */
function verbsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'do' in value && typeof value.do === 'string' ? [value.do] : [];
  return [...new Set([...own, ...Object.values(value).flatMap(verbsIn)])].sort();
}

/** The AI cards that can come into the deck of a level. */
function dealtAt({ ai, levels }: MonsterCard, id: string): string[] {
  const deck = levels.find((l) => l.id === id)?.deck;
  if (deck === undefined) return [];
  if ('shuffled' in deck) return [...(deck.top ?? []), ...deck.shuffled];
  const counts: Readonly<Record<string, number>> = deck;
  return ai.filter((c) => (counts[c.kind] ?? 0) > 0).map((c) => c.id);
}

/** Cards that are in play from the start of a level and act at some moment. */
function acting(content: Content, { monster, level }: Opponent): string[] {
  const specials = content.monsters[monster]?.levels.find((l) => l.id === level)?.specials ?? [];
  return specials.filter((id) => (content.ai[monster]?.[id]?.triggers ?? []).length > 0);
}

/** A tally with a nought for everything that the content has, as far as these opponents bring it. */
export function newTally(content: Content, against: readonly Opponent[] = opponents(content)): Tally {
  const monsters = content.pack.monsters.filter((m) => against.some((o) => o.monster === m.id));
  const aiCards = against.flatMap((o) => dealtAt(content.monsters[o.monster] as MonsterCard, o.level));
  const activations = against.flatMap(({ monster, level }) => {
    const own = content.monsters[monster]?.levels.find((l) => l.id === level)?.specials ?? [];
    return [...aiCards, ...own].filter((id) => content.ai[monster]?.[id]?.activation !== undefined);
  });
  return {
    ends: noughts(['victory', 'defeat']),
    aiCards: noughts([...aiCards, ...activations.map((id) => `${id}: activation`)]),
    specials: noughts(against.flatMap((o) => acting(content, o))),
    hitLocations: noughts(monsters.flatMap((m) => m.hitLocations.map((c) => c.id))),
    reactions: noughts(reactionsOf(monsters)),
    durations: noughts(durationsAmong(monsters, aiCards)),
    terrain: noughts(content.pack.terrain.map((t) => t.id)),
    gear: noughts(effectsOf([...content.pack.gear, ...content.pack.armourSets])),
    traits: noughts(effectsOf(Object.values(content.traits).map(({ trait }) => trait))),
    resources: noughts(
      Object.values(content.resources)
        .filter((r) => r.use !== undefined || r.onGain !== undefined)
        .map((r) => r.id),
    ),
    injuries: noughts([...content.pack.injuries, ...plainTraumas(content)].map((i) => i.id)),
    verbs: noughts(verbsIn({ ...content.pack, traumas: plainTraumas(content) })),
    questions: noughts(possible(Object.keys(en.questions), content)),
    options: noughts(Object.keys(en.options)),
    houseRules: noughts(houseRules),
    events: noughts(possible(eventTypes, content)),
    corrections: {},
  };
}

export const count = (counts: Counts, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Counts what an event tells of. */
export function countEvent(tally: Tally, event: AnyEvent, content: Content): void {
  count(tally.events, event.type);
  const happening = happeningOf(event, content);
  if (happening !== null) count(tally[happening.section], happening.name);
  switch (event.type) {
    case 'aiFinished':
      count(tally.aiCards, event.card);
      return;
    case 'hitsLost':
      // A card that cancels its own hit has no wound attempt.
      if (event.cause?.kind === 'hitLocation' && event.cards.includes(event.cause.id))
        count(tally.hitLocations, event.cause.id);
      return;
    case 'woundAttempted':
    case 'trapSprung':
      count(tally.hitLocations, event.card);
      return;
    case 'terrainPlaced':
      if (content.terrain[event.card]?.activation === undefined) count(tally.terrain, event.card);
      return;
    case 'activated':
      if (event.what === 'terrain') count(tally.terrain, event.card);
      // A lost weapon taken up counts as an option.
      else if (event.what === 'takeUp') return;
      else if (event.what === 'ai') count(tally.aiCards, `${event.card}: activation`);
      else if (content.traits[event.card] === undefined) count(tally.gear, `${event.card}: ${event.what}`);
      else count(tally.traits, `${event.card}: ${event.what}`);
      return;
    case 'triggered':
      if (event.card.kind === 'ai' && Object.hasOwn(tally.specials, event.card.id))
        count(tally.specials, event.card.id);
      if (event.card.kind === 'gear') count(tally.gear, `${event.card.id}: on ${event.moment}`);
      if (content.traits[event.card.id] !== undefined)
        count(tally.traits, `${event.card.id}: on ${event.moment}`);
      return;
    case 'severeInjury':
      count(tally.injuries, event.injury);
      return;
    case 'brainTrauma':
      count(tally.injuries, event.trauma);
      return;
    case 'gained':
      if (event.kind === 'resource' && content.resources[event.card]?.onGain !== undefined)
        count(tally.resources, event.card);
      return;
    default:
  }
}

/** Counts the kind of an answer, and a resource that is used. */
export function countCommand(tally: Tally, { decision }: ShowdownState, command: Command): void {
  if (decision === null || command.type === 'edit') return;
  count(tally.questions, decision.kind);
  const keys = command.type === 'answer' ? command.keys : [command.key];
  for (const option of [...decision.options, ...decision.interjections]) {
    if (!keys.includes(option.key)) continue;
    count(tally.options, option.kind);
    if (option.kind === 'useResource')
      count(tally.resources, (option as typeof option & { card: string }).card);
  }
}

/** Counts how a fight ended. */
export const countEnd = (tally: Tally, { outcome }: ShowdownState): void =>
  count(tally.ends, outcome ?? 'standstill');

/** Counts a correction by hand that was taken. */
export function countCorrection(tally: Tally, command: Command): void {
  if (command.type !== 'edit') return;
  const { what } = command.edit as { what?: unknown };
  count(tally.corrections, String(what));
}

/** A game with every verb counting its performances. */
export function countingGame(tally: Tally, game = showdownGame): typeof showdownGame {
  const procedures = Object.fromEntries(
    Object.entries(game.procedures).map(([name, procedure]) => {
      const first = Object.keys(procedure.steps)[0];
      const step = first === undefined ? undefined : procedure.steps[first];
      if (!name.startsWith('do:') || first === undefined || step === undefined) return [name, procedure];
      const verb = name.slice(3);
      const counted: typeof step =
        typeof step === 'function'
          ? (f: unknown, r: Run) => {
              count(tally.verbs, verb);
              return step(f, r);
            }
          : {
              ask: (f: unknown, r: Run) => {
                count(tally.verbs, verb);
                return step.ask(f, r);
              },
              answer: (f: unknown, r: Run, chosen) => step.answer(f, r, chosen),
            };
      return [name, { ...procedure, steps: { ...procedure.steps, [first]: counted } }];
    }),
  );
  return { ...game, procedures };
}

/** What was never performed, section by section. */
export function unperformed(tally: object): string[] {
  return Object.entries(tally).flatMap(([section, counts]) =>
    Object.entries(counts as Counts).flatMap(([name, times]) => (times === 0 ? [`${section}: ${name}`] : [])),
  );
}
