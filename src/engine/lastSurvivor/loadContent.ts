import * as z from 'zod/mini';
import { hash } from '../kernel';
import { PackSchema, type SurvivorContent, type SurvivorPack } from './cards/content';
import { type Effect, effectsIn } from './cards/effect';
import { keyOf } from './find';

type Named = { id: string };

const byId = <T extends Named>(cards: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

const has = (cards: readonly Named[], id: string): boolean => cards.some((card) => card.id === id);

function doubles(kind: string, ids: readonly string[]): string[] {
  return ids.flatMap((id, i) => (ids.indexOf(id) < i ? [`${kind}: "${id}" is there twice`] : []));
}

/** A die is changed by an amount or rerolled: one of the two. */
const odd = (at: string, { by, reroll }: { by?: number | undefined; reroll?: true | undefined }): string[] =>
  (by === undefined) === (reroll === undefined) ? [`${at}: a die is either changed or rerolled`] : [];

function effectProblems(pack: SurvivorPack): string[] {
  const all: { at: string; effects: readonly Effect[] }[] = [
    ...pack.items.map(({ id, act }) => ({ at: id, effects: act?.effects ?? [] })),
    ...[...pack.encounters, ...pack.nights].map(({ id, effects }) => ({ at: id, effects })),
  ];
  return all.flatMap(({ at, effects }) =>
    effectsIn(effects).flatMap((effect) =>
      effect.do === 'item' && !has(pack.items, effect.card)
        ? [`${at}: there is no item "${effect.card}"`]
        : [],
    ),
  );
}

function changeProblems(pack: SurvivorPack): string[] {
  return [
    ...pack.survivors.flatMap(({ id, ability }) => (ability === undefined ? [] : odd(id, ability))),
    ...pack.items.flatMap(({ id, modify }) => (modify === undefined ? [] : odd(id, modify))),
    ...pack.supports.flatMap((card) => (card.moment === 'modify' ? odd(card.id, card) : [])),
    ...pack.throws.flatMap((one) => odd(one.resource, one)),
    ...pack.projects.flatMap(({ id, item }) =>
      has(pack.items, item) ? [] : [`${id}: there is no item "${item}"`],
    ),
  ];
}

/** Tiles and starts that are there once, and ways to everywhere. */
function mapProblems(pack: SurvivorPack): string[] {
  return pack.maps.flatMap(({ id, tiles, starts }) => {
    const keys = tiles.map(keyOf);
    const reached = new Set(keys.slice(0, 1));
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const { q, r } of tiles) {
        const beside = [
          `${q + 1},${r}`,
          `${q - 1},${r}`,
          `${q},${r + 1}`,
          `${q},${r - 1}`,
          `${q + 1},${r - 1}`,
          `${q - 1},${r + 1}`,
        ];
        if (beside.some((key) => reached.has(key))) reached.add(`${q},${r}`);
      }
    }
    return [
      ...doubles(id, keys),
      ...(reached.size < new Set(keys).size || tiles.length < 2
        ? [`${id}: not every space can be reached`]
        : []),
      ...starts.flatMap((start) => (keys.includes(keyOf(start)) ? [] : [`${id}: a start is no space`])),
      ...tiles.flatMap(({ terrain, landmark }) => [
        ...(has(pack.terrains, terrain) ? [] : [`${id}: there is no terrain "${terrain}"`]),
        ...(landmark === undefined || pack.landmarks.includes(landmark)
          ? []
          : [`${id}: there is no landmark "${landmark}"`]),
      ]),
    ];
  });
}

function problemsOf(pack: unknown): string[] {
  const parsed = z.safeParse(PackSchema, pack);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
  const found = parsed.data;
  const { survivors, items, projects, supports, terrains, maps, encounters, nights } = found;
  const lists = { survivors, items, projects, supports, terrains, maps, encounters, nights };
  return [
    ...Object.entries(lists).flatMap(([kind, cards]) =>
      doubles(
        kind,
        (cards as readonly Named[]).map((c) => c.id),
      ),
    ),
    ...doubles(
      'throws',
      found.throws.map((one) => one.resource),
    ),
    ...effectProblems(found),
    ...changeProblems(found),
    ...mapProblems(found),
  ];
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) freeze(item);
  }
  return value;
}

/**
 * Checks a pack and makes it ready.
 * @throws {Error} that names everything wrong with it
 */
export function loadSurvivorContent(pack: SurvivorPack): SurvivorContent {
  const problems = problemsOf(pack);
  if (problems.length > 0)
    throw new Error(`the content of last survivor is not sound:\n${problems.join('\n')}`);
  return freeze({
    pack,
    survivors: byId(pack.survivors),
    items: byId(pack.items),
    projects: byId(pack.projects),
    supports: byId(pack.supports),
    terrains: byId(pack.terrains),
    maps: byId(pack.maps),
    encounters: byId(pack.encounters),
    nights: byId(pack.nights),
    hash: hash(pack),
  });
}
