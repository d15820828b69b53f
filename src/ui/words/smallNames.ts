import { names as encounterNames } from '../../text/encounter/en/names';
import { names as survivorNames } from '../../text/lastSurvivor/en/names';

type Names = Readonly<Record<string, string>>;

/** People of the smaller tables by their cards, and the maps: lists of kept tables have them without content and further words. */
export const SMALL_NAMES: Readonly<Record<'encounter' | 'last-survivor', { people: Names; kinds: Names }>> = {
  encounter: { people: encounterNames.investigator, kinds: {} },
  'last-survivor': { people: survivorNames.survivor, kinds: survivorNames.map },
};
