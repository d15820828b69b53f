import { describe, expect, test } from 'vitest';
import type { BodyLocation } from '../../../../src/engine/showdown/terms';
import { type Placed, type Table, tinyFight } from '../kit';
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

/** Everybody at this moment before round 1. */
const at = (moment: 'depart' | 'showdownStart', survivors: Placed[]) =>
  tinyFight({
    survivors,
    set: (state) => {
      state.round = 0;
    },
  })
    .perform('moment', { moment, scope: {} })
    .end();

/** A monster attack of so many dice, all of them on 2+, for 2 damage. */
const struck = (placed: Partial<Placed>, dice: number[], set?: Table['set']) =>
  tinyFight({
    survivors: [{ at: 'H13', ...quiet, ...placed }],
    dice,
    ...(set === undefined ? {} : { set }),
  }).perform('monsterAttack', {
    target: 's1',
    profile: { speed: dice.length / 2, accuracy: 2, damage: 2 },
    scope: { card: { kind: 'ai', id: 'claw' }, target: 's1' },
    afterHit: [],
    beforeDamage: [],
    afterDamage: [],
  });

describe('Feather Shield', () => {
  /** Red, green and blue affinities, one each. */
  const grid = [
    ...['featherShield', 'whiteLionSkirt', 'boneAxe'],
    ...['lionSkinCloak', 'monsterGrease', null],
    ...['luckyCharm', 'catEyeCirclet', null],
  ];
  const hurt = (cards: (string | null)[], amount: number) =>
    tinyFight({ survivors: [{ at: 'A1', grid: cards, insanity: 5 }] })
      .perform('brainDamage', { survivor: 's1', amount })
      .end()
      .survivor('s1').insanity;

  test('SD-10.2 Feather Shield: with green, blue and red brain damage is 1 less, but at least 1', () => {
    expect(hurt(grid, 3)).toBe(3);
    expect(hurt(grid, 2)).toBe(4);
    expect(hurt(grid, 1)).toBe(4);
  });
  test('Feather Shield: not with a colour missing; no damage stays none', () => {
    expect(hurt([...grid.slice(0, 6), null, null, null], 3)).toBe(2);
    expect(hurt(grid, 0)).toBe(5);
  });
});

describe('phoenix armour', () => {
  test('Phoenix Gauntlet and Faulds: +1 insanity each on departing', () => {
    const t = at('depart', [{ at: null, grid: ['phoenixGauntlet', 'phoenixFaulds'] }, { at: null }]);
    expect(t.state.survivors.map((s) => s.insanity)).toEqual([2, 0]);
  });
  const helm = [
    ...['phoenixHelm', 'whiteLionSkirt', 'boneAxe'],
    ...['rawhideVest', null, null],
    ...['firstAidKit', 'monsterGrease', null],
  ];
  test('Phoenix Helm: insane at the start, with its affinities, +1 evasion token', () => {
    expect(at('showdownStart', [{ at: 'A1', insanity: 3, grid: helm }]).survivor('s1').tokens).toEqual({
      evasion: 1,
    });
    expect(at('showdownStart', [{ at: 'A1', insanity: 2, grid: helm }]).survivor('s1').tokens).toEqual({});
    const apart = [...helm.slice(0, 3), null, ...helm.slice(4)];
    expect(at('showdownStart', [{ at: 'A1', insanity: 3, grid: apart }]).survivor('s1').tokens).toEqual({});
  });
  test('Phoenix Greaves: +2 movement while insane', () => {
    const reach = (insanity: number, space: string) => {
      const t = tinyFight({ survivors: [{ at: 'A1', ...quiet, insanity, grid: ['phoenixGreaves'] }] });
      t.perform('act', { survivor: 's1' });
      const there = t.options.includes(space);
      t.answer('endAct').end();
      return there;
    };
    expect([reach(3, 'A8'), reach(3, 'A9'), reach(2, 'A7')]).toEqual([true, false, false]);
    expect(reach(2, 'A6')).toBe(true);
  });
});

