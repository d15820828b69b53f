import { type Piece, PieceMark } from '../primitives/PieceMark';
import { Popover } from '../primitives/Popover';
import { PIECE_COLOURS, PIECE_SHAPES } from '../primitives/pieces';
import { useWords } from '../words/useWords';
import styles from './SignPicker.module.css';

export interface SignPickerProps {
  owner: string;
  piece: Piece;
  onPick: (part: Partial<Pick<Piece, 'colour' | 'shape'>>) => void;
}

/** A survivor's sign, and in a press its colours and shapes. */
export function SignPicker({ owner, piece, onPick }: SignPickerProps) {
  const words = useWords().setup;
  return (
    <Popover
      trigger={<PieceMark piece={piece} size="l" />}
      label={words.sign(owner)}
      triggerClass={styles.sign}
      title={words.sign(owner)}
    >
      <fieldset className={styles.signs}>
        <legend>{words.colour}</legend>
        {PIECE_COLOURS.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={words.colours[colour]}
            aria-pressed={colour === piece.colour}
            className={styles.choice}
            onClick={() => onPick({ colour })}
          >
            <PieceMark piece={{ ...piece, colour }} size="l" />
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.signs}>
        <legend>{words.shape}</legend>
        {PIECE_SHAPES.map((shape) => (
          <button
            key={shape}
            type="button"
            aria-label={words.shapes[shape]}
            aria-pressed={shape === piece.shape}
            className={styles.choice}
            onClick={() => onPick({ shape })}
          >
            <PieceMark piece={{ ...piece, shape }} size="l" />
          </button>
        ))}
      </fieldset>
    </Popover>
  );
}
