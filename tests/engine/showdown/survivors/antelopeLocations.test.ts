import { describe, expect, test } from 'vitest';
import type { Placed, TinyFight } from '../kit';
import { type AttackTable, attack, ONE_HIT } from './attack';

/** Fist & Tooth has strength 0 and is deadly; toughness is 8: 7 fails, 8 wounds, 9 is critical. */
const FAILS = 7;
const WOUNDS = 8;
const CRITICAL = 9;
const BODY = 3;

interface Attempt extends Partial<AttackTable> {
  more?: AttackTable['dice'];
}

/** One hit at this place; a second card is under it. The antelope stands on H11 I11 H12 I12 and looks south. */
function attempt(card: string, die: number, { more = [], monster, ...table }: Attempt = {}): TinyFight {
  return attack({
    hitLocations: [card, 'furryTail'],
    ai: ['bite', 'slam', 'bolt', 'gore'],
    dice: [...ONE_HIT, die, ...more],
    ...table,
    monster: { card: 'screamingAntelope', ...monster },
  });
}

const tokens = (t: TinyFight) => t.monster.tokens;
const wounds = (t: TinyFight) => t.monster.wounds.length;
const reactions = (t: TinyFight) => t.log('reaction').map((e) => e.on);
const gains = (t: TinyFight) => t.survivor('s1').resources;
const deck = (card = 'pelt'): Pick<AttackTable, 'set'> => ({
  set: (state) => {
    state.monsterResources = [card];
  },
});
const calm = (at: string, more: Partial<Placed> = {}): Placed => ({ at, survival: 0, ...more });
const BARE: Attempt = { attacker: { survival: 0 } };

describe('critical wounds and tokens (screaming-antelope.md §6)', () => {
  test.each([
    ['furryTail', { accuracy: -1 }],
    ['restlessChest', { damage: -1 }],
    ['restlessFlank', { toughness: -1 }],
  ])('SD-14.13 %s: a resource and %o, and no reaction', (card, expected) => {
    const t = attempt(card, CRITICAL, { ...BARE, ...deck() }).end();
    expect(tokens(t)).toEqual(expected);
    expect(gains(t)).toEqual(['pelt']);
    expect(reactions(t)).toEqual([]);
    expect(wounds(t)).toBe(1);
  });

  test.each([
    'giantTeeth',
    'giantTongue',
    'gnarledHorns',
    'restlessRump',
    'restlessShoulder',
    'restlessHoof',
  ])('SD-14.13 %s: a resource', (card) => {
    const t = attempt(card, CRITICAL, { ...BARE, ...deck() }).end();
    expect(gains(t)).toEqual(['pelt']);
    expect(t.at('monster')).toBe('H11');
  });

  test.each([
    ['palate', { speed: -1 }],
    ['restlessEye', { evasion: -1 }],
  ])('SD-5.14 %s: %o, and the card is out of the game', (card, expected) => {
    const t = attempt(card, CRITICAL, { ...BARE, attacker: { survival: 0, brainLight: false } }).end();
    expect(tokens(t)).toEqual(expected);
    expect(t.monster.archive).toEqual([card]);
    expect(t.monster.hitLocations.discard).toEqual([]);
  });

  test('SD-12.1 Restless Muzzle: it falls', () => {
    expect(attempt('restlessMuzzle', CRITICAL, BARE).end().monster.knockedDown).toBe(true);
  });

  test('SD-18.1 Furry Throat: a ten more, and it is dead', () => {
    const ten = attempt('furryThroat', CRITICAL, { ...BARE, ...deck(), more: [10] }).end();
    expect(ten.state.outcome).toBe('victory');
    const nine = attempt('furryThroat', CRITICAL, { ...BARE, ...deck(), more: [9] }).end();
    expect(nine.state.outcome).toBeNull();
  });

  test('SD-14.13 Restless Tiny Hands: a resource, and who stands beside it gets madder', () => {
    const t = attempt('restlessTinyHands', CRITICAL, {
      ...BARE,
      ...deck(),
      others: [calm('J11'), calm('J10')],
    }).end();
    expect(t.state.survivors.map((s) => s.insanity)).toEqual([1, 1, 0]);
  });

  test('SD-14.13 Restless Shank: the insane may buy movement for good', () => {
    const mad = { attacker: { insanity: 3, survival: 5 } };
    const t = attempt('restlessShank', CRITICAL, { ...mad, ...deck() });
    expect(t.question).toBe('may');
    t.answer('use').passAll().end();
    expect(t.survivor('s1')).toMatchObject({ survival: 0, attributes: { movement: 6 } });
    const sane = attempt('restlessShank', CRITICAL, { attacker: { survival: 5 }, ...deck() })
      .passAll()
      .end();
    expect(sane.survivor('s1').survival).toBe(5);
  });
});