describe('Phoenix Plackart', () => {
  const grid = [...[null, 'whiteLionHelm', null], ...['firstAidKit', 'phoenixPlackart', 'boneAxe']];
  const joined = [null, 'rawhideHeadband', null, ...grid.slice(3)];
  const bodies = (t: ReturnType<typeof struck>) => t.log('damaged').map((e) => [e.location, e.amount]);
  const [body, legs]: BodyLocation[] = ['body', 'legs'];

  test('SD-9.1 Phoenix Plackart: insane, with its three edges, the first hit becomes 1 brain damage', () => {
    const t = struck({ grid: joined, insanity: 4 }, [5, 5, 3, 6]);
    t.answer('body').end();
    expect(bodies(t)).toEqual([
      ['brain', 1],
      [legs, 2],
    ]);
    expect(t.survivor('s1').insanity).toBe(3);
  });
  test('Phoenix Plackart: only the first of the round', () => {
    const t = struck({ grid: joined, insanity: 9 }, [5, 3], (state) => {
      const plackart = state.survivors[0]?.grid[4];
      plackart?.used.push('round:hitSuffered:0');
    }).end();
    expect(bodies(t)).toEqual([[body, 2]]);
  });
  test('SD-8.2 Phoenix Plackart: a hit without damage stays one', () => {
    const t = tinyFight({ survivors: [{ at: 'H13', ...quiet, insanity: 4, grid: joined }], dice: [5, 3] });
    t.perform('monsterAttack', {
      target: 's1',
      profile: { speed: 1, accuracy: 2, damage: null },
      scope: { card: { kind: 'ai', id: 'claw' }, target: 's1' },
      afterHit: [],
      beforeDamage: [],
      afterDamage: [],
    }).end();
    expect(bodies(t)).toEqual([]);
    expect(t.survivor('s1').insanity).toBe(4);
  });
  test('Phoenix Plackart: not sane, nor with an edge apart', () => {
    expect(bodies(struck({ grid: joined, insanity: 2 }, [5, 3]).end())).toEqual([[body, 2]]);
    expect(bodies(struck({ grid, insanity: 4 }, [5, 3]).end())).toEqual([[body, 2]]);
  });
});

describe('Charge', () => {
  const set = ['phoenixHelm', 'phoenixPlackart', 'phoenixGauntlet', 'phoenixFaulds', 'phoenixGreaves'];
  const charge = (placed: Partial<Placed>, dice: number[], grid = set) =>
    tinyFight({
      survivors: [{ at: 'C11', ...quiet, grid, ...placed }],
      dice,
      monster: { hitLocations: ['beastsKnee'], ai: ['claw', 'chomp'] },
    }).perform('act', { survivor: 's1' });

  test('Phoenix set, Charge: straight as far as it goes, then an attack with 1 strength for each space', () => {
    const t = charge({}, [8, 1, 2]);
    t.answer('use:phoenix:charge');
    expect(t.question).toBe('choosePounce');
    t.answer('E');
    expect(t.at('s1')).toBe('G11');
    t.answer('attack:fistAndTooth').end();
    expect(t.log('woundAttempted')[0]?.strength.value).toBe(4);
  });
  test('Charge: as far as movement goes; out of reach there is no attack', () => {
    const t = charge({}, []);
    t.answers('use:phoenix:charge', 'S').end();
    expect(t.at('s1')).toBe('C16');
    expect(t.log('survivorAttacked')).toEqual([]);
  });
  test('Charge: insane greaves carry it 7 spaces', () => {
    const t = charge({ insanity: 3 }, []);
    t.answers('use:phoenix:charge', 'S').end();
    expect(t.at('s1')).toBe('C18');
  });
  test('Charge: it costs movement and activation, and the whole set', () => {
    const walked = charge({}, []);
    walked.answer('C12').end();
    const four = charge({}, [], set.slice(0, 4));
    expect(four.options).not.toContain('use:phoenix:charge');
    four.answer('endAct').end();
  });
  test('Charge: an axe that is cumbersome costs nothing more', () => {
    const t = charge({}, [6, 1, 2], [...set, 'boneClub']);
    t.answers('use:phoenix:charge', 'E', 'attack:g6').end();
    expect(t.log('woundAttempted')[0]?.strength.value).toBe(9);
  });
});

