import * as z from 'zod/mini';
import { hash } from '../kernel';
import type { AiCard } from './cards/aiCard';
import type { Content, ContentPack, TraitKind } from './cards/content';
import { ArmourSet, Gear } from './cards/gear';
import type { HitLocation } from './cards/hitLocation';
import { Injury, Trauma } from './cards/injury';
import { Monster } from './cards/monster';
import { Resource } from './cards/resource';
import { Kit, ReadySurvivor } from './cards/survivorCard';
import { Terrain } from './cards/terrain';
import { Milestone, Proficiency, RunAwayLine, Trait } from './cards/trait';
import { effectProblems } from './checks/effects';
import { schemaProblems } from './checks/problem';
import { referenceProblems } from './checks/references';
import { senseProblems } from './checks/sense';

const Pack = z.strictObject({
  monsters: z.array(Monster),
  gear: z.array(Gear),
  armourSets: z.array(ArmourSet),
  terrain: z.array(Terrain),
  resources: z.array(Resource),
  injuries: z.array(Injury),
  traumas: z.array(Trauma),
  fightingArts: z.array(Trait),
  disorders: z.array(Trait),
  abilities: z.array(Trait),
  proficiencies: z.array(Proficiency),
  milestones: z.array(Milestone),
  runAway: z.array(RunAwayLine),
  survivors: z.array(ReadySurvivor),
  kits: z.array(Kit),
});

/** What is wrong with content, one line each with its path. */
export class ContentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`the content is not sound:\n${problems.join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Everything wrong with a pack. What its parts mean together is asked only when each has its shape. */
function problemsOf(pack: ContentPack): string[] {
  const parsed = z.safeParse(Pack, pack);
  if (!parsed.success) return [...schemaProblems(parsed.error.issues), ...effectProblems(pack)];
  const effects = effectProblems(pack);
  if (effects.length > 0) return effects;
  const references = referenceProblems(pack);
  return references.length > 0 ? references : senseProblems(pack);
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) freeze(item);
  }
  return value;
}

/** Without a prototype: an id from a file can't find `constructor` in it. */
const indexed = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.assign(Object.create(null) as Record<string, T>, Object.fromEntries(entries));

const byId = <T extends { id: string }>(cards: readonly T[]): Record<string, T> =>
  indexed(cards.map((card) => [card.id, card]));

/** All that survivors are besides gear, by id. */
function traits({ fightingArts, disorders, abilities, proficiencies }: ContentPack): Content['traits'] {
  const of = (kind: TraitKind, list: readonly Trait[]) =>
    list.map((trait) => [trait.id, { kind, trait }] as const);
  return indexed([
    ...of('fightingArt', fightingArts),
    ...of('disorder', disorders),
    ...of('ability', abilities),
    ...of(
      'proficiency',
      proficiencies.flatMap(({ specialist, master }) => [specialist, master]),
    ),
  ]);
}

/**
 * Checks content by its schemas, every effect by its verb's, and whether its parts fit together; freezes and indexes it.
 * @throws {ContentError} with every problem and its path
 */
export function loadContent(pack: ContentPack): Content {
  const problems = problemsOf(pack);
  if (problems.length > 0) throw new ContentError(problems);
  freeze(pack);
  return Object.freeze({
    pack,
    hash: hash(pack),
    monsters: byId(pack.monsters),
    ai: indexed(pack.monsters.map((m) => [m.id, byId<AiCard>(m.ai)])),
    hitLocations: indexed(pack.monsters.map((m) => [m.id, byId<HitLocation>(m.hitLocations)])),
    gear: byId(pack.gear),
    armourSets: byId(pack.armourSets),
    terrain: byId(pack.terrain),
    resources: byId([...pack.resources, ...pack.monsters.flatMap((m) => m.resources)]),
    statuses: byId(pack.monsters.flatMap((m) => m.statuses ?? [])),
    injuries: byId(pack.injuries),
    traits: traits(pack),
    kits: byId(pack.kits),
    survivors: byId(pack.survivors),
  });
}
