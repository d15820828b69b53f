import type { ReactNode } from 'react';
import { Glyph } from '../icons/Glyph';
import { PieceMark } from '../primitives/PieceMark';
import { StatChip } from '../primitives/StatChip';
import { useWords } from '../words/useWords';
import { Conditions } from './Conditions';
import { Gauge } from './Gauge';
import { NotAsked } from './NotAsked';
import { Notes } from './Notes';
import { SheetPlaces } from './SheetPlaces';
import styles from './SurvivorCard.module.css';
import type { SurvivorView } from './survivor';

export interface SurvivorCardProps {
  survivor: SurvivorView;
  /** Opened: attributes, notes and the gear grid are shown as well. */
  open: boolean;
  /** It can be pressed as an answer. */
  lit: boolean;
  onToggle: (id: string) => void;
  /** It wants to be asked at this window again. */
  onAskAgain: (survivor: string, window: string) => void;
  /** The gear grid, shown when open. */
  children?: ReactNode;
}

/** A survivor's record sheet: always its places, survival and bleeding; opened, everything. */
export function SurvivorCard({ survivor, open, lit, onToggle, onAskAgain, children }: SurvivorCardProps) {
  const words = useWords().survivors;
  return (
    <article
      className={styles.card}
      data-piece={survivor.piece.colour}
      data-active={survivor.active || undefined}
      data-lit={lit || undefined}
      data-standing={survivor.standing}
      aria-label={survivor.name}
    >
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.header}
          aria-expanded={open}
          onClick={() => onToggle(survivor.id)}
        >
          <PieceMark piece={survivor.piece} />
          <span className={styles.name}>{survivor.name}</span>
          <span className={styles.state}>
            {survivor.standing === 'knockedDown' && <Glyph name="fallen" className={styles.fallen} />}
            {survivor.player !== null && `${survivor.player} · `}
            {survivor.state}
          </span>
          <Glyph name={open ? 'chevronUp' : 'chevronDown'} className={styles.chevron} />
        </button>
      </h3>
      <SheetPlaces places={survivor.places} />
      <div className={styles.gauges}>
        <Gauge
          icon="survival"
          label={words.survival}
          value={survivor.survival}
          limit={survivor.survivalLimit}
          tone="amber"
        />
        <Gauge
          icon="bleeding"
          label={words.bleeding}
          value={survivor.bleeding}
          limit={survivor.bleedingLimit}
          tone="harm"
        />
        {open && survivor.attributes.map((stat) => <StatChip key={stat.id} stat={stat} look="inline" />)}
      </div>
      <Conditions conditions={survivor.conditions} />
      <NotAsked windows={survivor.notAsked} onAskAgain={(window) => onAskAgain(survivor.id, window)} />
      {open && (
        <>
          <ul className={styles.actions} aria-label={words.survivalActions}>
            {survivor.survivalActions.map((action) => (
              <li key={action.id} data-ready={action.ready}>
                <Glyph name={action.ready ? 'plus' : 'check'} />
                {action.words}
                <span className={styles.hidden}>{action.ready ? words.ready : words.used}</span>
              </li>
            ))}
          </ul>
          {children}
          <Notes notes={survivor.notes} />
        </>
      )}
    </article>
  );
}
