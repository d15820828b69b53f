import * as z from 'zod/mini';
import { count, text } from '../table/fields';
import { ownOf } from '../table/ownOf';
import type { SurvivorContent } from './cards/content';
import { EffectSchema } from './cards/effect';
import { keyOf } from './find';
import type { SurvivorState } from './state';
import { DICE } from './terms';

const known = (cards: Readonly<Record<string, unknown>>, id: string): boolean => Object.hasOwn(cards, id);

const missing = (what: string, found: readonly string[], is: (id: string) => boolean): string[] =>
  found.filter((id) => !is(id)).map((id) => `there is no ${what} "${id}"`);

/** Survivors whom procedures under way and the combat are about. */
function meant({ stack, duel }: SurvivorState): string[] {
  const named = stack.flatMap((frame) => {
    const { survivor, attacker, defender, to, from } = frame as unknown as Record<string, unknown>;
    return [survivor, attacker, defender, to, from].filter((id) => id !== undefined).map(String);
  });
  return duel === null ? named : [...named, duel.attacker, duel.defender, ...duel.supporters];
}

/** Cards, spaces, players and survivors that a game names and that are not there, or are there twice. */
export function strangers(state: SurvivorState, content: SurvivorContent): string[] {
  const { players, survivors, supports, duel, encounters, nights, counters, gathered } = state;
  const seats = players.map((p) => p.id);
  const ids = survivors.map((s) => s.id);
  if (!known(content.maps, state.map)) return [`there is no map "${state.map}"`];
  const spaces = ownOf(content.maps, state.map)?.tiles.map(keyOf) ?? [];
  const cards = [
    ...[...supports.deck, ...supports.discard, ...survivors.flatMap((s) => s.hand)],
    ...(duel?.played ?? []).map((p) => p.card),
  ];
  return [
    ...(players.length === 0 ? ['nobody plays'] : []),
    ...(survivors.length < 2 ? ['there is nobody to fight'] : []),
    ...(new Set(ids).size < ids.length ? ['a survivor is there twice'] : []),
    ...missing(
      'survivor card',
      survivors.map((s) => s.card),
      (id) => known(content.survivors, id),
    ),
    ...missing(
      'player',
      survivors.map((s) => s.player),
      (id) => seats.includes(id),
    ),
    ...missing(
      'item',
      survivors.flatMap((s) => s.items),
      (id) => known(content.items, id),
    ),
    ...missing('space', [...survivors.map((s) => s.space), ...counters, ...gathered], (id) =>
      spaces.includes(id),
    ),
    ...missing('project', state.projects, (id) => known(content.projects, id)),
    ...missing('support card', cards, (id) => known(content.supports, id)),
    ...missing('encounter', [...encounters.deck, ...encounters.discard], (id) =>
      known(content.encounters, id),
    ),
    ...missing('night card', [...nights.deck, ...nights.discard], (id) => known(content.nights, id)),
    ...missing('survivor', meant(state), (id) => ids.includes(id)),
  ];
}

/** What any procedure remembers of a card. */
const Scope = z.looseObject({
  effects: z.optional(z.array(EffectSchema)),
  effect: z.optional(EffectSchema),
  source: z.optional(z.object({ kind: text, id: text })),
});

const die = z.enum(DICE);

/** What a combat remembers of its dice. */
const Duel = z.looseObject({
  again: z.optional(z.object({ die, survivor: text, source: text })),
  hits: z.optional(z.array(die)),
  backlash: z.optional(z.array(text)),
  toDefender: z.optional(count),
  toAttacker: z.optional(count),
});

/** What is wrong with what a procedure under way remembers: what no card and no roll could have left there. */
export function strangeLocals(frame: object): string[] {
  const { procedure } = frame as { procedure?: unknown };
  if (!z.safeParse(Scope, frame).success) return ['what is read of a card is none'];
  return procedure !== 'duel' || z.safeParse(Duel, frame).success ? [] : ['a combat is none'];
}
