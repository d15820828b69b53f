import type { ButtonHTMLAttributes } from 'react';
import { Glyph } from '../icons/Glyph';
import type { GlyphName } from '../icons/glyphs';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import { classNames } from './classNames';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  /** Said by a screen reader and shown on hover. */
  label: string;
  glyph?: GlyphName | undefined;
  icon?: IconName | undefined;
  /** Key that does the same, shown in the hint. */
  hint?: string | undefined;
  quiet?: boolean | undefined;
}

/** A square button with a sign; its words are its label and hint. */
export function IconButton({
  label,
  glyph,
  icon,
  hint,
  quiet = false,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip words={hint === undefined ? label : `${label} (${hint})`}>
      <button
        type={type}
        aria-label={label}
        className={classNames(styles.button, quiet && styles.quiet)}
        {...rest}
      >
        {glyph !== undefined && <Glyph name={glyph} />}
        {icon !== undefined && <Icon name={icon} />}
      </button>
    </Tooltip>
  );
}
