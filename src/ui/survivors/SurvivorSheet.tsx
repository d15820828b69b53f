import type { ReactNode } from 'react';
import { LinkedLabel } from '../glossary/LinkedLabel';
import { Glyph } from '../icons/Glyph';
import { PieceMark } from '../primitives/PieceMark';
import { StatChip } from '../primitives/StatChip';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { useWords } from '../words/useWords';
import { Conditions } from './Conditions';
import { NotAsked } from './NotAsked';
import { Notes } from './Notes';
import styles from './SurvivorSheet.module.css';
import type { SurvivorView } from './survivor';

export interface SurvivorSheetProps {
  survivor: SurvivorView;
  /** It wants to be asked at this window again. */
  onAskAgain: (survivor: string, window: string) => void;
  /** The gear grid. */
  children: ReactNode;
}

/** The rest of the open survivor's record sheet: attributes, what it may do yet, what has befallen it, gear, notes. */
export function SurvivorSheet({ survivor, onAskAgain, children }: SurvivorSheetProps) {
  const words = useWords().survivors;
  return (
    <section
      className={styles.sheet}
      data-piece={survivor.piece.colour}
      aria-label={words.sheetOf(survivor.name)}
    >
      <p className={styles.owner} aria-hidden="true">
        <PieceMark piece={survivor.piece} size="s" />
        <span className={styles.ownerName} title={survivor.name}>
          {survivor.name}
        </span>
      </p>
      <div className={styles.attributes}>
        {survivor.attributes.map((stat) => (
          <StatChip key={stat.id} stat={stat} look="inline" />
        ))}
      </div>
      <ul className={styles.actions} aria-label={words.survivalActions}>
        {survivor.survivalActions.map((action) => (
          <li key={action.id} data-ready={action.ready}>
            <Glyph name={action.ready ? 'plus' : 'check'} />
            <LinkedLabel words={action.words} />
            <VisuallyHidden>{action.ready ? words.ready : words.used}</VisuallyHidden>
          </li>
        ))}
      </ul>
      {children}
      <Conditions conditions={survivor.conditions} />
      <NotAsked windows={survivor.notAsked} onAskAgain={(window) => onAskAgain(survivor.id, window)} />
      <Notes notes={survivor.notes} />
    </section>
  );
}
