import { describe, expect, test } from 'vitest';
import type { Placed } from '../kit';
import { attack, ONE_HIT } from './attack';

const need = (t: ReturnType<typeof attack>) => t.log('survivorAttacked')[0]?.need.value;
const hits = (t: ReturnType<typeof attack>) => t.log('survivorAttacked')[0]?.hits;
/** No survival, so that nobody is asked between. */
const bystander: Placed = { at: 'A1', survival: 0 };

describe('SD-14.2 dice', () => {
  test('SD-14.2 weapon speed and the speed of the survivor', () => {
    const t = attack({ attacker: { tokens: { speed: 1 } }, hitLocations: ['beastsKnee'], dice: [1, 2, 3] });
    expect(t.end().log('survivorAttacked')[0]?.speed).toEqual({
      value: 3,
      parts: [
        { source: 'weapon', by: 2 },
        { source: 'tokens', by: 1, of: 'survivor', stat: 'speed' },
      ],
    });
  });
  test('SD-14.2 at least one', () => {
    attack({ attacker: { tokens: { speed: -4 } }, hitLocations: ['beastsKnee'], dice: [2] }).end();
  });
  test('SD-14.2 slow: one, whatever is added', () => {
    const t = attack({
      attacker: { grid: ['clawHeadArrow', 'catGutBow'], tokens: { speed: 2 }, at: 'C11' },
      weapon: 'g1',
      hitLocations: ['beastsKnee'],
      dice: [2],
    }).end();
    expect(t.gear('s1', 'clawHeadArrow')?.used).toEqual(['showdown']);
  });
  test('SD-14.2 Frenzy lifts slow from melee weapons only', () => {
    const t = attack({
      attacker: { grid: ['clawHeadArrow', 'catGutBow'], tokens: { speed: 2 }, at: 'C11', frenzy: 1 },
      weapon: 'g1',
      hitLocations: ['beastsKnee'],
      dice: [2],
    });
    expect(t.end().log('survivorAttacked')[0]?.speed.value).toBe(1);
  });
  test("SD-14.2 paired: the twin's speed is added", () => {
    const grid = ['lionBeastKatar', 'lionBeastKatar'];
    attack({ attacker: { grid }, weapon: 'g1', hitLocations: ['beastsKnee'], dice: [1, 2, 3, 4] }).end();
  });
  test('SD-14.2 paired without its twin: its own speed', () => {
    const grid = ['lionBeastKatar'];
    attack({ attacker: { grid }, weapon: 'g1', hitLocations: ['beastsKnee'], dice: [1, 2] }).end();
  });
});

describe('SD-14.3 what hits', () => {
  test('SD-14.3 a die equal to the need hits, one less does not', () => {
    const t = attack({ hitLocations: ['beastsKnee'], dice: [8, 7, 2] }).end();
    expect(need(t)).toBe(8);
    expect(hits(t)).toBe(1);
  });
  test.each([
    ['G11', 8],
    ['H13', 8],
    ['H10', 7],
    ['I10', 7],
    ['J11', 8],
  ])('SD-14.3 from %s the need is %i', (at, expected) => {
    const t = attack({ attacker: { at }, hitLocations: ['beastsKnee'], dice: [1, 1] }).end();
    expect(need(t)).toBe(expected);
  });
  test('SD-14.3 accuracy helps, the evasion of the monster hinders', () => {
    const t = attack({
      attacker: { tokens: { accuracy: 3 } },
      monster: { tokens: { evasion: 1 } },
      hitLocations: ['beastsKnee'],
      dice: [6, 5, 2],
    }).end();
    expect(need(t)).toBe(6);
    expect(hits(t)).toBe(1);
  });
  test('SD-14.3 a 10 always hits and a 1 never does', () => {
    const never = attack({
      monster: { tokens: { evasion: 9 } },
      hitLocations: ['beastsKnee'],
      dice: [10, 9, 2],
    }).end();
    expect(hits(never)).toBe(1);
    const always = attack({
      attacker: { tokens: { accuracy: 9 } },
      hitLocations: ['beastsKnee'],
      dice: [1, 2, 2],
    }).end();
    expect(hits(always)).toBe(1);
  });
  test.each([3, 2])('SD-12.5 a knocked-down monster is hit on 3+ and nothing modifies that: %i', (die) => {
    const t = attack({
      attacker: { at: 'H10', tokens: { accuracy: 5 } },
      monster: { knockedDown: true, tokens: { evasion: 5 } },
      hitLocations: ['beastsKnee'],
      dice: [die, 1, ...(die === 3 ? [2] : [])],
    }).end();
    expect(need(t)).toBe(3);
    expect(hits(t)).toBe(die === 3 ? 1 : 0);
  });
});

