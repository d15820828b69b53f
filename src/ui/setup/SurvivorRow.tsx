import { MiniGrid } from '../gearGrid/MiniGrid';
import type { IconName } from '../icons/table';
import { SelectField } from '../primitives/Field';
import { IconButton } from '../primitives/IconButton';
import { initialOf } from '../primitives/initialOf';
import { NameField } from '../primitives/NameField';
import type { Piece } from '../primitives/PieceMark';
import { useWords } from '../words/useWords';
import { SignPicker } from './SignPicker';
import styles from './SurvivorRow.module.css';
import type { SurvivorDraft } from './setupDraft';

export interface SurvivorRowProps {
  survivor: SurvivorDraft;
  /** Null in solo play: nobody has to be named. */
  players: readonly string[] | null;
  kits: readonly { id: string; name: string }[];
  onChange: (part: Partial<SurvivorDraft>) => void;
  onSign: (part: Partial<Pick<Piece, 'colour' | 'shape'>>) => void;
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
  onSign,
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
      <SignPicker owner={survivor.name} piece={survivor.piece} onPick={onSign} />
      <div className={styles.fields}>
        <NameField
          label={words.name}
          value={survivor.name}
          title={survivor.name}
          onChange={(name) => onChange({ name, piece: { ...survivor.piece, initial: initialOf(name) } })}
        />
        {players && (
          <SelectField
            label={words.playedBy}
            value={String(survivor.player)}
            options={players.map((player, index) => ({
              value: String(index),
              label: player.trim() === '' ? words.nameless(index + 1) : player,
            }))}
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
