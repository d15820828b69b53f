import { describe, expect, test } from 'vitest';
import type { Survivor } from '../../../../src/engine/showdown/state';
import { type Placed, type Table, tinyFight } from '../kit';

/** A fight that has just been decided. */
const over = (outcome: 'victory' | 'defeat', survivors: Placed[], table: Partial<Table> = {}) =>
  tinyFight({
    ...table,
    survivors,
    set: (state) => {
      state.outcome = outcome;
      state.basicResources = ['monsterBone', 'skull', 'monsterHide', 'brokenLantern', 'loveJuice'];
      state.monsterResources = ['lionClaw', 'whiteFur', 'sinew', 'curiousHand', 'eyeOfCat'];
      table.set?.(state);
    },
  });

const wear = (patch: Partial<Survivor['wear']['head']>) => ({
  armour: 0,
  light: false,
  heavy: false,
  ...patch,
});

describe('SD-18.1 the end', () => {
  test('SD-18.1 victory when the monster is defeated: the fight ends at once, whatever is under way', () => {
    const fight = tinyFight({
      monster: { ai: [], aiDiscard: [] },
      survivors: [{ at: 'H13' }],
      set: (state) => {
        state.monster.ai = { deck: [], discard: [] };
      },
    }).perform('woundMonster', { wounds: 3, by: 's1' });
    fight.end();
    expect(fight.state.outcome).toBe('victory');
    expect(fight.log('monsterDefeated')).toMatchObject([{ why: 'wounded' }]);
  });

  test('SD-18.1 defeat when the last survivor is dead; not while one lives', () => {
    const both = [{ at: 'H13' }, { at: 'A1' }];
    const one = tinyFight({ survivors: both }).perform('killSurvivor', { survivor: 's1', why: 'bledOut' });
    one.end();
    expect(one.state.outcome).toBeNull();
    const last = tinyFight({
      survivors: [{ at: 'H13' }, { at: null, status: 'dead' }],
    }).perform('killSurvivor', { survivor: 's1', why: 'bledOut' });
    last.end();
    expect(last.state.outcome).toBe('defeat');
  });

  test('SD-3.1 a survivor who is gone is alive, but nobody is left to fight', () => {
    const fight = tinyFight({
      survivors: [{ at: 'H13' }, { at: null, status: 'gone' }],
    }).perform('killSurvivor', { survivor: 's1', why: 'bledOut' });
    fight.end();
    expect(fight.state.outcome).toBe('defeat');
  });
});

