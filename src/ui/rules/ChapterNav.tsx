import { useWords } from '../words/useWords';
import type { BookPart } from './book';
import styles from './Rules.module.css';

export interface ChapterNavProps {
  parts: readonly BookPart[];
  /** How many are found in each is said. */
  counting: boolean;
}

/** All chapters, to jump to. A part of one chapter is a link itself. */
export function ChapterNav({ parts, counting }: ChapterNavProps) {
  const words = useWords().rules;
  const count = (items: readonly unknown[]) =>
    counting && <span className={styles.count}>{items.length}</span>;
  return (
    <nav className={styles.nav} aria-label={words.chapters}>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#/rules/${part.id}`} className={styles.navPart}>
              {part.title}
              {part.chapters.length === 1 && count(part.chapters[0]?.items ?? [])}
            </a>
            {(part.chapters.length > 1 || part.chapters[0]?.id !== part.id) && (
              <ul>
                {part.chapters.map((chapter) => (
                  <li key={chapter.id}>
                    <a href={`#/rules/${chapter.id}`} className={styles.navChapter}>
                      <span>{chapter.title}</span>
                      {count(chapter.items)}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
