import { type InvestigatorCard, type MonsterToken, ownOf, type PossessionCard } from '../../engine';
import { ENCOUNTERS } from '../../store/encounterContent';

/** Cards by their ids; undefined where the content has none of that name, whatever the name is. */
export const monsterCard = (id: string | null): MonsterToken | undefined =>
  id === null ? undefined : ownOf(ENCOUNTERS.monsters, id);

export const investigatorCard = (id: string): InvestigatorCard | undefined =>
  ownOf(ENCOUNTERS.investigators, id);

export const possessionCard = (id: string): PossessionCard | undefined => ownOf(ENCOUNTERS.possessions, id);
