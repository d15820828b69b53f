import { describe, expect, it } from 'vitest';
import { isRead, type ReadRoster, readRoster, rosterText } from '../../../src/store/roster/rosterFile';
import { type KeptSurvivor, nobody, ROSTER_LIMITS, type Roster } from '../../../src/store/roster/shapes';
import { findByName } from '../../../src/ui/roster/findByName';

const EMPTY: Roster = { survivors: [], parties: [] };

function reading() {
  let n = 0;
  return {
    find: findByName(),
    nameless: 'Nameless',
    freshId: () => {
      n += 1;
      return `new${n}`;
    },
  };
}

function read(given: unknown, here: Roster = EMPTY): ReadRoster {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  const found = readRoster(text, here, reading());
  if (!isRead(found)) throw new Error(found.refused);
  return found;
}

const refusal = (text: string, here: Roster = EMPTY) => {
  const found = readRoster(text, here, reading());
  return isRead(found) ? null : found.refused;
};

describe('a campaign of the community’s program', () => {
  it('gives survivors with numbers, lists, injuries, weapon, state and notes', () => {
    const { from, survivors, left } = read({
      version: '0.21.0',
      survivors: [
        {
          name: 'Miki',
          movement: 6,
          strength: -1,
          survival: 4,
          huntXP: 3,
          weaponProficiency: 2,
          weaponProficiencyType: 'Axe',
          fightingArts: ['Tumble', 'Clutch  Fighter'],
          secretFightingArts: ["King's Step"],
          disorders: ['Anxiety'],
          armBroken: 2,
          headDeaf: true,
          cursedGear: [],
          skipNextHunt: true,
          notes: 'Owes a drum',
          canDodge: true,
        },
        { name: 'Ren', dead: true },
        { name: 'Yuki', retired: true },
      ],
    });
    expect(from).toBe('campaign');
    expect(left).toEqual([]);
    const [miki, ren, yuki] = survivors;
    expect(miki).toMatchObject({
      id: 'new1',
      name: 'Miki',
      weaponType: 'axe',
      state: 'alive',
      skipsHunt: true,
      notes: 'Owes a drum',
      lists: {
        fightingArts: ['tumble', 'clutchFighter', 'kingsStep'],
        disorders: ['anxiety'],
        abilities: [],
        injuries: ['brokenArm', 'brokenArm', 'deaf'],
      },
    });
    expect(miki?.numbers).toMatchObject({
      movement: 6,
      strength: -1,
      survival: 4,
      huntExperience: 3,
      weaponLevel: 2,
      insanity: 0,
    });
    expect(ren).toMatchObject({ state: 'dead', numbers: { movement: 5, survival: 1 } });
    expect(yuki?.state).toBe('retired');
  });

  it('says what was not taken over, of whom', () => {
    const { left } = read({
      version: 1,
      settlements: [{}],
      survivors: [
        {
          name: 'Miki',
          gender: 'F',
          fightingArts: ['Tumble', 'Sneeze Quietly'],
          cursedGear: ['Thunder Maul of Doom'],
          weaponProficiencyType: 'Trebuchet',
          canDodge: false,
          headArmor: 2,
          legBroken: 'often',
          luck: 'much',
        },
        'not a survivor',
      ],
    });
    expect(left).toEqual(
      expect.arrayContaining([
        { what: 'keys', of: null, count: 1, names: ['settlements'] },
        { what: 'survivorKeys', of: null, count: 1, names: ['gender'] },
        { what: 'armour', of: null, count: 1, names: ['headArmor'] },
        { what: 'fightingArts', of: 'Miki', count: 1, names: ['Sneeze Quietly'] },
        { what: 'gear', of: 'Miki', count: 1, names: ['Thunder Maul of Doom'] },
        { what: 'weaponType', of: 'Miki', count: 1, names: ['Trebuchet'] },
        { what: 'flags', of: 'Miki', count: 1, names: ['canDodge'] },
        { what: 'injuries', of: 'Miki', count: 1, names: ['legBroken'] },
        { what: 'numbers', of: 'Miki', count: 1, names: ['luck'] },
        { what: 'unreadable', of: null, count: 1, names: [] },
      ]),
    );
    expect(left).toHaveLength(10);
  });

  it('names of any script and length come through, cut where they are too long', () => {
    const long = '🦁'.repeat(10_000);
    const { survivors, left } = read({
      survivors: [{ name: '紅蓮' }, { name: 'عنقاء' }, { name: long }, {}],
    });
    expect(survivors.map(({ name }) => [...name].length)).toEqual([2, 5, ROSTER_LIMITS.name, 8]);
    expect(survivors[3]?.name).toBe('Nameless');
    expect(left.map(({ what }) => what)).toEqual(['cut']);
  });

  it('numbers and lists of wrong types do no harm', () => {
    const { survivors } = read({
      survivors: [
        { name: 7, survival: { valueOf: 1 }, luck: 1e99, fightingArts: 'Tumble', notes: [1], armBroken: 1e9 },
        null,
        [],
      ],
    });
    expect(survivors).toHaveLength(1);
    expect(survivors[0]?.numbers).toEqual(nobody('', '').numbers);
    expect(survivors[0]?.lists.injuries).toEqual([]);
  });

  it('keys that reach further than the file reach nothing', () => {
    const { survivors, left } = read(
      '{"survivors":[{"name":"A","__proto__":{"bad":1},"constructor":{"prototype":{"bad":1}},"fightingArts":["__proto__","constructor"]}],"__proto__":{"survivors":[]}}',
    );
    expect(survivors).toHaveLength(1);
    expect(({} as Record<string, unknown>).bad).toBeUndefined();
    expect(left.find(({ what }) => what === 'unsafeKeys')?.names).not.toEqual([]);
    expect(left.find(({ what }) => what === 'fightingArts')?.names).toEqual(['__proto__', 'constructor']);
  });

  it('takes as many as there is room for, and says how many it did not', () => {
    const here = {
      survivors: Array<KeptSurvivor>(ROSTER_LIMITS.survivors - 1).fill(nobody('x', 'X')),
      parties: [],
    };
    const { survivors, left } = read({ survivors: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] }, here);
    expect(survivors.map(({ name }) => name)).toEqual(['A']);
    expect(left).toEqual([{ what: 'tooMany', of: null, count: 2, names: [] }]);
    const full = { ...here, survivors: [...here.survivors, nobody('y', 'Y')] };
    expect(refusal('{"survivors":[{}]}', full)).toBe('full');
  });

  it('is refused where it is no such thing', () => {
    expect(refusal('hello')).toBe('notJson');
    expect(refusal('[1,2]')).toBe('noSurvivors');
    expect(refusal('{"survivors":7}')).toBe('noSurvivors');
    expect(refusal(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toBe('tooLarge');
    expect(refusal(`{"survivors":["${'x'.repeat(ROSTER_LIMITS.file)}"]}`)).toBe('tooLarge');
  });
});

describe('our own roster', () => {
  const anka: KeptSurvivor = {
    ...nobody('a', 'Anka'),
    sign: { colour: 'teal', shape: 'square' },
    grid: ['boneAxe', ...Array<null>(8).fill(null)],
    lists: { fightingArts: ['tough'], disorders: [], abilities: [], injuries: ['brokenArm', 'brokenArm'] },
    notes: 'Left-handed',
  };
  const roster: Roster = {
    survivors: [anka, nobody('b', 'Bero')],
    parties: [{ id: 'p', name: 'Lanterns', members: ['b', 'a'] }],
  };

  it('comes out of its file as it went in, under new ids', () => {
    const { from, survivors, parties, left } = read(rosterText(roster));
    expect([from, left]).toEqual(['roster', []]);
    expect(survivors).toEqual([{ ...anka, id: 'new1' }, { ...nobody('new2', 'Bero') }]);
    expect(parties).toEqual([{ id: 'new3', name: 'Lanterns', members: ['new2', 'new1'] }]);
  });

  it('leaves out what this program does not have, and says so', () => {
    const strange = {
      ...anka,
      weaponType: 'trebuchet',
      grid: ['deathStar', ...Array<null>(8).fill(null)],
      lists: { ...anka.lists, fightingArts: ['tough', 'constructor'], injuries: ['hangnail'] },
    };
    const { survivors, left } = read(rosterText({ ...roster, survivors: [strange] }));
    expect(survivors[0]).toMatchObject({ weaponType: '', lists: { fightingArts: ['tough'], injuries: [] } });
    expect(survivors[0]?.grid).toEqual(Array(9).fill(null));
    expect(left.map(({ what, of }) => `${what} ${of}`).sort()).toEqual([
      'fightingArts Anka',
      'gear Anka',
      'injuries Anka',
      'members Lanterns',
      'weaponType Anka',
    ]);
  });

  it('a damaged survivor does not take the others with it', () => {
    const { survivors, left } = read(
      JSON.stringify({
        format: 'showdown-roster',
        version: 1,
        survivors: [{ ...anka, numbers: { movement: 'x' } }, roster.survivors[1], 4],
        parties: [{ name: 4 }],
      }),
    );
    expect(survivors.map(({ name }) => name)).toEqual(['Bero']);
    expect(left).toEqual([
      { what: 'unreadable', of: null, count: 2, names: [] },
      { what: 'parties', of: null, count: 1, names: [] },
    ]);
  });

  it('of a newer version is refused', () => {
    expect(refusal('{"format":"showdown-roster","version":2,"survivors":[]}')).toBe('otherVersion');
  });
});

describe('names of survivors from a file', () => {
  it('two hundred letters of any kind are read, more are cut with a word about it', () => {
    const given = JSON.parse(rosterText({ survivors: [nobody('a', '🦁'.repeat(200))], parties: [] })) as {
      survivors: { name: string }[];
    };
    const whole = readRoster(JSON.stringify(given), EMPTY, reading());
    expect(isRead(whole) && whole.survivors[0]?.name).toBe('🦁'.repeat(200));
    expect(isRead(whole) && whole.left).toEqual([]);
    if (given.survivors[0] !== undefined) given.survivors[0].name = '美'.repeat(9_000);
    const cut = readRoster(JSON.stringify(given), EMPTY, reading());
    expect(isRead(cut) && cut.survivors[0]?.name).toBe('美'.repeat(200));
    expect(isRead(cut) && cut.left.map(({ what }) => what)).toEqual(['cut']);
  });
});