describe('Bloom Sphere', () => {
  const grid = ['lionSkinCloak', 'bloomSphere', 'catEyeCirclet'];
  const lines: Parameters<typeof pick>[0] = [{ among: 'survivor', pick: 'closest' }];
  function pick(
    list: { among: 'survivor'; pick: 'closest' | 'all' }[],
    dice: number[],
    others: Placed[] = [{ at: 'H20', ...quiet }],
    set?: Table['set'],
  ) {
    return tinyFight({
      survivors: [{ at: 'H14', ...quiet, grid }, ...others],
      dice,
      ...(set === undefined ? {} : { set }),
    }).perform('pickTarget', { lines: list, scope: { card: { kind: 'ai', id: 'claw' } } });
  }
  const picked = (t: ReturnType<typeof pick>) =>
    t
      .end()
      .log('targetPicked')
      .map((e) => e.survivor);

  test('SD-6.5 Bloom Sphere: picked, on 6 or more the monster picks again without its owner', () => {
    expect(picked(pick(lines, [6]))).toEqual(['s1', 's2']);
  });
  test('Bloom Sphere: not on 5, and not when another is picked', () => {
    expect(picked(pick(lines, [5]))).toEqual(['s1']);
    expect(picked(pick(lines, [], [{ at: 'H13', ...quiet }]))).toEqual(['s2']);
  });
  test('SD-6.4 Bloom Sphere: with nobody else there is no target', () => {
    expect(picked(pick(lines, [10], []))).toEqual(['s1', null]);
  });
  test('SD-6.6 Bloom Sphere: also when picked for the token, which is gone by then', () => {
    const t = pick(lines, [6], [{ at: 'H20', ...quiet }], (state) => {
      state.priority = { holder: 's1', permanent: true };
    });
    expect(picked(t)).toEqual(['s1', 's2']);
    expect(t.state.priority?.holder).toBe('s1');
  });
  test('SD-6.13 Bloom Sphere: picked with others, only its owner is left out', () => {
    const t = pick([{ among: 'survivor', pick: 'all' }], [6]);
    expect(picked(t)).toEqual(['s1', 's2', 's2']);
  });
});

describe('Feather Mantle', () => {
  const fly = (others: Placed[] = [], grid = ['featherMantle'], spaces = 5) =>
    tinyFight({ survivors: [{ at: 'H13', ...quiet, grid }, ...others] }).perform('knockback', {
      survivor: 's1',
      spaces,
      from: null,
    });

  test('SD-11.9 Feather Mantle: a knockback may be up to 3 spaces shorter', () => {
    const t = fly();
    expect(t.question).toBe('softenKnockback');
    expect(t.options).toEqual(['land:5', 'land:4', 'land:3', 'land:2']);
    t.answer('land:2').end();
    expect(t.at('s1')).toBe('H15');
  });
  test('SD-11.4 Feather Mantle: nobody is hurt on the way, unless it is wanted', () => {
    const soft = fly([{ at: 'H14', ...quiet }]);
    expect(soft.options).toEqual(['land:5', 'land:4', 'land:3', 'land:2', 'asUsual']);
    soft.answer('land:5').end();
    expect(soft.at('s1')).toBe('H18');
    expect(soft.log('collided')).toEqual([]);
    const hard = fly([{ at: 'H14', ...quiet }])
      .answer('asUsual')
      .end();
    expect(hard.log('collided')).toHaveLength(2);
  });
  test('SD-11.5 Feather Mantle: ending on another survivor it is placed aside without a collision', () => {
    const t = fly([{ at: 'H15', ...quiet }]);
    t.answers('land:2', 'G15').end();
    expect(t.at('s1')).toBe('G15');
    expect(t.log('collided')).toEqual([]);
  });
  test('SD-11.6 Feather Mantle: it may stop short of a wall, if it is near enough', () => {
    const wall = { tiles: [{ card: 'stoneColumns', at: ['H17'] }] };
    const t = tinyFight({ survivors: [{ at: 'H13', ...quiet, grid: ['featherMantle'] }], ...wall }).perform(
      'knockback',
      { survivor: 's1', spaces: 5, from: null },
    );
    expect(t.options).toEqual(['land:3', 'land:2']);
    t.answer('land:3').end();
    expect(t.log('collided')).toEqual([]);
    const near = { tiles: [{ card: 'stoneColumns', at: ['H15'] }] };
    const hit = tinyFight({ survivors: [{ at: 'H13', ...quiet, grid: ['featherMantle'] }], ...near }).perform(
      'knockback',
      { survivor: 's1', spaces: 5, from: null },
    );
    expect(hit.end().log('collided')).toHaveLength(1);
  });
  test('Feather Mantle: nobody without it is asked', () => {
    const t = fly([], ['boneAxe']);
    expect(t.end().at('s1')).toBe('H18');
  });
});

