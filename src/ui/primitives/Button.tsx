import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Glyph } from '../icons/Glyph';
import type { GlyphName } from '../icons/glyphs';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import styles from './Button.module.css';
import { classNames } from './classNames';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  children: ReactNode;
  /** `primary`: the one thing to press here; `plain`: any other; `quiet`: without a frame; `harm`: ends or destroys. */
  tone?: 'primary' | 'plain' | 'quiet' | 'harm' | undefined;
  size?: 'm' | 'l' | undefined;
  icon?: IconName | undefined;
  glyph?: GlyphName | undefined;
  wide?: boolean | undefined;
}

/** A button with words. */
export function Button({
  children,
  tone = 'plain',
  size = 'm',
  icon,
  glyph,
  wide = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(styles.button, styles[tone], size === 'l' && styles.large, wide && styles.wide)}
      {...rest}
    >
      {icon !== undefined && <Icon name={icon} />}
      {glyph !== undefined && <Glyph name={glyph} />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}
