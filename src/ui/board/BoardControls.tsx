import { IconButton } from '../primitives/IconButton';
import { useWords } from '../words/useWords';
import styles from './Board.module.css';
import type { Orientation } from './grid';
import type { BoardCamera } from './useCamera';

export interface BoardControlsProps {
  camera: BoardCamera;
  orientation: Orientation;
  onTurn: (orientation: Orientation) => void;
  blindSpot: boolean;
  onBlindSpot: (shown: boolean) => void;
}

/** Zoom, fit, turn and the blind spot on demand. */
export function BoardControls({ camera, orientation, onTurn, blindSpot, onBlindSpot }: BoardControlsProps) {
  const words = useWords().board;
  return (
    <div className={styles.controls} data-spot="view" role="toolbar" aria-label={words.controls}>
      <IconButton
        label={words.showBlindSpot}
        glyph="eye"
        data-spot="blindSpot"
        aria-pressed={blindSpot}
        onClick={() => onBlindSpot(!blindSpot)}
      />
      <IconButton
        label={words.fitFight}
        glyph="focus"
        aria-pressed={camera.framing === 'fight'}
        onClick={() => camera.frame('fight')}
      />
      <IconButton
        label={words.fitBoard}
        glyph="fit"
        aria-pressed={camera.framing === 'board'}
        onClick={() => camera.frame('board')}
      />
      <IconButton label={words.zoomIn} glyph="plus" onClick={() => camera.zoom(1.3)} />
      <IconButton label={words.zoomOut} glyph="minus" onClick={() => camera.zoom(1 / 1.3)} />
      <IconButton
        label={words.turn}
        glyph="turn"
        onClick={() => onTurn(orientation === 'landscape' ? 'upright' : 'landscape')}
      />
    </div>
  );
}
