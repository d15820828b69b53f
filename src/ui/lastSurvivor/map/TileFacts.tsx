import { Icon } from '../../icons/Icon';
import { PieceMark } from '../../primitives/PieceMark';
import { useWords } from '../../words/useWords';
import styles from './Isle.module.css';
import type { TileView } from './isleView';

/** Under the map: what the space under the pointer or the focus is and gives. The map's own names say the same to screen readers. */
export function TileFacts({ tile }: { tile: TileView }) {
  const words = useWords().lastSurvivor.isle;
  return (
    <div className={styles.facts} aria-hidden="true">
      <p className={styles.factsName}>
        <Icon name={tile.icon} />
        <strong>{tile.name}</strong>
        <span className={styles.quiet}>{words.cost(tile.cost)}</span>
        {/* Drawn anew at another place: nobody slides along when one before them leaves. */}
        {tile.people.map(({ id, piece }, at) => (
          <PieceMark key={`${id} ${at}`} piece={piece} size="s" />
        ))}
      </p>
      <p className={styles.factsGoods}>
        {tile.gives.length === 0 && <span className={styles.quiet}>{words.givesNothing}</span>}
        {tile.gives.map(({ id, name, icon }) => (
          <span key={id} className={styles.good}>
            <Icon name={icon} />
            {name}
          </span>
        ))}
        {tile.gathered && <span className={styles.tag}>{words.gathered}</span>}
        {tile.landmark !== null && (
          <span className={styles.good}>
            <Icon name={tile.landmark.icon} />
            {tile.landmark.name}
            {tile.landmark.done && <span className={styles.tag}>{words.counter}</span>}
          </span>
        )}
      </p>
    </div>
  );
}
