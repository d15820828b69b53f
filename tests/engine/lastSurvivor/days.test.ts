import { describe, expect, it } from 'vitest';
import { current } from '../../../src/engine/kernel';
import type { SurvivorPack } from '../../../src/engine/lastSurvivor/cards/content';
import { survivorViolations } from '../../../src/engine/lastSurvivor/invariants';
import { loadSurvivorContent } from '../../../src/engine/lastSurvivor/loadContent';
import {
  checkSurvivorSetUp,
  prepareSurvivors,
  type SurvivorSetUp,
} from '../../../src/engine/lastSurvivor/setup';
import { LAST_SURVIVOR_TABLE } from '../../../src/engine/lastSurvivor/table';
import { begunOf } from '../../../src/engine/table/begin';
import { CONTENT, PROBES, tiny } from './kit';

const setUp = (over: Partial<SurvivorSetUp> = {}): SurvivorSetUp => ({
  map: 'brackenIsle',
  players: ['Mika', 'Noa'],
  survivors: [
    { card: 'trapper', player: 0 },
    { card: 'surgeon', player: 1 },
  ],
  seed: 1,
  ...over,
});
const seats = (n: number) =>
  ['trapper', 'surgeon', 'stoker', 'cook', 'acrobat'].slice(0, n).map((card) => ({ card, player: 0 }));

describe('set-up', () => {
  it.each([2, 3, 4])('LS-1.1 %i survivors, on any map', (n) => {
    for (const { id } of CONTENT.pack.maps) {
      const setup = setUp({ map: id, survivors: seats(n) });
      expect(checkSurvivorSetUp(setup, CONTENT)).toBeNull();
      const state = current(begunOf(LAST_SURVIVOR_TABLE, setup, CONTENT));
      expect(state.survivors).toHaveLength(n);
      expect(survivorViolations(state, CONTENT)).toEqual([]);
    }
  });

  it.each([
    ['LS-1.1 one survivor', { survivors: seats(1) }, 'two to 4 survivors'],
    ['LS-1.1 five survivors', { survivors: seats(5) }, 'two to 4 survivors'],
    ['a map that is not there', { map: '__proto__' }, 'no map'],
    ['one survivor twice', { survivors: [...seats(1), ...seats(1)] }, 'once'],
    ['nobody to play', { survivors: [{ card: 'cook', player: 7 }, ...seats(1)] }, 'a player'],
    ['a stranger', { survivors: [{ card: 'constructor', player: 0 }, ...seats(1)] }, 'no survivor'],
    ['nobody', { players: [] }, 'one to 4 players'],
  ] as [string, Partial<SurvivorSetUp>, string][])('%s is refused', (_, over, why) => {
    expect(checkSurvivorSetUp(setUp(over), CONTENT)).toContain(why);
  });

  it('LS-1.2 all projects lie face up, the advanced ones where the map says so', () => {
    const [plain, advanced] = ['brackenIsle', 'ashenShelf'].map((map) =>
      prepareSurvivors(setUp({ map }), CONTENT),
    );
    expect(plain?.projects).toHaveLength(12);
    expect(advanced?.projects).toHaveLength(14);
  });

  it('LS-1.2 whoever can pay crafts any of them with an action, and it still lies there', () => {
    const t = tiny({ survivors: [{ resources: { wood: 2, salvage: 1 } }, { resources: { salvage: 1 } }] });
    t.perform('turn', { survivor: 's1' }).answer('craft');
    expect(t.options).toEqual(['makeClub', 'makeVest']);
    t.answer('makeVest');
    expect(t.who()).toMatchObject({ items: ['vest'], stamina: 7 });
    expect(t.state.projects).toEqual(['makeClub', 'makeVest']);
    expect(t.options).toContain('craft');
    t.stopsAt('action');
    expect(tiny().perform('turn', { survivor: 's1' }).options).not.toContain('craft');
  });
});

