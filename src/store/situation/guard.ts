/**
 * What no situation needs and what would keep a parser of YAML busy for minutes: found by one look over the text, before it
 * is parsed.
 */
interface Limit {
  /** The piece that is counted. */
  piece: RegExp;
  most: number;
  message: string;
}

/** Where a piece of syntax can begin: not in the middle of a word. */
const START = '(?<![^\\s\\[{,:?-])';

const LIMITS: readonly Limit[] = [
  { piece: new RegExp(`${START}\\*[^\\s*]`, 'g'), most: 100, message: 'too many aliases' },
  { piece: new RegExp(`${START}&[^\\s&]`, 'g'), most: 100, message: 'too many anchors' },
  {
    piece: new RegExp(`${START}\\?(?=\\s)`, 'g'),
    most: 100,
    message: 'too many keys written with a question mark',
  },
  { piece: new RegExp(`${START}!`, 'g'), most: 100, message: 'too many tags' },
  { piece: /^["'}\],]/gm, most: 1000, message: 'too many lines that begin with a closing sign or a quote' },
  { piece: /(?:-[ \t]+){10}/g, most: 0, message: 'too many lists in one another' },
];

const DEEPEST = 50;

/** Where brackets stand too deep in one another, or close what never opened. */
function tooDeep(text: string): number | null {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (Math.abs(depth) > DEEPEST) return at;
  }
  return null;
}

/** Why a text is not even parsed, and where; null for any sensible one. */
export function suspicious(text: string): { offset: number; message: string } | null {
  for (const { piece, most, message } of LIMITS) {
    let count = 0;
    for (const found of text.matchAll(piece)) {
      count += 1;
      if (count > most) return { offset: found.index, message };
    }
  }
  const offset = tooDeep(text);
  return offset === null ? null : { offset, message: 'too many brackets in one another' };
}
