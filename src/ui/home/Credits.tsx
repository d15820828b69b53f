import { Icon } from '../icons/Icon';
import { ICON_LICENCE, ICONS, type IconName } from '../icons/table';
import { Page } from '../shell/Page';
import { useWords } from '../words/useWords';
import styles from './Credits.module.css';

/** The silhouettes of one author. */
function byAuthor(): [author: string, icons: IconName[]][] {
  const names = Object.keys(ICONS) as IconName[];
  const authors = [...new Set(names.map((name) => ICONS[name].author))].sort();
  return authors.map((author) => [author, names.filter((name) => ICONS[name].author === author)]);
}

/** Who made the silhouettes and the letters, as their licences ask. */
export function Credits() {
  const words = useWords().credits;
  return (
    <Page title={words.title}>
      <p>{words.unofficial}</p>
      <h2 className={styles.heading}>{words.icons}</h2>
      <p>
        {words.iconsFrom(ICON_LICENCE.collection)}{' '}
        <a href={ICON_LICENCE.address} rel="license noreferrer" target="_blank">
          {ICON_LICENCE.licence}
        </a>
        . {words.changed}
      </p>
      {byAuthor().map(([author, icons]) => (
        <section key={author} className={styles.author}>
          <h3 className={styles.name}>{words.madeBy(author)}</h3>
          <ul className={styles.icons}>
            {icons.map((name) => (
              <li key={name}>
                <Icon name={name} label={ICONS[name].source} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h2 className={styles.heading}>{words.fonts}</h2>
      <p>{words.fontsFrom}</p>
    </Page>
  );
}
