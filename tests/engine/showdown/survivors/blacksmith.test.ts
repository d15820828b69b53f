import { describe, expect, test } from 'vitest';
import { armourOf } from '../../../../src/engine/showdown/gearGrid';
import { gridComplaint } from '../../../../src/engine/showdown/gridRules';
import { survivorNumber } from '../../../../src/engine/showdown/numbers';
import { LOCATIONS } from '../../../../src/engine/showdown/terms';
import { weaponOf } from '../../../../src/engine/showdown/weapons';
import { CONTENT, type Placed, type TinyFight, tinyFight } from '../kit';
import { attack } from './attack';

const quiet = { survival: 0 };

const run = (t: TinyFight) => ({ state: t.state, content: CONTENT, emit: () => undefined });

/** A number of the first survivor with this grid, for an attack with this weapon. */
function number(grid: (string | null)[], stat: 'movement' | 'accuracy', weapon?: string): number {
  const t = tinyFight({ survivors: [{ at: 'A1', grid }] });
  const s1 = t.survivor('s1');
  const keywords = weapon === undefined ? undefined : weaponOf(run(t), s1, weapon)?.keywords;
  return survivorNumber(run(t), s1, stat, keywords === undefined ? {} : { weapon: keywords });
}

const SET = [
  ...[null, 'lanternHelm', null],
  ...['lanternMail', 'lanternCuirass', 'lanternGauntlets'],
  ...[null, 'lanternGreaves', null],
];

describe('early iron', () => {
  const swing = (grid: string[], dice: number[]) =>
    attack({ attacker: { grid }, weapon: 'g1', hitLocations: ['beastsKnee'], dice }).end();

  test('Lantern Sword: a 1 among the dice cancels all hits and ends the attack', () => {
    const t = swing(['lanternSword'], [10, 9, 1]);
    expect(t.log('hitLocationsDrawn')).toEqual([]);
    expect(t.log('nothingHappened').map((e) => e.why)).toEqual(['earlyIron']);
    expect(t.state.attacks).toEqual([]);
  });
  test('Lantern Sword: no 1, no harm: a 2 misses and the others hit; sharp adds a d10', () => {
    const t = swing(['lanternSword'], [6, 2, 2, 2, 3]);
    expect(t.log('nothingHappened')).toEqual([]);
    expect(t.log('woundAttempted').map((e) => [e.dice, e.strength.value])).toEqual([[[2, 3], 6]]);
  });
  test('a 1 does nothing of it for other weapons', () => {
    expect(swing(['scrapSword'], [6, 1, 2]).log('woundAttempted')).toHaveLength(1);
  });
  test('Lantern Dagger: paired, the twin’s dice count, and its 1 as well', () => {
    const t = swing(['lanternDagger', 'lanternDagger'], [8, 8, 8, 1]);
    expect(t.log('survivorAttacked')[0]?.dice).toEqual([8, 8, 8, 1]);
    expect(t.log('hitLocationsDrawn')).toEqual([]);
  });
  test('Ring Whip: from two spaces away, 1 among its dice: nothing', () => {
    const far: Placed = { at: 'F11', grid: ['ringWhip'] };
    const t = attack({ attacker: far, weapon: 'g1', hitLocations: [], dice: [1, 7] }).end();
    expect(t.log('survivorAttacked')[0]).toMatchObject({ hits: 1 });
    expect(t.log('hitLocationsDrawn')).toEqual([]);
  });
});

describe('blacksmith weapons', () => {
  test('Dragon Slayer: one die, sharp, devastating: two wounds; frail at a super-dense place', () => {
    const t = attack({
      attacker: { grid: ['dragonSlayer'], tokens: { speed: 3 } },
      weapon: 'g1',
      hitLocations: ['beastsKnee'],
      dice: [6, 2, 1],
    }).end();
    expect(t.log('woundAttempted')[0]?.strength.value).toBe(10);
    expect(t.monster.wounds).toHaveLength(2);
  });
  test('Lantern Glaive: an axe as well as a spear, with reach 2', () => {
    const t = attack({
      attacker: { at: 'F11', grid: ['lanternGlaive'] },
      weapon: 'g1',
      hitLocations: ['beastsKnee'],
      dice: [6, 2, 4, 3],
    }).end();
    expect(t.survivor('s1').woundedWith).toEqual(expect.arrayContaining(['axe', 'spear']));
  });
  test('Perfect Slayer: slow, unless in a frenzy', () => {
    const dice = (frenzy: number, rolled: number[]) =>
      attack({
        attacker: { grid: ['perfectSlayer'], frenzy },
        weapon: 'g1',
        hitLocations: [],
        dice: rolled,
      }).end();
    expect(dice(0, [2]).log('survivorAttacked')[0]?.dice).toEqual([2]);
    expect(dice(1, [2, 2, 2]).log('survivorAttacked')[0]?.dice).toEqual([2, 2, 2]);
  });
  test('Perfect Slayer: −2 movement', () => {
    expect(number(['perfectSlayer'], 'movement')).toBe(3);
  });
  test('Perfect Slayer: irreplaceable, archived when its owner dies; a Lantern Sword stays', () => {
    const t = tinyFight({
      survivors: [
        { at: 'A1', ...quiet, grid: ['perfectSlayer', 'lanternSword'] },
        { at: 'A22', ...quiet },
      ],
    })
      .perform('killSurvivor', { survivor: 's1', why: 'bledOut' })
      .end();
    expect(t.gear('s1', 'perfectSlayer')).toBeUndefined();
    expect(t.gear('s1', 'lanternSword')).toBeDefined();
  });
});

