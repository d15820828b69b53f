import * as z from 'zod/mini';
import { hasTile, survivorCard } from './find';
import type { Run } from './procedure';
import { MOST_DAMAGE, RESOURCES } from './terms';

const count = z.int().check(z.minimum(0), z.maximum(99));
const survivor = z.string();

/** A correction of the table by hand. */
const SurvivorEdit = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('stamina'), survivor, to: count }),
  z.strictObject({ what: z.literal('damage'), survivor, to: count }),
  z.strictObject({ what: z.literal('resource'), survivor, of: z.enum(RESOURCES), to: count }),
  z.strictObject({ what: z.literal('space'), survivor, space: z.string() }),
  z.strictObject({ what: z.literal('counter'), space: z.string(), has: z.boolean() }),
]);
export type SurvivorEdit = z.infer<typeof SurvivorEdit>;

function correct(r: Run, edit: SurvivorEdit): string | null {
  if ('space' in edit && !hasTile(r, edit.space)) return 'there is no such space';
  if (edit.what === 'counter') {
    const others = r.state.counters.filter((space) => space !== edit.space);
    r.state.counters = edit.has ? [...others, edit.space] : others;
    return null;
  }
  const whose = r.state.survivors.find((s) => s.id === edit.survivor);
  if (whose === undefined) return 'there is no such survivor';
  if (whose.status === 'dead') return 'this survivor is dead';
  switch (edit.what) {
    case 'stamina':
      if (edit.to > survivorCard(r, whose.card).stamina) return 'that is above the maximum';
      whose.stamina = edit.to;
      return null;
    case 'damage':
      if (edit.to > MOST_DAMAGE) return 'nobody dies by hand';
      // Who is about to die of a combat would be saved or not by the moment at which it is asked.
      if (whose.damage > MOST_DAMAGE) return 'this survivor is dying';
      whose.damage = edit.to;
      return null;
    case 'resource':
      whose.resources[edit.of] = edit.to;
      return null;
    case 'space':
      whose.space = edit.space;
      return null;
  }
}

/** Corrects the table by hand; null when done, otherwise why not, and nothing has changed. */
export function edit(r: Run, wanted: unknown): string | null {
  const parsed = SurvivorEdit.safeParse(wanted);
  if (!parsed.success) return 'this is no correction';
  return correct(r, parsed.data);
}
