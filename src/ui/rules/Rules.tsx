import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Button } from '../primitives/Button';
import { SelectField, TextField } from '../primitives/Field';
import { Page } from '../shell/Page';
import { goTo } from '../shell/useHashRoute';
import { useSearchKey } from '../shell/useSearchKey';
import { useWords } from '../words/useWords';
import { BookEntry } from './BookEntry';
import type { BookPart } from './book';
import { ChapterNav } from './ChapterNav';
import styles from './Rules.module.css';
import { countOf, searchBook, searched } from './searchBook';
import { useWanted } from './useWanted';

export interface RulesProps {
  parts: readonly BookPart[];
  /** What a link led to: a rule, a chapter, a word. */
  wanted: string | undefined;
}

/** The whole book, searched as one types; what a link led to is in sight and has the focus. */
export function Rules({ parts, wanted }: RulesProps) {
  const words = useWords().rules;
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(wanted);
  // A link out of what was found leads to its place among all the rest.
  if (shown !== wanted) {
    setShown(wanted);
    setSearch('');
  }
  const later = useDeferredValue(search);
  // Typing goes before finding; but all is there at once where a link leads.
  const asked = search === '' ? '' : later;
  const looked = useMemo(() => searched(asked), [asked]);
  const found = useMemo(() => searchBook(parts, looked), [parts, looked]);
  const onPress = useWanted(wanted);
  useEffect(() => {
    if (looked.length > 0) window.scrollTo({ top: 0 });
  }, [looked]);
  const field = useSearchKey();

  const places = parts.flatMap((part) => [
    part.id,
    ...part.chapters.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
  ]);
  const lost = wanted !== undefined && !places.includes(wanted);
  const count = countOf(found);
  const chapters = found.flatMap((part) =>
    part.chapters.map(({ id, title }) => ({ value: id, label: title })),
  );

  return (
    <Page title={words.title} wide beside>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it hears the links inside it, which are pressed by keyboard as clicks. */}
      <div className={styles.page} onClick={({ target }) => onPress(target)}>
        <div className={styles.tools}>
          <TextField
            ref={field}
            type="search"
            label={words.search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <div className={styles.jump}>
            <SelectField
              label={words.chapters}
              value=""
              options={[{ value: '', label: words.pickChapter }, ...chapters]}
              onPick={(id) => id !== '' && goTo('rules', id)}
            />
          </div>
          <p className={styles.found} role="status">
            {looked.length > 0 && words.found(count)}
          </p>
        </div>
        <ChapterNav parts={found} counting={looked.length > 0} />
        <div className={styles.book}>
          {lost && <p className={styles.lost}>{words.unknown(wanted)}</p>}
          {count === 0 && (
            <div className={styles.none}>
              <p>{words.none}</p>
              <p>{words.noneHelp}</p>
              <Button onClick={() => setSearch('')}>{words.clear}</Button>
            </div>
          )}
          {found.map((part) => (
            <section key={part.id} aria-labelledby={`${part.id}-title`}>
              <h2 id={part.id} tabIndex={-1} className={styles.part}>
                <span id={`${part.id}-title`}>{part.title}</span>
              </h2>
              {part.note !== undefined && looked.length === 0 && <p className={styles.note}>{part.note}</p>}
              {part.chapters.map((chapter) => (
                <section key={chapter.id} className={styles.chapter}>
                  {chapter.id !== part.id && (
                    <h3 id={chapter.id} tabIndex={-1} className={styles.title}>
                      {chapter.title}
                    </h3>
                  )}
                  <dl className={styles.list} data-part={part.id} data-numbered={part.numbered || undefined}>
                    {chapter.items.map((item) => (
                      <BookEntry key={item.id} item={item} search={looked} wanted={item.id === wanted} />
                    ))}
                  </dl>
                </section>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
