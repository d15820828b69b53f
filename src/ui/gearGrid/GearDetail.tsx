import { Linked } from '../glossary/Linked';
import { LinkedLabel } from '../glossary/LinkedLabel';
import { Icon } from '../icons/Icon';
import { AffinityMark } from './AffinityMark';
import styles from './GearDetail.module.css';
import type { GearView } from './gear';

/** A gear card to read: everything on it, with which bonuses are complete. */
export function GearDetail({ gear }: { gear: GearView }) {
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <Icon name={gear.icon} className={styles.picture} />
        <div>
          <h3 className={styles.name}>{gear.name}</h3>
          <p className={styles.figures}>{gear.figuresInFull}</p>
          <ul className={styles.keywords}>
            {gear.keywords.map((keyword) => (
              <li key={keyword}>
                <LinkedLabel words={keyword} />
              </li>
            ))}
          </ul>
        </div>
      </header>
      <ul className={styles.effects}>
        {gear.effects.map((effect, index) => (
          <li key={index} data-met={effect.met}>
            {effect.needs.map((need, at) => (
              <AffinityMark key={at} colour={need.colour} own={need.own} met={effect.met} />
            ))}
            <span>
              <Linked>{effect.text}</Linked>
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}
