import { classNames } from '../primitives/classNames';
import styles from './Icon.module.css';
import { pathOf } from './paths';
import sprite from './sprite.svg';
import type { IconName } from './table';

export interface IconProps {
  name: IconName;
  /** Said by a screen reader; without it the picture is decoration beside its words. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Address of a silhouette, for `<use>` inside another drawing. */
export function iconAddress(name: IconName): string {
  return `${sprite}#${name}`;
}

/** A silhouette as large as the text it stands in, in the text's colour. */
export function Icon({ name, label, className }: IconProps) {
  const path = pathOf(name);
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 512 512"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      {path === undefined ? <use href={iconAddress(name)} /> : <path d={path} />}
    </svg>
  );
}
