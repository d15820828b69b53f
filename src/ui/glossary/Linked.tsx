import { type ReactNode, useMemo } from 'react';
import styles from './TermLink.module.css';
import { TermLink } from './TermLink';
import { useFinder } from './useFinder';

/** A sentence in which rules' numbers and words of the glossary can be pressed. What is no plain text stays as it is. */
export function Linked({ children }: { children: ReactNode }) {
  const finder = useFinder();
  const stretches = useMemo(
    () => (typeof children === 'string' ? finder?.inSentence(children) : undefined),
    [finder, children],
  );
  if (stretches === undefined) return children;
  return stretches.map((stretch, index) => {
    switch (stretch.kind) {
      case 'plain':
        return stretch.text;
      case 'rule':
        return (
          <a key={index} href={`#/rules/${stretch.rule}`} className={styles.number}>
            {stretch.text}
          </a>
        );
      case 'term':
        return (
          <TermLink key={index} entry={stretch.entry}>
            {stretch.text}
          </TermLink>
        );
    }
  });
}
