import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../src/store/content';
import { parseYaml } from '../../src/store/situation/parse';
import { judge, shown } from '../../tools/situation/judge';
import { jsonSchema, tableJsonSchema } from '../../tools/situation/schema';
import { ROOT } from './command';

const FOLDER = path.join(ROOT, 'tests/situations');
const SCHEMA_LINE = '# yaml-language-server: $schema=../../docs/situations/schema.json\n';
const TABLE_SCHEMA_LINE = '# yaml-language-server: $schema=../../../docs/situations/table-schema.json\n';

/** What a file says of itself, whether it can be played or not. */
function headOf(text: string): { title: string; rules: string[] } {
  const parsed = parseYaml(text);
  const head = (Array.isArray(parsed) ? {} : parsed.value) as { title?: string; rules?: string[] };
  return { title: head.title ?? 'no title', rules: head.rules ?? [] };
}

/** The smaller games' files lie in folders of their own. */
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .map((name) => ({ name, text: readFileSync(path.join(FOLDER, name), 'utf8') }));

describe('situations', () => {
  it.each(
    files.map(({ name, text }) => {
      const { title, rules } = headOf(text);
      return [[...rules, title].join(' '), name, text] as const;
    }),
  )('%s', (_, name, text) => {
    expect(judge(text, CONTENT).faults.map((fault) => shown(name, fault))).toEqual([]);
  });

  it('each asks a question of its own and tells editors its schema', () => {
    const titles = files.map(({ text }) => headOf(text).title);
    expect(titles.filter((title) => !title.includes('?'))).toEqual([]);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
    const lineOf = (name: string) => (name.includes(path.sep) ? TABLE_SCHEMA_LINE : SCHEMA_LINE);
    expect(files.filter(({ name, text }) => !text.startsWith(lineOf(name))).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('the published schema is that with which files are read', () => {
    const published = readFileSync(path.join(ROOT, 'docs/situations/schema.json'), 'utf8');
    expect(published, 'npm run situation -- --schema writes it').toBe(jsonSchema());
    const ofTables = readFileSync(path.join(ROOT, 'docs/situations/table-schema.json'), 'utf8');
    expect(ofTables, 'npm run situation -- --schema writes it').toBe(tableJsonSchema());
  });
});
