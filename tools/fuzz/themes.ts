import {
  type Content,
  type Gear,
  gridComplaint,
  type SetUp,
  type SurvivorSetUp,
  type Trait,
} from '../../src/engine';
import { type Chance, chanceOf, oneOf } from '../play/chance';

type Grid = (string | null)[];

/**
 * What a fight turns round: one card that all its survivors have, and what it asks for. Most cards do something only
 * together with others (edges that meet, a bow for an arrow, a shield for its master), and by chance alone they hardly
 * ever come together.
 */
interface Theme {
  survivor?: Partial<SurvivorSetUp>;
  /** Gear that has to be in the grid; the first card lies in the middle. */
  gear?: readonly Gear[];
  /** Keywords of gear that belongs to it, one card of each; and of gear that bars it. */
  wants?: readonly string[];
  bars?: readonly string[];
}

/** Where the neighbours of the middle cell lie, with the edges that meet there. */
const SIDES = [
  { cell: 1, own: 'top', theirs: 'bottom' },
  { cell: 3, own: 'left', theirs: 'right' },
  { cell: 5, own: 'right', theirs: 'left' },
  { cell: 7, own: 'bottom', theirs: 'top' },
] as const;

/** Every keyword that a card names: what its words are about. */
function keywordsNamed(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    (key === 'with' || key === 'keyword') && typeof part === 'string' ? [part] : keywordsNamed(part),
  );
}

/** Arrows want a bow (survivors-in-detail.md §14). */
const wantedBy = (card: Gear): string[] => [
  ...keywordsNamed(card),
  ...(card.keywords.includes('ammunition') ? ['bow'] : []),
];

const ofGear = (card: Gear): Theme => {
  const bonus = (card.bonuses ?? []).find((b) => b.anywhere !== undefined);
  // Weapons in pairs, where a second one makes a difference.
  const gear = card.keywords.includes('paired') ? [card, card] : [card];
  return {
    gear,
    wants: wantedBy(card),
    ...(bonus === undefined ? {} : { survivor: { affinities: bonus.anywhere ?? {} } }),
  };
};

function ofTrait(trait: Trait, survivor: Partial<SurvivorSetUp>): Theme {
  const { any = [], none = [] } = trait.carrying ?? {};
  return { survivor, wants: [...keywordsNamed(trait), ...any], bars: none };
}

/** Everything that a fight of a content can turn round, by kinds that come equally often. */
export interface Themes {
  kinds: readonly (readonly Theme[])[];
  innovations: readonly string[];
}

export function themesOf({ pack }: Content): Themes {
  const gear = pack.gear.map(ofGear);
  const sets = pack.armourSets.map(({ id }) => ({ gear: pack.gear.filter((card) => card.set === id) }));
  const traits = [
    ...pack.fightingArts.map((art) => ofTrait(art, { fightingArts: [art.id] })),
    ...pack.disorders.map((disorder) => ofTrait(disorder, { disorders: [disorder.id] })),
    ...pack.abilities.map((ability) => ofTrait(ability, { abilities: [ability.id] })),
  ];
  const training = pack.proficiencies.flatMap(({ id, specialist, master }) => [
    { ...ofTrait(specialist, { weaponType: id, weaponLevel: 3 }), wants: [id] },
    { ...ofTrait(master, { weaponType: id, weaponLevel: 8 }), wants: [id] },
  ]);
  // There is more gear than of all the rest together.
  return { kinds: [gear, gear, traits, [...sets, ...training]], innovations: innovationsOf(pack.monsters) };
}

const TRIES = 25;

const isBarred = (theme: Theme, { keywords }: Gear): boolean =>
  theme.bars?.some((word) => keywords.includes(word)) === true;

