import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { CONTENT } from '../../src/store/content';
import { readOptions, usageError } from '../lib/options.mjs';
import { judge, shown } from './judge';
import { jsonSchema, tableJsonSchema } from './schema';

const SCHEMA = 'docs/situations/schema.json';
const TABLE_SCHEMA = 'docs/situations/table-schema.json';
const USAGE = `usage: npm run situation -- FILE… | --schema
  Plays situation files (docs/situations/README.md): a line for each, what went wrong under it.
  --schema  writes ${SCHEMA} and ${TABLE_SCHEMA}`;

const { values, positionals } = readOptions(USAGE, { schema: { type: 'boolean', default: false } });

/** A file's text; a name that can't be read is a wrong name. */
function textOf(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    return usageError(USAGE, `${name} can't be read: ${(error as NodeJS.ErrnoException).code ?? error}`);
  }
}

if (values.schema) {
  if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);
  writeFileSync(SCHEMA, jsonSchema());
  writeFileSync(TABLE_SCHEMA, tableJsonSchema());
  process.stdout.write(`wrote ${SCHEMA} and ${TABLE_SCHEMA}\n`);
} else {
  if (positionals[0] === undefined) usageError(USAGE, 'which file?');
  const texts = positionals.map((name) => [name, textOf(name)] as const);
  let failed = 0;
  for (const [name, text] of texts) {
    const { title: asked, faults } = judge(text, CONTENT);
    if (faults.length > 0) failed += 1;
    const title = asked === null ? '' : `: ${asked}`;
    process.stdout.write(`${faults.length === 0 ? 'passed' : 'FAILED'} ${name}${title}\n`);
    for (const fault of faults) process.stdout.write(`  ${shown(name, fault)}\n`);
  }
  process.stdout.write(`${texts.length - failed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
