import * as z from 'zod/mini';
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
    ...missing('monster', [...monsters.map((m) => m.card), ...felled], (id) => known(content.monsters, id)),
    ...missing(
      'possession',
      possessions.map((p) => p.card),
      (id) => known(content.possessions, id),
    ),
    ...missing('investigator', named.map(String), (id) => ids.includes(id)),
  ];
}

const Effects = z.array(EffectSchema);

/** What is wrong with what a procedure under way remembers: effects that no card could have. */
export function strangeLocals(frame: object): string[] {
  const { effect, effects } = frame as { effect?: unknown; effects?: unknown };
  if (effects !== undefined && !z.safeParse(Effects, effects).success) return ['effects are none'];
  return effect === undefined || z.safeParse(EffectSchema, effect).success ? [] : ['an effect is none'];
}
