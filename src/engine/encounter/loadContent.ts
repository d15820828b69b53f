import * as z from 'zod/mini';
import { hash } from '../kernel';
import { type EncounterContent, type EncounterPack, PackSchema } from './cards/content';
import { type Effect, effectsIn } from './cards/effect';

type Named = { id: string };

const byId = <T extends Named>(cards: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

function doubles(kind: string, cards: readonly Named[]): string[] {
  return cards.flatMap(({ id }, i) =>
    cards.findIndex((c) => c.id === id) < i ? [`${kind}: "${id}" is there twice`] : [],
  );
}

/** Everything that cards of a pack do, with where it stands. */
function allEffects(pack: EncounterPack): { at: string; effects: readonly Effect[] }[] {
  return [
    ...pack.monsters.flatMap((m) =>
      Object.entries(m.back ?? {}).map(([moment, effects]) => ({
        at: `${m.id}.${moment}`,
        effects: effects ?? [],
      })),
    ),
    ...pack.possessions.flatMap((p) => (p.act === undefined ? [] : [{ at: p.id, effects: p.act }])),
    ...pack.places.flatMap((p) => p.encounters.map((e) => ({ at: `${p.id}.${e.id}`, effects: e.effects }))),
  ];
}

/** What cards name and is not there, and what their words can't mean. */
function referenceProblems(pack: EncounterPack): string[] {
  const has = (cards: readonly Named[], id: string) => cards.some((card) => card.id === id);
  const places = pack.places.flatMap(({ id, beside }) =>
    beside.flatMap((other) => {
      const back = pack.places.find((p) => p.id === other)?.beside.includes(id);
      if (back === undefined) return [`${id}: there is no place "${other}"`];
      return back && other !== id ? [] : [`${id}: "${other}" does not lie beside it`];
    }),
  );
  const possessions = pack.investigators.flatMap(({ id, possessions: own }) =>
    own.flatMap((card) => (has(pack.possessions, card) ? [] : [`${id}: there is no possession "${card}"`])),
  );
  const effects = allEffects(pack).flatMap(({ at, effects: list }) =>
    effectsIn(list).flatMap((effect) => {
      if (effect.do === 'take' && !has(pack.possessions, effect.card))
        return [`${at}: there is no possession "${effect.card}"`];
      if (effect.do === 'arrive' && pack.monsters.find((m) => m.id === effect.monster)?.epic !== true)
        return [`${at}: "${effect.monster}" is no epic monster (CE-5.3)`];
      return [];
    }),
  );
  return [...places, ...possessions, ...effects];
}

function problemsOf(pack: unknown): string[] {
  const parsed = z.safeParse(PackSchema, pack);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
  const found = parsed.data;
  return [
    ...doubles('investigators', found.investigators),
    ...doubles('monsters', found.monsters),
    ...doubles('possessions', found.possessions),
    ...doubles('places', found.places),
    ...(found.places.length === 0 ? ['there is no place'] : []),
    ...found.places.flatMap((p) => (p.encounters.length === 0 ? [`${p.id}: nothing can happen there`] : [])),
    ...referenceProblems(found),
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
export function loadEncounterContent(pack: EncounterPack): EncounterContent {
  const problems = problemsOf(pack);
  if (problems.length > 0)
    throw new Error(`the content of the encounters is not sound:\n${problems.join('\n')}`);
  return freeze({
    pack,
    investigators: byId(pack.investigators),
    monsters: byId(pack.monsters),
    possessions: byId(pack.possessions),
    places: byId(pack.places),
    hash: hash(pack),
  });
}
