import { describe, expect, test } from 'vitest';
import { activeGear } from '../../../../src/engine/showdown/gearGrid';
import { CONTENT, type TinyFight, tinyFight } from '../kit';
import { act } from './acting';
import { attack } from './attack';

type Cards = readonly (string | null)[];

/** Keywords that the weapon with this card has in this grid, of the first copy. */
function words(cards: Cards, card: string): readonly string[] {
  const grid = Array.from({ length: 9 }, (_, i) => {
    const id = cards[i] ?? null;
    return id === null ? null : { id: `g${i + 1}`, card: id, used: [] };
  });
  return activeGear({ content: CONTENT }, { grid }).weapons.find((w) => w.card === card)?.keywords ?? [];
}
const strengths = (t: TinyFight) => t.log('woundAttempted').map((e) => e.strength.value);

describe('Blood Sheath', () => {
  test('Blood Sheath: a Rainbow Katana on its left loses frail and gains sharp', () => {
    expect(words(['rainbowKatana', 'bloodSheath'], 'rainbowKatana')).toEqual([
      ...['melee', 'katana', 'finesse', 'twoHanded'],
      'sharp',
    ]);
  });
  test.each([
    ['on its right', ['bloodSheath', 'rainbowKatana']],
    ['below', ['bloodSheath', null, null, 'rainbowKatana']],
    ['at the end of the row above', [null, null, 'rainbowKatana', 'bloodSheath']],
    ['two cells away', ['rainbowKatana', null, 'bloodSheath']],
  ])('Blood Sheath: not a katana %s', (_, cards) => {
    expect(words(cards, 'rainbowKatana')).toContain('frail');
    expect(words(cards, 'rainbowKatana')).not.toContain('sharp');
  });
  test('Blood Sheath: another weapon on its left stays as it is', () => {
    expect(words(['boneBlade', 'bloodSheath'], 'boneBlade')).toEqual(['melee', 'sword', 'bone', 'frail']);
  });
  test('Blood Sheath: the sheathed katana rolls a second die to wound and outlasts a super-dense place', () => {
    const t = attack({
      attacker: { grid: ['rainbowKatana', 'bloodSheath'] },
      weapon: 'g1',
      hitLocations: ['beastsKnee'],
      dice: [4, 1, 1, 1, 2, 3],
    }).end();
    expect(strengths(t)).toEqual([7]);
  });
  test('Blood Sheath: the katana is frail again when the sheath is gone (SD-16.3)', () => {
    const t = tinyFight({ survivors: [{ at: 'A1', grid: ['rainbowKatana', 'bloodSheath'] }] });
    const bare = t.survivor('s1').grid.map((gear) => (gear?.card === 'bloodSheath' ? null : gear));
    const [katana] = activeGear({ content: CONTENT }, { grid: bare }).weapons.filter(
      (w) => w.card === 'rainbowKatana',
    );
    expect(katana?.keywords).toContain('frail');
  });
});

