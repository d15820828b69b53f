import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import styles from './MiniGrid.module.css';

/** A gear grid as small as a sign: nine places with silhouettes. Decoration; its control carries the words. */
export function MiniGrid({ icons }: { icons: readonly (IconName | null)[] }) {
  return (
    <span className={styles.grid} aria-hidden="true">
      {icons.map((icon, cell) => (
        <span key={cell} className={styles.place}>
          {icon !== null && <Icon name={icon} />}
        </span>
      ))}
    </span>
  );
}
