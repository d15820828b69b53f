import { describe, expect, test } from 'vitest';
import { CONTENT, type Placed, type TinyFight, tinyFight } from '../kit';
import { type AttackTable, attack, ONE_HIT } from './attack';

/** Fist & Tooth has strength 0 and is deadly; the lion's toughness is 8: 7 fails, 8 wounds, 9 is critical. */
const FAILS = 7;
const WOUNDS = 8;
const CRITICAL = 9;
/** Two dice of the Basic Action that miss. */
const MISS = [1, 1];

function attempt(
  card: string,
  die: number,
  more: number[] = [],
  table: Partial<AttackTable> = {},
): TinyFight {
  return attack({ hitLocations: [card, 'beastsKnee'], dice: [...ONE_HIT, die, ...more], ...table });
}

const wounds = (t: TinyFight) => t.monster.wounds.length;
const discarded = (t: TinyFight) => t.monster.hitLocations.discard;
const reactions = (t: TinyFight) => t.log('reaction').map((e) => e.on);

/** Nothing at all but the result of the attempt itself. */
function quiet(card: string, die: number, expected: number) {
  const t = attempt(card, die).end();
  expect(wounds(t)).toBe(expected);
  expect(reactions(t)).toEqual([]);
  expect(t.monster.tokens).toEqual({});
  expect(t.survivor('s1').standsAfter).toBeNull();
  expect(t.at('monster')).toBe('H11');
  expect(discarded(t)).toEqual([card]);
}

/** A charge: a full move forward, out of the attacker's reach. */
function charges(card: string, die: number, expected: number) {
  const t = attempt(card, die).end();
  expect(wounds(t)).toBe(expected);
  expect(t.at('monster')).toBe('H17');
  expect(t.monster.facing).toBe('S');
  expect(discarded(t)).toEqual([card]);
}

/** A Basic Action at the attacker: the lion turns and attacks; its two dice miss. */
function strikesBack(card: string, die: number, expected: number) {
  const t = attempt(card, die, MISS).end();
  expect(wounds(t)).toBe(expected);
  expect(t.log('basicActionBegan').map((e) => e.target)).toEqual(['s1']);
  expect(t.monster.facing).toBe('W');
  expect(t.log('monsterAttacked')).toHaveLength(1);
  expect(discarded(t)).toEqual([card]);
}

/** A critical wound gives the monster these tokens and has no reaction; what else is added tells `more`. */
function weakens(card: string, tokens: object, table: Partial<AttackTable> = {}, more: number[] = []) {
  const t = attempt(card, CRITICAL, more, table);
  expect(t.monster.tokens).toEqual(tokens);
  expect(reactions(t)).toEqual([]);
  expect(wounds(t)).toBe(1);
  return t;
}

const ownDeck = (card: string): Partial<AttackTable> => ({
  set: (state) => {
    state.monsterResources = [card];
    state.basicResources = ['skull'];
  },
});

