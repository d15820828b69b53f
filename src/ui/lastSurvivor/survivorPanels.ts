import type { InterfaceWords } from '../../text/interface/en';
import type { TableLayoutProps } from '../shell/TableLayout';

/** What the panels of this table are called. */
export const survivorPanels = ({ areas }: InterfaceWords['lastSurvivor']): TableLayoutProps['names'] => ({
  board: { label: areas.map, glyph: 'board' },
  monster: { label: areas.table, glyph: 'sun' },
});
