import { Icon } from '../icons/Icon';
import { ICONS, type IconName } from '../icons/table';
import styles from './Gallery.module.css';
import { Chapter, Specimen } from './Specimen';

const COLOURS = [
  ['ground', 'panel', 'raised', 'raised-2', 'sunk', 'line', 'line-2', 'line-strong'],
  ['text', 'text-2', 'text-3', 'amber', 'amber-bright', 'amber-deep', 'harm', 'harm-text'],
  ['survivor-ochre', 'survivor-teal', 'survivor-lilac', 'survivor-sky', 'survivor-moss', 'survivor-rose'],
  ['affinity-red', 'affinity-green', 'affinity-blue'],
];

const SIZES = ['2xs', 'xs', 's', 'm', 'l', 'xl', '2xl', '3xl'];

/** Colours, letters and silhouettes. */
export function TokenSamples() {
  return (
    <Chapter title="Colours, letters, silhouettes">
      {COLOURS.map((row) => (
        <ul key={row[0]} className={styles.swatches}>
          {row.map((name) => (
            <li key={name}>
              <div className={styles.swatch} style={{ '--swatch': `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      ))}
      <Specimen name="Names: Cinzel · cards: Shippori Mincho · figures and small text: Zen Kaku Gothic New">
        {SIZES.map((size) => (
          <p key={size} style={{ fontSize: `var(--type-${size})` }}>
            <span style={{ fontFamily: 'var(--font-name)', fontWeight: 700 }}>White Lion</span>{' '}
            <span style={{ fontFamily: 'var(--font-card)' }}>closest threat, in front, in range</span> 2 / 6+
            / 3
          </p>
        ))}
      </Specimen>
      <ul className={styles.icons}>
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
