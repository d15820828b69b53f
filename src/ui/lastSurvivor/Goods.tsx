import { RESOURCES } from '../../engine';
import { Icon } from '../icons/Icon';
import { useWords } from '../words/useWords';
import styles from './LastSurvivor.module.css';
import { resourceIcon } from './signs';
import { nameOf } from './survivorWords';

export interface GoodsProps {
  label: string;
  amounts: Partial<Readonly<Record<string, number>>>;
}

/** Resources, each by its sign, its name and its number. */
export function Goods({ label, amounts }: GoodsProps) {
  const words = useWords().lastSurvivor;
  const some = RESOURCES.filter((what) => (amounts[what] ?? 0) > 0);
  if (some.length === 0) return <p className={styles.quiet}>{words.nothingCarried}</p>;
  return (
    <ul className={styles.goods} aria-label={label}>
      {some.map((what) => (
        <li key={what} className={styles.good}>
          <Icon name={resourceIcon(what)} />
          {nameOf('resource', what)} <strong>{amounts[what]}</strong>
        </li>
      ))}
    </ul>
  );
}
