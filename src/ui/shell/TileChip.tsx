import { Icon } from '../icons/Icon';
import { Popover } from '../primitives/Popover';
import type { Seat } from '../primitives/SeatMark';
import { SeatMark } from '../primitives/SeatMark';
import { Tooltip } from '../primitives/Tooltip';
import { useWords } from '../words/useWords';
import styles from './Seats.module.css';

export interface TileChipProps {
  /** The players in the order in which the tile goes round; the first has it. */
  order: readonly { seat: Seat; nominated: string | null }[];
  /** It has a line of its own: with names at every width. */
  full?: boolean | undefined;
}

/** Who has the controller tile, who has it next, and in a press the whole way round. */
export function TileChip({ order, full = false }: TileChipProps) {
  const words = useWords().shell.tile;
  const [holder, next] = order;
  if (holder === undefined) return null;
  return (
    <Tooltip words={words.hint(holder.seat.name)}>
      <Popover
        trigger={
          // Anew with each holder, so that the passing is seen.
          <span key={holder.seat.name} className={styles.tile} data-full={full || undefined}>
            <Icon name="controller" />
            <SeatMark seat={holder.seat} size="s" />
            <span className={styles.name}>{holder.seat.name}</span>
            {next && (
              <span className={styles.next}>
                <span aria-hidden="true">›</span>
                <SeatMark seat={next.seat} size="s" />
                {full && <span className={styles.name}>{next.seat.name}</span>}
              </span>
            )}
          </span>
        }
        label={words.label(holder.seat.name, next?.seat.name ?? null)}
        triggerClass={styles.chip}
        title={words.title}
      >
        <div className={styles.panel}>
          <p className={styles.title}>{words.title}</p>
          <ol className={styles.order}>
            {order.map(({ seat, nominated }, at) => (
              <li key={seat.cut} data-now={at === 0 || undefined}>
                <SeatMark seat={seat} size="s" />
                <span className={styles.full}>{seat.name}</span>
                <span className={styles.turn}>{at === 0 ? words.has : words.rounds(at)}</span>
                {nominated !== null && <span className={styles.nominated}>{words.nominated(nominated)}</span>}
              </li>
            ))}
          </ol>
          <p className={styles.help}>{words.help}</p>
        </div>
      </Popover>
    </Tooltip>
  );
}
