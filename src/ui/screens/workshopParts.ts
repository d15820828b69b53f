import { LOCATIONS } from '../../engine';
import { CONTENT } from '../../store/content';
import type { InterfaceWords } from '../../text/interface/en';
import type { GearWorkshopProps } from '../setup/workshop/GearWorkshop';
import { TEXT } from '../words/text';
import { faultsIn, faultyCells, gearChoices } from './gearChoices';

/** All kits, to fill a grid from. */
export const KITS = CONTENT.pack.kits.map(({ id }) => ({ id, name: TEXT.nameOf('kit', id) }));

const LOCATION_CHOICES = LOCATIONS.map((value) => ({ value, label: TEXT.nameOf('location', value) }));

/** What is the same wherever gear grids are filled: all gear, and what a grid may hold. */
export const workshopParts = (
  words: InterfaceWords,
): Pick<GearWorkshopProps, 'gear' | 'locations' | 'faultsOf' | 'faultyCells'> => ({
  gear: gearChoices(words.table),
  locations: LOCATION_CHOICES,
  faultsOf: (grid) => faultsIn(grid, words.setup),
  faultyCells,
});
