import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from '../../tools/lib/packages.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'packages-'));
  mkdirSync(path.join(root, 'node_modules'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const PROJECT = { '': { version: '1.0.0' } };
const A = { 'node_modules/a': { version: '1.0.0' } };
const FOR_ANOTHER_SYSTEM = { 'node_modules/b': { version: '1.0.0', optional: true } };

function lock(packages: object): void {
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
}

function installed(packages: object): void {
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

describe('whether the packages are installed', () => {
  it('yes, if npm noted every package of the lock in its version', () => {
    lock({ ...PROJECT, ...A, ...FOR_ANOTHER_SYSTEM });
    installed(A);
    expect(isInstalled(root)).toBe(true);
  });

  it('no, if there is no note: nothing was installed, or not to its end', () => {
    lock({ ...PROJECT, ...A });
    expect(isInstalled(root)).toBe(false);
  });

  it('no, if a package is missing, is another version or is too many', () => {
    lock({ ...PROJECT, ...A });
    installed({});
    expect(isInstalled(root)).toBe(false);
    installed({ 'node_modules/a': { version: '1.0.1' } });
    expect(isInstalled(root)).toBe(false);
    installed({ ...A, 'node_modules/c': { version: '1.0.0' } });
    expect(isInstalled(root)).toBe(false);
  });

  it('no, if the note makes no sense', () => {
    lock({ ...PROJECT, ...A });
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{');
    expect(isInstalled(root)).toBe(false);
  });
});
