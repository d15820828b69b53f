import { describe, expect, test } from 'vitest';
import { affinities } from '../../../../src/engine/showdown/affinities';
import { carries } from '../../../../src/engine/showdown/allowed';
import { survivorNumber } from '../../../../src/engine/showdown/numbers';
import { CONTENT, type Placed, type TinyFight, tinyFight } from '../kit';
import { at, quiet } from './acting';
import { attack } from './attack';

type Cards = readonly (string | null)[];

const BLUE: Cards = [
  ...['hunterWhip', 'luckyCharm', 'catEyeCirclet'],
  ...['clawHeadArrow', 'whiskerHarp', 'rawhideHeadband'],
  ...['blueCharm', null, 'rawhideVest'],
];
const GREEN: Cards = [
  ...['lionSkinCloak', 'monsterGrease', 'skullHelm'],
  ...['bandages', 'greenCharm', 'bonePickaxe'],
  ...['boneSickle', 'lanternMail', 'lanternGauntlets'],
];
const RED: Cards = [
  ...['redCharm', 'whiteLionHelm', null],
  ...['whiteLionBoots', 'catFangKnife', 'whiteLionSkirt'],
  ...[null, 'boneDagger', null],
];
/** The same without the card in one cell. */
const without = (cards: Cards, cell: number): Cards => cards.map((card, i) => (i === cell ? null : card));

const run = (t: TinyFight) => ({ state: t.state, content: CONTENT, emit: () => undefined });
const has = (grid: Cards, word: string): boolean => {
  const t = tinyFight({ survivors: [{ at: 'A1', grid }] });
  return carries(run(t), t.survivor('s1'), word);
};

describe('SD-16.2 whole squares', () => {
  test('SD-16.2 a whole square is an affinity by itself, wherever its card lies', () => {
    const grid = Array.from({ length: 9 }, (_, i) =>
      i === 4 ? { id: 'g1', card: 'redCharm', used: [] } : null,
    );
    expect(affinities(grid, CONTENT)).toEqual([{ cell: 4, other: 4, edge: 'full', colour: 'red' }]);
  });
  test('SD-16.3 a whole square completes no puzzle of its neighbours', () => {
    const reach = (grid: Cards) => {
      const t = tinyFight({ survivors: [{ at: 'A1', grid }] });
      return survivorNumber(run(t), t.survivor('s1'), 'movement');
    };
    expect(reach(['whiteLionBoots', 'redCharm', null, 'catFangKnife'])).toBe(5);
    expect(reach(['whiteLionBoots', 'whiteLionSkirt', null, 'catFangKnife'])).toBe(6);
  });
  test.each([
    ['blueCharm', BLUE, 'unshakeable'],
    ['greenCharm', GREEN, 'undeathable'],
    ['redCharm', RED, 'unstoppable'],
  ])('%s: its rule with five affinities, its own square counted, not with four', (_, cards, word) => {
    expect(has(cards, word)).toBe(true);
    for (const [cell, card] of cards.entries())
      if (card !== null) expect(has(without(cards, cell), word), card).toBe(false);
  });
});

describe('Blue Charm: unshakeable', () => {
  /** The trap's basic action. */
  const MISSED_BY_THE_LION = [1, 1];
  const strike = (grid: Cards, dice: number[]) =>
    attack({
      attacker: { grid, ...quiet },
      hitLocations: ['cleverPloy', 'beastsKnee', 'beastsFemur'],
      dice,
    });
  test('Blue Charm: on a 6 the trap is discarded, the deck shuffled, and the other hit goes on', () => {
    const t = strike(BLUE, [8, 8, 6, 2]).end();
    expect(t.log('trapSprung')).toEqual([]);
    expect(t.log('trapWithstood').map((e) => [e.survivor, e.card])).toEqual([['s1', 'cleverPloy']]);
    expect(t.log('woundAttempted').map((e) => e.card)).toEqual(['beastsKnee']);
    const { deck, discard } = t.monster.hitLocations;
    expect([...deck].sort()).toEqual(['beastsFemur', 'cleverPloy']);
    expect(discard).toEqual(['beastsKnee']);
  });
  test('Blue Charm: the trap alone was drawn: the attack is over', () => {
    const t = strike(BLUE, [8, 1, 10]).end();
    expect(t.log('woundAttempted')).toEqual([]);
    expect(t.monster.hitLocations.discard).toEqual([]);
  });
  test('Blue Charm: on a 5 the trap springs', () => {
    const t = strike(BLUE, [8, 1, 5, ...MISSED_BY_THE_LION]).end();
    expect(t.log('trapSprung')).toHaveLength(1);
  });
  test('Blue Charm: with four blue affinities nothing is rolled', () => {
    const t = strike(without(BLUE, 4), [8, 1, ...MISSED_BY_THE_LION]).end();
    expect(t.log('trapSprung')).toHaveLength(1);
    expect(t.log('trapWithstood')).toEqual([]);
  });
});

