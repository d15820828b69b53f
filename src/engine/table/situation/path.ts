type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** An item of a list: by its place, its id or its card. */
function itemOf(list: readonly unknown[], key: string): string | null {
  if (/^\d+$/.test(key)) return Number(key) < list.length ? key : null;
  const at = list.findIndex((item) => isPlain(item) && (item.id === key || item.card === key));
  return at < 0 ? null : String(at);
}

/** The key under which a part of a path lies in a value; null: there is no such place. */
function keyIn(value: unknown, part: string): string | null {
  if (Array.isArray(value)) return itemOf(value, part);
  return isPlain(value) && Object.hasOwn(value, part) ? part : null;
}

/** The parts of a path such as `investigators.medium.health`; a hex's own comma needs no sign. */
export const partsOf = (path: string): string[] => path.split('.');

/** The value at a path, `length` of a list among them; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  let at = value;
  for (const part of partsOf(path)) {
    if (Array.isArray(at) && part === 'length') at = at.length;
    else {
      const key = keyIn(at, part);
      if (key === null) return undefined;
      at = (at as Plain)[key];
    }
  }
  return at;
}

/** Puts a value at a path that is there; false: there is no such place. */
export function putAt(value: object, path: string, to: unknown): boolean {
  const parts = partsOf(path);
  const last = parts.pop() ?? '';
  const holder = parts.length === 0 ? value : valueAt(value, parts.join('.'));
  const key = keyIn(holder, last);
  if (key === null) return false;
  (holder as Plain)[key] = to;
  return true;
}