describe('SD-14.4 hit location cards', () => {
  test('SD-14.4 one a hit, all before any is resolved', () => {
    const t = attack({ hitLocations: ['beastsKnee', 'beastsFemur', 'beastsRibs'], dice: [8, 9] });
    expect(t.options).toEqual(['beastsKnee', 'beastsFemur']);
    expect(t.monster.hitLocations.deck).toEqual(['beastsRibs']);
    t.stopsAt('chooseHitLocation');
  });
  test('SD-14.4 an empty deck is refilled from its discards in the middle of the draw; no card is lost', () => {
    const t = attack({
      attacker: { tokens: { speed: 1 } },
      hitLocations: ['beastsKnee'],
      discard: ['beastsFemur', 'beastsRibs'],
      dice: [8, 8, 8],
    });
    expect([...t.options].sort()).toEqual(['beastsFemur', 'beastsKnee', 'beastsRibs']);
    expect(t.log('hitLocationsDrawn')[0]?.reshuffled).toBe(true);
    expect(t.monster.hitLocations).toEqual({ deck: [], discard: [] });
    t.stopsAt('chooseHitLocation');
  });
  test('SD-14.4 an empty deck is not shuffled before a card is wanted', () => {
    const t = attack({
      hitLocations: ['beastsKnee'],
      discard: ['beastsFemur'],
      dice: [...ONE_HIT, 2],
    }).end();
    expect(t.monster.hitLocations).toEqual({ deck: [], discard: ['beastsKnee', 'beastsFemur'] });
  });
  test('SD-14.4 nothing left to shuffle: the other hits are lost (house)', () => {
    const t = attack({ hitLocations: ['beastsKnee'], dice: [8, 8, 2] }).end();
    expect(t.log('hitLocationsDrawn')[0]?.cards).toEqual(['beastsKnee']);
  });
});

