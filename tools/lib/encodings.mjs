// Compresses what is served, once for each file: most of a page is text, a third as large on its way.
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Half the time of the best compression would be waited for by the first visitor; this one is a tenth of a second for all. */
const BROTLI_QUALITY = 6;

/** @type {Record<string, (bytes: Buffer) => Promise<Buffer>>} the better one first */
const ENCODERS = {
  br: (bytes) =>
    brotli(bytes, {
      params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => gzip(bytes),
};

/** What is text; letters and pictures are compressed already. */
const TEXT = /\.(css|html|js|json|map|svg|txt|webmanifest)$/;

/** Shorter than one packet anyway. */
const SHORT = 1000;

/**
 * The encodings that a request allows, by its header.
 * @param {string} header such as `gzip, br;q=0.8, zstd;q=0`
 */
function allowed(header) {
  return header
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim().toLowerCase()))
    .filter(([, weight]) => weight === undefined || Number(weight.replace('q=', '')) > 0)
    .map(([name]) => name);
}

/**
 * Keeps compressed files, each as it is: one that was built anew is compressed anew.
 * @returns {(file: string, built: { size: number, mtimeMs: number }, header: string) =>
 *   Promise<{ encoding: string, bytes: Buffer } | undefined>} undefined: as it stands is best
 */
export function keepEncoded() {
  /** @type {Map<string, Promise<Buffer>>} */
  const kept = new Map();
  return async (file, { size, mtimeMs }, header) => {
    const names = allowed(header);
    const encoding = Object.keys(ENCODERS).find((name) => names.includes(name));
    if (encoding === undefined || size < SHORT || !TEXT.test(file)) return undefined;
    const key = `${encoding} ${mtimeMs} ${file}`;
    const bytes = kept.get(key) ?? readFile(file).then(ENCODERS[encoding]);
    kept.set(key, bytes);
    return { encoding, bytes: await bytes };
  };
}
