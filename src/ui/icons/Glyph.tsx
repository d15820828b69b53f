import { classNames } from '../primitives/classNames';
import { GLYPHS, type GlyphName } from './glyphs';
import styles from './Icon.module.css';

export interface GlyphProps {
  name: GlyphName;
  className?: string | undefined;
}

/** A sign of the interface (close, undo, zoom …). Always decoration: its control carries the words. */
export function Glyph({ name, className }: GlyphProps) {
  return (
    <svg
      className={classNames(styles.glyph, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={GLYPHS[name]} />
    </svg>
  );
}