describe('SD-18.2 the table is cleared', () => {
  test('SD-18.2 tokens go, armour refills, boxes clear; permanent injuries stay, those of the showdown end', () => {
    const fight = over(
      'victory',
      [
        {
          at: 'A1',
          grid: ['cloth'],
          tokens: { strength: 2 },
          bleeding: 3,
          frenzy: 1,
          block: 1,
          standsAfter: 4,
          hiddenBy: ['t1'],
          doomedBy: ['cleverPloy'],
          brainLight: true,
          ignoresInjury: true,
          modifiers: [{ stat: 'strength', by: 1, until: 'round', source: 'x' }],
          injuries: ['brokenArm', 'slashedBack', 'deaf'],
          wear: {
            head: wear({ heavy: true }),
            arms: wear({ light: true, heavy: true }),
            body: wear({ light: true }),
            waist: wear({}),
            legs: wear({}),
          },
        },
      ],
      {
        monster: { tokens: { damage: 1 } },
        set: (state) => {
          state.priority = { holder: 's1', permanent: true };
        },
      },
    ).perform('aftermath', {});
    fight.end();
    const survivor = fight.survivor('s1');
    expect(survivor).toMatchObject({
      tokens: {},
      modifiers: [],
      bleeding: 0,
      frenzy: 0,
      block: 0,
      standsAfter: null,
      hiddenBy: [],
      doomedBy: [],
      brainLight: false,
      ignoresInjury: false,
      injuries: ['brokenArm', 'deaf'],
    });
    expect(survivor.wear.waist).toEqual(wear({ armour: 1 }));
    expect(survivor.wear.head).toEqual(wear({}));
    expect(survivor.wear.arms).toEqual(wear({}));
    expect(fight.monster.tokens).toEqual({});
    expect(fight.state.priority).toBeNull();
  });

  test('SD-18.2 the cards of an attack that the end cuts short go to the discards', () => {
    const fight = over('victory', [{ at: 'H13' }], {
      monster: { hitLocations: ['beastsKnee'], hitLocationDiscard: [] },
      set: (state) => {
        state.attacks = [
          {
            survivor: 's1',
            weapon: 'fistAndTooth',
            ended: false,
            cards: ['beastsBack'],
            current: 'beastsEar',
            blindSpot: false,
            anywhere: false,
            perfectHits: 0,
            criticals: 0,
            extraDice: 0,
            skills: [],
            selected: 0,
            undrawn: 0,
            bonus: [],
            breaks: false,
            by: null,
          },
        ];
        state.monster.trap = 'cleverPloy';
      },
    }).perform('aftermath', {});
    fight.end();
    expect([...fight.monster.hitLocations.discard].sort()).toEqual(['beastsBack', 'beastsEar', 'cleverPloy']);
    expect(fight.state.attacks).toEqual([]);
  });

  test('SD-18.2 disemboweled: dead when nobody else is alive, carried home when somebody is', () => {
    const alone = over('victory', [
      { at: 'A1', injuries: ['disemboweled'] },
      { at: null, status: 'dead' },
    ]);
    alone.perform('aftermath', {}).end();
    expect(alone.survivor('s1')).toMatchObject({ status: 'dead', space: null, huntExperience: 0 });
    expect(alone.log('survivorDied')).toMatchObject([{ survivor: 's1', why: 'alone' }]);
    expect(alone.state.records[0]).toMatchObject({ dead: true });
    const carried = over('victory', [
      { at: 'A1', injuries: ['disemboweled'] },
      { at: null, status: 'gone' },
    ]);
    carried.perform('aftermath', {}).end();
    expect(carried.survivor('s1')).toMatchObject({ status: 'alive', injuries: [] });
  });
});

describe('SD-18.3 victory', () => {
  test('SD-18.3 four basic and four lion resources from the tops of the decks, beside what was gained, also by the dead', () => {
    const fight = over('victory', [
      { at: 'A1', resources: ['iron'] },
      { at: null, status: 'dead', resources: ['lionTail'] },
    ]).perform('aftermath', {});
    fight.end();
    expect(fight.state.rewards).toEqual([
      ...['iron', 'lionTail'],
      ...['monsterBone', 'skull', 'monsterHide', 'brokenLantern'],
      ...['lionClaw', 'whiteFur', 'sinew', 'curiousHand'],
    ]);
    expect(fight.state.basicResources).toEqual(['loveJuice']);
    expect(fight.state.survivors.flatMap((s) => s.resources)).toEqual([]);
    // Drawn rewards are nobody's gain in the fight: nothing happens to anyone's insanity.
    expect(fight.survivor('s1').insanity).toBe(0);
    expect(fight.log('unlocked')).toMatchObject([{ source: 'catarium' }]);
  });

  test('SD-18.3 a deck that runs out gives what it has', () => {
    const fight = over('victory', [{ at: 'A1' }], {
      set: (state) => {
        state.basicResources = ['skull'];
        state.monsterResources = [];
      },
    }).perform('aftermath', {});
    fight.end();
    expect(fight.state.rewards).toEqual(['skull']);
  });

  test('SD-18.3 hunt experience for the living; a weapon level for wounding with the chosen type', () => {
    const fight = over('victory', [
      { at: 'A1', weaponType: 'katar', weaponLevel: 2, woundedWith: ['melee', 'katar'], huntExperience: 3 },
      { at: 'B1', weaponType: 'axe', weaponLevel: 2, woundedWith: ['melee', 'katar'] },
      { at: null, status: 'gone' },
      { at: null, status: 'dead', weaponType: 'katar', woundedWith: ['katar'] },
    ]).perform('aftermath', {});
    fight.end();
    expect(fight.state.survivors.map((s) => [s.huntExperience, s.weaponLevel])).toEqual([
      [4, 3],
      [1, 2],
      [1, 0],
      [0, 0],
    ]);
  });
});

