import { MiniGrid } from '../gearGrid/MiniGrid';
import type { IconName } from '../icons/table';
import { SelectField, TextField } from '../primitives/Field';
import { IconButton } from '../primitives/IconButton';
import { PieceMark } from '../primitives/PieceMark';
import { Popover } from '../primitives/Popover';
import { PIECE_COLOURS, PIECE_SHAPES } from '../primitives/pieces';
import { useWords } from '../words/useWords';
import styles from './SurvivorRow.module.css';
import type { SurvivorDraft } from './setupDraft';

export interface SurvivorRowProps {
  survivor: SurvivorDraft;
  /** Null in solo play: nobody has to be named. */
  players: readonly string[] | null;
  kits: readonly { id: string; name: string }[];
  onChange: (part: Partial<SurvivorDraft>) => void;
  /** What lies in its grid, place by place. */
  icons: readonly (IconName | null)[];
  /** Something in its grid can't be. */
  faulty: boolean;
  onGrid: () => void;
  onSheet: () => void;
  /** Null for the last one left. */
  onRemove: (() => void) | null;
}

/** One survivor of the set-up: sign, name, who plays it, gear. */
export function SurvivorRow({
  survivor,
  players,
  kits,
  onChange,
  icons,
  faulty,
  onGrid,
  onSheet,
  onRemove,
}: SurvivorRowProps) {
  const words = useWords().setup;
  const own = { value: 'own', label: words.ownGrid };
  return (
    <li className={styles.row} data-piece={survivor.piece.colour}>
      <Popover
        trigger={<PieceMark piece={survivor.piece} size="l" />}
        label={words.sign(survivor.name)}
        triggerClass={styles.sign}
        title={words.sign(survivor.name)}
      >
        <div className={styles.signs}>
          {PIECE_COLOURS.map((colour, index) => {
            const shape = PIECE_SHAPES[index] ?? 'circle';
            const piece = { ...survivor.piece, colour, shape };
            return (
              <button
                key={colour}
                type="button"
                aria-label={words.signOf(colour, shape)}
                aria-pressed={colour === survivor.piece.colour}
                className={styles.choice}
                onClick={() => onChange({ piece })}
              >
                <PieceMark piece={piece} size="l" />
              </button>
            );
          })}
        </div>
      </Popover>
      <div className={styles.fields}>
        <TextField
          label={words.name}
          value={survivor.name}
          maxLength={24}
          onChange={(event) =>
            onChange({
              name: event.target.value,
              piece: { ...survivor.piece, initial: event.target.value.trim().slice(0, 1).toUpperCase() },
            })
          }
        />
        {players && (
          <SelectField
            label={words.playedBy}
            value={String(survivor.player)}
            options={players.map((player, index) => ({ value: String(index), label: player }))}
            onPick={(player) => onChange({ player: Number(player) })}
          />
        )}
        <SelectField
          label={words.kit}
          value={survivor.kit}
          options={[
            ...kits.map(({ id, name }) => ({ value: id, label: name })),
            ...(survivor.kit === own.value ? [own] : []),
          ]}
          onPick={(kit) => onChange({ kit })}
        />
      </div>
      <div className={styles.tools}>
        <IconButton label={words.sheetOf(survivor.name)} glyph="edit" onClick={onSheet} />
        <button
          type="button"
          className={styles.grid}
          aria-label={words.gridOf(survivor.name)}
          data-faulty={faulty || undefined}
          onClick={onGrid}
        >
          <MiniGrid icons={icons} />
        </button>
        {onRemove && (
          <IconButton label={words.remove(survivor.name)} glyph="trash" quiet onClick={onRemove} />
        )}
      </div>
    </li>
  );
}