/** A grid with the theme's gear, with neighbours whose edges meet those of the card in the middle, the rest by lot. */
function gridOf(theme: Theme, content: Content, chance: Chance): Grid {
  const grid: Grid = Array<string | null>(9).fill(null);
  const fits = ({ id }: Gear) => gridComplaint([...grid, id], content) === null;
  const put = (cell: number, among: readonly Gear[]): void => {
    if (grid[cell] !== null || among.length === 0) return;
    // To try some is cheaper than to look at all.
    for (let tries = 0; tries < TRIES && grid[cell] === null; tries += 1) {
      const card = oneOf(among, chance);
      if (!isBarred(theme, card) && fits(card)) grid[cell] = card.id;
    }
  };
  const [middle, ...others] = theme.gear ?? [];
  if (middle !== undefined) grid[4] = middle.id;
  const free = [0, 2, 6, 8, 1, 3, 5, 7, 4];
  for (const card of others) put(free.find((cell) => grid[cell] === null) ?? 0, [card]);
  for (const word of theme.wants ?? []) {
    put(
      free.find((cell) => grid[cell] === null) ?? 0,
      content.pack.gear.filter((card) => card.keywords.includes(word)),
    );
  }
  // Where a card counts only without any affinity, it stays alone.
  if (middle?.bonuses?.some((bonus) => bonus.none === true)) return grid;
  for (const { cell, own, theirs } of SIDES) {
    const colour = middle?.edges?.[own];
    if (colour !== undefined)
      put(
        cell,
        content.pack.gear.filter((card) => card.edges?.[theirs] === colour),
      );
    if (middle?.arrows?.some(({ to }) => to === own))
      put(
        cell,
        content.pack.gear.filter((card) => card.weapon),
      );
  }
  // A weapon that all turns round is the only one, or the better ones would be used.
  const rest = middle?.weapon === undefined ? content.pack.gear : content.pack.gear.filter((g) => !g.weapon);
  const full = chance(2) === 0;
  for (let cell = 0; cell < 9; cell += 1) if (full || chance(3) > 0) put(cell, rest);
  return grid;
}

/** One fight in so many is left as it is. */
const PLAIN_ONE_IN = 3;

/** Innovations that cards ask about, and the one with which survivors run away (survivors-in-detail.md §17). */
function innovationsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'is' in value && value.is === 'innovation' && 'id' in value ? [String(value.id)] : [];
  return [...new Set([...own, ...Object.values(value).flatMap(innovationsOf)])];
}

/** How much better than people survivors may be, in steps: more against stronger monsters, which fall to nobody else. */
const steps = (rank: number): number => 2 + 2 * rank;

function strengthened(survivor: SurvivorSetUp, power: number): SurvivorSetUp {
  const { attributes = {} } = survivor;
  const more = (stat: keyof typeof attributes, by: number) => (attributes[stat] ?? 0) + by * power;
  return {
    ...survivor,
    attributes: {
      ...attributes,
      strength: more('strength', 5),
      accuracy: more('accuracy', 1),
      evasion: more('evasion', 1),
      luck: more('luck', 1),
      speed: more('speed', 1),
    },
  };
}

/** The set-up with a theme drawn from its seed, and with survivors who may be heroes; a level's own survivors stay as they are. */
export function themed(setup: SetUp, content: Content, { kinds, innovations }: Themes): SetUp {
  const levels = content.pack.monsters.flatMap((m) => m.levels.map((level) => ({ monster: m.id, level })));
  const which = levels.findIndex((l) => l.monster === setup.monster && l.level.id === setup.level);
  const level = levels[which]?.level;
  if (level === undefined || level.survivors !== undefined) return setup;
  // The same seed has another theme at each level.
  const chance = chanceOf((setup.seed * levels.length + which) * 2 + 2_000_003);
  const power = chance(steps(level.rank));
  const known = [...innovations, 'pictograph'].filter(() => chance(4) === 0);
  const strong = {
    ...setup,
    innovations: known,
    survivors: setup.survivors.map((s) => strengthened(s, power)),
  };
  if (chance(PLAIN_ONE_IN) === 0) return strong;
  const theme = oneOf(oneOf(kinds, chance), chance);
  return {
    ...strong,
    survivors: strong.survivors.map((s) => ({
      ...s,
      insanity: chance(9),
      courage: chance(9),
      understanding: chance(9),
      ...theme.survivor,
      grid: gridOf(theme, content, chance),
    })),
  };
}