describe('SD-18.3 defeat', () => {
  const dead = (grid: string[]): Placed => ({ at: null, status: 'dead', grid, resources: ['iron'] });

  test('SD-18.3 what was carried is lost, nothing is drawn, nobody gains experience', () => {
    const fight = over('defeat', [dead([])], { dice: [{ purpose: 'defeat', value: 5 }] });
    fight.perform('aftermath', {}).end();
    expect(fight.state.rewards).toEqual([]);
    expect(fight.survivor('s1').resources).toEqual([]);
    expect(fight.survivor('s1').huntExperience).toBe(0);
    expect(fight.log('unlocked')).toEqual([]);
  });

  test('SD-18.3 the lion’s defeat text: on a 6 one jewelry of the players’ choice is archived', () => {
    const fight = over('defeat', [dead(['luckyCharm', 'boneAxe']), dead(['catEyeCirclet'])], {
      dice: [{ purpose: 'defeat', value: 6 }],
    }).perform('aftermath', {});
    expect(fight.state.decision).toMatchObject({ kind: 'archiveGear', by: 'survivors' });
    expect(fight.options).toEqual(['g1', 'g3']);
    fight.answer('g3').end();
    expect(fight.gear('s2', 'catEyeCirclet')).toBeUndefined();
    expect(fight.gear('s1', 'luckyCharm')).toBeDefined();
    expect(fight.state.records[1]?.gearLost).toEqual(['catEyeCirclet']);
  });

  test('SD-18.3 on a 6 without any jewelry nothing is archived', () => {
    const fight = over('defeat', [dead(['boneAxe'])], { dice: [{ purpose: 'defeat', value: 6 }] });
    fight.perform('aftermath', {}).end();
    expect(fight.gear('s1', 'boneAxe')).toBeDefined();
  });
});

describe('SD-18.4 the record sheets', () => {
  test('SD-18.4 each survivor’s changes since the set-up: points, attributes, injuries, gear, notes', () => {
    const fight = over('victory', [{ at: 'A1', grid: ['cloth', 'boneAxe'] }, { at: 'B1' }], {
      set: (state) => {
        const [s1] = state.survivors as [Survivor];
        s1.survival = 1;
        s1.insanity = 4;
        s1.courage = 1;
        s1.attributes.strength = 1;
        s1.injuries = ['deaf', 'slashedBack', 'contracture', 'contracture'];
        s1.disorders = ['prey'];
        s1.fightingArts = ['zeroPresence'];
        s1.notes = ['skipHunt'];
        s1.grid[1] = null;
        s1.grid[2] = { id: 'g9', card: 'scrapSword', used: [] };
      },
    }).perform('aftermath', {});
    fight.end();
    expect(fight.state.phase).toBe('over');
    expect(fight.state.records[0]).toEqual({
      survivor: 's1',
      name: 'Survivor 1',
      dead: false,
      points: [
        { what: 'survival', from: 3, to: 1 },
        { what: 'insanity', from: 0, to: 4 },
        { what: 'courage', from: 0, to: 1 },
        { what: 'huntExperience', from: 0, to: 1 },
        { what: 'strength', from: 0, to: 1 },
      ],
      injuries: ['deaf', 'contracture', 'contracture'],
      disorders: ['prey'],
      abilities: [],
      fightingArts: ['zeroPresence'],
      gearGained: ['scrapSword'],
      gearLost: ['boneAxe'],
      notes: ['skipHunt'],
    });
    expect(fight.state.records[1]).toMatchObject({ points: [{ what: 'huntExperience', from: 0, to: 1 }] });
  });
});
