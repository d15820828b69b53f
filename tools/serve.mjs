// Serves the built page: GET and HEAD of the files in dist, and nothing else. Only Node's own modules.
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { keepEncoded } from './lib/encodings.mjs';

export const DEFAULT_PORT = 4173;

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** The page needs nothing but its own files: no inline script, no other server, no frame around it. */
const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The file an address means, or undefined if it means none inside `root`: hidden files, folders without a
 * page and every way out of the folder (`..`, `%2e%2e`, links) are none.
 * @param {string} root a real path
 * @param {string} address the request's target
 */
async function fileFor(root, address) {
  try {
    const name = decodeURIComponent(new URL(address, 'http://page').pathname);
    if (name.split(/[/\\]/).some((part) => part.startsWith('.'))) return undefined;
    const file = await realpath(path.join(root, name.endsWith('/') ? `${name}index.html` : name));
    const found = await stat(file);
    return file.startsWith(root + path.sep) && found.isFile() ? { file, found } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Answers one request.
 * @param {string} root
 * @param {ReturnType<typeof keepEncoded>} encoded
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(root, encoded, request, response) {
  /** @type {(status: number, text: string, more?: Record<string, string>) => void} */
  const refuse = (status, text, more = {}) => {
    response.writeHead(status, { ...HEADERS, ...more, 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`${text}\n`);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'method not allowed', { Allow: 'GET, HEAD' });
  const asked = await fileFor(root, request.url ?? '/');
  if (!asked) return refuse(404, 'not found');
  const { file, found } = asked;
  const packed = await encoded(file, found, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(200, {
    ...HEADERS,
    // Files under assets have their content's hash in their name; the others are asked for again.
    'Cache-Control': file.startsWith(path.join(root, 'assets')) ? 'max-age=31536000, immutable' : 'no-cache',
    'Content-Length': packed?.bytes.length ?? found.size,
    'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    ...(packed ? { 'Content-Encoding': packed.encoding } : {}),
    Vary: 'Accept-Encoding',
  });
  if (request.method === 'HEAD') return response.end();
  if (packed) return response.end(packed.bytes);
  return createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * Serves a folder.
 * @param {string} folder
 * @param {number} port 0 lets the system choose
 * @param {string} host
 * @returns {Promise<import('node:http').Server>} once it listens; refuses with the system's error
 */
export async function serve(folder, port, host) {
  const root = await realpath(folder);
  const encoded = keepEncoded();
  const server = createServer((request, response) => void answer(root, encoded, request, response));
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  return server;
}

/**
 * Serves a folder to the person who started the command: prints the address, ends on Ctrl-C.
 * @param {string} folder
 * @param {{ port: number, host: string }} place
 */
export async function serveUntilInterrupted(folder, { port, host }) {
  const server = await serve(folder, port, host).catch((error) => refuseToServe(error, host, port));
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  console.log(
    `Showdown Table: http://${host.includes(':') ? `[${host}]` : host}:${listening}/ (Ctrl-C ends it)`,
  );
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

/**
 * One clear line for the ways in which a port can't be had.
 * @param {NodeJS.ErrnoException} error
 * @param {string} host
 * @param {number} port
 * @returns {never}
 */
function refuseToServe(error, host, port) {
  const reasons = new Map([
    ['EADDRINUSE', `Port ${port} is taken; choose another: PORT=${port < 65535 ? port + 1 : 4173} npm start`],
    ['EACCES', `Port ${port} is not allowed to you; choose another: PORT=${DEFAULT_PORT} npm start`],
    ['EADDRNOTAVAIL', `HOST ${host} is no address of this machine.`],
    ['ENOTFOUND', `HOST ${host} is no address of this machine.`],
  ]);
  console.error(reasons.get(error.code ?? '') ?? `The page can't be served: ${error.message}`);
  process.exit(2);
}

/**
 * Where to serve, from the environment: PORT (4173 if unset) and HOST (this machine only, if unset).
 * A PORT that is none ends the command with one line.
 */
export function placeFromEnvironment() {
  const text = process.env.PORT || String(DEFAULT_PORT);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    console.error(`PORT must be a whole number from 0 to 65535, not '${text}'.`);
    process.exit(2);
  }
  return { port, host: process.env.HOST || '127.0.0.1' };
}
