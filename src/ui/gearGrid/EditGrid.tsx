import { type KeyboardEvent, useRef, useState } from 'react';
import { Glyph } from '../icons/Glyph';
import { useWords } from '../words/useWords';
import styles from './EditGrid.module.css';
import { GearFace } from './GearFace';
import type { GearView } from './gear';
import { affinityWords } from './gearWords';

export interface EditGridProps {
  owner: string;
  /** Nine places, row by row (SD-16.1). */
  cells: readonly (GearView | null)[];
  /** The place that is selected; null: none. */
  selected: number | null;
  /** Something is in hand: every place can take it. */
  receives: boolean;
  /** The place that something is being dragged over. */
  over: number | null;
  /** Places about which something is not allowed. */
  faulty: readonly number[];
  onPress: (cell: number) => void;
  onRemove: (cell: number) => void;
}

const ROWS = [0, 1, 2] as const;
const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const kept = (at: number): number => Math.max(0, Math.min(2, at));

/** Where a key leads from a place; null: nowhere. */
function stepTo(cell: number, { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>): number | null {
  const [row, column] = [Math.floor(cell / 3), cell % 3];
  if (key === 'Home') return ctrlKey ? 0 : row * 3;
  if (key === 'End') return ctrlKey ? 8 : row * 3 + 2;
  const step = STEPS[key];
  return step === undefined ? null : kept(row + step[0]) * 3 + kept(column + step[1]);
}

/** A gear grid that is filled: one stop for the Tab key, arrows between the places. Cards can be dragged as well. */
export function EditGrid(props: EditGridProps) {
  const { owner, cells, selected, receives, over, faulty, onPress, onRemove } = props;
  const words = useWords().gear;
  const [stop, setStop] = useState(0);
  const grid = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent, cell: number) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(cell);
      return;
    }
    const next = stepTo(cell, event);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    grid.current?.querySelector<HTMLElement>(`[data-drop="cell:${next}"]`)?.focus();
  }

  const place = (cell: number) => {
    const gear = cells[cell] ?? null;
    const said = [
      words.place(gear?.name ?? null, Math.floor(cell / 3) + 1, (cell % 3) + 1),
      ...(gear === null ? [] : [gear.figuresInFull, ...affinityWords(gear, words)]),
    ];
    return (
      <button
        type="button"
        className={styles.place}
        data-drop={`cell:${cell}`}
        data-drag={gear === null ? undefined : `cell:${cell}`}
        data-empty={gear === null || undefined}
        data-receives={receives || undefined}
        data-over={over === cell || undefined}
        data-faulty={faulty.includes(cell) || undefined}
        tabIndex={cell === stop ? 0 : -1}
        aria-pressed={cell === selected}
        aria-label={said.filter(Boolean).join(', ')}
        onFocus={() => setStop(cell)}
        onKeyDown={(event) => onKeyDown(event, cell)}
        onClick={() => onPress(cell)}
      >
        {gear === null ? <Glyph name="plus" /> : <GearFace gear={gear} />}
        {faulty.includes(cell) && (
          <span className={styles.fault}>
            <Glyph name="alert" />
          </span>
        )}
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of widgets is no table of data.
    <div
      ref={grid}
      role="grid"
      aria-label={words.grid(owner)}
      aria-description={words.keys}
      className={styles.grid}
    >
      {ROWS.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above.
        // biome-ignore lint/a11y/useFocusableInteractive: its places take the focus.
        <div key={row} role="row" className={styles.row}>
          {ROWS.map((column) => (
            // biome-ignore lint/a11y/useSemanticElements: see above.
            // biome-ignore lint/a11y/useFocusableInteractive: see above.
            <div key={column} role="gridcell" className={styles.cell}>
              {place(row * 3 + column)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
