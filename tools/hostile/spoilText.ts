import { type Chance, oneOf } from '../play/chance';

type Spoil = (text: string, chance: Chance) => string;

const place = (text: string, chance: Chance): number => chance(text.length + 1);

/** Signs that have spoiled programs before. */
const SIGNS = [
  '\u0000',
  '\uFEFF',
  '\u202E',
  '\uD83C',
  '"',
  '\\',
  '{',
  '[',
  ']',
  '}',
  ',',
  '-',
  '1e999',
  '\n',
  '🏹',
  ' ',
];

/** Ways to spoil a text without knowing what it says. */
const WAYS: readonly Spoil[] = [
  // One bit another.
  (text, chance) => {
    const at = chance(Math.max(1, text.length));
    const sign = String.fromCharCode((text.charCodeAt(at) || 32) ^ (1 << chance(8)));
    return text.slice(0, at) + sign + text.slice(at + 1);
  },
  // Cut off.
  (text, chance) => text.slice(0, place(text, chance)),
  (text, chance) => text.slice(place(text, chance)),
  // A piece gone, twice, or elsewhere.
  (text, chance) => {
    const at = place(text, chance);
    return text.slice(0, at) + text.slice(at + chance(40));
  },
  (text, chance) => {
    const at = place(text, chance);
    const piece = text.slice(at, at + chance(200));
    return text.slice(0, at) + piece + text.slice(at);
  },
  (text, chance) => {
    const [from, to] = [place(text, chance), place(text, chance)];
    return text.slice(0, to) + text.slice(from, from + chance(100)) + text.slice(to);
  },
  // A sign more.
  (text, chance) => {
    const at = place(text, chance);
    return text.slice(0, at) + oneOf(SIGNS, chance) + text.slice(at);
  },
  // Deeper than anything walks unharmed.
  (text, chance) => {
    const at = place(text, chance);
    return text.slice(0, at) + oneOf(['[', '{"a":', '- '], chance).repeat(50_000) + text.slice(at);
  },
  // A number another.
  (text, chance) => {
    const numbers = [...text.matchAll(/-?\d+/g)];
    const found = numbers[chance(Math.max(1, numbers.length))];
    if (found === undefined) return text;
    const other = oneOf(['0', '-1', '99', '4294967296', '1e308', '9007199254740993', '0.5', '-0'], chance);
    return text.slice(0, found.index) + other + text.slice(found.index + found[0].length);
  },
];

/** A text spoiled in one place. */
export const spoilText = (text: string, chance: Chance): string => oneOf(WAYS, chance)(text, chance);
