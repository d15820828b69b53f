import * as z from 'zod/mini';
import { isFelled, leavePlay, mostOf } from './changes';
import { inPlay } from './find';
import type { Run } from './procedure';
import { CONDITIONS, MOST_CHANGE, SKILLS } from './terms';

const count = z.int().check(z.minimum(0), z.maximum(99));

/** A correction of the table by hand. */
const EncounterEdit = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('points'),
    investigator: z.string(),
    of: z.enum(['health', 'sanity', 'clues', 'focus']),
    to: count,
  }),
  z.strictObject({
    what: z.literal('skill'),
    investigator: z.string(),
    skill: z.enum(SKILLS),
    to: z.int().check(z.minimum(-MOST_CHANGE), z.maximum(MOST_CHANGE)),
  }),
  z.strictObject({
    what: z.literal('condition'),
    investigator: z.string(),
    condition: z.enum(CONDITIONS),
    has: z.boolean(),
  }),
  z.strictObject({ what: z.literal('place'), investigator: z.string(), place: z.string() }),
  z.strictObject({ what: z.literal('health tokens'), monster: z.string(), to: count }),
]);
export type EncounterEdit = z.infer<typeof EncounterEdit>;

/** Puts health tokens on a monster; one that has enough of them, and is not being met, leaves. */
function tokens(r: Run, card: string, to: number): string | null {
  const monster = inPlay(r.state, card);
  if (monster === undefined) return 'this monster is not on the table';
  const met = r.state.stack.some((f) => (f as unknown as { monster?: unknown }).monster === card);
  const falls = isFelled(r, { ...monster, lost: to });
  if (falls && met) return 'a monster that is met falls by the encounter';
  monster.lost = to;
  if (!falls) return null;
  leavePlay(r, card, 'CE-4.4');
  return null;
}

function correct(r: Run, edit: EncounterEdit): string | null {
  if (edit.what === 'health tokens') return tokens(r, edit.monster, edit.to);
  const investigator = r.state.investigators.find((i) => i.id === edit.investigator);
  if (investigator === undefined) return 'there is no such investigator';
  if (investigator.status === 'defeated') return 'this investigator is defeated';
  switch (edit.what) {
    case 'points': {
      const gauge = edit.of === 'health' || edit.of === 'sanity' ? edit.of : null;
      if (gauge !== null && edit.to === 0) return 'nobody is defeated by hand';
      if (gauge !== null && edit.to > mostOf(r, investigator, gauge)) return 'that is above the maximum';
      investigator[edit.of] = edit.to;
      return null;
    }
    case 'skill':
      investigator.changes[edit.skill] = edit.to;
      return null;
    case 'condition': {
      const others = investigator.conditions.filter((c) => c !== edit.condition);
      investigator.conditions = edit.has ? [edit.condition] : others;
      return null;
    }
    case 'place':
      if (!r.state.places.includes(edit.place)) return 'there is no such place';
      investigator.place = edit.place;
      return null;
  }
}

/** Corrects the table by hand; null when done, otherwise why not, and nothing has changed. */
export function edit(r: Run, wanted: unknown): string | null {
  const parsed = EncounterEdit.safeParse(wanted);
  if (!parsed.success) return 'this is no correction';
  return correct(r, parsed.data);
}
