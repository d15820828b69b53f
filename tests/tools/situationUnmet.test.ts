import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../src/store/content';
import { judge } from '../../tools/situation/judge';

/** Mika has attacked and missed the wound; she may go on with her act. The monster has picked nobody. */
const ATTACK = `title: What came of an attack?
starts: survivors
monster: { at: H11 }
survivors:
  Mika: { at: H10, survival: 2, armour: { head: 1 } }
  Ren: { at: C3, knockedDown: 2 }
piles: { deck: [claw, chomp], hitLocations: [beastsFemur, beastsHeel] }
dice: [attack: [7, 6], wound: 1]
steps:
  - act: Mika
  - attack: fistAndTooth
`;

/** The controller chooses between two who are as near; nothing has been rolled. */
const CHOICE = `title: Who of two?
monster: { at: H11 }
survivors:
  Mika: { at: H13 }
  Ren: { at: I13 }
piles: { deck: [claw] }
variants: { ties: ask }
steps:
  - monster turn
  - expect: { question: chooseSurvivor }
`;

/** The monster has picked Mika, clawed her twice and hit once. */
const CLAW = `title: What came of a claw?
monster: { at: H11 }
survivors:
  Mika: { at: H13 }
  Ren: { at: C3 }
piles: { deck: [claw], hitLocations: [beastsKnee] }
dice: [monsterAttack: [9, 1], hitLocation: 1]
steps:
  - monster turn
`;

/** What is wrong with one more expectation; without the line, which is the last one of the file. */
function unmet(scene: string, expected: string): string[] {
  const text = `${scene}  - expect: { ${expected} }\n`;
  const line = text.split('\n').length - 1;
  const { faults } = judge(text, CONTENT);
  for (const fault of faults) expect(fault.line).toBe(line);
  return faults.map(({ column, message }) => `${column} ${message}`);
}