describe('what the place adds for a club or a shield', () => {
  const FIVE = ['delicateInvertedKnee', 'furryThroat', 'restlessBack', 'restlessEar', 'restlessMuzzle'];
  const result = (card: string, weapon: string, die: number) =>
    attempt(card, die, {
      attacker: { survival: 0, grid: [weapon] },
      weapon: 'g1',
      ...deck(),
      dice: [10, die, ...(card === 'furryThroat' && die === 8 && weapon === 'boneClub' ? [1] : [])],
      speed: 1,
    })
      .end()
      .log('woundAttempted')[0]?.result;

  test.each(FIVE)('SD-14.8 %s: two luck with a club, none with a sword', (card) => {
    expect(result(card, 'boneClub', 8)).toBe('critical');
    expect(result(card, 'boneClub', 7)).not.toBe('critical');
    expect(result(card, 'boneBlade', 8)).not.toBe('critical');
  });
  test('SD-14.8 elsewhere a club has no luck', () => {
    expect(result('furryTail', 'boneClub', 8)).toBe('wound');
  });
});

describe('reactions', () => {
  test('SD-14.13 Ferocious Spasm: a Basic Action at each who stands adjacent, in the controller’s order', () => {
    const t = attempt('ferociousSpasm', WOUNDS, {
      ...BARE,
      others: [calm('H13'), calm('G10')],
      more: [1, 1, 1, 1],
    });
    expect(t.question).toBe('chooseSurvivor');
    t.answer('s2').end();
    expect(t.log('basicActionBegan').map((e) => e.target)).toEqual(['s2', 's1']);
  });

  describe('Giant Mouth', () => {
    const blade = (die: number) =>
      attempt('giantMouth', die, {
        attacker: { survival: 0, grid: ['boneBlade'] },
        weapon: 'g1',
        dice: [10, 10, die],
        hitLocations: ['giantMouth', 'furryTail'],
      });
    test.each([1, 2])('SD-14.13 a melee weapon is eaten on a %i, the attack is over', (die) => {
      const t = blade(die);
      t.answer('giantMouth').end();
      expect(t.gear('s1', 'boneBlade')).toBeUndefined();
      expect(t.monster.hitLocations.discard).toContain('furryTail');
      expect(t.log('woundAttempted')).toHaveLength(1);
    });
    test('SD-14.13 not on a 3', () => {
      const t = attempt('giantMouth', 3, {
        attacker: { survival: 0, grid: ['boneBlade'] },
        weapon: 'g1',
        dice: [10, 3],
        speed: 1,
      }).end();
      expect(t.gear('s1', 'boneBlade')).toBeDefined();
    });
    test('SD-9.5 bare hands: an arm', () => {
      const t = attempt('giantMouth', 2, BARE).end();
      expect(t.survivor('s1').injuries).toEqual(['dismemberedArm']);
    });
  });

  test.each([
    [8, { brainLight: true, insanity: 0 }],
    [7, { brainLight: false, insanity: 1 }],
  ])('SD-14.13 Giant Tongue, softer by two: a wound with a %i brings %o', (die, expected) => {
    const t = attempt('giantTongue', die, BARE).end();
    expect(wounds(t)).toBe(1);
    expect(t.survivor('s1')).toMatchObject(expected);
  });
  test('SD-14.7 Giant Tongue: a 5 fails, a 6 wounds', () => {
    expect(wounds(attempt('giantTongue', 5, BARE).end())).toBe(0);
    expect(wounds(attempt('giantTongue', 6, BARE).end())).toBe(1);
  });

  test('SD-11.9 Gnarled Horns: who fails beside it is thrown', () => {
    expect(attempt('gnarledHorns', FAILS, BARE).end().at('s1')).toBe('B11');
    expect(attempt('gnarledHorns', WOUNDS, BARE).end().at('s1')).toBe('G11');
  });

  test('SD-14.13 Palate: survival or three damage to the arms', () => {
    const paid = attempt('palate', FAILS, { attacker: { survival: 1 } });
    while (paid.options.includes('pass')) paid.answer('pass');
    expect(paid.options).toEqual(['use', 'decline']);
    paid.answer('use').end();
    expect(paid.survivor('s1').survival).toBe(0);
    expect(paid.survivor('s1').wear.arms.light).toBe(false);
    const poor = attempt('palate', FAILS, { ...BARE, more: [10] }).end();
    expect(poor.survivor('s1').wear.arms).toMatchObject({ light: true, heavy: true });
  });

  test('SD-7.6 Restless Chest: it faces the attacker and runs him over', () => {
    const t = attempt('restlessChest', WOUNDS, { ...BARE, more: [BODY] }).end();
    expect(t.monster.facing).toBe('W');
    expect(t.at('monster')).toBe('B11');
    expect(t.log('collided').map((e) => e.survivor)).toEqual(['s1']);
  });
  test('SD-7.9 Restless Flank: it only turns', () => {
    const t = attempt('restlessFlank', FAILS, BARE).end();
    expect(t.monster.facing).toBe('W');
    expect(t.at('monster')).toBe('H11');
  });
  test('SD-7.6 Restless Rump: it turns away and runs', () => {
    const t = attempt('restlessRump', FAILS, BARE).end();
    expect(t.monster.facing).toBe('E');
    expect(t.at('monster')).toBe('N11');
  });
  test('SD-14.15 Restless Shoulder: one step back without a turn; further hits are out of reach', () => {
    const t = attempt('restlessShoulder', WOUNDS, { ...BARE, dice: [8, 8, WOUNDS] });
    t.answer('restlessShoulder').end();
    expect(t.at('monster')).toBe('I11');
    expect(t.monster.facing).toBe('W');
    expect(t.log('hitsLost').map((e) => e.cards)).toEqual([['furryTail']]);
  });
  test('SD-14.13 Restless Inner Thigh: a wound costs it movement', () => {
    expect(tokens(attempt('restlessInnerThigh', WOUNDS, BARE).end())).toEqual({ movement: -1 });
  });
  test('SD-14.13 Restless Shank: who stands in the blind spot rolls: 3 or more', () => {
    const t = attempt('restlessShank', WOUNDS, {
      ...BARE,
      others: [calm('H10'), calm('I10')],
      more: [2, 3, BODY, 10],
    }).end();
    expect(t.at('s2')).toBe('H10');
    expect(t.at('s3')).toBe('I5');
    expect(t.survivor('s3').wear.body.heavy).toBe(true);
  });

  describe('lost weapons', () => {
    const armed = (card: string, die: number): Attempt & { die: number; card: string } => ({
      card,
      die,
      attacker: { survival: 0, grid: ['boneBlade'] },
      weapon: 'g1',
      dice: [10, die],
      speed: 1,
    });
    test.each(['restlessHoof', 'restlessTinyHands'])(
      'SD-14.13 %s: the weapon is lost until an activation is spent',
      (card) => {
        const t = attempt(card, 2, armed(card, 2)).end();
        expect(t.gear('s1', 'boneBlade')?.used).toEqual(['lost']);
        const held = attempt(card, 10, { ...armed(card, 10), ...deck() }).end();
        expect(held.gear('s1', 'boneBlade')?.used).toEqual([]);
      },
    );
    test('SD-9.5 Restless Hoof: bare hands are dislocated at the shoulder', () => {
      expect(attempt('restlessHoof', FAILS, BARE).end().survivor('s1').injuries).toEqual([
        'dislocatedShoulder',
      ]);
    });
  });

  describe('Restless Eye', () => {
    test('SD-14.6 an insane attacker: the whole attack is cancelled, also while it lies', () => {
      for (const knockedDown of [false, true]) {
        const t = attempt('restlessEye', 1, {
          attacker: { insanity: 3, survival: 0 },
          dice: [8, 8],
          monster: { knockedDown },
        }).end();
        expect(t.log('woundAttempted')).toEqual([]);
        expect(t.monster.hitLocations.discard).toEqual(expect.arrayContaining(['restlessEye', 'furryTail']));
      }
    });
    test('SD-10.1 a sane one: brain damage, then the attempt', () => {
      const t = attempt('restlessEye', WOUNDS, { attacker: { insanity: 1, survival: 0 } }).end();
      expect(t.survivor('s1').insanity).toBe(0);
      expect(wounds(t)).toBe(1);
    });
  });
});

describe('SD-14.5 Wailing Slide', () => {
  test('SD-14.5 who stands beside it: twice its level, thrown and down; then it runs away from the attacker', () => {
    const t = attack({
      hitLocations: ['wailingSlide'],
      dice: [
        ...ONE_HIT,
        { purpose: 'brainTrauma', value: 9 },
        { purpose: 'insanity', value: 1 },
        BODY,
        BODY,
        { purpose: 'disorder', value: 1 },
      ],
      attacker: { survival: 0 },
      others: [calm('L11'), calm('L12', { injuries: ['deaf'] })],
      monster: { card: 'screamingAntelope' },
      ai: ['bite'],
    }).end();
    expect(t.at('s1')).toBe('B11');
    expect(t.survivor('s1')).toMatchObject({ standsAfter: 1, brainLight: true, insanity: 1, doomedBy: [] });
    expect(t.at('monster')).toBe('N11');
    expect(t.state.survivors.map((s) => s.disorders.length)).toEqual([0, 1, 0]);
    expect(t.monster.hitLocations).toEqual({ deck: ['wailingSlide'], discard: [] });
  });
});
