import type { InterfaceWords } from '../../text/interface/en';
import type { TableLayoutProps } from '../shell/TableLayout';

/** What the panels of this table are called. */
export const encounterPanels = (words: InterfaceWords['encounter']): TableLayoutProps['names'] => ({
  board: { label: words.places, glyph: 'board' },
  monster: { label: words.meeting, icon: 'haunting' },
  survivors: { label: words.peopleTab, glyph: 'people' },
});
