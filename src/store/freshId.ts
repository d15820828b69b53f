/** A name that no other fight or tab has; `crypto.randomUUID` is missing where a page comes without encryption. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
