import { type ReactNode, useMemo } from 'react';
import type { Stretch } from '../../text/glossary';
import { TermLink } from './TermLink';
import styles from './TermLink.module.css';
import { useFinder } from './useFinder';

function Pressable({ stretch }: { stretch: Stretch }) {
  if (stretch.kind === 'plain') return stretch.text;
  if (stretch.kind === 'term') return <TermLink entry={stretch.entry}>{stretch.text}</TermLink>;
  return (
    <a href={`#/rules/${stretch.rule}`} className={styles.number}>
      {stretch.text}
    </a>
  );
}

/** A sentence in which rules' numbers and words of the glossary can be pressed. What is no plain text stays as it is. */
export function Linked({ children }: { children: ReactNode }) {
  const finder = useFinder();
  const stretches = useMemo(
    () => (typeof children === 'string' ? finder?.inSentence(children) : undefined),
    [finder, children],
  );
  if (stretches === undefined) return children;
  return stretches.map((stretch, index) => <Pressable key={index} stretch={stretch} />);
}