describe('Hours Ring', () => {
  const perform = (effects: { do: string; [key: string]: unknown }[]) =>
    tinyFight({ survivors: [{ at: 'A1', grid: ['hoursRing'] }] })
      .perform('perform', { effects, scope: { card: { kind: 'rule', id: 'SD-16.1' }, owner: 's1' } })
      .end()
      .survivor('s1');

  test('Hours Ring: no tokens, good or bad, nor bleeding', () => {
    expect(perform([{ do: 'token', who: 'owner', token: 'strength', by: 1 }]).tokens).toEqual({});
    expect(perform([{ do: 'token', who: 'owner', token: 'speed', by: 1, take: true }]).tokens).toEqual({});
    expect(perform([{ do: 'bleed', who: 'owner', tokens: 2 }]).bleeding).toBe(0);
  });
  test('SD-18.3 Hours Ring: no hunt experience and no weapon level', () => {
    const t = tinyFight({
      survivors: [
        { at: 'A1', grid: ['hoursRing'], weaponType: 'axe', woundedWith: ['axe'] },
        { at: 'A2', weaponType: 'axe', woundedWith: ['axe'] },
      ],
      set: (state) => {
        state.outcome = 'victory';
      },
    })
      .perform('aftermath', {})
      .end();
    expect(t.state.survivors.map((s) => [s.huntExperience, s.weaponLevel])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});

describe('Arc Bow', () => {
  const joined = [
    'whiteLionSkirt',
    'arcBow',
    'monsterGrease',
    null,
    null,
    null,
    'luckyCharm',
    'catEyeCirclet',
  ];
  const reaches = (at: string, grid: (string | null)[]) => {
    const t = tinyFight({ survivors: [{ at, ...quiet, grid }] }).perform('act', { survivor: 's1' });
    const id = t.gear('s1', 'arcBow')?.id;
    const found = t.options.includes(`attack:${id}`);
    t.answer('endAct').end();
    return found;
  };
  test('SD-14.1 Arc Bow: range 6; 2 more with its red and green edges and a blue affinity', () => {
    expect([reaches('B11', ['arcBow']), reaches('A11', ['arcBow'])]).toEqual([true, false]);
    expect(reaches('A11', joined)).toBe(true);
    expect(reaches('A11', joined.slice(0, 6))).toBe(false);
    expect([reaches('H19', joined), reaches('H20', joined), reaches('H21', joined)]).toEqual([
      true,
      true,
      false,
    ]);
  });
  test('Arc Bow: slow and cumbersome', () => {
    const t = attack({
      attacker: { at: 'C11', grid: ['arcBow'], tokens: { speed: 2 } },
      weapon: 'g1',
      hitLocations: ['beastsKnee'],
      dice: [6, 2],
    }).end();
    expect(t.log('woundAttempted')[0]?.strength.value).toBe(9);
    const moved = tinyFight({ survivors: [{ at: 'C11', ...quiet, grid: ['arcBow'] }] });
    moved.perform('act', { survivor: 's1' }).answer('C12').end();
    expect(moved.log('survivorAttacked')).toEqual([]);
  });
});

describe('Bird Bread', () => {
  const eat = (die: number) =>
    tinyFight({
      survivors: [{ at: 'A1', survival: 3, survivalUsed: ['dash', 'surge'], grid: ['birdBread', 'cloth'] }],
      dice: [{ purpose: 'birdBread', value: die }],
    })
      .perform('act', { survivor: 's1' })
      .answers('use:g1:eat', 'endAct')
      .end();
  test('Bird Bread: eaten, 1 armour everywhere and the priority target token', () => {
    const t = eat(2);
    expect(Object.values(t.survivor('s1').wear).map((w) => w.armour)).toEqual([1, 1, 1, 1, 1]);
    expect(t.state.priority?.holder).toBe('s1');
    expect(t.survivor('s1').survival).toBe(3);
    expect(t.gear('s1', 'birdBread')).toBeUndefined();
  });
  test('Bird Bread: on a 1 all survival is lost', () => {
    expect(eat(1).survivor('s1').survival).toBe(0);
  });
});

describe('Crest Crown', () => {
  test('Crest Crown: insane, the whole hit location deck is shuffled, discards and all', () => {
    const t = tinyFight({
      survivors: [{ at: 'A1', ...quiet, insanity: 3, grid: ['crestCrown'] }],
      monster: { hitLocations: ['beastsEar'], hitLocationDiscard: ['beastsKnee', 'beastsBack'] },
    }).perform('act', { survivor: 's1' });
    t.answers('use:g1:shuffle', 'endAct').end();
    expect(t.monster.hitLocations.discard).toEqual([]);
    expect([...t.monster.hitLocations.deck].sort()).toEqual(['beastsBack', 'beastsEar', 'beastsKnee']);
  });
  test('Crest Crown: not sane', () => {
    const t = tinyFight({ survivors: [{ at: 'A1', ...quiet, insanity: 2, grid: ['crestCrown'] }] });
    t.perform('act', { survivor: 's1' });
    expect(t.options.filter((key) => key.startsWith('use'))).toEqual([]);
    t.answer('endAct').end();
  });
  const grid = [
    ...['luckyCharm', 'rawhideHeadband', null],
    ...['whiteLionSkirt', 'crestCrown', null],
    ...['catEyeCirclet', 'rawhideVest', null],
  ];
  test('Crest Crown: with its edges joined, on departing +1 insanity and 1 survival for each blue affinity', () => {
    const t = at('depart', [{ at: null, survival: 0, grid, affinities: { blue: 1 } }]);
    expect(t.survivor('s1')).toMatchObject({ insanity: 1, survival: 3 });
  });
  test("SD-16.2 Crest Crown: one's own affinities count for each of it, of its colour alone", () => {
    const survival = (affinities: Partial<Record<'red' | 'green' | 'blue', number>>) =>
      at('depart', [{ at: null, survival: 0, grid, affinities }]).survivor('s1').survival;
    expect([survival({}), survival({ blue: 2 }), survival({ red: 3, green: 1 })]).toEqual([2, 4, 2]);
  });
  test("SD-16.3 Crest Crown: one's own affinities join none of its edges", () => {
    const apart = { grid: [...grid.slice(0, 7), null, null], affinities: { blue: 3 } };
    expect(at('depart', [{ at: null, survival: 0, ...apart }]).survivor('s1').survival).toBe(0);
  });
  test('Crest Crown: with Vestiphobia a card of the body has no affinity to count', () => {
    const cards = [
      ...[null, 'rawhideHeadband', 'leatherCuirass'],
      ...['whiteLionSkirt', 'crestCrown', 'scrapSword'],
      ...[null, 'featherShield', null],
    ];
    const survival = (disorders: string[]) =>
      at('depart', [{ at: null, survival: 0, grid: cards, disorders }]).survivor('s1').survival;
    expect([survival([]), survival(['vestiphobia'])]).toEqual([3, 2]);
  });
  test('Crest Crown: nothing with an edge apart', () => {
    const t = at('depart', [{ at: null, survival: 0, grid: [...grid.slice(0, 7), null, null] }]);
    expect(t.survivor('s1')).toMatchObject({ insanity: 0, survival: 0 });
  });
});

test('SD-16.5 Hours Ring: "other" gear gained beside it is archived', () => {
  const gain = (grid: string[]) =>
    tinyFight({ survivors: [{ at: 'A1', grid }] })
      .perform('gainGear', { survivor: 's1', card: 'butcherCleaver' })
      .end()
      .gear('s1', 'butcherCleaver');
  expect(gain(['hoursRing'])).toBeUndefined();
  expect(gain(['boneAxe'])).toBeDefined();
});