describe('blacksmith shields', () => {
  const everywhere = (grid: string[]) =>
    LOCATIONS.map((place) =>
      armourOf({ content: CONTENT }, tinyFight({ survivors: [{ at: 'A1', grid }] }).survivor('s1'), place),
    );

  test('SD-16.4 Beacon Shield: 2 armour everywhere; Scrap Shield: 1', () => {
    expect(everywhere(['beaconShield'])).toEqual([2, 2, 2, 2, 2]);
    expect(everywhere(['scrapShield'])).toEqual([1, 1, 1, 1, 1]);
  });
  test.each([
    ['beaconShield', 2],
    ['scrapShield', 1],
  ])('SD-8.4 %s: its block', (card, block) => {
    const t = tinyFight({ survivors: [{ at: 'A1', ...quiet, grid: [card] }] }).perform('act', {
      survivor: 's1',
    });
    t.answer('use:g1:block');
    expect(t.survivor('s1').block).toBe(block);
    t.answer('endAct').end();
  });
});

describe('lantern armour', () => {
  const joined = [null, 'lanternHelm', null, null, 'lanternCuirass'];
  const apart = ['lanternHelm', null, null, null, 'lanternCuirass'];

  test('Lantern Helm: with its blue edge joined −1 accuracy, not without', () => {
    expect(number(joined, 'accuracy')).toBe(-1);
    expect(number(apart, 'accuracy')).toBe(0);
  });
  test('SD-15.4 Lantern Helm: with its blue edge joined its owner is deaf and can’t be encouraged', () => {
    const keys = (grid: (string | null)[]) => {
      const t = tinyFight({
        survivors: [
          { at: 'A1', survival: 1 },
          { at: 'A5', ...quiet, grid, standsAfter: 3 },
        ],
      }).perform('survivorsTurn', {});
      return t.state.decision?.interjections.map((o) => o.key);
    };
    expect(keys(joined)).toEqual([]);
    expect(keys(apart)).toEqual(['encourage:s1:s2']);
  });
  test('Lantern Cuirass: −2 movement; Lantern Greaves with all three edges joined +2', () => {
    expect(number(['lanternCuirass'], 'movement')).toBe(3);
    const below = [
      ...[null, 'lanternCuirass', null],
      ...['whiteLionSkirt', 'lanternGreaves', 'boneAxe'],
      ...[null, null, null],
    ];
    expect(number(below, 'movement')).toBe(5);
    expect(number([...below.slice(0, 3), null, ...below.slice(4)], 'movement')).toBe(3);
  });
  test('Lantern Gauntlets: +2 accuracy with clubs once the green edge is joined', () => {
    const grid = ['lanternMail', 'lanternGauntlets', null, 'boneClub', 'boneAxe'];
    const [club, axe] = ['g3', 'g4'];
    expect(number(grid, 'accuracy', club)).toBe(2);
    expect(number(grid, 'accuracy', axe)).toBe(0);
    expect(number([null, ...grid.slice(1)], 'accuracy', 'g2')).toBe(0);
  });
  const depart = (grid: (string | null)[]) => {
    const t = tinyFight({
      survivors: [{ at: null, grid }],
      set: (state) => {
        state.round = 0;
        for (const place of LOCATIONS) {
          const [s1] = state.survivors;
          if (s1 !== undefined) s1.wear[place].armour = armourOf({ content: CONTENT }, s1, place);
        }
      },
    })
      .perform('moment', { moment: 'depart', scope: {} })
      .end();
    return LOCATIONS.map((place) => t.survivor('s1').wear[place].armour);
  };
  test('Lantern Cuirass: on departing, all four edges joined, +3 where metal is worn; the set adds 1', () => {
    expect(depart(SET)).toEqual([9, 9, 9, 9, 9]);
  });
  test('Lantern Cuirass: not where something else is worn, nor with an edge apart', () => {
    const mixed = SET.map((card) => (card === 'lanternHelm' ? 'rawhideHeadband' : card));
    expect(depart(mixed)).toEqual([1, 8, 8, 8, 8]);
    const bottom = [...SET.slice(3, 9), null, null, null];
    expect(depart(bottom)).toEqual([0, 5, 5, 5, 5]);
  });
  test('Lantern set: clubs gain sharp, other weapons don’t; not with a piece missing', () => {
    const sharp = (grid: (string | null)[], card: string) => {
      const t = tinyFight({ survivors: [{ at: 'A1', grid }] });
      const id = t.gear('s1', card)?.id as string;
      return weaponOf(run(t), t.survivor('s1'), id)?.keywords.includes('sharp');
    };
    const armed = ['boneClub', ...SET.slice(1, 2), 'boneAxe', ...SET.slice(3)];
    expect(sharp(armed, 'boneClub')).toBe(true);
    expect(sharp(armed, 'boneAxe')).toBe(false);
    expect(sharp([...armed.slice(0, 7), null, null], 'boneClub')).toBe(false);
  });
});

describe('keywords of the grid', () => {
  const gear = (id: string, ...keywords: string[]) => ({ id, source: 'starting', keywords });
  const content = {
    gear: { ring: gear('ring', 'selfish'), eye: gear('eye', 'other'), stick: gear('stick', 'bone') },
  };
  test('selfish: not beside "other" gear', () => {
    expect(gridComplaint(['ring', null, 'eye'], content)).toBe('"ring" can\'t be carried with "eye"');
    expect(gridComplaint(['ring', 'stick'], content)).toBeNull();
    expect(gridComplaint(['stick', 'eye'], content)).toBeNull();
  });
});
