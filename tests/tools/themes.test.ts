import { describe, expect, it } from 'vitest';
import { CONTENT_PACK } from '../../src/content';
import { bareFight, checkSetUp, loadContent, type Run } from '../../src/engine';
import { affinities } from '../../src/engine/showdown/affinities';
import { effectsOf } from '../../tools/fuzz/cardEffects';
import { possible } from '../../tools/fuzz/possible';
import { countStanding } from '../../tools/fuzz/standing';
import { newTally } from '../../tools/fuzz/tally';
import { themed, themesOf } from '../../tools/fuzz/themes';
import { opponents } from '../../tools/play/opponent';
import { kitSetUp, randomSetUp } from '../../tools/play/setups';

const content = loadContent(CONTENT_PACK);
const all = themesOf(content);
type Theme = (typeof all.kinds)[number][number];
const every = [...new Set(all.kinds.flat())];

/** Set-ups of many seeds that turn round one theme. */
const about = (wanted: (theme: Theme) => boolean, level = '1') => {
  const themes = every.filter(wanted);
  expect(themes.length).toBe(1);
  const among = opponents(content, 'white-lion', level);
  return Array.from({ length: 30 }, (_, seed) => randomSetUp(content, seed, among)).map((setup) => ({
    plain: setup,
    made: themed(setup, content, { ...all, kinds: [themes] }),
  }));
};
const ofGear = (id: string) => about(({ gear }) => gear?.length === 1 && gear[0]?.id === id);

/** Those that were not left as they are. */
const turned = (setUps: ReturnType<typeof about>) =>
  setUps.flatMap(({ plain, made }) =>
    JSON.stringify(made.survivors.map((s) => s.grid)) === JSON.stringify(plain.survivors.map((s) => s.grid))
      ? []
      : [made],
  );

describe('themes of random fights', () => {
  it('every one makes set-ups that can be played, the same for the same seed', () => {
    const among = opponents(content);
    const plain = (seed: number) => randomSetUp(content, seed, among);
    every.forEach((theme, seed) => {
      const setup = themed(plain(seed), content, { ...all, kinds: [[theme]] });
      expect(checkSetUp(setup, content)).toBeNull();
    });
    expect(themed(plain(7), content, all)).toEqual(themed(plain(7), content, all));
  });

  it('every gear card, set, art, disorder, ability and weapon type has one', () => {
    const { gear, armourSets, fightingArts, disorders, abilities, proficiencies } = content.pack;
    const traits = fightingArts.length + disorders.length + abilities.length + 2 * proficiencies.length;
    expect(every.length).toBe(gear.length + armourSets.length + traits);
  });

  it('a gear card lies in the middle, and an edge of it meets another; a third of the set-ups stay as they are', () => {
    const made = turned(ofGear('hunterWhip'));
    expect(made.length).toBeGreaterThan(12);
    expect(made.length).toBeLessThan(28);
    for (const { survivors } of made)
      for (const { grid } of survivors) {
        const inPlay = grid.map((card, i) => (card === null ? null : { id: `g${i}`, card, used: [] }));
        expect(grid[4]).toBe('hunterWhip');
        const meets = affinities(inPlay, content).filter((a) => a.cell === 4 || a.other === 4);
        expect(meets.map(({ colour }) => colour)).toContain('blue');
      }
  });

  it('arrows of a card point to weapons; an arrow comes with a bow; what counts alone stays alone', () => {
    const weapons = turned(ofGear('bloodPaint')).flatMap((s) => s.survivors.map(({ grid }) => grid));
    for (const grid of weapons)
      for (const cell of [3, 5]) expect(content.gear[grid[cell] ?? '']?.weapon).toBeDefined();
    const arrow = content.pack.gear.find((card) => card.keywords.includes('ammunition'))?.id ?? '';
    for (const { survivors } of turned(ofGear(arrow)))
      for (const { grid } of survivors)
        expect(grid.some((card) => content.gear[card ?? '']?.keywords.includes('bow'))).toBe(true);
    for (const { survivors } of turned(ofGear('deathMask')))
      for (const { grid } of survivors) expect(grid.filter((card) => card !== null)).toEqual(['deathMask']);
  });

  it('a weapon that all turns round is the only one, where no edge asks for another', () => {
    for (const { survivors } of turned(ofGear('steelSword')))
      for (const { grid } of survivors)
        expect(grid.filter((card) => content.gear[card ?? '']?.weapon !== undefined)).toEqual(['steelSword']);
  });

  it('a master has the level and the weapon; a whole set covers every place', () => {
    const masters = turned(
      about(({ survivor }) => survivor?.weaponType === 'katar' && survivor.weaponLevel === 8),
    );
    for (const survivor of masters.flatMap((s) => s.survivors)) {
      expect(survivor).toMatchObject({ weaponType: 'katar', weaponLevel: 8 });
      expect(survivor.grid.some((card) => content.gear[card ?? '']?.keywords.includes('katar'))).toBe(true);
    }
    const [rawhide] = turned(about(({ gear }) => (gear?.length ?? 0) > 3 && gear?.[0]?.set === 'rawhide'));
    const state = bareFight(rawhide ?? kitSetUp(content, 'white-lion', 1), content, () => undefined);
    const tally = newTally(content);
    const places = state.survivors[0]?.grid.flatMap(
      (g) => content.gear[g?.card ?? '']?.armour?.location ?? [],
    );
    expect(new Set(places).size).toBe(5);
    countStanding(tally, { state, content });
  });

  it('a level’s own survivors stay as they are', () => {
    const setup = randomSetUp(content, 3, opponents(content, 'white-lion', 'prologue'));
    expect(themed(setup, content, all)).toEqual(setup);
  });

  it('the stronger the monster, the stronger the heroes may be', () => {
    const most = (level: string) =>
      Math.max(
        ...Array.from({ length: 40 }, (_, seed) =>
          themed(randomSetUp(content, seed, opponents(content, 'white-lion', level)), content, all),
        ).flatMap((s) => s.survivors.map(({ attributes }) => attributes?.strength ?? 0)),
      );
    expect(most('3')).toBeGreaterThan(most('1'));
  });
});

