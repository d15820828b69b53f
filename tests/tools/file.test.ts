import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PROGRAM } from '../../src/store/files/program';
import { fileSchema } from '../../tools/file/schema';
import { ROOT } from './command';

it('the published schema of saved fights is that with which they are read', () => {
  const published = readFileSync(path.join(ROOT, 'docs/files.schema.json'), 'utf8');
  expect(published, 'npm run file -- --schema writes it').toBe(fileSchema());
});

it('files name the version of the package', () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(PROGRAM).toBe(version);
});
