import { describe, expect, it } from 'vitest';
import { node } from './command';

const COMMANDS = ['arrows', 'build', 'check', 'chromium', 'dev', 'format', 'icons', 'start', 'test'];

const WRONG: readonly (readonly string[])[] = [
  ...COMMANDS.map((name) => [`tools/${name}.mjs`, '--wrong']),
  ...['build', 'check', 'dev', 'start', 'test'].map((name) => [`tools/${name}.mjs`, 'wrong']),
  ['tools/arrows.mjs', 'src', 'tests'],
  ['tools/arrows.mjs', 'no-such-folder'],
  ['tools/format.mjs', 'no-such-file'],
  ['tools/run.mjs'],
  ['tools/run.mjs', 'no-such-program'],
  ['tools/run.mjs', 'constructor'],
];

describe('a wrong option, name or file', () => {
  it.each(WRONG.map((args) => [args.join(' '), args] as const))('%s: usage and exit code 2', (_, args) => {
    const { code, out, err } = node(args);
    expect(err).toMatch(/^[^\n]+\nusage: /);
    expect(err).not.toMatch(/^\s+at /m);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it.each(['80a', '-1', '65536', '1.5'])('PORT=%s: one line and exit code 2', (PORT) => {
    const { code, err } = node(['tools/start.mjs'], { PORT });
    expect(err).toBe(`PORT must be a whole number from 0 to 65535, not '${PORT}'.\n`);
    expect(code).toBe(2);
  });
});

describe('--help', () => {
  it.each(COMMANDS)('%s: usage on standard output and exit code 0', (name) => {
    const { code, out, err } = node([`tools/${name}.mjs`, '--help']);
    expect(out).toMatch(/^usage: /);
    expect(err).toBe('');
    expect(code).toBe(0);
  });
});
