import styles from './Rules.module.css';

export interface BookTextProps {
  text: string;
  /** What was looked for, in small letters; it is marked. */
  search: readonly string[];
  /** Numbers of rules are links. */
  linked?: boolean | undefined;
}

const RULE = /((?:SD|CE|LS)-\d+\.\d+)/;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function Marked({ text, search }: BookTextProps) {
  if (search.length === 0) return text;
  const wanted = [...search].sort((a, b) => b.length - a.length).map(escaped);
  const one = `(?:${wanted.join('|')})`;
  const pieces = text.split(new RegExp(String.raw`(${one}(?:\s+${one})*)`, 'giu'));
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}

/** A text of the book: numbers of rules lead to them, what was looked for is marked. */
export function BookText({ text, search, linked = true }: BookTextProps) {
  if (!linked) return <Marked text={text} search={search} />;
  return text.split(RULE).map((piece, index) => {
    const words = <Marked key={index} text={piece} search={search} />;
    if (index % 2 === 0) return words;
    return (
      <a key={index} href={`#/rules/${piece}`} className={styles.link}>
        {words}
      </a>
    );
  });
}