describe('landmarks', () => {
  it('LS-2.1 a random #100 encounter is resolved, and a counter is left', () => {
    const t = tiny({ survivors: [{ space: '1,0' }, {}] }).perform('turn', { survivor: 's1' });
    t.answer('investigate');
    expect(t.log('investigated')[0]).toMatchObject({ landmark: 'hut', encounter: 'find', rule: 'LS-2.1' });
    expect(t.who().resources.stone).toBe(1);
    expect(t.state.counters).toEqual(['1,0']);
    expect(t.options).not.toContain('investigate');
    t.stopsAt('action');
  });

  it('LS-2.1 which one is random: other seeds, other cards', () => {
    const first = (seed: number) => prepareSurvivors(setUp({ seed }), CONTENT).encounters.deck[0];
    expect(new Set(Array.from({ length: 20 }, (_, seed) => first(seed))).size).toBeGreaterThan(5);
  });

  it('LS-2.2 nobody investigates on a space with a counter, nor where no landmark is', () => {
    const t = tiny({ survivors: [{}, { space: '1,0' }] }).perform('turn', { survivor: 's2' });
    t.edit({ what: 'counter', space: '1,0', has: true });
    expect(t.options).not.toContain('investigate');
    t.edit({ what: 'counter', space: '1,0', has: false });
    expect(t.options).toContain('investigate');
    expect(tiny().perform('turn', { survivor: 's1' }).options).not.toContain('investigate');
  });
});

describe('a day', () => {
  it('everybody has one turn, the next seat begins each day', () => {
    const t = tiny({ day: 1, survivors: [{}, {}, {}] }).perform('day', {});
    t.answer('endTurn', 'endTurn', 'endTurn').end();
    expect(t.log('turnBegan').map((e) => e.survivor)).toEqual(['s2', 's3', 's1']);
  });

  it('moving costs what the terrain asks; gathering is done once a day on a space', () => {
    const t = tiny({ survivors: [{ space: '3,0', stamina: 5 }, {}] }).perform('turn', { survivor: 's1' });
    t.answer('gather', 'wood');
    expect(t.options).not.toContain('gather');
    t.answer('go:4,0');
    expect(t.who()).toMatchObject({ stamina: 1, space: '4,0' });
    expect(t.options).not.toContain('gather');
    expect(t.options).toContain('go:3,0');
    t.stopsAt('action');
  });

  it('medicine and items mend; what is used up is gone', () => {
    const t = tiny({ survivors: [{ damage: 3, items: ['salve'], resources: { medicine: 1 } }, {}] });
    t.perform('turn', { survivor: 's1' }).answer('treat', 'use:salve');
    expect(t.who()).toMatchObject({ damage: 0, items: [], stamina: 6 });
    t.stopsAt('action');
  });

  it('one thing is traded for one thing, if both want it', () => {
    const t = tiny({ survivors: [{ resources: { wood: 1 } }, { items: ['club'] }] }).perform('turn', {
      survivor: 's1',
    });
    t.answer('trade:s2', 'r:wood', 'i:club');
    expect(t.state.decision?.by).toBe('p2');
    t.answer('agree');
    expect(t.who().items).toEqual(['club']);
    expect(t.who('s2').resources.wood).toBe(1);
    expect(t.options).not.toContain('trade:s2');
    t.stopsAt('action');
  });

  it('a trade that is declined changes nothing', () => {
    const t = tiny({ survivors: [{ resources: { wood: 1 } }, {}] }).perform('turn', { survivor: 's1' });
    // The other has nothing, so that only a gift can be made of it.
    t.answer('trade:s2', 'r:wood', 'decline');
    expect(t.who().resources.wood).toBe(1);
    t.stopsAt('action');
  });

  it('more than five items can not be carried; one can be dropped', () => {
    const t = tiny({
      survivors: [{ items: ['vest', 'vest', 'vest', 'vest', 'vest'], resources: { wood: 2 } }, {}],
    });
    t.perform('turn', { survivor: 's1' });
    expect(t.options).not.toContain('craft');
    t.answer('drop:vest');
    expect(t.options).toContain('craft');
    t.stopsAt('action');
  });
});