describe('SD-14.5 a trap', () => {
  test('SD-14.5 it stands, the other cards are discarded, everything is shuffled, the act goes on', () => {
    const t = attack({
      hitLocations: ['beastsKnee', 'cleverPloy', 'beastsFemur'],
      monster: { knockedDown: true, injuries: ['beastsHeel'] },
      dice: [8, 8, 1, 1],
    }).end();
    expect(t.monster.knockedDown).toBe(false);
    expect(t.log('hitsLost').map((e) => e.cards)).toEqual([['beastsKnee']]);
    expect([...t.monster.hitLocations.deck].sort()).toEqual(['beastsFemur', 'beastsKnee', 'cleverPloy']);
    expect(t.monster.injuries.map((i) => i.card)).toEqual(['beastsHeel']);
    expect(t.log('woundAttempted')).toEqual([]);
    expect(t.state.attacks).toEqual([]);
  });
  test('SD-14.5 it ends the attack that it interrupts as well', () => {
    const t = attack({
      others: [{ at: 'J11' }],
      hitLocations: ['beastsBack', 'beastsFemur', 'cleverPloy', 'beastsRibs'],
      dice: [8, 8, 2, 8, 1, 1, 1],
    });
    // SD-15.1: in the flow of the trap nobody has a chance, the surge is not resolved yet.
    t.answers('beastsBack', 'surge:s2').end();
    expect(t.log('trapSprung').map((e) => e.survivor)).toEqual(['s2']);
    expect(t.log('basicActionBegan').map((e) => e.target)).toEqual(['s2']);
    expect(t.log('reaction')).toEqual([]);
    expect([...t.monster.hitLocations.deck].sort()).toEqual([
      'beastsBack',
      'beastsFemur',
      'beastsRibs',
      'cleverPloy',
    ]);
    expect(t.monster.hitLocations.discard).toEqual([]);
    expect(t.state.attacks).toEqual([]);
  });
  test('SD-14.5 it hits an automatic hit as well', () => {
    const t = attack({ hitLocations: ['cleverPloy'], automatic: true, dice: [1, 1] }).end();
    expect(t.log('trapSprung')).toHaveLength(1);
  });
  test('SD-14.5 an attack during the trap settles it first and may meet it again', () => {
    const t = attack({
      others: [{ at: 'J11' }],
      hitLocations: ['cleverPloy'],
      dice: [8, 1, 8, 1, 1, 1, 1, 1],
    });
    expect(t.question).toBe('survivalOpportunity');
    t.answer('surge:s2');
    t.passAll().end();
    expect(t.log('trapSprung').map((e) => e.survivor)).toEqual(['s1', 's2']);
    expect(t.monster.hitLocations.deck).toEqual(['cleverPloy']);
    expect(t.monster.trap).toBeNull();
  });
});

describe('SD-14.6 order', () => {
  test('SD-14.6 the attacker chooses, one after another', () => {
    const t = attack({ hitLocations: ['beastsKnee', 'beastsFemur'], dice: [8, 8, 2, 2] });
    expect(t.by).toBe('p1');
    t.answer('beastsFemur').end();
    expect(t.log('woundAttempted').map((e) => e.card)).toEqual(['beastsFemur', 'beastsKnee']);
  });
});

describe('SD-14.7 wound attempt', () => {
  test.each([
    [8, 'wound'],
    [7, 'failure'],
  ])('SD-14.7 a %i against toughness 8 is a %s: a wound needs as much, not more', (die, result) => {
    const t = attack({ hitLocations: ['beastsKnee'], dice: [...ONE_HIT, die] }).end();
    expect(t.log('woundAttempted')[0]?.result).toBe(result);
    expect(t.monster.wounds.length).toBe(result === 'wound' ? 1 : 0);
  });
  test('SD-14.7 weapon and survivor strength count, and toughness tokens', () => {
    const t = attack({
      attacker: { grid: ['boneAxe'], tokens: { strength: 1 } },
      weapon: 'g1',
      monster: { tokens: { toughness: 1 } },
      hitLocations: ['beastsKnee'],
      dice: [6, 1, 5],
    }).end();
    const attempt = t.log('woundAttempted')[0];
    expect(attempt?.strength.value).toBe(4);
    expect(attempt?.toughness.value).toBe(9);
    expect(attempt?.result).toBe('wound');
  });
  test('SD-14.7 a lantern 10 wounds whatever the toughness', () => {
    const t = attack({
      monster: { tokens: { toughness: 30, luck: 5 } },
      hitLocations: ['beastsKnee'],
      dice: [...ONE_HIT, 10],
    }).end();
    expect(t.log('woundAttempted')[0]?.result).toBe('wound');
  });
  test('SD-14.7 a 1 never wounds, whatever the strength', () => {
    const t = attack({
      attacker: { tokens: { strength: 30, luck: 30 } },
      hitLocations: ['beastsKnee'],
      dice: [...ONE_HIT, 1],
    }).end();
    expect(t.log('woundAttempted')[0]?.result).toBe('failure');
  });
});

