import type { ContentPack } from '../cards/content';
import type { Level } from '../cards/level';
import { visitObjects } from './effects';
import { type Path, problem } from './problem';

/** Everything that a card can name, by kind. */
interface Known {
  gear: ReadonlySet<string>;
  terrain: ReadonlySet<string>;
  resource: ReadonlySet<string>;
  'armour set': ReadonlySet<string>;
  kit: ReadonlySet<string>;
  'fighting art': ReadonlySet<string>;
  'persistent injury': ReadonlySet<string>;
  'survivor status': ReadonlySet<string>;
  'severe injury': ReadonlySet<string>;
  'place where gear is made': ReadonlySet<string>;
  'special deck': ReadonlySet<string>;
  disorder: ReadonlySet<string>;
  ability: ReadonlySet<string>;
  'weapon type': ReadonlySet<string>;
}

const ids = (cards: readonly { id: string }[]): ReadonlySet<string> => new Set(cards.map(({ id }) => id));

function knownIn(pack: ContentPack): Known {
  const injured = pack.monsters.flatMap((m) =>
    m.hitLocations.filter((card) => card.critical?.injury !== undefined),
  );
  return {
    gear: ids(pack.gear),
    terrain: ids(pack.terrain),
    resource: ids([...pack.resources, ...pack.monsters.flatMap((m) => m.resources)]),
    'armour set': ids(pack.armourSets),
    kit: ids(pack.kits),
    'fighting art': ids(pack.fightingArts),
    'persistent injury': ids(injured),
    'survivor status': ids(pack.monsters.flatMap((m) => m.statuses ?? [])),
    'severe injury': ids(pack.injuries),
    'place where gear is made': new Set(pack.gear.map((g) => g.source)),
    'special deck': ids(pack.monsters.flatMap((m) => m.decks ?? [])),
    disorder: ids(pack.disorders),
    ability: ids(pack.abilities),
    'weapon type': ids(pack.proficiencies),
  };
}

type Missing = (kind: keyof Known, id: unknown, path: Path) => string[];

/** Cards that effects and conditions name. */
function inEffects(pack: ContentPack, missing: Missing): string[] {
  const found: string[] = [];
  visitObjects(pack, (object, path) => {
    if (object.do === 'addTerrain') found.push(...missing('terrain', object.card, [...path, 'card']));
    if (object.do === 'drawSpecial') found.push(...missing('special deck', object.deck, [...path, 'deck']));
    if (object.do === 'gainGear') found.push(...missing('gear', object.card, [...path, 'card']));
    if (object.do === 'learnArt') found.push(...missing('fighting art', object.art, [...path, 'art']));
    if (object.do === 'gainReward') found.push(...missing('resource', object.card, [...path, 'card']));
    if (object.do === 'gainStatus' || object.do === 'loseStatus')
      found.push(...missing('survivor status', object.status, [...path, 'status']));
    if (object.do === 'lasting') found.push(...missing('severe injury', object.injury, [...path, 'injury']));
    if (object.do === 'severeInjury' && object.injury !== undefined)
      found.push(...missing('severe injury', object.injury, [...path, 'injury']));
    if (object.do === 'gainResource' && object.card !== undefined)
      found.push(...missing('resource', object.card, [...path, 'card']));
    if (object.is === 'standsOn') found.push(...missing('terrain', object.terrain, [...path, 'terrain']));
    if (object.is === 'injuryInPlay')
      found.push(...missing('persistent injury', object.injury, [...path, 'injury']));
  });
  return found;
}

function startingStatus(
  setup: { status?: string | undefined } | undefined,
  path: Path,
  missing: Missing,
): string[] {
  return setup?.status === undefined
    ? []
    : missing('survivor status', setup.status, [...path, 'setup', 'status']);
}

function inLevel({ setup, survivors, rewards }: Level, path: Path, missing: Missing): string[] {
  return [
    ...(setup?.terrain ?? []).flatMap(({ card }) => missing('terrain', card, [...path, 'setup', 'terrain'])),
    ...startingStatus(setup, path, missing),
    ...(survivors === undefined ? [] : missing('kit', survivors.kit, [...path, 'survivors', 'kit'])),
    ...(rewards.cards ?? []).flatMap((card) => missing('resource', card, [...path, 'rewards', 'cards'])),
  ];
}

