import { type Chance, oneOf } from '../play/chance';

type Plain = Record<string, unknown>;

/** A place in a value: what holds it, and under which key. */
interface Place {
  holder: Plain | unknown[];
  key: string;
}

const isPlain = (value: unknown): value is Plain | unknown[] => typeof value === 'object' && value !== null;

/** All places of a value, and of what is in it. */
function placesIn(value: unknown): Place[] {
  const places: Place[] = [];
  const visit = (holder: unknown): void => {
    if (!isPlain(holder)) return;
    for (const [key, inner] of Object.entries(holder)) {
      places.push({ holder, key });
      visit(inner);
    }
  };
  visit(value);
  return places;
}

const read = ({ holder, key }: Place): unknown => (holder as Plain)[key];

function write({ holder, key }: Place, value: unknown): void {
  (holder as Plain)[key] = value;
}

function remove({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** A value of another kind than any should be. */
const WRONG: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 7, 0.5, 1e9, -1e9, 9_007_199_254_740_991, 1e308, '', 'x', '0'],
  ...[[], {}, [null], { a: 1 }, 'constructor', '__proto__', 'toString', 'A1', 'monster', 's1', 'p1'],
];

/** Lists within lists, deeper than anything walks unharmed. */
function deep(levels: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < levels; i += 1) value = i % 2 === 0 ? [value] : { in: value };
  return value;
}

const LONG_TEXTS = ['灯', 'x', '\u202E', '🏹', '<img src=x onerror=alert(1)>', '\u0000'];

/** Ways to spoil what stands at one place; some need the others as well. */
const WAYS: readonly ((at: Place, chance: Chance, all: readonly Place[]) => void)[] = [
  (at, chance) => write(at, oneOf(WRONG, chance)),
  (at, chance) => write(at, structuredClone(oneOf(WRONG, chance))),
  remove,
  // Another value of the same file: right in kind perhaps, wrong in place.
  (at, chance, all) => write(at, structuredClone(read(oneOf(all, chance)))),
  (at, chance, all) => {
    const other = oneOf(all, chance);
    const [one, two] = [read(at), read(other)].map((value) => structuredClone(value));
    write(at, two);
    write(other, one);
  },
  // A key more; also one that every object has.
  (at, chance) => {
    const value = read(at);
    const key = oneOf(['extra', 'toString', 'constructor', 'prototype', 'length', 'do', 'effects'], chance);
    if (isPlain(value) && !Array.isArray(value)) value[key] = oneOf(WRONG, chance);
  },
  // Items twice, turned round, or far too many.
  (at, chance) => {
    const value = read(at);
    if (Array.isArray(value) && value.length > 0) value.push(structuredClone(oneOf(value, chance)));
  },
  (at) => {
    const value = read(at);
    if (Array.isArray(value)) value.reverse();
  },
  (at, chance) => {
    const value = read(at);
    if (!Array.isArray(value) || value.length === 0) return;
    const item = oneOf(value as unknown[], chance);
    // Beyond the largest size a text is refused unread: to make it larger would only cost time.
    const most = Math.ceil(LARGEST / (JSON.stringify(item) ?? '').length);
    const length = Math.min(most, oneOf([100, 3_000, 20_000], chance));
    write(
      at,
      Array.from({ length }, () => item),
    );
  },
  (at, chance) => write(at, deep(oneOf([5, 50, 80, 300], chance))),
  (at, chance) => write(at, oneOf(LONG_TEXTS, chance).repeat(oneOf([1, 20, 10_001], chance))),
  // Numbers near by pass for sound more often.
  (at, chance) => {
    const value = read(at);
    if (typeof value === 'number') write(at, value + oneOf([-1, 1, 2, 10, 1_000, 100_000], chance));
  },
];

/** A little more than the largest file that is read. */
const LARGEST = 5_500_000;

/** Where mutations are likeliest to be taken for sound: the places below these keys. */
const TENDER = ['snapshot', 'stack', 'start', 'commands', 'setup', 'decision', 'monster', 'survivors'];

/** A place, more often one where it hurts. */
function somePlace(file: unknown, all: readonly Place[], chance: Chance): Place {
  if (chance(2) === 0) return oneOf(all, chance);
  const tender = all.filter(({ key }) => TENDER.includes(key));
  const inside = placesIn(read(oneOf(tender.length > 0 ? tender : all, chance)));
  return inside.length > 0 ? oneOf(inside, chance) : oneOf(placesIn(file), chance);
}

/** Spoils a parsed file in place, once. */
export function spoilValue(file: unknown, chance: Chance): void {
  const all = placesIn(file);
  if (all.length === 0) return;
  const at = somePlace(file, all, chance);
  oneOf(WAYS, chance)(at, chance, all);
}

/** The text of a value with a key that a program which copies carelessly would take for its prototype. */
export function withProto(text: string, chance: Chance): string {
  const braces = [...text.matchAll(/\{/g)];
  const found = braces[chance(Math.max(1, braces.length))];
  if (found === undefined) return text;
  const at = found.index + 1;
  const comma = text[at] === '}' ? '' : ',';
  return `${text.slice(0, at)}"__proto__":{"polluted":true,"kind":"pass"}${comma}${text.slice(at)}`;
}
