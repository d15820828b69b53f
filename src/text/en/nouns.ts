import type { Messages } from '../messages';

/** Things that are counted. */
export const nouns: Messages['nouns'] = {
  wound: { one: 'wound', other: 'wounds' },
  space: { one: 'space', other: 'spaces' },
  card: { one: 'card', other: 'cards' },
  hit: { one: 'hit', other: 'hits' },
  die: { one: 'die', other: 'dice' },
  point: { one: 'point', other: 'points' },
  token: { one: 'token', other: 'tokens' },
  bleeding: { one: 'bleeding token', other: 'bleeding tokens' },
  line: { one: 'line', other: 'lines' },
};