describe('the hit locations of the White Lion (white-lion.md §7)', () => {
  test('there are 23 of them, one each', () => {
    expect(new Set(CONTENT.pack.monsters[0]?.hitLocations.map((c) => c.id)).size).toBe(23);
  });

  describe("Beast's Back", () => {
    test('SD-14.13 failure: it charges', () => charges('beastsBack', FAILS, 0));
    test('SD-14.13 wound: no reaction', () => quiet('beastsBack', WOUNDS, 1));
    test('SD-14.8 critical: −1 accuracy token', () => weakens('beastsBack', { accuracy: -1 }).end());
  });

  describe('Charge (white-lion.md §7)', () => {
    test.each([
      ['H14', 'passed over'],
      ['I18', 'ended on'],
    ])('a survivor on %s is %s: grabbed, not thrown', (at) => {
      const t = attempt('beastsBack', FAILS, [5], { others: [{ at, survival: 0 }] });
      expect(t.question).toBe('chooseGrabPlace');
      expect(t.options).toEqual(['H19', 'I19']);
      t.answer('I19').end();
      expect(t.at('s2')).toBe('I19');
      expect(t.survivor('s2').standsAfter).not.toBeNull();
      expect(t.log('damaged').map((e) => [e.survivor, e.amount])).toEqual([['s2', 1]]);
      expect(t.log('knockedBack')).toEqual([]);
      expect(t.survivor('s1').standsAfter).toBeNull();
    });
    test('SD-12.9 the attacker in its way is grabbed, and the other hits are lost', () => {
      const t = attack({
        attacker: { at: 'H13', survival: 0 },
        hitLocations: ['beastsBack', 'beastsFemur'],
        dice: [8, 8, FAILS, 5],
      });
      t.answers('beastsBack', 'H19').end();
      expect(t.at('s1')).toBe('H19');
      expect(t.log('hitsLost').map((e) => e.cards)).toEqual([['beastsFemur']]);
    });
  });

  describe("Beast's Brow", () => {
    test('SD-14.13 failure: no reaction', () => quiet('beastsBrow', FAILS, 0));
    test('SD-14.13 wound: 1 brain damage, then a Basic Action', () => {
      strikesBack('beastsBrow', WOUNDS, 1);
      const t = attempt('beastsBrow', WOUNDS, MISS).end();
      expect(t.survivor('s1').brainLight).toBe(true);
    });
    test('SD-14.8 critical: −1 accuracy token', () => weakens('beastsBrow', { accuracy: -1 }).end());
  });

  describe("Beast's Chest", () => {
    test('SD-14.13 failure: it charges', () => charges('beastsChest', FAILS, 0));
    test('SD-14.13 wound: no reaction', () => quiet('beastsChest', WOUNDS, 1));
    test('SD-14.8 critical: a resource; with a 10 it dies', () => {
      const t = attempt('beastsChest', CRITICAL, [10], ownDeck('sinew')).end();
      expect(t.survivor('s1').resources).toEqual(['sinew']);
      expect(t.state.outcome).toBe('victory');
    });
    test('SD-14.8 critical: with a 9 it lives', () => {
      const t = attempt('beastsChest', CRITICAL, [9], ownDeck('sinew')).end();
      expect(t.state.outcome).toBeNull();
    });
  });

  describe("Beast's Ear", () => {
    test('SD-14.15 failure: one space directly away without turning, and hits out of reach are lost', () => {
      const t = attack({ hitLocations: ['beastsEar', 'beastsFemur'], dice: [8, 8, FAILS] });
      expect(t.options).toEqual(['beastsEar', 'beastsFemur']);
      t.answer('beastsEar').end();
      expect(t.at('monster')).toBe('I11');
      expect(t.monster.facing).toBe('S');
      expect(t.log('hitsLost').map((e) => e.cards)).toEqual([['beastsFemur']]);
      expect(discarded(t).sort()).toEqual(['beastsEar', 'beastsFemur']);
    });
    test('SD-14.13 wound: no reaction', () => quiet('beastsEar', WOUNDS, 1));
    test('SD-14.8 critical: −1 accuracy token', () => weakens('beastsEar', { accuracy: -1 }).end());
  });

  describe("Beast's Elbow", () => {
    test('SD-14.13 failure: it charges', () => charges('beastsElbow', FAILS, 0));
    test('SD-14.13 wound: no reaction', () => quiet('beastsElbow', WOUNDS, 1));
    test('SD-14.8 critical: all who hear gain 3 insanity, and the fallen among them may stand', () => {
      const fallen = { standsAfter: 1, survival: 0 };
      const others: Placed[] = [
        { at: 'A1', ...fallen },
        { at: 'A3', ...fallen, injuries: ['deaf'] },
        { at: 'A5', ...fallen },
      ];
      const t = attempt('beastsElbow', CRITICAL, [], { others });
      expect(t.options).toEqual(['use', 'decline']);
      t.answers('use', 'decline').end();
      expect(t.state.survivors.map((s) => s.insanity)).toEqual([3, 3, 0, 3]);
      expect(t.state.survivors.map((s) => s.standsAfter)).toEqual([null, null, 1, 1]);
    });
  });

  describe("Beast's Femur", () => {
    test('SD-14.13 failure: nothing', () => quiet('beastsFemur', FAILS, 0));
    test('SD-14.13 wound: nothing', () => quiet('beastsFemur', WOUNDS, 1));
    test('SD-14.8 critical: −1 movement token and a resource', () => {
      const t = weakens('beastsFemur', { movement: -1 }, ownDeck('whiteFur')).end();
      expect(t.survivor('s1').resources).toEqual(['whiteFur']);
    });
  });

  describe("Beast's Flank", () => {
    test('SD-14.13 failure: nothing', () => quiet('beastsFlank', FAILS, 0));
    test('SD-14.13 wound: the attacker becomes the priority target', () => {
      const t = attempt('beastsFlank', WOUNDS).end();
      expect(t.state.priority).toEqual({ holder: 's1', permanent: false });
    });
    test('SD-14.8 critical: it falls', () => {
      const t = weakens('beastsFlank', {}).end();
      expect(t.monster.knockedDown).toBe(true);
      expect(t.state.priority).toBeNull();
    });
  });

  describe("Beast's Heel", () => {
    test('SD-14.13 failure: nothing', () => quiet('beastsHeel', FAILS, 0));
    test('SD-14.13 wound: nothing', () => quiet('beastsHeel', WOUNDS, 1));
    test('SD-14.14 critical: it falls, and the injury stays on the panel', () => {
      const t = weakens('beastsHeel', {}).end();
      expect(t.monster.knockedDown).toBe(true);
      expect(t.monster.injuries.map((i) => i.card)).toEqual(['beastsHeel']);
      expect(discarded(t)).toEqual([]);
    });
    test.each([
      [1, 'H11', true],
      [2, 'H15', false],
    ])('SD-14.14 Ruptured Tendon: a movement begins with a %i', (die, end, down) => {
      const t = tinyFight({
        monster: { injuries: ['beastsHeel'] },
        survivors: [{ at: 'A1', survival: 0 }],
        dice: [die],
      }).perform('moveStraight', { how: 'forward', from: null, spaces: 4, grabs: false });
      t.end();
      expect(t.at('monster')).toBe(end);
      expect(t.monster.knockedDown).toBe(down);
    });
  });

  describe("Beast's Knee", () => {
    test('SD-14.13 failure: nothing', () => quiet('beastsKnee', FAILS, 0));
    test('SD-14.13 wound: nothing', () => quiet('beastsKnee', WOUNDS, 1));
    test('SD-14.8 critical: −1 movement token', () => weakens('beastsKnee', { movement: -1 }).end());
  });

  describe("Beast's Maw", () => {
    test('SD-14.13 failure with 4: brain damage of its level, and the attacker falls', () => {
      const t = attempt('beastsMaw', FAILS, [4]).end();
      expect(t.survivor('s1').brainLight).toBe(true);
      expect(t.survivor('s1').standsAfter).not.toBeNull();
    });
    test('SD-14.13 failure with 3: nothing', () => {
      const t = attempt('beastsMaw', FAILS, [3]).end();
      expect(t.survivor('s1').brainLight).toBe(false);
      expect(t.survivor('s1').standsAfter).toBeNull();
    });
    test('SD-14.13 wound: nothing', () => quiet('beastsMaw', WOUNDS, 1));
    test.each([
      [5, 1, 4],
      [4, 0, 3],
    ])('SD-14.14 critical: No Jaw; with a %i courage %i, survival %i', (die, courage, survival) => {
      const t = weakens('beastsMaw', {}, {}, [die]).end();
      expect(t.survivor('s1')).toMatchObject({ courage, survival });
      expect(t.monster.injuries.map((i) => i.card)).toEqual(['beastsMaw']);
    });
  });

  describe("Beast's Paw", () => {
    test('SD-14.13 failure: a Basic Action with 2 more damage', () => {
      const t = attempt('beastsPaw', FAILS, [2, 1, 4], {
        attacker: { survival: 0 },
        set: ({ survivors }) => {
          for (const survivor of survivors) survivor.wear.body.armour = 3;
        },
      }).end();
      expect(t.log('damaged').map((e) => e.amount)).toEqual([3]);
      expect(t.survivor('s1').wear.body.armour).toBe(0);
    });
    test('SD-14.13 wound: nothing', () => quiet('beastsPaw', WOUNDS, 1));
    test('SD-14.14 critical: −1 movement token, a claw, and Broken Foot: no more grabs', () => {
      const t = weakens('beastsPaw', { movement: -1 }).end();
      expect(t.survivor('s1').resources).toEqual(['lionClaw']);
      expect(t.monster.injuries.map((i) => i.card)).toEqual(['beastsPaw']);
      const later = tinyFight({ monster: { injuries: ['beastsPaw'] }, survivors: [{ at: 'H13' }] });
      later.perform('grab', { survivor: 's1' }).end();
      expect(later.survivor('s1').standsAfter).toBeNull();
    });
  });

  describe("Beast's Ribs", () => {
    test('SD-14.13 failure: nothing', () => quiet('beastsRibs', FAILS, 0));
    test.each([
      [3, 4],
      [2, 3],
    ])('SD-5.2 wound: with understanding %i the attacker has survival %i', (understanding, survival) => {
      const t = attempt('beastsRibs', WOUNDS, [], { attacker: { understanding } }).end();
      expect(t.survivor('s1').survival).toBe(survival);
    });
    test('SD-14.8 critical: −1 toughness token', () => weakens('beastsRibs', { toughness: -1 }).end());
  });

  describe("Beast's Scapular Deltoid", () => {
    test('SD-14.13 failure: it charges', () => charges('beastsScapularDeltoid', FAILS, 0));
    test('SD-14.13 wound: nothing', () => quiet('beastsScapularDeltoid', WOUNDS, 1));
    test('SD-14.8 critical: −1 movement token', () =>
      weakens('beastsScapularDeltoid', { movement: -1 }).end());
  });

  describe("Beast's Tail", () => {
    test('SD-14.13 reflex after a failure: it charges', () => charges('beastsTail', FAILS, 0));
    test('SD-14.13 reflex after a wound: it charges', () => charges('beastsTail', WOUNDS, 1));
    test('SD-14.8 critical: −1 accuracy token and the tail; the reflex is cancelled', () => {
      const t = weakens('beastsTail', { accuracy: -1 }).end();
      expect(t.survivor('s1').resources).toEqual(['lionTail']);
      expect(t.at('monster')).toBe('H11');
    });
  });

  describe("Beast's Temple", () => {
    test('SD-14.13 failure: a Basic Action', () => strikesBack('beastsTemple', FAILS, 0));
    test('SD-14.13 wound: nothing', () => quiet('beastsTemple', WOUNDS, 1));
    test('SD-14.14 critical: the injury stays', () => {
      const t = weakens('beastsTemple', {}).end();
      expect(t.monster.injuries.map((i) => i.card)).toEqual(['beastsTemple']);
    });
    test('SD-4.6 Rattled Temple: a drawn card with a 2 is discarded and the turn is over', () => {
      const t = tinyFight({
        monster: { injuries: ['beastsTemple'], ai: ['claw'] },
        survivors: [{ at: 'G11', standsAfter: 1 }],
        dice: [2],
      }).perform('monsterTurn', {});
      t.end();
      expect(t.monster.ai.discard).toEqual(['claw']);
      expect(t.log('targetPicked')).toEqual([]);
      expect(t.survivor('s1').standsAfter).toBeNull();
    });
    test('SD-14.14 Rattled Temple: with a 3 the card is played', () => {
      const t = tinyFight({
        monster: { injuries: ['beastsTemple'], ai: ['claw'], facing: 'W' },
        survivors: [{ at: 'G11', survival: 0 }],
        dice: [3, 1, 1],
      }).perform('monsterTurn', {});
      t.end();
      expect(t.log('monsterAttacked')).toHaveLength(1);
    });
  });

  describe("Beast's Tricep", () => {
    test('SD-14.13 failure: a Basic Action', () => strikesBack('beastsTricep', FAILS, 0));
    test('SD-14.13 wound: nothing', () => quiet('beastsTricep', WOUNDS, 1));
    test('SD-14.8 critical: the attacker discards one of the moods, and it falls', () => {
      const t = attempt('beastsTricep', CRITICAL, [], { monster: { inPlay: ['alert', 'bloodthirsty'] } });
      expect(t.question).toBe('discardMood');
      expect(t.options).toEqual(['alert', 'bloodthirsty']);
      t.answer('bloodthirsty').end();
      expect(t.monster.inPlay.map((c) => c.card)).toEqual([]);
      expect(t.monster.ai.discard.sort()).toEqual(['alert', 'bloodthirsty']);
      expect(t.monster.knockedDown).toBe(true);
    });
    test('SD-14.8 critical without a mood: it falls', () => {
      const t = weakens('beastsTricep', {}).end();
      expect(t.monster.knockedDown).toBe(true);
    });
  });

  describe('Fleshy Gut', () => {
    test('SD-14.13 failure: a Basic Action', () => strikesBack('fleshyGut', FAILS, 0));
    test('SD-14.13 wound: nothing', () => quiet('fleshyGut', WOUNDS, 1));
    test('SD-14.8 critical: a basic resource and 3 insanity', () => {
      const t = attempt('fleshyGut', CRITICAL, [], {
        set: (state) => {
          state.basicResources = ['monsterBone'];
        },
      }).end();
      expect(t.survivor('s1')).toMatchObject({ resources: ['monsterBone'], insanity: 3 });
    });
  });

  describe('Fuzzy Groin', () => {
    test('SD-14.13 failure: nothing', () => quiet('fuzzyGroin', FAILS, 0));
    test('SD-14.13 wound: nothing', () => quiet('fuzzyGroin', WOUNDS, 1));
    test('SD-14.14 critical: its organ, +1 damage token, and the priority target for good', () => {
      const t = weakens('fuzzyGroin', { damage: 1 }).end();
      expect(t.survivor('s1').resources).toEqual(['lionTestes']);
      expect(t.state.priority).toEqual({ holder: 's1', permanent: true });
      expect(t.monster.injuries.map((i) => i.card)).toEqual(['fuzzyGroin']);
    });
  });

  describe('Glorious Mane', () => {
    test('SD-14.9 impervious: enough strength is no wound', () => quiet('gloriousMane', WOUNDS, 0));
    test.each([
      [3, { strength: 1 }],
      [2, {}],
    ])('SD-14.9 critical at insanity %i: its mane, but no wound', (insanity, tokens) => {
      const t = attempt('gloriousMane', CRITICAL, [], { attacker: { insanity } }).end();
      expect(wounds(t)).toBe(0);
      expect(t.survivor('s1')).toMatchObject({ resources: ['shimmeringMane'], tokens });
    });
    test('SD-14.9 a lantern 10 that luck forbids to be critical does not wound it', () => {
      const t = attempt('gloriousMane', 10, [], { monster: { tokens: { luck: 2 } } }).end();
      expect(wounds(t)).toBe(0);
      expect(t.survivor('s1').resources).toEqual([]);
    });
  });

  describe('Soft Belly', () => {
    test('SD-14.13 failure: nothing', () => quiet('softBelly', FAILS, 0));
    test('SD-14.13 wound: nothing', () => quiet('softBelly', WOUNDS, 1));
    test('SD-14.14 critical: a resource, and the injury stays', () => {
      const t = weakens('softBelly', {}, ownDeck('sinew')).end();
      expect(t.survivor('s1').resources).toEqual(['sinew']);
      expect(t.monster.injuries.map((i) => i.card)).toEqual(['softBelly']);
    });
    test.each([
      [1, 1],
      [2, 0],
    ])('SD-14.14 Organ Trail: with a %i at the start of its turn %i wounds', (die, expected) => {
      const t = tinyFight({
        monster: { injuries: ['softBelly'], ai: ['claw', 'chomp'] },
        survivors: [{ at: 'A1' }],
        dice: [die],
      }).perform('moment', { moment: 'monsterTurnStart', scope: {} });
      t.end();
      expect(wounds(t)).toBe(expected);
    });
  });

  describe('Straining Neck', () => {
    test('SD-14.13 failure: nothing', () => quiet('strainingNeck', FAILS, 0));
    test('SD-14.13 wound: nothing', () => quiet('strainingNeck', WOUNDS, 1));
    test('SD-14.8 critical with 9: it falls', () => {
      const t = weakens('strainingNeck', {}, {}, [9]).end();
      expect(t.monster.knockedDown).toBe(true);
      expect(t.state.later).toEqual([]);
    });
    test('SD-14.8 critical with 10: it dies at the end of its next turn', () => {
      const t = weakens('strainingNeck', {}, {}, [10]).end();
      expect(t.monster.knockedDown).toBe(false);
      expect(t.state.outcome).toBeNull();
      const { later } = t.state;
      const next = tinyFight({
        survivors: [{ at: 'A1' }],
        set: (state) => {
          state.later = later;
        },
      }).perform('moment', { moment: 'monsterTurnEnd', scope: {} });
      next.end();
      expect(next.state.outcome).toBe('victory');
    });
    test('SD-14.8 critical with 10 in the turn of the lion: the end of that turn is not the next', () => {
      const t = attempt('strainingNeck', CRITICAL, [10], {
        set: (state) => {
          state.phase = 'draw';
        },
      }).end();
      expect(t.state.later.map((l) => l.in)).toEqual([2]);
    });
  });

  describe('Strange Hand', () => {
    test('SD-14.13 failure: a Basic Action', () => strikesBack('strangeHand', FAILS, 0));
    test('SD-14.13 wound: nothing', () => quiet('strangeHand', WOUNDS, 1));
    test('SD-14.14 critical: for 1 survival +1 strength for good; Lost Hand stays', () => {
      const t = attempt('strangeHand', CRITICAL);
      expect(t.options).toEqual(['use', 'decline']);
      t.answer('use').end();
      expect(t.survivor('s1')).toMatchObject({ survival: 2, attributes: { strength: 1 } });
      expect(t.monster.injuries.map((i) => i.card)).toEqual(['strangeHand']);
    });
    test('SD-14.14 critical: not without survival', () => {
      const t = attempt('strangeHand', CRITICAL, [], { attacker: { survival: 0 } }).end();
      expect(t.survivor('s1').attributes.strength).toBe(0);
    });
  });

  describe('Clever Ploy', () => {
    test('SD-14.5 trap: the attacker is doomed while the Basic Action lasts, then the deck is shuffled', () => {
      const t = attack({
        hitLocations: ['cleverPloy', 'beastsKnee', 'beastsEar'],
        discard: ['beastsBack'],
        dice: [...ONE_HIT, ...MISS],
      }).end();
      expect(t.log('doomed').map((e) => e.survivor)).toEqual(['s1']);
      expect(t.survivor('s1').doomedBy).toEqual([]);
      expect(t.log('basicActionBegan').map((e) => e.target)).toEqual(['s1']);
      expect([...t.monster.hitLocations.deck].sort()).toEqual([
        'beastsBack',
        'beastsEar',
        'beastsKnee',
        'cleverPloy',
      ]);
      expect(discarded(t)).toEqual([]);
      expect(wounds(t)).toBe(0);
    });
  });
});
