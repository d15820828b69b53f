import { type ReactNode, useState } from 'react';
import { useKeeping } from '../../store/keep/keeping';
import type { MenuItem } from '../primitives/Menu';
import { useWords } from '../words/useWords';
import { SavedDialog } from './SavedDialog';
import { SavedMark } from './SavedMark';
import { savedGlyph } from './savedGlyph';
import { TableSaved } from './TableSaved';

export interface SavedInBar {
  /** The sign, where the bar has room for it. */
  sign: ReactNode;
  /** Else: a mark at the menu, the menu's line, and what it opens. */
  mark: ReactNode;
  items: readonly MenuItem[];
  dialog: ReactNode;
  /** Takes what was chosen, if it is its own. */
  choose: (id: string) => boolean;
}

/** How the table's bar tells whether what was done is saved. */
export function useSavedInBar(narrow: boolean): SavedInBar {
  const words = useWords().keeping;
  // With a sign of its own the bar need not be drawn anew with every change.
  const at = useKeeping((keeping) => (narrow ? keeping.at : 'saved'));
  const [open, setOpen] = useState(false);
  return {
    sign: narrow ? null : <TableSaved />,
    mark: narrow ? <SavedMark /> : null,
    items: narrow ? [{ id: 'saved', label: words.sign[at], glyph: savedGlyph(at) }] : [],
    dialog: narrow ? <SavedDialog open={open} onClose={() => setOpen(false)} /> : null,
    choose(id) {
      if (id !== 'saved') return false;
      setOpen(true);
      return true;
    },
  };
}