describe('SD-14.8 critical', () => {
  const result = (luck: number, monsterLuck: number, die: number) =>
    attack({
      attacker: { grid: ['boneAxe'], tokens: { luck } },
      weapon: 'g1',
      monster: { tokens: { luck: monsterLuck } },
      hitLocations: ['beastsKnee'],
      dice: [6, 1, die],
    })
      .end()
      .log('woundAttempted')[0]?.result;
  test.each([
    [0, 0, 10, 'critical'],
    [0, 0, 9, 'wound'],
    [1, 0, 9, 'critical'],
    [2, 0, 8, 'critical'],
    [2, 1, 8, 'wound'],
    [2, 1, 9, 'critical'],
    [0, 1, 10, 'wound'],
    [0, -1, 9, 'critical'],
    [-1, 0, 10, 'wound'],
  ])('SD-14.8 luck %i, monster luck %i, a natural %i: %s', (luck, monsterLuck, die, expected) => {
    expect(result(luck, monsterLuck, die)).toBe(expected);
  });
  test('SD-14.8 it wounds under the toughness', () => {
    const t = attack({
      attacker: { tokens: { luck: 5 } },
      hitLocations: ['beastsKnee'],
      dice: [...ONE_HIT, 4],
    }).end();
    expect(t.monster.wounds).toHaveLength(1);
  });
});

describe('SD-14.10, SD-14.11 wounds', () => {
  test('SD-14.10 the top AI card goes to the wound stack, its top first', () => {
    const t = attack({ hitLocations: ['beastsKnee'], ai: ['claw', 'chomp'], dice: [...ONE_HIT, 8] }).end();
    expect(t.monster.wounds).toEqual(['claw']);
    expect(t.monster.ai.deck).toEqual(['chomp']);
    expect(t.state.lastToWound).toBe('s1');
  });
  test('SD-14.10 the discards are shuffled in first if the deck is empty; that wound does not kill', () => {
    const t = attack({
      hitLocations: ['beastsKnee'],
      ai: [],
      monster: { aiDiscard: ['claw'] },
      dice: [...ONE_HIT, 8],
    }).end();
    expect(t.monster.wounds).toEqual(['claw']);
    expect(t.state.outcome).toBeNull();
  });
  test('SD-14.11 with deck and discards empty it is defeated, whatever moods are in play', () => {
    const t = attack({
      hitLocations: ['beastsKnee', 'beastsFemur'],
      ai: [],
      monster: { inPlay: ['alert'], performing: ['claw'] },
      dice: [8, 8, 8],
    });
    t.answer('beastsKnee').end();
    expect(t.state.outcome).toBe('victory');
    expect(t.log('woundAttempted')).toHaveLength(1);
  });
  test('SD-14.10 savage: the first critical wound of an attack wounds once more', () => {
    const t = attack({
      attacker: { grid: ['boneAxe'] },
      weapon: 'g1',
      hitLocations: ['beastsKnee', 'beastsScapularDeltoid'],
      ai: ['claw', 'chomp', 'grasp', 'maul'],
      dice: [6, 6, 10, 10],
    });
    t.answer('beastsKnee').end();
    expect(t.monster.wounds).toHaveLength(3);
  });
  test('SD-14.9 savage has no part in a critical on an impervious place', () => {
    const t = attack({
      attacker: { grid: ['boneAxe'] },
      weapon: 'g1',
      hitLocations: ['gloriousMane', 'beastsKnee'],
      ai: ['claw', 'chomp', 'grasp', 'maul'],
      dice: [6, 6, 10, 10],
    });
    t.answer('gloriousMane').end();
    expect(t.monster.wounds).toHaveLength(2);
  });
});

