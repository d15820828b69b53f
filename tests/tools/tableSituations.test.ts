import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../src/store/content';
import { judge } from '../../tools/situation/judge';

const faultsIn = (text: string): string[] =>
  judge(text, CONTENT).faults.map(({ line, column, message }) => `${line}:${column} ${message}`);

/** A good file, which each case below spoils in one place. */
const GOOD = `title: Is this a good file?
table: encounter
setup: { run: quick, players: [Mika], investigators: [prizefighter], monsters: [gutterKing] }
exactly: { investigators.i1.health: 4 }
dice: [will: [5, 5]]
steps:
  - roll
  - expect:
      question: beforeRoll
      by: Mika
      offers: [roll]
      state: { monsters.gutterKing.lost: 0 }
      events: [{ type: tested, successes: 2 }]
      log: [Prizefighter]
`;

const spoilt = (from: string, to: string): string => {
  expect(GOOD).toContain(from);
  return GOOD.replace(from, to);
};

it('the good file of these tests is good', () => expect(faultsIn(GOOD)).toEqual([]));

describe('a file of a smaller game that is wrong: line, column, reason', () => {
  it.each([
    ['an unknown key', 'dice:', 'die: 3\ndice:', '5:1 there is no "die" here'],
    ['an unknown key of the set-up', 'run: quick', 'run: quick, moon: full', '3:22 there is no "moon" here'],
    ['dice in the set-up', 'run: quick', 'run: quick, dice: typed', '3:22 dice stand beside the set-up'],
    ['an unknown card', '[prizefighter]', '[poet]', '3:1 there is no investigator "poet"'],
    ['a wrong kind of run', 'run: quick', 'run: slow', '3:15 this has to be quick or clear'],
    ['no set-up', /setup:.*\n/.exec(GOOD)?.[0] ?? '', '', '1:1 "setup" is missing'],
    ['a place that is none', 'i1.health', 'i9.health', '4:12 there is no such place in the state'],
    [
      'the course of things',
      'investigators.i1.health: 4',
      'asked: 4',
      '4:12 there is no such place in the state',
    ],
    [
      'a prototype',
      'investigators.i1.health: 4',
      '__proto__.a: 4',
      '4:12 there is no such place in the state',
    ],
    [
      'a value of a wrong kind',
      'health: 4',
      'health: lots',
      "4:1 investigators.0.health can't be so: Invalid input",
    ],
    ['more than can be', 'health: 4', 'health: 40', '4:1 i1 has more health than its maximum (CE-7.2)'],
    ['nobody there', 'i1.health: 4', 'i1.card: poet', '4:1 there is no investigator card "poet"'],
    [
      'two things in one step',
      '- roll',
      '- { answer: roll, edit: { what: skill } }',
      '7:5 one step does one thing',
    ],
  ])('%s', (_, from, to, fault) => {
    expect(faultsIn(spoilt(from, to))[0]).toContain(fault);
  });

  it('nothing is expected', () => {
    expect(faultsIn(GOOD.slice(0, GOOD.indexOf('  - expect')))).toEqual(['6:1 nothing is expected']);
  });
});

describe('what does not come as expected: line, column, reason', () => {
  it.each([
    ['an answer that is none', '- roll', '- sing', '7:5 beforeRoll: "sing" is no answer; there are'],
    ['a die too many', '[5, 5]', '[5, 5, 5]', '5:1 dice were not rolled: 5'],
    ['a die too few', '[5, 5]', '5', '7:5 the script has no die left for "will"'],
    ['a die for something else', 'will:', 'strength:', '7:5 the script has a die for "strength"'],
    [
      'another question',
      'question: beforeRoll',
      'question: further',
      '9:17 expected further, but it is beforeRoll',
    ],
    ['somebody else', 'by: Mika', 'by: Ren', '10:11 expected Ren, but it is Mika'],
    ['an answer that is not offered', 'offers: [roll]', 'offers: [keep]', '11:16 "keep" is not among roll'],
    ['an answer that is', 'offers: [roll]', 'doesNotOffer: [roll]', '11:22 "roll" is offered'],
    ['other answers', 'offers: [roll]', 'options: [keep]', '11:7 expected ["keep"], but it is ["p2","roll"]'],
    ['another state', 'lost: 0', 'lost: 1', '12:42 expected 1, but it is 0'],
    ['a state that is none', 'gutterKing.lost', 'mudOx.lost', '12:16 there is no such place in the state'],
    ['another event', 'successes: 2', 'successes: 1', '13:16 this has not happened'],
    ['what should not happen', 'events:', 'doesNotHappen:', '13:23 this has happened'],
    ['another line', 'log: [Prizefighter]', 'log: [Mermaid]', '14:13 "Mermaid" is not in the log'],
    ['a line too many', 'log: [Prizefighter]', 'doesNotLog: [prizefighter]', '14:20 the log has'],
    [
      'a reason that is none',
      'log: [Prizefighter]',
      'reasons: [moonlight]',
      '14:17 "moonlight" is no reason',
    ],
    ['a rule that is not named', 'log: [Prizefighter]', 'rules: [CE-6.3]', '14:15 CE-6.3 is not named'],
    ['dice left', 'log: [Prizefighter]', 'diceLeft: 2', '14:17 expected 2, but it is 0'],
    ['a refusal that does not come', '- roll', '- { answer: roll, fails: no }', '7:28 it was not refused'],
    [
      'a refusal for another reason',
      '- roll',
      '- { answer: sing, fails: too late }\n  - roll',
      '7:28 it was refused because',
    ],
    [
      'a question that nobody spoke of',
      '      question: beforeRoll\n      by: Mika\n      offers: [roll]\n',
      '',
      '6:1 a question is left open: "beforeRoll" (roll, p2)',
    ],
  ])('%s', (_, from, to, fault) => {
    const faults = faultsIn(spoilt(from, to));
    expect(faults.find((one) => one.startsWith(fault)) ?? faults.join('; ')).toMatch(
      new RegExp(`^${fault.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
    );
  });
});
