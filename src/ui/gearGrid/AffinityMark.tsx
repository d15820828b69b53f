import { classNames } from '../primitives/classNames';
import styles from './Affinity.module.css';
import type { AffinityColour } from './gear';

const WHOLE: Record<AffinityColour, string> = {
  red: 'M10 1 18 10 10 19 2 10Z',
  green: 'M10 2A8 8 0 1 1 10 18 8 8 0 1 1 10 2Z',
  blue: 'M3 3H17V17H3Z',
};

export interface AffinityMarkProps {
  colour: AffinityColour;
  /** Must lie on the card's own edges: drawn with a notch of its own. */
  own?: boolean | undefined;
  /** Hollow when it is still missing. */
  met?: boolean | undefined;
}

/** A whole affinity, beside words: diamond red, disc green, square blue. */
export function AffinityMark({ colour, own = false, met = true }: AffinityMarkProps) {
  return (
    <svg
      className={classNames(styles.mark)}
      data-colour={colour}
      data-met={met || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={WHOLE[colour]} />
      {own && <path className={styles.own} d="M10 1V19" />}
    </svg>
  );
}