describe('Green Charm: undeathable', () => {
  const killed = (grid: Cards, dice: number[]) =>
    tinyFight({ survivors: [{ at: 'A1', grid }, { at: 'A3' }], dice }).perform('killSurvivor', {
      survivor: 's1',
      why: 'bledOut',
    });
  test.each([
    [6, 'alive'],
    [10, 'alive'],
    [5, 'dead'],
    [1, 'dead'],
  ])('Green Charm: with a %i the survivor is %s', (die, status) => {
    const t = killed(GREEN, [die]).end();
    expect(t.survivor('s1').status).toBe(status);
    expect(t.log('deathDefied')).toHaveLength(status === 'alive' ? 1 : 0);
  });
  test('Green Charm: without its affinities there is no roll', () => {
    expect(killed(without(GREEN, 1), []).end().survivor('s1').status).toBe('dead');
  });
  test('SD-9.6 Green Charm: who would bleed to death keeps four tokens, and rolls again with the next', () => {
    const bleed = (dice: number[]) =>
      tinyFight({ survivors: [{ at: 'A1', grid: GREEN, bleeding: 4 }, { at: 'A3' }], dice })
        .perform('bleed', { survivor: 's1', tokens: 2 })
        .end()
        .survivor('s1');
    expect(bleed([6])).toMatchObject({ status: 'alive', bleeding: 4 });
    expect(bleed([5]).status).toBe('dead');
  });
});

describe('Red Charm: unstoppable', () => {
  const wound = (hitLocation: string, dice: number[], more: Partial<Placed> = {}) =>
    attack({
      attacker: { grid: RED, ...quiet, ...more },
      hitLocations: [hitLocation],
      dice: [8, 1, ...dice],
      monster: {
        attributes: { ...tinyFight({ survivors: [{ at: 'A1' }] }).monster.attributes, toughness: 30 },
      },
    }).end();
  test.each([
    [6, 'wound'],
    [10, 'wound'],
    [5, 'failure'],
    [1, 'failure'],
  ])('Red Charm: a %i is a %s, whatever strength and toughness', (die, result) => {
    const [attempt] = wound('beastsFemur', [die]).log('woundAttempted');
    expect(attempt).toMatchObject({ result, why: 'unstoppable' });
  });
  test('Red Charm: never critical, and strength makes no 5 a wound', () => {
    const strong = wound('beastsKnee', [10], { attributes: strengthOf(40) });
    expect(strong.log('woundAttempted')[0]?.result).toBe('wound');
    const weak = wound('beastsKnee', [5], { attributes: strengthOf(40) });
    expect(weak.log('woundAttempted')[0]?.result).toBe('failure');
  });
  test('SD-14.9 Red Charm: an impervious place is not wounded', () => {
    const t = wound('gloriousMane', [10]);
    expect(t.log('woundAttempted')[0]).toMatchObject({ result: 'failure', why: 'impervious' });
    expect(t.monster.wounds).toEqual([]);
  });
  test('Red Charm: a sharp weapon rolls no second die', () => {
    const grid = RED.map((card, cell) => (cell === 8 ? 'lanternSword' : card));
    const t = attack({
      attacker: { grid, ...quiet },
      weapon: 'g7',
      hitLocations: ['beastsFemur'],
      dice: [5, 4, 4, 6],
    }).end();
    expect(t.log('woundAttempted')[0]).toMatchObject({ dice: [6], result: 'wound' });
  });
});

function strengthOf(strength: number) {
  return { movement: 5, accuracy: 0, strength, evasion: 0, luck: 0, speed: 0 };
}

describe('what moves the insane', () => {
  test.each([
    ['insane with nothing but bone', 3, ['boneEarrings', 'boneAxe', 'skullHelm'], { speed: 2, strength: 2 }],
    ['not insane', 2, ['boneEarrings', 'boneAxe'], {}],
    ['with a card that is not bone', 3, ['boneEarrings', 'boneAxe', 'cloth'], {}],
  ])('Bone Earrings: %s', (_, insanity, grid, tokens) => {
    const t = at('showdownStart', [
      { at: 'A1', insanity, grid },
      { at: 'A3', insanity: 3 },
    ]).end();
    expect(t.survivor('s1').tokens).toEqual(tokens);
    expect(t.survivor('s2').tokens).toEqual({});
  });
  const speeds = (survivors: Placed[]) => {
    const t = tinyFight({ survivors });
    return t.state.survivors.map((s) => survivorNumber(run(t), s, 'speed'));
  };
  test('Boss Mehndi: insane survivors adjacent to its owner have +1 speed, the owner not', () => {
    const grid = ['bossMehndi'];
    expect(
      speeds([
        { at: 'C3', insanity: 3, grid },
        { at: 'C4', insanity: 3 },
        { at: 'B3', insanity: 2 },
        { at: 'D4', insanity: 3 },
      ]),
    ).toEqual([0, 1, 0, 0]);
  });
  test('Boss Mehndi: of two owners each gives it to the other; other numbers stay', () => {
    const grid = ['bossMehndi'];
    expect(
      speeds([
        { at: 'C3', insanity: 3, grid },
        { at: 'C4', insanity: 3, grid },
      ]),
    ).toEqual([1, 1]);
    const t = tinyFight({
      survivors: [
        { at: 'C3', grid },
        { at: 'C4', insanity: 3 },
      ],
    });
    expect(survivorNumber(run(t), t.survivor('s2'), 'strength')).toBe(0);
  });
  test('Boss Mehndi: nothing to a dead owner’s neighbours, nor off the board', () => {
    const grid = ['bossMehndi'];
    expect(
      speeds([
        { at: null, status: 'dead', grid },
        { at: 'C4', insanity: 3 },
      ]),
    ).toEqual([0, 0]);
    expect(
      speeds([
        { at: 'C3', grid },
        { at: null, insanity: 3 },
      ]),
    ).toEqual([0, 0]);
  });
  test('SD-14.2 Boss Mehndi: one attack die more', () => {
    const t = attack({
      attacker: { insanity: 3 },
      others: [{ at: 'F11', grid: ['bossMehndi'] }],
      hitLocations: [],
      dice: [1, 1, 1],
    }).end();
    expect(t.log('survivorAttacked')[0]?.speed.value).toBe(3);
  });
});
