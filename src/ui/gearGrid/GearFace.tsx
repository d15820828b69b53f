import { Icon } from '../icons/Icon';
import { AffinityHalf } from './AffinityHalf';
import { AffinityMark } from './AffinityMark';
import styles from './GearGrid.module.css';
import { GEAR_EDGES, type GearView } from './gear';

/** What is seen of a gear card in its place: name, figures, silhouette, affinities. Its button carries the words. */
export function GearFace({ gear }: { gear: GearView }) {
  return (
    <>
      <span className={styles.name}>{gear.name}</span>
      <span className={styles.foot}>
        <span className={styles.figures}>
          {gear.used ?? gear.figures}
          {gear.squares?.map((colour, index) => (
            <AffinityMark key={index} colour={colour} />
          ))}
        </span>
        <Icon name={gear.icon} className={styles.picture} />
      </span>
      {GEAR_EDGES.map((edge) => {
        const affinity = gear.edges[edge];
        return affinity && <AffinityHalf key={edge} edge={edge} affinity={affinity} />;
      })}
    </>
  );
}