describe('weapons of the crafter', () => {
  test('Rainbow Katana: deadly with its red edge joined and a green and a blue affinity anywhere', () => {
    const whole = [
      'leatherSkirt',
      'leatherCuirass',
      null,
      'roundLeatherShield',
      'leatherMask',
      'rainbowKatana',
    ];
    const without = (...gone: number[]) => whole.map((card, cell) => (gone.includes(cell) ? null : card));
    expect(words(whole, 'rainbowKatana')).toContain('deadly');
    expect(words(without(0), 'rainbowKatana')).not.toContain('deadly');
    expect(words(without(1), 'rainbowKatana')).not.toContain('deadly');
    const red = [...without(4, 5), null, 'rainbowKatana', 'scrapDagger', 'boneAxe'];
    expect(words(red, 'rainbowKatana')).not.toContain('deadly');
  });
  test.each([
    [5, 6, 4],
    [4, 5, 5],
  ])('Finger of God: with %i survival strength %i, %i+ to hit', (survival, strength, need) => {
    const grid = [
      ...['scrapDagger', 'leatherSkirt', 'leatherCuirass'],
      ...['fingerOfGod', 'roundLeatherShield', 'hunterWhip'],
    ];
    const t = attack({
      attacker: { grid, survival },
      weapon: 'g4',
      hitLocations: ['beastsKnee'],
      dice: [need, need - 1, 2],
    }).end();
    expect(strengths(t)).toEqual([strength]);
    expect(t.log('survivorAttacked')[0]).toMatchObject({ hits: 1 });
  });
  test('Finger of God: nothing without its three affinities; reach 2', () => {
    const t = attack({
      attacker: { at: 'F11', grid: ['fingerOfGod'], survival: 9 },
      weapon: 'g1',
      hitLocations: ['beastsKnee'],
      dice: [5, 4, 2],
    }).end();
    expect(strengths(t)).toEqual([5]);
    expect(t.log('survivorAttacked')[0]).toMatchObject({ hits: 1 });
  });
  test('Scrap Dagger: each perfect hit +2 strength for the rest of the attack', () => {
    const t = attack({
      attacker: { grid: ['scrapDagger'] },
      weapon: 'g1',
      hitLocations: ['beastsKnee', 'beastsFemur'],
      dice: [10, 10, 1, 2, 2],
    });
    t.answer('beastsKnee').end();
    expect(strengths(t)).toEqual([6, 6]);
  });
  test('Scrap Dagger: a plain hit adds nothing, nor does a perfect one with something else', () => {
    const plain = attack({
      attacker: { grid: ['scrapDagger'] },
      weapon: 'g1',
      hitLocations: ['beastsKnee'],
      dice: [9, 1, 1, 2],
    }).end();
    expect(strengths(plain)).toEqual([2]);
    const other = attack({
      attacker: { grid: ['scrapDagger'] },
      hitLocations: ['beastsKnee'],
      dice: [10, 1, 2],
    });
    expect(strengths(other.end())).toEqual([0]);
  });
  test('Skullcap Hammer: a perfect hit slows the monster to the end of its turn, once a round', () => {
    const t = attack({
      attacker: { grid: ['skullcapHammer'] },
      weapon: 'g1',
      hitLocations: [],
      dice: [10, 10],
    }).end();
    expect(t.monster.modifiers).toEqual([
      { stat: 'speed', by: -1, until: 'monsterTurn', source: 'skullcapHammer' },
    ]);
  });
  test('Skullcap Hammer: its monster attacks with one die less in its turn, and after that as before', () => {
    const t = tinyFight({
      monster: {
        ai: ['claw', 'claw'],
        modifiers: [{ stat: 'speed', by: -1, until: 'monsterTurn', source: 'skullcapHammer' }],
      },
      survivors: [{ at: 'H13', survival: 0 }],
      dice: [1],
      set: (state) => {
        state.priority = { holder: 's1', permanent: false };
      },
    }).perform('monsterTurn', {});
    t.passAll().end();
    expect(t.log('monsterAttacked').map((e) => e.speed.value)).toEqual([1]);
    expect(t.monster.modifiers).toEqual([]);
  });
  test('Zanbato: slow, one die; devastating with its red edge joined and a green affinity', () => {
    const slow = attack({ attacker: { grid: ['zanbato'] }, weapon: 'g1', hitLocations: [], dice: [1] }).end();
    expect(slow.log('survivorAttacked')[0]?.dice).toHaveLength(1);
    const grid = [...['scrapDagger', 'leatherSkirt', null], ...['zanbato', 'roundLeatherShield', null]];
    const t = attack({ attacker: { grid }, weapon: 'g3', hitLocations: ['beastsKnee'], dice: [6, 2] });
    t.end();
    expect(t.monster.wounds).toHaveLength(2);
    const less = attack({
      attacker: { grid: ['scrapDagger', null, null, 'zanbato'] },
      weapon: 'g2',
      hitLocations: ['beastsKnee'],
      dice: [6, 2],
    }).end();
    expect(less.monster.wounds).toHaveLength(1);
  });
  test('Scrap Bone Spear: adjacent only', () => {
    const t = act(['scrapBoneSpear'], {}, { at: 'F11' });
    expect(t.options).not.toContain('attack:g1');
    t.answer('endAct').end();
  });
});
