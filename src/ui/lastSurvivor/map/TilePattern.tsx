import styles from './Isle.module.css';

/** What is drawn on a terrain, so that nobody has to tell colours apart: on a tile of 6 × 6. */
const PATTERNS: Readonly<Record<string, { ground: string; path: string }>> = {
  beach: { ground: 'bone', path: 'M1 1h.01M4 4h.01M4.6 1.4h.01M1.4 4.6h.01' },
  grass: { ground: 'plant', path: 'M1 2.4V.8M1.7 2.4 2.2 1.2M4 5.4V3.8M4.7 5.4 5.2 4.2' },
  forest: { ground: 'plant', path: 'M1.5.6 2.5 2.6H.5ZM4.5 3.4 5.5 5.4H3.5Z' },
  marsh: { ground: 'earth', path: 'M.4 1.4H2.8M3.4 4.4H5.8M1.6 1.4V.2M4.6 4.4V3.2' },
  rocks: { ground: 'stone', path: 'M.6 2.4 1.4.8H2.6L3 2.4ZM3.6 5.4 4.2 3.8H5.2L5.6 5.4Z' },
  spring: {
    ground: 'water',
    path: 'M0 1.5Q.75.5 1.5 1.5T3 1.5 4.5 1.5 6 1.5M0 4.5Q.75 3.5 1.5 4.5T3 4.5 4.5 4.5 6 4.5',
  },
  ridge: { ground: 'stone', path: 'M.4 2.6 1.8.6 3.2 2.6M2.8 5.6 4.2 3.6 5.6 5.6' },
};

const ids = Object.keys(PATTERNS);

/** The name of the ground of a terrain, for its colours; of one that nobody knows, stone. */
export const groundOf = (terrain: string): string =>
  Object.hasOwn(PATTERNS, terrain) ? (PATTERNS[terrain]?.ground ?? 'stone') : 'stone';

/** Where a terrain's drawing is, for `fill`; null: it has none. */
export const patternOf = (map: string, terrain: string): string | null =>
  Object.hasOwn(PATTERNS, terrain) ? `url(#${map}-${terrain})` : null;

/** The drawings of all terrains. */
export function TilePatterns({ map }: { map: string }) {
  return (
    <defs>
      {ids.map((id) => (
        <pattern
          key={id}
          id={`${map}-${id}`}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform="scale(.8)"
        >
          <path className={styles.pattern} data-ground={groundOf(id)} d={PATTERNS[id]?.path} />
        </pattern>
      ))}
    </defs>
  );
}