describe('a night', () => {
  it('asks for food and water and gives stamina back; missed meals are paid for', () => {
    const t = tiny({ survivors: [{ stamina: 0, resources: { food: 1, cleanWater: 1 } }, { stamina: 0 }] });
    t.perform('night', {}).answer('food', 'cleanWater').end();
    expect(t.who()).toMatchObject({ stamina: 6, damage: 0 });
    expect(t.who('s2')).toMatchObject({ stamina: 2, damage: 1 });
    expect(t.who().hand).toHaveLength(1);
  });

  it('meat and dirty water can do harm, not with a fire', () => {
    const fare = { meat: 1, dirtyWater: 1 };
    const t = tiny({ survivors: [{ resources: fare }, { resources: fare, items: ['fire'] }], dice: [3, 4] });
    t.perform('night', {}).answer('meat', 'dirtyWater', 'meat', 'dirtyWater').end();
    expect(t.log('tainted').map((e) => e.harmed)).toEqual([true, false]);
    expect(t.damage()).toEqual([1, 0]);
  });

  it('frost comes from the sixth on, one more each night, less for who is warm: so a game ends', () => {
    const after = (day: number) => {
      const t = tiny({ day, survivors: [{ items: ['coat'] }, {}] });
      t.perform('night', {}).end();
      return t.damage();
    };
    // Each has missed both meals: one damage.
    expect([5, 6, 7, 8].map(after)).toEqual([
      [1, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
    const last = tiny({ day: 9, survivors: [{ items: ['coat'] }, {}] })
      .perform('night', {})
      .end();
    expect(last.state.outcome).toEqual({ winner: null });
  });
});

describe('a correction by hand', () => {
  const open = () => tiny().perform('turn', { survivor: 's1' });

  it('sets stamina, damage, resources and spaces', () => {
    const t = open();
    t.edit({ what: 'stamina', survivor: 's1', to: 2 });
    t.edit({ what: 'damage', survivor: 's1', to: 3 });
    t.edit({ what: 'resource', survivor: 's1', of: 'medicine', to: 1 });
    t.edit({ what: 'space', survivor: 's1', space: '1,0' });
    expect(t.options).toEqual(['go:0,0', 'go:2,0', 'gather', 'investigate', 'treat', 'endTurn']);
    t.stopsAt('action');
  });

  it.each([
    [{ what: 'damage', survivor: 's1', to: 4 }, 'nobody dies by hand'],
    [{ what: 'stamina', survivor: 's1', to: 50 }, 'above the maximum'],
    [{ what: 'damage', survivor: 's9', to: 1 }, 'no such survivor'],
    [{ what: 'space', survivor: 's1', space: 'moon' }, 'no such space'],
    [{ what: 'resource', survivor: 's1', of: 'gold', to: 1 }, 'no correction'],
    [null, 'no correction'],
  ])('refuses %j and changes nothing', (edit, why) => {
    expect(open().refusal(edit)).toContain(why);
  });
});

describe('the content', () => {
  it('is as rich as the issue asks', () => {
    const { projects, encounters, maps } = CONTENT.pack;
    expect(projects.length).toBeGreaterThanOrEqual(12);
    expect(encounters.length).toBeGreaterThanOrEqual(20);
    for (const { tiles } of maps) expect(tiles.some((t) => t.landmark !== undefined)).toBe(true);
  });

  const spoilt: [string, (pack: SurvivorPack) => void, RegExp][] = [
    [
      'an item that is not there',
      (p) => Object.assign(p.projects[0] ?? {}, { item: 'spoon' }),
      /no item "spoon"/,
    ],
    ['two of one name', (p) => p.nights.push({ id: 'calm', effects: [] }), /there twice/],
    [
      'a terrain that nobody knows',
      (p) => Object.assign(p.maps[0]?.tiles[0] ?? {}, { terrain: 'lava' }),
      /no terrain "lava"/,
    ],
    [
      'a space nobody can reach',
      (p) => p.maps[0]?.tiles.push({ q: 9, r: 9, terrain: 'flat' }),
      /can be reached/,
    ],
    ['a start in the sea', (p) => Object.assign(p.maps[0]?.starts[0] ?? {}, { q: 19 }), /start is no space/],
    [
      'a throw that does nothing',
      (p) => p.throws.push({ resource: 'stone', die: 'yours' }),
      /changed or rerolled/,
    ],
    ['a verb that nobody knows', (p) => p.nights[0]?.effects.push({ do: 'sing' } as never), /effects/],
  ];
  it.each(spoilt)('%s is refused', (_, spoil, message) => {
    const pack = JSON.parse(JSON.stringify(PROBES.pack)) as SurvivorPack;
    spoil(pack);
    expect(() => loadSurvivorContent(pack)).toThrow(message);
  });
});
