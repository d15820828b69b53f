import {
  COLUMNS,
  columnOf,
  fits,
  parseSpace,
  ROWS,
  rectangle,
  rowOf,
  type Space,
  spacesOf,
} from '../../board';
import type { ContentPack } from '../cards/content';
import type { Deployment, Level } from '../cards/level';
import type { Monster } from '../cards/monster';
import { gridComplaint } from '../gridRules';
import { deploymentOf, STACKS } from '../levels';
import { LOCATIONS } from '../terms';
import { type Path, problem } from './problem';

/** A table of a ten-sided die has one line for each face (survivors-in-detail.md §11, §12). */
function faces(lines: readonly { from: number; to: number }[], path: Path): string[] {
  return Array.from({ length: 10 }, (_, i) => i + 1).flatMap((face) => {
    const count = lines.filter(({ from, to }) => from <= face && face <= to).length;
    return count === 1 ? [] : [problem(path, `${count} lines for a ${face}`)];
  });
}

const tables = ({ injuries, traumas }: ContentPack): string[] => [
  ...LOCATIONS.flatMap((place) =>
    faces(
      injuries.filter(({ location }) => location === place),
      ['injuries', place],
    ),
  ),
  ...faces(traumas, ['traumas']),
];

/** SD-2.2: each level finds as many cards of each stack as it deals, and those it names. */
function aiOf({ deck, specials }: Level, { ai }: Monster, path: Path): string[] {
  const copies = (id: string) => ai.find((c) => c.id === id)?.copies ?? 0;
  if ('shuffled' in deck) {
    const named = [...(deck.top ?? []), ...deck.shuffled];
    return [...new Set(named)].flatMap((id) => {
      const wanted = named.filter((other) => other === id).length;
      return wanted <= copies(id) ? [] : [problem([...path, 'deck'], `there are not ${wanted} of "${id}"`)];
    });
  }
  return STACKS.flatMap((kind) => {
    const cards = ai.filter((c) => c.kind === kind && !specials.includes(c.id));
    const there = cards.reduce((sum, c) => sum + c.copies, 0);
    const tooFew = `${deck[kind]} ${kind} cards are dealt and ${there} exist`;
    return deck[kind] <= there ? [] : [problem([...path, 'deck', kind], tooFew)];
  });
}

/** SD-2.3, SD-2.5: what a level has in play from the start stays there, and its hit locations are the monster's. */
function cardsOf(level: Level, monster: Monster, path: Path): string[] {
  const { top = [], archived = [] } = level.hitLocations ?? {};
  return [
    ...aiOf(level, monster, path),
    ...level.specials.flatMap((id, s) =>
      monster.ai.some((c) => c.id === id && (c.kind === 'special' || c.stays !== undefined))
        ? []
        : [problem([...path, 'specials', s], `there is no special card "${id}"`)],
    ),
    ...[...top, ...archived].flatMap((id) =>
      monster.hitLocations.some((c) => c.id === id)
        ? []
        : [problem([...path, 'hitLocations'], `there is no hit location "${id}"`)],
    ),
  ];
}

/** SD-2.11: everything of the diagram lies on the board and nothing on something else. */
function diagram(setup: Deployment, size: number, { terrain }: ContentPack, path: Path): string[] {
  const monster = parseSpace(setup.monster) as Space;
  if (!fits(monster, size)) return [problem([...path, 'setup', 'monster'], 'it hangs over the edge')];
  const tiles = setup.terrain.flatMap(({ card, tiles: places }) => {
    const { width = 1, height = 1 } = terrain.find(({ id }) => id === card) ?? {};
    return places.map(({ at, turned = false }) => ({
      at: parseSpace(at) as Space,
      width: turned ? height : width,
      height: turned ? width : height,
    }));
  });
  const over = tiles.filter(
    ({ at, width, height }) => columnOf(at) + width > COLUMNS || rowOf(at) + height > ROWS,
  );
  if (over.length > 0) return [problem([...path, 'setup', 'terrain'], 'a tile hangs over the edge')];
  const spaces = [
    ...spacesOf({ space: monster, size }),
    ...setup.survivors.map((name) => parseSpace(name) as Space),
    ...tiles.flatMap(({ at, width, height }) => rectangle(columnOf(at), rowOf(at), width, height)),
  ];
  return spaces.length === new Set(spaces).size
    ? []
    : [problem([...path, 'setup'], 'two things have one space')];
}

const kits = ({ kits: all, gear }: ContentPack): string[] => {
  const content = { gear: Object.fromEntries(gear.map((g) => [g.id, g])) };
  return all.flatMap(({ grids }, k) =>
    grids.flatMap((grid, g) => {
      const complaint = grid.length === 9 ? gridComplaint(grid, content) : 'a grid has nine cells';
      return complaint === null ? [] : [problem(['kits', k, 'grids', g], complaint)];
    }),
  );
};

/** SD-2.18, SD-2.11: a status card that takes survivors off the board is none to start with. */
function awayAtFirst({ status }: Deployment, { monsters }: ContentPack, path: Path): string[] {
  const cards = monsters.flatMap((m) => m.statuses ?? []);
  const away = cards.some((card) => card.id === status && card.offBoard === true);
  return away ? [problem([...path, 'setup', 'status'], `nobody would be on the board with "${status}"`)] : [];
}

/** What every part allows and the whole can't mean: dice without an answer, decks too small, figures on one space. */
export function senseProblems(pack: ContentPack): string[] {
  return [
    ...tables(pack),
    ...pack.monsters.flatMap((monster, m) => [
      ...diagram(monster.setup, monster.size, pack, ['monsters', m]),
      ...awayAtFirst(monster.setup, pack, ['monsters', m]),
      ...monster.levels.flatMap((level, l) => {
        const path: Path = ['monsters', m, 'levels', l];
        const own = level.setup === undefined ? null : deploymentOf(monster, level);
        return [
          ...cardsOf(level, monster, path),
          ...(own === null
            ? []
            : [...diagram(own, monster.size, pack, path), ...awayAtFirst(own, pack, path)]),
        ];
      }),
    ]),
    ...kits(pack),
  ];
}
