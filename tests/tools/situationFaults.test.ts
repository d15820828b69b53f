import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../src/store/content';
import { judge } from '../../tools/situation/judge';

const faultsIn = (text: string): string[] =>
  judge(text, CONTENT).faults.map(({ line, column, message }) => `${line}:${column} ${message}`);

/** A good file, which each case below spoils in one place. */
const GOOD = `title: Is this a good file?
monster: { at: H11 }
survivors:
  Mika: { at: H13 }
  Ren: { at: C3 }
piles:
  deck: [claw]
  hitLocations: [beastsKnee]
dice: [1, 1]
steps:
  - monster turn
  - expect:
      target: Mika
`;

const spoilt = (from: string, to: string): string => {
  expect(GOOD).toContain(from);
  return GOOD.replace(from, to);
};

it('the good file of these tests is good', () => expect(faultsIn(GOOD)).toEqual([]));

describe('a file of a wrong form: line, column, reason', () => {
  it.each([
    [
      'an unknown key',
      'monster: { at: H11 }',
      'monster: { at: H11, mood: angry }',
      '2:21 there is no "mood" here',
    ],
    ['an unknown key on top', 'dice:', 'die: 3\ndice:', '9:1 there is no "die" here'],
    ['an unknown key of an expectation', 'target: Mika', 'aim: Mika', '13:7 there is no "aim" here'],
    ['an unknown token', '{ at: C3 }', '{ at: C3, tokens: { joy: 1 } }', '5:28 there is no "joy" here'],
    ['a space off the board', 'C3', 'Q3', '5:14 this is no space of the board (A1 to P22)'],
    ['a wrong facing', '{ at: H11 }', '{ at: H11, facing: X }', '2:29 this has to be N, E, S or W'],
    ['a text for a number', '{ at: C3 }', '{ at: C3, bleeding: lots }', '5:28 this has to be a whole number'],
    ['less than nothing', '{ at: C3 }', '{ at: C3, bleeding: -1 }', '5:28 this is less than 0'],
    ['no title', 'title: Is this a good file?\n', '', '1:1 "title" is missing'],
    ['nobody there', '  Mika: { at: H13 }\n  Ren: { at: C3 }\n', '', '3:1 this has to be a map of names'],
    ['a survivor nowhere', 'Ren: { at: C3 }', 'Ren: { survival: 1 }', '5:3 "at" is missing'],
    ['a name that is a number', 'Ren:', '7:', '5:3 a name begins with a letter'],
    ['a rule that is none', 'monster: {', 'rules: [6.2]\nmonster: {', '2:9 this has to be a text'],
    [
      'an unknown step',
      '- monster turn',
      '- lion turn',
      '11:5 this has to be monster turn, survivors turn, end turn, next round, pass or pass all; or this has to be a map',
    ],
    ['two things in one step', '- monster turn', '- { do: pass, act: Mika }', '11:5 one step does one thing'],
    ['an empty expectation', '      target: Mika\n', '      {}\n', '12:5 nothing is expected'],
    [
      'a key that stands twice',
      'dice: [1, 1]',
      'dice: [1, 1]\ndice: [2, 2]',
      '10:1 "dice" stands here twice',
    ],
    ['a survivor who stands twice', 'Ren:', 'Mika:', '5:3 "Mika" stands here twice'],
  ])('%s', (_, from, to, fault) => {
    expect(faultsIn(spoilt(from, to))).toEqual([fault]);
  });
});

describe('a table that cannot be: line, column, reason', () => {
  it.each([
    ['two survivors on one space', 'C3', 'H13', '5:14 Mika stands on H13 too'],
    ['a survivor under the monster', 'C3', 'I12', '5:14 the monster stands on I12'],
    ['a monster over the edge', 'H11 }', 'P22 }', '2:16 the monster hangs over the edge'],
    ['more copies of a card than there are', '[claw]', '[claw, claw, claw]', '7:22 "claw": 2 exist'],
    [
      'more cards of a kind than the level has',
      '[claw]',
      '[alert, enraged, maul, smartCat]',
      '7:32 level 1 has 3 advanced AI cards',
    ],
    [
      'a card in two piles',
      '[beastsKnee]',
      '[beastsKnee]\n  hitLocationDiscard: [beastsKnee]',
      '9:24 "beastsKnee" lies somewhere else too',
    ],
    ['an unknown card', '[claw]', '[claw, purr]', '7:16 there is no AI card "purr"'],
    ['an unknown hit location', '[beastsKnee]', '[knee]', '8:18 there is no hit location "knee"'],
    ['unknown gear', '{ at: C3 }', '{ at: C3, gear: [spoon] }', '5:18 there is no gear "spoon"'],
    ['an unknown injury', '{ at: C3 }', '{ at: C3, injuries: [hiccup] }', '5:29 there is no injury "hiccup"'],
    ['an unknown monster', '{ at: H11 }', '{ at: H11, card: unicorn }', '2:27 there is no monster "unicorn"'],
    [
      'a word that every object has',
      '{ at: H11 }',
      '{ at: H11, card: constructor }',
      '2:27 there is no monster "constructor"',
    ],
    ['an unknown level', '{ at: H11 }', '{ at: H11, level: 9 }', '2:28 "whiteLion" has no level "9"'],
    ['an unknown player', '{ at: C3 }', '{ at: C3, player: Ada }', '5:26 there is no player "Ada"'],
    ['an unknown survivor', 'dice:', 'priority: Ada\ndice:', '9:11 there is no survivor "Ada"'],
    [
      'unknown terrain',
      'dice:',
      'terrain: [{ card: lake, at: A1 }]\ndice:',
      '9:19 there is no terrain "lake"',
    ],
    [
      'terrain over the edge',
      'dice:',
      'terrain: [{ card: tallGrass, at: P22 }]\ndice:',
      '9:34 "tallGrass" hangs over the edge',
    ],
    [
      'terrain on terrain',
      'dice:',
      'terrain: [{ card: tallGrass, at: A1 }, { card: tallGrass, at: B2 }]\ndice:',
      '9:63 "tallGrass" lies on another tile',
    ],
    ['five bleeding tokens', '{ at: C3 }', '{ at: C3, bleeding: 5 }', '5:3 Ren lives with 5 bleeding tokens'],
    [
      'a path that leads nowhere',
      'dice:',
      'exactly: { monster.smell.now: 1 }\ndice:',
      '9:31 there is no such place',
    ],
    [
      'a value that can’t be there',
      'dice:',
      'exactly: { monster.falls: many }\ndice:',
      "9:27 monster.falls can't be that",
    ],
    ['a file that expects nothing', '\n  - expect:\n      target: Mika', '', '10:1 nothing is expected'],
  ])('%s', (_, from, to, fault) => {
    expect(faultsIn(spoilt(from, to))).toEqual([fault]);
  });
});

