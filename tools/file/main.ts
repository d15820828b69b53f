import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { current, isLoaded, loadFight } from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { PROGRAM } from '../../src/store/files/program';
import { readOptions, usageError } from '../lib/options.mjs';
import { fileSchema } from './schema';

const SCHEMA = 'docs/files.schema.json';
const USAGE = `usage: npm run file -- FILE… | --schema
  Opens saved fights (docs/files.md) as the page does: what each holds, and what was done with it.
  --schema  writes ${SCHEMA}`;

const { values, positionals } = readOptions(USAGE, { schema: { type: 'boolean', default: false } });

function textOf(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    return usageError(USAGE, `${name} can't be read: ${(error as NodeJS.ErrnoException).code ?? error}`);
  }
}

/** Says what opening a file did; whether it opened. */
function told(name: string, text: string): boolean {
  const result = loadFight(text, CONTENT, PROGRAM);
  if (!isLoaded(result)) {
    process.stdout.write(`REFUSED ${name}: ${result.code}: ${result.message}\n`);
    return false;
  }
  const { monster, round, decision } = current(result.journal);
  const asks = decision === null ? 'over' : `asks ${decision.kind}`;
  process.stdout.write(`opened ${name}: ${monster.card} ${monster.level}, round ${round}, ${asks}\n`);
  for (const note of result.notes) process.stdout.write(`  ${JSON.stringify(note)}\n`);
  return true;
}

if (values.schema) {
  if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);
  writeFileSync(SCHEMA, fileSchema());
  process.stdout.write(`wrote ${SCHEMA}\n`);
} else {
  if (positionals[0] === undefined) usageError(USAGE, 'which file?');
  const texts = positionals.map((name) => [name, textOf(name)] as const);
  const opened = texts.filter(([name, text]) => told(name, text)).length;
  process.stdout.write(`${opened} opened, ${texts.length - opened} refused\n`);
  process.exitCode = opened < texts.length ? 1 : 0;
}
