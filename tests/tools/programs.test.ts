import { describe, expect, it } from 'vitest';
import { node } from './command';

const run = (...args: string[]) => node(['tools/run.mjs', ...args]);

/** Each program is bundled before it runs; on a busy machine that takes its time. */
const PATIENCE = { timeout: 60_000 };

describe('a wrong option of a program', () => {
  it.each(
    [
      ['bench', '--wrong'],
      ['content', '--wrong'],
      ['content', 'wrong'],
      ['file'],
      ['file', '--schema', 'file.showdown'],
      ['file', 'no-such-file.showdown'],
      ['fuzz', '--wrong'],
      ['fuzz', '--fights', '0'],
      ['fuzz', '--monster', 'unicorn'],
      ['fuzz', '--monster', 'white-lion', '--level', '9'],
      ['fuzz', '--seed', 'x'],
      ['fuzz', '--save', 'no-such-folder/file'],
      ['hostile', '--files', '0'],
      ['hostile', '--table', 'chess'],
      ['hostile', '--save', 'no-such-folder/file'],
      ['simulate', '--wrong'],
      ['simulate', '--monster', 'unicorn'],
      ['simulate', '--level', '9'],
      ['simulate', '--policy', 'constructor'],
      ['simulate', '--kit', 'toString'],
      ['situation'],
      ['situation', '--wrong'],
      ['situation', '--schema', 'file.yaml'],
      ['situation', 'no-such-file.yaml'],
    ].map((args) => [args.join(' '), args] as const),
  )('%s: usage and exit code 2', PATIENCE, (_, args) => {
    const { code, out, err } = run(...args);
    expect(err).toMatch(/^[^\n]+\nusage: npm run /);
    expect(err).not.toMatch(/^\s+at /m);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('what programs say', () => {
  it('content --json: every card with its verbs, and nothing that is not implemented', PATIENCE, () => {
    const { code, out } = run('content', '--json');
    const { sections, notImplemented } = JSON.parse(out) as {
      sections: Record<string, { id: string; copies: number; verbs: string[] }[]>;
      notImplemented: string[];
    };
    expect(notImplemented).toEqual([]);
    expect(sections['whiteLion: hit locations']?.length).toBe(23);
    expect(sections['whiteLion: basic AI']?.find((c) => c.id === 'claw')).toEqual({
      id: 'claw',
      copies: 2,
      verbs: ['flow', 'moveAndAttack', 'pickTarget'],
    });
    expect(code).toBe(0);
  });

  it('simulate --json: the same seeds give the same figures', PATIENCE, () => {
    const args = ['simulate', '--fights', '4', '--kit', 'starting', '--seed', '7', '--json'];
    const first = run(...args);
    const figures = JSON.parse(first.out) as { fights: number; wins: number; interval95: [number, number] };
    expect(figures.fights).toBe(4);
    expect(figures.interval95[0]).toBeLessThanOrEqual(figures.wins / 4);
    expect(figures.interval95[1]).toBeGreaterThanOrEqual(figures.wins / 4);
    expect(run(...args).out).toBe(first.out);
  });

  it('fuzz: ends with its count of fights and failures', PATIENCE, () => {
    const { code, out } = run(
      'fuzz',
      '--fights',
      '3',
      '--seed',
      '10',
      '--monster',
      'whiteLion',
      '--level',
      '2',
    );
    expect(out.trimEnd().split('\n').at(-1)).toBe('3 fights, 0 failed');
    expect(out).toMatch(/^aiCards: .*claw \d+/m);
    expect(out).toMatch(/^specials: cunning \d+/m);
    expect(code).toBe(0);
  });

  it('fuzz: so many fights against each level, one list for all', PATIENCE, () => {
    const { code, out } = run('fuzz', '--each', '--fights', '1', '--monster', 'white-lion');
    const lines = out.trimEnd().split('\n');
    const levels = lines.filter((line) => /^whiteLion \S+: 1 fights, 0 failed: /.test(line));
    expect(levels.length).toBe(6);
    expect(lines.filter((line) => line.startsWith('never performed:')).length).toBe(1);
    expect(lines.at(-1)).toBe('6 fights, 0 failed');
    expect(code).toBe(0);
  });
});