describe('SD-14.12 the others', () => {
  const other: Placed = { at: 'A1' };
  test('SD-14.12 before a reaction they have a chance; the attacker has none', () => {
    const t = attack({ others: [other], hitLocations: ['beastsBack'], dice: [...ONE_HIT, 2] });
    expect(t.question).toBe('survivalOpportunity');
    expect(t.by).toBe('survivors');
    expect(t.options).toEqual(['dash:s2', 'pass']);
    expect(t.at('monster')).toBe('H11');
    t.answer('pass').end();
    expect(t.at('monster')).toBe('H17');
  });
  test('SD-14.12 no chance where the card has no reaction', () => {
    attack({ others: [other], hitLocations: ['beastsFemur'], dice: [...ONE_HIT, 2] }).end();
  });
  test('SD-14.12 a chance after critical effects', () => {
    const t = attack({ others: [other], hitLocations: ['beastsKnee'], dice: [...ONE_HIT, 9] });
    expect(t.options).toEqual(['dash:s2', 'pass']);
    expect(t.monster.tokens).toEqual({ movement: -1 });
    t.answer('pass').end();
  });
  test('SD-14.12 a surge is resolved fully, then the first attack goes on', () => {
    const t = attack({
      others: [{ at: 'J11' }],
      hitLocations: ['beastsBrow', 'beastsKnee', 'beastsFemur'],
      dice: [8, 8, 2, 8, 1, 3, 4],
    });
    t.answer('beastsBrow');
    expect(t.options).toEqual(['dash:s2', 'surge:s2', 'pass']);
    t.answer('surge:s2');
    expect(t.options).toEqual(['dash:s2', 'pass']);
    t.answer('pass').end();
    expect(t.log('woundAttempted').map((e) => [e.survivor, e.card])).toEqual([
      ['s1', 'beastsBrow'],
      ['s2', 'beastsFemur'],
      ['s1', 'beastsKnee'],
    ]);
  });
});

describe('SD-14.15, SD-11.11 an attack that is cut short', () => {
  test('SD-12.9 an attacker who falls loses the hits not yet resolved', () => {
    const t = attack({ hitLocations: ['beastsMaw', 'beastsFemur'], dice: [8, 8, 2, 4] });
    t.answer('beastsMaw').end();
    expect(t.log('hitsLost').map((e) => [e.cards, e.why])).toEqual([
      [['beastsFemur'], 'attackerKnockedDown'],
    ]);
    expect(t.monster.hitLocations.discard.sort()).toEqual(['beastsFemur', 'beastsMaw']);
  });
  test('SD-11.11 an attacker left out of reach loses them', () => {
    const t = attack({ hitLocations: ['beastsBack', 'beastsFemur'], dice: [8, 8, 2] });
    t.answer('beastsBack').end();
    expect(t.log('hitsLost').map((e) => [e.cards, e.why])).toEqual([[['beastsFemur'], 'outOfReach']]);
  });
  test('SD-11.11 still in reach and standing, the attack goes on', () => {
    const t = attack({
      attacker: { grid: ['kingSpear'] },
      weapon: 'g1',
      hitLocations: ['beastsEar', 'beastsFemur'],
      dice: [8, 8, 2, 2],
    });
    t.answer('beastsEar').end();
    expect(t.log('woundAttempted').map((e) => e.card)).toEqual(['beastsEar', 'beastsFemur']);
  });
  test('SD-12.8 a knocked-down monster has no reactions, but critical effects happen', () => {
    const t = attack({
      monster: { knockedDown: true },
      hitLocations: ['beastsBack'],
      dice: [3, 1, 2],
      others: [bystander],
    }).end();
    expect(t.at('monster')).toBe('H11');
    expect(t.log('reaction').map((e) => e.cancelled)).toEqual([true]);
    const critical = attack({
      monster: { knockedDown: true },
      hitLocations: ['beastsBack'],
      dice: [3, 1, 9],
    }).end();
    expect(critical.monster.tokens).toEqual({ accuracy: -1 });
  });
  test('SD-6.9 whoever attacks is hidden no more', () => {
    const t = attack({ attacker: { hiddenBy: ['g1'] }, hitLocations: ['beastsKnee'], dice: [1, 1] }).end();
    expect(t.survivor('s1').hiddenBy).toEqual([]);
  });
});
