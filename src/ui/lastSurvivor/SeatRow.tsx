import { LAST_SURVIVOR } from '../../store/survivorContent';
import { SelectField } from '../primitives/Field';
import { IconButton } from '../primitives/IconButton';
import { NameField } from '../primitives/NameField';
import { PieceMark } from '../primitives/PieceMark';
import { pieceAt } from '../primitives/pieceAt';
import { useWords } from '../words/useWords';
import styles from './Start.module.css';
import { shortOf } from './signs';
import type { SeatDraft } from './startDraft';
import { cardText, nameOf } from './survivorWords';

export interface SeatRowProps {
  at: number;
  seat: SeatDraft;
  onChange: (seat: SeatDraft) => void;
  /** Without it the seat can't be taken away: two there must be. */
  onRemove?: (() => void) | undefined;
}

/** One seat: which survivor, who plays it, and what it can do. */
export function SeatRow({ at, seat, onChange, onRemove }: SeatRowProps) {
  const words = useWords().lastSurvivor;
  const { lines, tags } = cardText('survivor', seat.card);
  return (
    <fieldset className={styles.seat}>
      <legend className={styles.legend}>
        <PieceMark piece={pieceAt(at, nameOf('survivor', seat.card))} size="s" />
        {words.seat(at + 1)}
      </legend>
      <div className={styles.seatFields}>
        <SelectField
          label={words.card}
          value={seat.card}
          options={LAST_SURVIVOR.pack.survivors.map(({ id }) => ({
            value: id,
            label: nameOf('survivor', id),
          }))}
          onPick={(card) => onChange({ ...seat, card })}
        />
        <SelectField
          label={words.plays}
          value={seat.bot ? 'program' : 'person'}
          options={[
            { value: 'person', label: words.person },
            { value: 'program', label: words.program },
          ]}
          onPick={(value) => onChange({ ...seat, bot: value === 'program' })}
        />
        {!seat.bot && (
          <NameField label={words.name} value={seat.name} onChange={(name) => onChange({ ...seat, name })} />
        )}
        {onRemove && (
          <span className={styles.remove}>
            <IconButton label={words.removeSeat(shortOf(seat.card))} glyph="close" quiet onClick={onRemove} />
          </span>
        )}
      </div>
      <p className={styles.quiet}>{[...tags, ...lines].join(' · ')}</p>
    </fieldset>
  );
}
