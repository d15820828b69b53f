import * as z from 'zod/mini';
import { hash } from '../kernel';
import type { AiCard } from './cards/aiCard';
import type { Content, ContentPack } from './cards/content';
import { ArmourSet, Gear } from './cards/gear';
import type { HitLocation } from './cards/hitLocation';
import { Injury, Trauma } from './cards/injury';
import { Monster } from './cards/monster';
import { Resource } from './cards/resource';
import { Kit, ReadySurvivor } from './cards/survivorCard';
import { Terrain } from './cards/terrain';
import { VERB } from './effects/registry';

const Pack = z.object({
  monsters: z.array(Monster),
  gear: z.array(Gear),
  armourSets: z.array(ArmourSet),
  terrain: z.array(Terrain),
  resources: z.array(Resource),
  injuries: z.array(Injury),
  traumas: z.array(Trauma),
  disorders: z.array(z.string()),
  survivors: z.array(ReadySurvivor),
  kits: z.array(Kit),
});

/** What is wrong with content, one line each with its path. */
class ContentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`the content is not sound:\n${problems.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

type Path = readonly (string | number)[];

const written = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** Every effect in a value, nested lists included, is checked by its verb's own schema. */
export function effectProblems(value: unknown, path: Path = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => effectProblems(item, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<'do', unknown>;
  const nested = Object.entries(record).flatMap(([key, item]) => effectProblems(item, [...path, key]));
  if (typeof record.do !== 'string') return nested;
  const known = VERB[record.do];
  if (known === undefined) return [`${written(path)}: there is no verb "${record.do}"`, ...nested];
  const result = known.schema.safeParse(value);
  const own = result.success
    ? []
    : result.error.issues.map((i) => `${written([...path, ...i.path])}: ${i.message}`);
  const unknown = Object.keys(record).filter((key) => !(key in shapeOf(known.schema)));
  return [
    ...own,
    ...unknown.map((key) => `${written([...path, key])}: "${record.do}" has no such parameter`),
    ...nested,
  ];
}

const shapeOf = (schema: unknown): object =>
  (schema as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {};

function duplicateProblems(name: string, cards: readonly { id: string }[]): string[] {
  const ids = cards.map((c) => c.id);
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${name}: "${id}" stands twice`);
}

function referenceProblems(pack: ContentPack): string[] {
  const gear = new Set(pack.gear.map((g) => g.id));
  const terrain = new Set(pack.terrain.map((t) => t.id));
  const inKits = pack.kits.flatMap((kit) =>
    kit.grids.flatMap((grid) =>
      grid.flatMap((id) => (id === null || gear.has(id) ? [] : [`kit ${kit.id}: no gear "${id}"`])),
    ),
  );
  const ofMonsters = pack.monsters.flatMap((monster) => {
    const ai = new Set(monster.ai.map((c) => c.id));
    const places = new Set(monster.hitLocations.map((c) => c.id));
    return [
      ...monster.setup.terrain.flatMap(({ card }) =>
        terrain.has(card) ? [] : [`${monster.id}: no terrain "${card}"`],
      ),
      ...monster.levels.flatMap((l) =>
        l.specials.flatMap((id) => (ai.has(id) ? [] : [`${monster.id}: no card "${id}"`])),
      ),
      ...monster.ai.flatMap(({ id, injuryAction }) =>
        injuryAction === undefined || places.has(injuryAction.injury)
          ? []
          : [`${id}: no hit location "${injuryAction.injury}"`],
      ),
    ];
  });
  return [...inKits, ...ofMonsters];
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) freeze(item);
  }
  return value;
}

const byId = <T extends { id: string }>(cards: readonly T[]): Record<string, T> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

/**
 * Checks content by its schemas, every effect by its verb's, and all references; freezes and indexes it.
 * @throws {ContentError} with every problem and its path
 */
export function loadContent(pack: ContentPack): Content {
  const parsed = z.safeParse(Pack, pack);
  const problems = [
    ...(parsed.success ? [] : parsed.error.issues.map((i) => `${written(i.path)}: ${i.message}`)),
    ...effectProblems(pack),
    ...Object.entries(pack).flatMap(([name, cards]) =>
      name === 'disorders' ? [] : duplicateProblems(name, cards as { id: string }[]),
    ),
    ...(parsed.success ? referenceProblems(pack) : []),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  freeze(pack);
  return Object.freeze({
    pack,
    hash: hash(pack),
    monsters: byId(pack.monsters),
    ai: Object.fromEntries(pack.monsters.map((m) => [m.id, byId<AiCard>(m.ai)])),
    hitLocations: Object.fromEntries(pack.monsters.map((m) => [m.id, byId<HitLocation>(m.hitLocations)])),
    gear: byId(pack.gear),
    armourSets: byId(pack.armourSets),
    terrain: byId(pack.terrain),
    resources: byId([...pack.resources, ...pack.monsters.flatMap((m) => m.resources)]),
    injuries: byId(pack.injuries),
    kits: byId(pack.kits),
    survivors: byId(pack.survivors),
  });
}
