import { type ContentPack, MOMENTS, VERB } from '../../src/engine';
import { unknownKeywords } from './keywords';
import { cardsOf, verbsOf } from './listing';

/** Every moment at which something in a value acts. */
function momentsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'on' in value && typeof value.on === 'string' ? [value.on] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => (key === 'reaction' ? [] : momentsIn(inner))),
  ];
}

/** What the content names and nothing performs: verbs without an entry, moments that never come, keywords that nobody reads. */
export function missingFrom(pack: ContentPack): string[] {
  const verbs = Object.values(cardsOf(pack)).flat().flatMap(verbsOf);
  const found = [
    ...verbs.filter((verb) => !Object.hasOwn(VERB, verb)).map((verb) => `verb ${verb}`),
    ...momentsIn(pack)
      .filter((moment) => !(MOMENTS as readonly string[]).includes(moment))
      .map((moment) => `moment ${moment}`),
    ...unknownKeywords(pack).map((word) => `keyword ${word}`),
  ];
  return [...new Set(found)].sort();
}
