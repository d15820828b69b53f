import { ownOf } from '../table/ownOf';
import type { InvestigatorCard, MonsterToken, PlaceCard, PossessionCard } from './cards/content';
import type { Seen } from './procedure';
import type { EncounterState, Investigator, MonsterInPlay, Possession } from './state';

function must<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`there is no ${what}`);
  return found;
}

export const investigatorById = ({ investigators }: EncounterState, id: string): Investigator =>
  must(
    investigators.find((i) => i.id === id),
    `investigator ${id}`,
  );

export const inPlay = ({ monsters }: EncounterState, card: string): MonsterInPlay | undefined =>
  monsters.find((m) => m.card === card);

export const investigatorCard = ({ content }: Pick<Seen, 'content'>, id: string): InvestigatorCard =>
  must(ownOf(content.investigators, id), `investigator card ${id}`);
export const monsterToken = ({ content }: Pick<Seen, 'content'>, id: string): MonsterToken =>
  must(ownOf(content.monsters, id), `monster token ${id}`);
export const possessionCard = ({ content }: Pick<Seen, 'content'>, id: string): PossessionCard =>
  must(ownOf(content.possessions, id), `possession ${id}`);
export const placeCard = ({ content }: Pick<Seen, 'content'>, id: string): PlaceCard =>
  must(ownOf(content.places, id), `place ${id}`);

/** Of several possessions of one card the first: to everybody they are the same. */
export const firstOfEach = (possessions: readonly Possession[]): Possession[] =>
  possessions.filter(({ card }, i) => possessions.findIndex((p) => p.card === card) === i);

/** The monsters on a place, in the order in which they came. */
export const monstersOn = ({ monsters }: EncounterState, place: string): MonsterInPlay[] =>
  monsters.filter((m) => m.place === place);

export const areUp = ({ investigators }: EncounterState): Investigator[] =>
  investigators.filter((i) => i.status === 'up');

/** Places of this table that lie beside one. */
export const besidePlace = (r: Seen, place: string): string[] =>
  placeCard(r, place).beside.filter((id) => r.state.places.includes(id));
