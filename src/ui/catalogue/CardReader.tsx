import { Card } from '../cards/Card';
import { Dialog } from '../primitives/Dialog';
import { IconButton } from '../primitives/IconButton';
import { useWords } from '../words/useWords';
import styles from './Catalogue.module.css';
import type { CatalogueEntry } from './entry';

export interface CardReaderProps {
  /** What one leafs through. */
  entries: readonly CatalogueEntry[];
  open: CatalogueEntry | null;
  onOpen: (key: string | null) => void;
}

/** One card large, and the way to its neighbours among those that are shown. */
export function CardReader({ entries, open, onOpen }: CardReaderProps) {
  const words = useWords().catalogue;
  const at = open === null ? -1 : entries.findIndex(({ key }) => key === open.key);
  const previous = entries[at - 1];
  const next = at < 0 ? undefined : entries[at + 1];
  return (
    <Dialog
      open={open !== null}
      onClose={() => onOpen(null)}
      title={open?.card.name ?? ''}
      footer={
        <>
          {at >= 0 && <span className={styles.place}>{words.place(at + 1, entries.length)}</span>}
          <IconButton
            label={words.previous}
            glyph="chevronLeft"
            disabled={previous === undefined}
            onClick={() => previous && onOpen(previous.key)}
          />
          <IconButton
            label={words.next}
            glyph="chevronRight"
            disabled={next === undefined}
            onClick={() => next && onOpen(next.key)}
          />
        </>
      }
    >
      {open && <Card card={open.card} size="l" />}
    </Dialog>
  );
}
