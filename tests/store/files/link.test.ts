import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hash } from '../../../src/engine';
import { toBase64url } from '../../../src/store/files/base64url';
import { packed } from '../../../src/store/files/deflate';
import { fileInLink, LONGEST_LINK, linkOf, payloadOf } from '../../../src/store/files/link';

const TEXT = readFileSync(path.join(import.meta.dirname, '../../files/v1-fight.showdown'), 'utf8');
const link = async (text: string) => (await linkOf(text)) ?? '';
const opened = async (address: string) => fileInLink(payloadOf(address) ?? '');

describe('a link that carries a fight', () => {
  test('what was put in comes out, of any script, and 90 steps need less than 8,000 characters', async () => {
    const address = await link(TEXT);
    expect(address).toMatch(/^\/open\/[0-9a-f]{8}\.[\w-]+$/);
    expect(address.length).toBeLessThan(LONGEST_LINK);
    expect(await opened(address)).toEqual({ text: TEXT });
  });

  test('a whole address is found in what was pasted, blanks and lines around it', async () => {
    const address = await link(TEXT);
    expect(await opened(`  https://example.org/table/#${address}\n`)).toEqual({ text: TEXT });
    expect(payloadOf('https://example.org/#/fight')).toBeNull();
  });

  test.each<[string, (address: string) => string]>([
    ['cut at its end', (address) => address.slice(0, -40)],
    ['one sign another', (address) => address.replace(/(.{50})./, (_, before: string) => `${before}*`)],
    ['with a line break in it', (address) => `${address.slice(0, 60)}\n${address.slice(60)}`],
  ])('%s: damaged', async (_, spoil) => {
    expect(await opened(spoil(await link(TEXT)))).toEqual({ error: 'damaged' });
  });

  test('another sum, no packed text, no text at all: damaged, and never an exception', async () => {
    const whole = (data: string) => `/open/${hash(data).slice(0, 8)}.${data}`;
    expect(await opened(whole('AAAA'))).toEqual({ error: 'damaged' });
    expect(await opened(whole('%%%'))).toEqual({ error: 'damaged' });
    expect(await opened(whole(''))).toEqual({ error: 'damaged' });
    expect(await opened('/open/')).toEqual({ error: 'noLink' });
    expect(await opened('/open/12345678')).toEqual({ error: 'noLink' });
  });

  test('what unfolds to more than 5 MB is not unfolded', async () => {
    const data = toBase64url(await packed(' '.repeat(6_000_000)));
    expect(data.length).toBeLessThan(10_000);
    expect(await opened(`/open/${hash(data).slice(0, 8)}.${data}`)).toEqual({ error: 'damaged' });
  });
});
