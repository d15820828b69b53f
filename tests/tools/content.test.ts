import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT_PACK } from '../../src/content';
import { RULE_KEYWORDS } from '../../tools/content/keywords';
import { missingFrom } from '../../tools/content/missing';
import { ROOT } from './command';

const ENGINE = path.join(ROOT, 'src/engine/showdown');

const engine = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join(ENGINE, file), 'utf8'))
  .join('\n');

describe('what is not implemented', () => {
  it('nothing of the content that comes with the program', () => {
    expect(missingFrom(CONTENT_PACK)).toEqual([]);
  });

  it('a verb, a moment and a keyword that nobody knows are named', () => {
    const [knife] = CONTENT_PACK.gear;
    if (knife === undefined) throw new Error('there is no gear');
    const strange = {
      ...knife,
      keywords: ['singing', 'devastating:2'],
      triggers: [{ on: 'teaTime' as 'hit', do: [{ do: 'sing' }] }],
    };
    expect(missingFrom({ ...CONTENT_PACK, gear: [strange] })).toEqual([
      'keyword singing',
      'moment teaTime',
      'verb sing',
    ]);
  });

  it.each(RULE_KEYWORDS)('the engine reads the keyword %s', (word) => {
    expect(engine).toContain(`'${word}'`);
  });
});
