/** JSON with the keys of every object in order, so that equal values give equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, v]) => v !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** A 64-bit fingerprint of a JSON value as 16 hexadecimal digits (two FNV-1a lanes; no protection against forgers). */
export function hash(value: unknown): string {
  const text = canonical(value);
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ (c + i), 0x5bd1e995);
    b ^= b >>> 15;
  }
  return [a, b].map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('');
}