function inMonsters({ monsters }: ContentPack, missing: Missing): string[] {
  return monsters.flatMap((monster, m) => [
    ...startingStatus(monster.setup, ['monsters', m], missing),
    ...monster.setup.terrain.flatMap(({ card }, i) =>
      missing('terrain', card, ['monsters', m, 'setup', 'terrain', i, 'card']),
    ),
    ...monster.ai.flatMap(({ injuryAction }, i) =>
      injuryAction === undefined
        ? []
        : missing('persistent injury', injuryAction.injury, ['monsters', m, 'ai', i, 'injuryAction']),
    ),
    ...monster.levels.flatMap((level, l) => inLevel(level, ['monsters', m, 'levels', l], missing)),
    ...missing('place where gear is made', monster.aftermath.unlocks, ['monsters', m, 'aftermath']),
  ]);
}

function inGear({ gear, kits }: ContentPack, missing: Missing): string[] {
  return [
    ...gear.flatMap(({ set }, i) =>
      set === undefined ? [] : missing('armour set', set, ['gear', i, 'set']),
    ),
    ...kits.flatMap(({ grids }, k) =>
      grids.flatMap((grid, g) =>
        grid.flatMap((id, cell) => (id === null ? [] : missing('gear', id, ['kits', k, 'grids', g, cell]))),
      ),
    ),
    ...kits.flatMap(({ survivors = [] }, k) =>
      survivors.flatMap((survivor, s) => {
        const path = (what: string): Path => ['kits', k, 'survivors', s, what];
        const { fightingArts = [], disorders = [], abilities = [], weaponType } = survivor;
        return [
          ...fightingArts.flatMap((id) => missing('fighting art', id, path('fightingArts'))),
          ...disorders.flatMap((id) => missing('disorder', id, path('disorders'))),
          ...abilities.flatMap((id) => missing('ability', id, path('abilities'))),
          ...(weaponType === undefined ? [] : missing('weapon type', weaponType, path('weaponType'))),
        ];
      }),
    ),
  ];
}

/** Ids that stand twice in one list. */
function twice(cards: readonly { id: string }[], path: Path): string[] {
  const all = cards.map(({ id }) => id);
  return all.flatMap((id, i) =>
    all.indexOf(id) === i ? [] : [problem([...path, i], `"${id}" stands here twice`)],
  );
}

function duplicates(pack: ContentPack): string[] {
  const {
    monsters,
    resources,
    runAway: _,
    fightingArts,
    disorders,
    abilities,
    proficiencies,
    ...lists
  } = pack;
  const trained = proficiencies.flatMap(({ specialist, master }) => [specialist, master]);
  return [
    ...Object.entries(lists).flatMap(([name, cards]) => twice(cards, [name])),
    ...twice(monsters, ['monsters']),
    ...twice([...resources, ...monsters.flatMap((m) => m.resources)], ['resources']),
    ...twice([...fightingArts, ...disorders, ...abilities, ...trained], ['what survivors are']),
    ...monsters.flatMap(({ decks = [] }, m) => [
      ...twice(decks, ['monsters', m, 'decks']),
      ...decks.flatMap(({ cards }, d) => twice(cards, ['monsters', m, 'decks', d])),
    ]),
    ...monsters.flatMap((monster, m) =>
      (['levels', 'ai', 'hitLocations'] as const).flatMap((list) =>
        twice(monster[list], ['monsters', m, list]),
      ),
    ),
  ];
}

/** Names of things that are not there, and of two things that are called alike. */
export function referenceProblems(pack: ContentPack): string[] {
  const known = knownIn(pack);
  const missing: Missing = (kind, id, path) =>
    known[kind].has(String(id)) ? [] : [problem(path, `there is no ${kind} "${id}"`)];
  return [
    ...duplicates(pack),
    ...inEffects(pack, missing),
    ...inMonsters(pack, missing),
    ...inGear(pack, missing),
  ];
}
