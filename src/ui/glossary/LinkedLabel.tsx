import type { ReactNode } from 'react';
import { TermLink } from './TermLink';
import { useFinder } from './useFinder';

export interface LinkedLabelProps {
  /** What the label says, such as `block 1`. */
  words: string;
  /** What it shows, where that is more than its words. */
  children?: ReactNode;
  /** Class of the label; in place of the dotted line of a word in a sentence. */
  look?: string | undefined;
}

/** A label that is a word of the glossary as a whole: a press shows its meaning. Another label stays as it is. */
export function LinkedLabel({ words, children = words, look }: LinkedLabelProps) {
  const entry = useFinder()?.ofLabel(words);
  if (entry !== undefined) {
    return (
      <TermLink entry={entry} look={look}>
        {children}
      </TermLink>
    );
  }
  return look === undefined ? children : <span className={look}>{children}</span>;
}
