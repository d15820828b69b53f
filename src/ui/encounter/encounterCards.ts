import type { InvestigatorCard, MonsterToken, PossessionCard } from '../../engine';
import { ENCOUNTERS } from '../../store/encounterContent';

/** A card by its id; undefined where the content has none of that name, whatever the name is. */
const own = <T>(cards: Readonly<Record<string, T>>, id: string | null): T | undefined =>
  id !== null && Object.hasOwn(cards, id) ? cards[id] : undefined;

export const monsterCard = (id: string | null): MonsterToken | undefined => own(ENCOUNTERS.monsters, id);

export const investigatorCard = (id: string): InvestigatorCard | undefined =>
  own(ENCOUNTERS.investigators, id);

export const possessionCard = (id: string): PossessionCard | undefined => own(ENCOUNTERS.possessions, id);
