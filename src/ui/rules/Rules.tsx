import { useEffect, useState } from 'react';
import { TextField } from '../primitives/Field';
import { Page } from '../shell/Page';
import { useWords } from '../words/useWords';
import styles from './Rules.module.css';
import type { Chapter } from './rulebook';

export interface RulesProps {
  chapters: readonly Chapter[];
  /** The rule that a link led to. */
  wanted: string | undefined;
}

/** The rulebook, searchable; the wanted rule is in sight and marked. */
export function Rules({ chapters, wanted }: RulesProps) {
  const words = useWords().rules;
  const [search, setSearch] = useState('');
  const asked = search.trim().toLowerCase();
  const found = chapters
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ id, text }) => `${id} ${text}`.toLowerCase().includes(asked)),
    }))
    .filter(({ rules }) => rules.length > 0);
  useEffect(() => {
    if (wanted !== undefined) document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return (
    <Page title={words.title}>
      <TextField label={words.search} value={search} onChange={(event) => setSearch(event.target.value)} />
      {found.length === 0 && <p>{words.none}</p>}
      {found.map(({ title, rules }) => (
        <section key={title}>
          <h2 className={styles.chapter}>{title}</h2>
          <dl className={styles.list}>
            {rules.map(({ id, text }) => (
              <div key={id} id={id} className={styles.rule} data-wanted={id === wanted || undefined}>
                <dt>{id}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Page>
  );
}
