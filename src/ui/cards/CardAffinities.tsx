import { AffinityHalf } from '../gearGrid/AffinityHalf';
import { AffinityMark } from '../gearGrid/AffinityMark';
import type { GearEdge } from '../gearGrid/gear';
import { useWords } from '../words/useWords';
import styles from './CardAffinities.module.css';
import type { CardAffinitiesView } from './cardView';

const EDGES: readonly GearEdge[] = ['top', 'right', 'bottom', 'left'];

/** Where the affinities of a gear card lie, drawn as on the card and said in words. */
export function CardAffinities({ affinities: { edges, squares } }: { affinities: CardAffinitiesView }) {
  const words = useWords().catalogue;
  const halves = EDGES.flatMap((edge) => {
    const colour = edges[edge];
    return colour === undefined ? [] : [{ edge, colour }];
  });
  const said = [
    ...halves.map(({ edge, colour }) => words.half(edge, colour)),
    ...squares.map((colour) => words.whole(colour)),
  ];
  return (
    <section className={styles.part} aria-label={words.affinities}>
      <span className={styles.card} aria-hidden="true">
        {halves.map(({ edge, colour }) => (
          <AffinityHalf key={edge} edge={edge} affinity={{ colour, complete: true }} />
        ))}
        {squares.map((colour, index) => (
          <AffinityMark key={index} colour={colour} />
        ))}
      </span>
      <span>
        <span className={styles.title}>{words.affinities}</span>
        <span className={styles.words}>{said.length === 0 ? words.noAffinities : said.join(', ')}</span>
      </span>
    </section>
  );
}