describe('an expectation that is not met says where, what was expected and what is', () => {
  it.each([
    ['question: null', ['15 expected null, but it is act']],
    ['question: dodge', ['25 expected dodge, but it is act']],
    ['by: Zoe', ['19 expected Zoe, but it is Player']],
    [
      'interjections: [encourage]',
      ['31 "encourage" is no answer; there are "Mika encourages Ren" (encourage:s1:s2)'],
    ],
    ['interjections: []', ['15 there are others: "Mika encourages Ren" (encourage:s1:s2)']],
    ['target: Mika', ['23 expected Mika, but it is null']],
    ['targets: [Mika]', ['15 expected ["Mika"], but it is []']],
    ['pickedBy: only', ['25 expected only, but it is nothing']],
    ['numbers: { need: 8 }', ['32 expected 8, but it is 7']],
    ['numbers: { hits: 2, need: 7 }', ['32 expected 2, but it is 1']],
    ['numbers: { perfect: 1 }', ['35 expected 1, but it is 0']],
    ['numbers: { speed: 5 }', ['33 expected 5, but it is 2']],
    ['numbers: { strength: 5 }', ['36 expected 5, but it is 0']],
    ['numbers: { toughness: 5 }', ['37 expected 5, but it is 8']],
    ['numbers: { damage: 5 }', ['34 expected 5, but it is nothing']],
    ['log: [MIKA, "wound: 2"]', [expect.stringMatching(/^27 no line says "wound: 2"; there is \n {4}Surv/)]],
    ['log: ["wound: 1", attack]', [expect.stringContaining('33 no line says "attack"')]],
    ['doesNotLog: [zzz, "MIKA acts"]', ['33 it says "Mika acts"']],
    [
      'reasons: ["dice: 1", zzz]',
      [expect.stringMatching(/^36 no line says "zzz"; there is \n(?:.*\n)+ {4}Dice: 1/)],
    ],
    [
      'rules: [SD-13.1, SD-1.1]',
      ['32 SD-1.1 is not named, but SD-13.1, SD-13.2, SD-13.4, SD-14.3, SD-14.4, SD-14.7'],
    ],
    ['at: { Mika: A1, Ren: C3 }', ['27 expected A1, but it is H10']],
    ['at: { monster: A1 }', ['30 expected A1, but it is H11']],
    ['at: { Zoe: A1 }', ['26 expected A1, but it is nothing']],
    ['facing: E', ['23 expected E, but it is S']],
    ['survivors: { Mika: { survival: 9 } }', ['46 expected 9, but it is 2']],
    ['survivors: { Mika: { armour: { head: 0 } } }', ['52 expected 0, but it is 1']],
    ['survivors: { Ren: { knockedDown: 3 } }', ['48 expected 3, but it is 2']],
    ['survivors: { Mika: { knockedDown: true } }', ['49 expected true, but it is false']],
    ['survivors: { Zoe: { survival: 9 } }', ['28 there is no survivor "Zoe"']],
    ['monster: { knockedDown: true }', ['39 expected true, but it is false']],
    ['piles: { deck: 3 }', ['30 expected 3, but it is 2']],
    ['piles: { deck: [claw] }', ['24 expected ["claw"], but it is ["claw","chomp"]']],
    ['piles: { deck: [chomp, claw] }', ['24 expected ["chomp","claw"], but it is ["claw","chomp"]']],
    ['diceLeft: 2', ['25 expected 2, but it is 0']],
    ['round: 7', ['22 expected 7, but it is 1']],
    ['outcome: victory', ['24 expected victory, but it is null']],
    ['priority: Ren', ['25 expected Ren, but it is null']],
    ['round: 7, facing: E', ['22 expected 7, but it is 1', '33 expected E, but it is S']],
  ])('after an attack: %s', (expected, faults) => {
    expect(unmet(ATTACK, expected)).toEqual(faults);
  });

  it.each([
    ['options: [Mika]', ['15 there are others: "Ren" (s2), "By lot" (random)']],
    ['options: []', ['15 there are others: "Mika" (s1), "Ren" (s2), "By lot" (random)']],
    ['options: [Mika, Zoe]', ['31 "Zoe" is no answer; there are "Mika" (s1), "Ren" (s2), "By lot" (random)']],
    ['offers: [Ren, Zoe]', ['29 "Zoe" is no answer; there are "Mika" (s1), "Ren" (s2), "By lot" (random)']],
    ['doesNotOffer: [Zoe, Ren]', ['35 it is offered']],
    ['spaces: [H13]', ['15 expected ["H13"], but it is []']],
    ['rules: [SD-1.1]', ['23 SD-1.1 is not named, but ']],
    ['log: [Mika]', ['21 no line says "Mika"; there is nothing']],
  ])('between two: %s', (expected, faults) => {
    expect(unmet(CHOICE, expected)).toEqual(faults);
  });

  it.each([
    ['target: null', ['15 expected null, but it is Mika']],
    ['targets: []', ['15 expected [], but it is ["Mika"]']],
    ['pickedBy: random', ['25 expected random, but it is only']],
    ['numbers: { need: 8, damage: 7 }', ['32 expected 8, but it is 2', '43 expected 7, but it is 1']],
  ])('after the monster attacked: %s', (expected, faults) => {
    expect(unmet(CLAW, expected)).toEqual(faults);
  });
});

describe('an expectation that is met says nothing', () => {
  it.each([
    ['question: act, by: Player'],
    ['interjections: [Mika encourages Ren], target: null, targets: []'],
    ['numbers: { need: 7, speed: 2, hits: 1, perfect: 0, strength: 0, toughness: 8 }'],
    // Letters may be large or small; other lines may come between.
    ['log: ["mika ACTS", "wound: 1"], doesNotLog: [zzz], reasons: ["dice: 1", "DICE: 7"], rules: [SD-14.3]'],
    ['at: { Mika: H10, Ren: C3, monster: H11 }, facing: S'],
    // True is any number of turns; what is not written down is zero.
    ['survivors: { Ren: { knockedDown: true, bleeding: 0, armour: { head: 0 } } }'],
    ['survivors: { Ren: { knockedDown: 2 } }'],
    ['piles: { deck: 2, hitLocations: 1, wounds: [] }, diceLeft: 0, outcome: null'],
  ])('%s', (expected) => {
    expect(unmet(ATTACK, expected)).toEqual([]);
  });
});
