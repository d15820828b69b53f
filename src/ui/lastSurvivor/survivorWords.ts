import type { DiePart, SurvivorState } from '../../engine';
import { LAST_SURVIVOR } from '../../store/survivorContent';
import {
  type SurvivorCardKind,
  type SurvivorNames,
  survivorCardText,
  survivorNameOf,
  survivorNames,
} from '../../text/lastSurvivor';

export { chanceWords, lastSurvivorText as SURVIVOR_TEXT, oddsWords } from '../../text/lastSurvivor';

export const nameOf = survivorNameOf;

/** The names of a game as it stands. */
export const namesOf = (state: SurvivorState): SurvivorNames => survivorNames(state, LAST_SURVIVOR.maps);

export const cardText = (kind: SurvivorCardKind, id: string) => survivorCardText(LAST_SURVIVOR, kind, id);

/** When a support card is played; null: nobody knows it. */
export const supportMoment = (id: string): 'before' | 'modify' | 'damage' | null =>
  (Object.hasOwn(LAST_SURVIVOR.supports, id) ? LAST_SURVIVOR.supports[id]?.moment : undefined) ?? null;

/** What changed a die. */
export const partName = ({ kind, id }: DiePart): string => nameOf(kind, id);

/** Such as "Forest C2"; of a space that the map does not have, what it is called in the data. */
export const spaceName = (state: SurvivorState, space: string): string =>
  namesOf(state).space(space) ?? space;