describe('what a card gives as long as it is in force', () => {
  const standing = (change: (s: Run['state']['survivors'][number]) => void) => {
    const state = bareFight(kitSetUp(content, 'white-lion', 1), content, () => undefined);
    for (const survivor of state.survivors) change(survivor);
    const tally = newTally(content);
    countStanding(tally, { state, content });
    return { ...tally.gear, ...tally.traits };
  };

  it('is named with the rest: modifiers, bans, rules, purses, keywords of weapons', () => {
    const { gear, traits } = content;
    const named = effectsOf([gear.manMask!, traits.honorable!.trait, traits.bowMaster!.trait]);
    expect(named).toEqual(['manMask: purse', 'honorable: ban', 'bowMaster: weapons']);
    expect(effectsOf([traits.crossarmBlock!.trait, gear.phoenixMask!])).toEqual([
      'crossarmBlock: rule',
      'phoenixMask: modifier',
    ]);
  });

  it('counts while it is in force, and not else', () => {
    const none = standing(() => undefined);
    expect(none).toMatchObject({ 'honorable: ban': 0, 'bowMaster: weapons': 0, 'crossarmBlock: rule': 0 });
    const has = standing((survivor) => {
      survivor.disorders = ['honorable'];
      survivor.fightingArts = ['crossarmBlock'];
      survivor.weaponType = 'bow';
      survivor.weaponLevel = 8;
      survivor.grid = [{ id: 'g90', card: 'catGutBow', used: [] }, ...Array<null>(8).fill(null)];
    });
    expect(has).toMatchObject({ 'honorable: ban': 1, 'bowMaster: weapons': 1, 'crossarmBlock: rule': 1 });
  });
});

describe('what can come to pass with a content', () => {
  const names = ['specialDrawn', 'terrainLeftOut', 'useTrigger', 'rolled'];
  it('is all that it has what is needed for', () => {
    expect(possible(names, content)).toEqual(['useTrigger', 'rolled']);
    const [lion, ...others] = CONTENT_PACK.monsters;
    const deck = { id: 'omens', cards: [{ id: 'omen', copies: 1, do: [] }] };
    const more = { ...CONTENT_PACK, monsters: [{ ...lion!, decks: [deck] }, ...others] };
    expect(possible(names, { ...content, pack: more })).toContain('specialDrawn');
    const [first, ...rest] = CONTENT_PACK.terrain;
    const crowded = { ...CONTENT_PACK, terrain: [{ ...first!, copies: 99 }, ...rest] };
    expect(possible(names, { ...content, pack: crowded })).toContain('terrainLeftOut');
  });
});
