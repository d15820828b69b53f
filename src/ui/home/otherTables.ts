import type { InterfaceWords } from '../../text/interface/en';
import type { HomeEntry } from './Home';

/** The games beside the showdown, as home offers them. */
export const otherTables = (words: InterfaceWords['home']): HomeEntry[] => [
  {
    id: 'encounter',
    label: words.encounter,
    note: words.encounterNote,
    icon: 'haunting',
    href: '#/encounter',
  },
  {
    id: 'last-survivor',
    label: words.lastSurvivor,
    note: words.lastSurvivorNote,
    icon: 'island',
    href: '#/last-survivor',
  },
];
