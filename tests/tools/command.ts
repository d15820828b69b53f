import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a command said and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs Node in the project's folder to its end. */
export function node(args: readonly string[], env: Readonly<Record<string, string>> = {}): Ended {
  const ended = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { code: ended.status, out: ended.stdout, err: ended.stderr };
}
