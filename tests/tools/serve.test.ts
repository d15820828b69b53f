import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../../tools/serve.mjs';
import { node, ROOT } from './command';

const parent = mkdtempSync(path.join(tmpdir(), 'serve-'));
const folder = path.join(parent, 'dist');
const LONG = 'let a; '.repeat(1000);
let server: Server;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(parent, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, '.sources'), 'hidden');
  writeFileSync(path.join(folder, 'index.html'), '<p>page</p>');
  writeFileSync(path.join(folder, 'assets/a b.js'), 'let a;');
  writeFileSync(path.join(folder, 'assets/long.js'), LONG);
  writeFileSync(path.join(folder, 'assets/long.woff2'), LONG);
  symlinkSync(path.join(parent, 'secret.txt'), path.join(folder, 'link.txt'));
  server = await serve(folder, 0, '127.0.0.1');
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(parent, { recursive: true });
});

function portOf(one: Server): number {
  const address = one.address();
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen');
  return address.port;
}

/** Sends a target as it stands: `fetch` would tidy a `..` away. */
async function send(target: string, method: string, headers = {}): Promise<IncomingMessage> {
  const asked = request({ host: '127.0.0.1', port: portOf(server), path: target, method, headers });
  asked.end();
  const [response]: [IncomingMessage] = (await once(asked, 'response')) as [IncomingMessage];
  return response;
}

async function ask(target: string, method = 'GET'): Promise<{ response: IncomingMessage; body: string }> {
  const response = await send(target, method);
  return { response, body: await text(response) };
}

/** What a player runs to serve a folder, in a process of its own. */
const serving = (port: number) => [
  '--input-type=module',
  '--eval',
  `import { serveUntilInterrupted } from './tools/serve.mjs';
   await serveUntilInterrupted(${JSON.stringify(folder)}, { port: ${port}, host: '127.0.0.1' });`,
];

describe('the server of the built page', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', '<p>page</p>'],
    ['/index.html?x=1#y', 'text/html; charset=utf-8', '<p>page</p>'],
    ['/assets/a%20b.js', 'text/javascript; charset=utf-8', 'let a;'],
  ])('serves %s as %s', async (target, type, content) => {
    const { response, body } = await ask(target);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['content-length']).toBe(String(content.length));
    expect(body).toBe(content);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/link.txt',
    '/.sources',
    '/assets',
    '/assets/',
    '/none.js',
    '/%',
    '/%00',
    '//',
  ])('has nothing at %s', async (target) => {
    const { response, body } = await ask(target);
    expect(response.statusCode).toBe(404);
    expect(body).toBe('not found\n');
  });

  it('answers HEAD without a body, and no other method', async () => {
    const head = await ask('/', 'HEAD');
    expect([head.response.statusCode, head.response.headers['content-length'], head.body]).toEqual([
      200,
      '11',
      '',
    ]);
    const post = await ask('/', 'POST');
    expect([post.response.statusCode, post.response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('sends a strict policy with everything, and lets only named-by-content files be kept', async () => {
    const page = await ask('/');
    const script = await ask('/assets/a%20b.js');
    const none = await ask('/none');
    for (const { response } of [page, script, none]) {
      expect(response.headers['content-security-policy']).toContain("default-src 'self'");
      expect(response.headers['content-security-policy']).not.toContain('unsafe');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
    expect(page.response.headers['cache-control']).toBe('no-cache');
    expect(script.response.headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ])('packs text for who reads %s as %s', async (header, encoding, unpack) => {
    const response = await send('/assets/long.js', 'GET', { 'Accept-Encoding': header });
    const packed = await buffer(response);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(response.headers['content-length']).toBe(String(packed.length));
    expect(packed.length).toBeLessThan(LONG.length / 3);
    expect(String(unpack(packed))).toBe(LONG);
  });

  it.each([
    ['/assets/long.js', 'zstd'],
    ['/assets/long.woff2', 'br'],
    ['/assets/a%20b.js', 'br'],
  ])('sends %s as it stands to who reads %s', async (target, header) => {
    const response = await send(target, 'GET', { 'Accept-Encoding': header });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers['content-length']).toBe(String((await buffer(response)).length));
  });

  it('says in one line that the port is taken, and ends with 2', () => {
    const port = portOf(server);
    const { code, out, err } = node(serving(port));
    expect(err).toBe(`Port ${port} is taken; choose another: PORT=${port + 1} npm start\n`);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its address in one line and ends cleanly on %s',
    async (signal) => {
      const child = spawn(process.execPath, serving(0), { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const address = /^Showdown Table: (http:\/\/127\.0\.0\.1:\d+\/) \(Ctrl-C ends it\)\n$/.exec(
        String(line),
      )?.[1];
      expect(await (await fetch(address ?? '')).text()).toBe('<p>page</p>');
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
    },
  );
});
