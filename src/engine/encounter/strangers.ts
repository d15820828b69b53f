import * as z from 'zod/mini';
import { count, text, whole } from '../table/fields';
import type { EncounterContent } from './cards/content';
import { EffectSchema } from './cards/effect';
import type { EncounterState } from './state';

const known = (cards: Readonly<Record<string, unknown>>, id: string): boolean => Object.hasOwn(cards, id);

/** Cards, players and investigators that a table names and that are not there, or are there twice. */
export function strangers(state: EncounterState, content: EncounterContent): string[] {
  const { players, investigators, places, monsters, felled, stack } = state;
  const seats = players.map((p) => p.id);
  const ids = investigators.map((i) => i.id);
  const possessions = investigators.flatMap((i) => i.possessions);
  const named = stack.flatMap((frame) => {
    const { investigator } = frame as { investigator?: unknown };
    return investigator === undefined ? [] : [investigator];
  });
  // `target`: whom a card drives off; null: a test of a place is against nobody.
  const against = stack.flatMap((frame) => {
    const { monster, target, there, met } = frame as unknown as Record<string, unknown>;
    // A round remembers who has met, a meeting whom.
    const lists = frame.procedure === 'meetAll' ? [there, met].flat() : [];
    return [monster, target, ...lists].filter((id) => id !== undefined && id !== null).map(String);
  });
  const missing = (what: string, found: readonly string[], is: (id: string) => boolean): string[] =>
    found.filter((id) => !is(id)).map((id) => `there is no ${what} "${id}"`);
  return [
    ...(players.length === 0 ? ['nobody plays'] : []),
    ...(investigators.length === 0 ? ['nobody is there'] : []),
    ...(new Set(ids).size < ids.length ? ['an investigator is there twice'] : []),
    ...(new Set(possessions.map((p) => p.id)).size < possessions.length
      ? ['a possession is there twice']
      : []),
    ...missing(
      'investigator card',
      investigators.map((i) => i.card),
      (id) => known(content.investigators, id),
    ),
    ...missing(
      'player',
      investigators.map((i) => i.player),
      (id) => seats.includes(id),
    ),
    ...missing('place', places, (id) => known(content.places, id)),
    ...missing('monster', [...monsters.map((m) => m.card), ...felled, ...against], (id) =>
      known(content.monsters, id),
    ),
    ...missing(
      'possession',
      possessions.map((p) => p.card),
      (id) => known(content.possessions, id),
    ),
    ...missing('investigator', named.map(String), (id) => ids.includes(id)),
  ];
}

/** What any procedure remembers of a card. */
const Scope = z.looseObject({
  effects: z.optional(z.array(EffectSchema)),
  effect: z.optional(EffectSchema),
  source: z.optional(z.object({ kind: text, id: text })),
});

const PARTS = ['skill', 'change', 'modifier', 'bonus', 'dice', 'least'] as const;
/** More dice than cards and skills can bring to a test; beyond it neither the roll nor its odds come to an end. */
const diceOfTest = z.int().check(z.minimum(-40), z.maximum(40));
const part = z.object({ source: text, kind: z.enum(PARTS), by: whole, rule: z.optional(text) });

/** What a test remembers: how many dice, and what only its line in the log looks at again. */
const Test = z.looseObject({
  modifier: diceOfTest,
  extra: z.optional(z.array(z.object({ card: text, dice: diceOfTest })).check(z.maxLength(20))),
  pool: z.optional(
    z.object({
      value: count,
      parts: z.array(part),
      idle: z.array(z.object({ source: text, by: whole, why: z.enum(['lower', 'resisted']) })),
    }),
  ),
  dice: z.optional(z.array(count)),
  again: z.optional(z.object({ at: whole, by: text })),
});

/** What is wrong with what a procedure under way remembers: what no card and no roll could have left there. */
export function strangeLocals(frame: object): string[] {
  const { procedure } = frame as { procedure?: unknown };
  if (!z.safeParse(Scope, frame).success) return ['what is read of a card is none'];
  return procedure !== 'test' || z.safeParse(Test, frame).success ? [] : ['a test is none'];
}
