import { describe, expect, it } from 'vitest';
import { shortName } from '../../src/text/names';

describe('a name in a sentence', () => {
  it.each([
    ['as long as the set-up takes', 'x'.repeat(24), 'x'.repeat(24)],
    ['one letter longer', 'x'.repeat(25), `${'x'.repeat(23)}…`],
    ['a space where it is cut', `${'x'.repeat(22)} and more`, `${'x'.repeat(22)}…`],
    ['letters of two code units count once', '𠮷'.repeat(24), '𠮷'.repeat(24)],
    ['and are never cut in two', '𠮷'.repeat(40), `${'𠮷'.repeat(23)}…`],
    ['empty', '', ''],
  ])('%s', (_, name, short) => expect(shortName(name)).toBe(short));
});
