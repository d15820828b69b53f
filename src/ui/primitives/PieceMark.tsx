import { classNames } from './classNames';
import styles from './PieceMark.module.css';
import { MARK_PATHS, type PieceColour, type PieceShape } from './pieces';

export interface Piece {
  /** One letter, or two where two survivors share it. */
  initial: string;
  colour: PieceColour;
  shape: PieceShape;
}

export interface PieceMarkProps {
  piece: Piece;
  size?: 's' | 'm' | 'l' | undefined;
}

/** A survivor's sign wherever it is named: colour, shape and letter together. */
export function PieceMark({ piece, size = 'm' }: PieceMarkProps) {
  return (
    <svg
      className={classNames(styles.mark, styles[size])}
      viewBox="-1 -1 2 2"
      data-piece={piece.colour}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.shape} d={MARK_PATHS[piece.shape]} />
      <text className={styles.letter} y="0.33" textAnchor="middle">
        {piece.initial}
      </text>
    </svg>
  );
}