describe('what goes otherwise than the file says: line, column, reason', () => {
  it.each([
    ['another target', 'target: Mika', 'target: Ren', ['13:15 expected Ren, but it is Mika']],
    ['a die too few', '[1, 1]', '[1]', ['11:5 the script has no die left for "monsterAttack"']],
    ['a die too many', '[1, 1]', '[1, 1, 7]', ['9:1 dice were not rolled: 7']],
    [
      'a die for something else',
      '[1, 1]',
      '[wound: [1, 1]]',
      ['11:5 the script has a die for "wound", but "monsterAttack" is rolled'],
    ],
    ['a step that can’t be', '- monster turn', '- pass', ['11:5 there is nothing to pass']],
    [
      'a refusal that does not come',
      '- monster turn',
      '- { do: monster turn, fails: tired }',
      ['11:32 it was not refused'],
    ],
    [
      'a refusal for another reason',
      '- monster turn',
      '- monster turn\n  - { do: monster turn, fails: tired }',
      ['12:32 it was refused because "it is not the monster\'s turn"'],
    ],
    ['a question left open', 'dice: [1, 1]', 'variants: { ties: ask }', []],
  ])('%s', (name, from, to, faults) => {
    if (name === 'a question left open') {
      const tie = GOOD.replace('dice: [1, 1]\n', '').replace('C3', 'I13').replace('target: Mika', 'round: 1');
      expect(faultsIn(tie)).toEqual(['9:1 a question is left open: "chooseSurvivor" (s1, s2, random)']);
    } else expect(faultsIn(spoilt(from, to))).toEqual(faults);
  });
});

describe('files that are no situations at all: an answer, and soon', () => {
  const big = 256 * 1024;
  const bomb = (levels: number) =>
    Array.from(
      { length: levels },
      (_, i) =>
        `a${i}: &a${i} [${Array(9)
          .fill(i === 0 ? 'x' : `*a${i - 1}`)
          .join(', ')}]`,
    ).join('\n');
  it.each([
    ['nothing', '', /^1:1 this has to be /],
    ['a list', '- a', /^1:1 this has to be /],
    ['a broken one', 'title: [', /^1:9 /],
    ['two in one', 'a: 1\n---\nb: 2', /^2:1 .*multiple documents/],
    ['300 kB', `# \n${'#'.repeat(300_000)}`, /^2:262142 the file is larger than 256 kB/],
    ['300 kB of two bytes each', 'é'.repeat(150_000), /the file is larger than 256 kB/],
    ['an alias bomb', bomb(9), /^9:\d+ Excessive alias count/],
    ['a larger alias bomb', bomb(40), /^13:\d+ too many aliases/],
    ['an alias of nothing', 'title: *nothing', /^1:8 .*alias/i],
    ['brackets', '['.repeat(big), /^1:51 too many brackets/],
    ['closing brackets', '}\n'.repeat(big / 2), /^\d+:1 too many/],
    ['maps in maps', '{a: '.repeat(big / 4), /^1:201 too many brackets/],
    ['question marks', '? '.repeat(big / 2), /too many keys written with a question mark/],
    ['lists in lists', '- '.repeat(big / 2), /^1:1 too many lists/],
    ['quotes', '"\n'.repeat(big / 2), /too many lines/],
    ['tags', '!a '.repeat(big / 3), /too many tags/],
    ['anchors', Array.from({ length: 9000 }, (_, i) => `- &a${i} x`).join('\n'), /^101:3 too many anchors/],
    ['keys', Array.from({ length: 30_000 }, (_, i) => `a${i}:`).join('\n'), /^1:1 there is no "a0" here/],
    ['a strange tag', 'title: !!js/function "x"', /^1:8 .*tag/],
    ['a name out of the language', '__proto__: { title: x }', /^1:1 there is no "__proto__" here/],
  ])('%s', (_, text, fault) => {
    const faults = faultsIn(text);
    expect(
      faults.some((f) => fault.test(f)),
      faults.slice(0, 3).join('\n'),
    ).toBe(true);
  });
});
