import type { DiePart, SurvivorState } from '../../engine';
import { LAST_SURVIVOR } from '../../store/survivorContent';
import {
  createSurvivorText,
  type SurvivorCardKind,
  type SurvivorNames,
  survivorEn,
  survivorNames,
} from '../../text/lastSurvivor';

/** Words made from the data of last survivor, in the chosen language. */
export const SURVIVOR_TEXT = createSurvivorText(survivorEn);
export const { nameOf, chance: chanceWords, odds: oddsWords } = SURVIVOR_TEXT;

/** The names of a game as it stands. */
export const namesOf = (state: SurvivorState): SurvivorNames => survivorNames(state, LAST_SURVIVOR.maps);

export const cardText = (kind: SurvivorCardKind, id: string) => SURVIVOR_TEXT.card(LAST_SURVIVOR, kind, id);

/** When a support card is played; null: nobody knows it. */
export const supportMoment = (id: string): 'before' | 'modify' | 'damage' | null =>
  (Object.hasOwn(LAST_SURVIVOR.supports, id) ? LAST_SURVIVOR.supports[id]?.moment : undefined) ?? null;

/** What changed a die. */
export const partName = ({ kind, id }: DiePart): string => nameOf(kind, id);

/** Such as "Forest C2"; of a space that the map does not have, what it is called in the data. */
export const spaceName = (state: SurvivorState, space: string): string =>
  SURVIVOR_TEXT.spaceName(space, namesOf(state)) ?? space;
