import { FILE_LIMITS, hash } from '../../engine';
import { fromBase64url, toBase64url } from './base64url';
import { canPack, packed, unpacked } from './deflate';

/** A longer address is cut by messengers and refused by some browsers. */
export const LONGEST_LINK = 8_000;

/** Where a link begins behind the `#` of an address. */
const OPEN = '/open/';

/** So many signs of the checksum stand before the fight. */
const SUM = 8;

/** Why a text is no link to a fight. */
export type LinkError = 'noLink' | 'damaged' | 'cantUnpack';

const sumOf = (data: string): string => hash(data).slice(0, SUM);

/** The text of a file as the part of an address behind its `#`: packed, with a checksum; null where this browser can't pack. */
export async function linkOf(text: string): Promise<string | null> {
  if (!canPack()) return null;
  const data = toBase64url(await packed(text));
  return `${OPEN}${sumOf(data)}.${data}`;
}

/** The part of a link that holds the fight, out of a whole address or a piece of one; null where there is none. */
export function payloadOf(address: string): string | null {
  const at = address.lastIndexOf(OPEN);
  return at < 0 ? null : address.slice(at + OPEN.length).trim();
}

/** The text of the file that a link carries. */
export async function fileInLink(payload: string): Promise<{ text: string } | { error: LinkError }> {
  const [sum = '', data] = payload.split('.');
  if (data === undefined) return { error: 'noLink' };
  // What was cut on its way has another sum: that is told apart from a file that is damaged in itself.
  if (sumOf(data) !== sum) return { error: 'damaged' };
  if (!canPack()) return { error: 'cantUnpack' };
  const bytes = fromBase64url(data);
  const text = bytes === null ? null : await unpacked(bytes, FILE_LIMITS.size);
  return text === null ? { error: 'damaged' } : { text };
}
