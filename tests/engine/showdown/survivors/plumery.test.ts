import { describe, expect, test } from 'vitest';
import { tinyFight } from '../kit';
import { attack } from './attack';

const quiet = { survival: 0 };

describe('extra attack dice', () => {
  const swing = (dice: number[], hitLocations = ['beastsKnee', 'beastsEar', 'beastsBack']) =>
    attack({ attacker: { grid: ['hollowSword'] }, weapon: 'g1', hitLocations, dice });

  test('Hollow Sword: a perfect hit brings one die more, and its hit counts', () => {
    const t = swing([10, 1, 1, 5]);
    expect(t.log('extraDiceRolled').map((e) => [e.dice, e.hits])).toEqual([[[5], 1]]);
    expect(t.options).toEqual(['beastsKnee', 'beastsEar']);
  });
  test('Hollow Sword: a miss among the extra dice is no hit', () => {
    const t = swing([10, 1, 1, 4, 2], ['beastsKnee']).end();
    expect(t.log('extraDiceRolled').map((e) => e.hits)).toEqual([0]);
    expect(t.log('hitLocationsDrawn')[0]?.cards).toEqual(['beastsKnee']);
  });
  test('Hollow Sword: a perfect hit of an extra die brings another; two at once bring two', () => {
    const t = swing([10, 10, 1, 10, 1, 5], []).end();
    expect(t.log('extraDiceRolled').map((e) => e.dice)).toEqual([[10, 1], [5]]);
  });
  test('Hollow Sword: none without a perfect hit, nor with another weapon', () => {
    expect(swing([9, 9, 9], []).end().log('extraDiceRolled')).toEqual([]);
    const fists = attack({ attacker: { grid: ['hollowSword'] }, hitLocations: [], dice: [10, 1] }).end();
    expect(fists.log('extraDiceRolled')).toEqual([]);
  });
  test('Sonic Tomahawk: one die more for a perfect hit', () => {
    const t = attack({
      attacker: { grid: ['sonicTomahawk'] },
      weapon: 'g1',
      hitLocations: [],
      dice: [10, 1, 1, 1],
    });
    expect(t.end().log('extraDiceRolled')).toHaveLength(1);
  });
});

describe('plumery weapons', () => {
  test('Sonic Tomahawk: with its red edge, two green and a blue affinity it is paired and savage', () => {
    const grid = [
      ...['lionSkinCloak', 'monsterGrease', 'skullHelm'],
      ...['whiteLionSkirt', 'sonicTomahawk', 'bonePickaxe'],
      ...['luckyCharm', 'catEyeCirclet', 'sonicTomahawk'],
    ];
    const t = attack({ attacker: { grid }, weapon: 'g5', hitLocations: [], dice: [2, 2, 2, 2, 2, 2] });
    expect(t.end().log('survivorAttacked')[0]?.dice).toHaveLength(6);
    const plain = attack({
      attacker: { grid: ['sonicTomahawk', 'sonicTomahawk'] },
      weapon: 'g1',
      hitLocations: [],
      dice: [2, 2, 2],
    });
    expect(plain.end().log('survivorAttacked')[0]?.dice).toHaveLength(3);
  });
  test('Hollowpoint Arrow: once, with a bow; a hit costs the monster 1 movement', () => {
    const shot = (die: number) =>
      attack({
        attacker: { at: 'C11', ...quiet, grid: ['hollowpointArrow', 'catGutBow'] },
        weapon: 'g1',
        hitLocations: [],
        dice: [die],
      }).end();
    expect(shot(6).monster.tokens).toEqual({ movement: -1 });
    expect(shot(5).monster.tokens).toEqual({});
    expect(shot(6).gear('s1', 'hollowpointArrow')?.used).toEqual(['showdown']);
    const bare = tinyFight({ survivors: [{ at: 'G11', ...quiet, grid: ['hollowpointArrow'] }] });
    bare.perform('act', { survivor: 's1' });
    expect(bare.options.filter((key) => key.startsWith('attack'))).toEqual(['attack:fistAndTooth']);
    bare.answer('endAct').end();
  });
});
