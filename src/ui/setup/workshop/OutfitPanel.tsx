import { AffinityMark } from '../../gearGrid/AffinityMark';
import { Icon } from '../../icons/Icon';
import { StatChip } from '../../primitives/StatChip';
import { useWords } from '../../words/useWords';
import type { OutfitView, WeaponOdds } from '../setupDraft';
import styles from './OutfitPanel.module.css';

export interface OutfitPanelProps {
  outfit: OutfitView;
  /** Against whom, such as "White Lion, Level 1". */
  against: string;
}

function Weapon({ weapon }: { weapon: WeaponOdds }) {
  return (
    <li className={styles.weapon} aria-label={weapon.name}>
      <div className={styles.head}>
        <Icon name={weapon.icon} />
        <span className={styles.name}>{weapon.name}</span>
        <span className={styles.figures}>
          {weapon.figures.map((stat) => (
            <StatChip key={stat.id} stat={stat} look="inline" />
          ))}
        </span>
      </div>
      {weapon.cannot === null ? (
        <>
          <dl className={styles.chances}>
            {weapon.chances.map(({ id, label, chance, words: said }) => (
              <div key={id} data-chance={id} style={{ '--chance': chance }}>
                <dt>{label}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.average}>{weapon.wounds}</p>
        </>
      ) : (
        <p className={styles.cannot}>{weapon.cannot}</p>
      )}
    </li>
  );
}

/** What a survivor's gear comes to: armour, numbers, sets, affinities, and each weapon's odds against the chosen monster. */
export function OutfitPanel({ outfit, against }: OutfitPanelProps) {
  const words = useWords().setup.workshop;
  return (
    <div className={styles.panel}>
      <section aria-label={words.armour}>
        <h3 className={styles.heading}>{words.armour}</h3>
        <div className={styles.tiles}>
          {outfit.armour.map((stat) => (
            <div key={stat.id} className={styles.place}>
              {stat.icon !== undefined && <Icon name={stat.icon} />}
              <StatChip stat={stat} />
            </div>
          ))}
        </div>
        <p className={styles.sets}>
          {outfit.sets.length === 0 ? words.noSet : words.wholeSets(outfit.sets.join(', '))}
        </p>
      </section>
      <section aria-label={words.numbers}>
        <h3 className={styles.heading}>{words.numbers}</h3>
        <div className={styles.tiles} data-count="6">
          {outfit.numbers.map((stat) => (
            <StatChip key={stat.id} stat={stat} />
          ))}
        </div>
      </section>
      <section aria-label={words.whole}>
        <h3 className={styles.heading}>{words.whole}</h3>
        <ul className={styles.affinities}>
          {outfit.affinities.map(({ colour, count }) => (
            <li key={colour} data-none={count === 0 || undefined}>
              <AffinityMark colour={colour} met={count > 0} />
              {words.affinityCount(words.affinities[colour], count)}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={words.weapons(against)}>
        <h3 className={styles.heading}>{words.weapons(against)}</h3>
        <p className={styles.help}>{words.oddsHelp}</p>
        <ul className={styles.weapons}>
          {outfit.weapons.map((weapon) => (
            <Weapon key={weapon.id} weapon={weapon} />
          ))}
        </ul>
      </section>
    </div>
  );
}
