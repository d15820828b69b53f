import type { AnyEvent, Content, MonsterCard, Variants } from '../../src/engine';
import { en } from '../../src/text';

/** House rules at work: each side that is not the book's own (`variantApplied`). */
const HOUSE_RULES: { [V in keyof Variants]: readonly string[] } = {
  ties: ['kindest', 'cruellest', 'random'],
  tokenLeaves: ['monsterTurnEnd'],
  accuracyTokens: ['survivor'],
  standUp: ['thisTurn'],
  endure: ['true'],
  placement: ['random'],
  skipPlayers: ['true'],
};

export const houseRules: readonly string[] = Object.entries(HOUSE_RULES).flatMap(([variant, sides]) =>
  sides.map((side) => `${variant}: ${side}`),
);

/** Every kind of thing that can happen. */
export const eventTypes: readonly string[] = Object.keys(en.events);

/** What hit locations do: their reactions, critical effects, lasting injuries. */
export const reactionsOf = (monsters: readonly MonsterCard[]): string[] =>
  monsters.flatMap(({ hitLocations }) =>
    hitLocations.flatMap(({ id, reaction, critical }) => [
      ...(reaction === undefined ? [] : [`${id}: ${reaction.on}`]),
      ...(critical === undefined ? [] : [`${id}: critical`]),
      ...(critical?.injury === undefined ? [] : [`${id}: injury`]),
    ]),
  );

/** Both sides of each duration among these AI cards (SD-5.9). */
export const durationsAmong = (monsters: readonly MonsterCard[], cards: readonly string[]): string[] =>
  monsters
    .flatMap(({ ai }) => ai.filter((card) => card.faceUp !== undefined && cards.includes(card.id)))
    .flatMap(({ id }) => [`${id}: face down`, `${id}: face up`]);

/** What an event tells of these, as section and name. */
export function happeningOf(event: AnyEvent, content: Content): { section: Section; name: string } | null {
  switch (event.type) {
    case 'reaction':
      return event.cancelled ? null : { section: 'reactions', name: `${event.card}: ${event.on}` };
    case 'woundAttempted':
      return event.result === 'critical' ? { section: 'reactions', name: `${event.card}: critical` } : null;
    case 'injuryInflicted':
      return { section: 'reactions', name: `${event.card}: injury` };
    case 'variantApplied':
      return { section: 'houseRules', name: `${event.variant}: ${event.choice}` };
    case 'aiFinished': {
      const duration = Object.values(content.ai).some((cards) => cards[event.card]?.faceUp !== undefined);
      if (!duration) return null;
      return { section: 'durations', name: `${event.card}: face ${event.to === 'faceUp' ? 'down' : 'up'}` };
    }
    default:
      return null;
  }
}

type Section = 'reactions' | 'durations' | 'houseRules';
