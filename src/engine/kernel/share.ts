type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** A deep copy of plain JSON data: what is done to it touches nobody else. */
export function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (!isObject(value)) return value;
  const twin: Plain = {};
  for (const key in value) twin[key] = copy(value[key]);
  return twin as T;
}

/**
 * The new value with every part that equals the old one replaced by the old part itself: unchanged parts stay the same
 * objects, so that a long journal is small and a page sees at a glance what changed. Works on `next` in place; cards of the content are frozen and stay as they are.
 */
export function share<T>(old: T, next: T): T {
  if (old === next || !isObject(old) || !isObject(next) || Array.isArray(old) !== Array.isArray(next))
    return next;
  const fixed = Object.isFrozen(next);
  let same = true;
  let keys = 0;
  for (const key in next) {
    keys += 1;
    const before = (old as Plain)[key];
    const part = share(before, (next as Plain)[key]);
    if (!fixed && part !== (next as Plain)[key]) (next as Plain)[key] = part;
    if (part !== before) same = false;
  }
  if (!same) return next;
  for (const key in old) {
    keys -= 1;
    if (!(key in next)) return next;
  }
  return keys === 0 ? old : next;
}
