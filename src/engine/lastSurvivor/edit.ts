import * as z from 'zod/mini';
import { hasTile, survivorCard } from './find';
import type { Run } from './procedure';
import type { Survivor } from './state';
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
type SurvivorEdit = z.infer<typeof SurvivorEdit>;
type From<E> = E extends { to: number }
  ? E & { from: number }
  : E extends { survivor: string }
    ? E & { from: string }
    : E;
/** A correction as it was made: with what was there before. */
export type SurvivorCorrected = From<SurvivorEdit>;

/** Whether a survivor can be corrected so; null: it can. */
function bar(r: Run, whose: Survivor, edit: SurvivorEdit): string | null {
  if (whose.status === 'dead') return 'this survivor is dead';
  if (edit.what === 'stamina' && edit.to > survivorCard(r, whose.card).stamina)
    return 'that is above the maximum';
  if (edit.what !== 'damage') return null;
  if (edit.to > MOST_DAMAGE) return 'nobody dies by hand';
  // Who is about to die of a combat would be saved or not by the moment at which it is asked.
  return whose.damage > MOST_DAMAGE ? 'this survivor is dying' : null;
}

/** Makes a correction that nothing bars; what was there before. */
function change(whose: Survivor, edit: Exclude<SurvivorEdit, { what: 'counter' }>): SurvivorCorrected {
  switch (edit.what) {
    case 'stamina':
    case 'damage': {
      const from = whose[edit.what];
      whose[edit.what] = edit.to;
      return { ...edit, from };
    }
    case 'resource': {
      const from = whose.resources[edit.of];
      whose.resources[edit.of] = edit.to;
      return { ...edit, from };
    }
    case 'space': {
      const from = whose.space;
      whose.space = edit.space;
      return { ...edit, from };
    }
  }
}

function correct(r: Run, edit: SurvivorEdit): string | null {
  if ('space' in edit && !hasTile(r, edit.space)) return 'there is no such space';
  if (edit.what === 'counter') {
    const others = r.state.counters.filter((space) => space !== edit.space);
    r.state.counters = edit.has ? [...others, edit.space] : others;
    r.emit({ type: 'corrected', edit });
    return null;
  }
  const whose = r.state.survivors.find((s) => s.id === edit.survivor);
  if (whose === undefined) return 'there is no such survivor';
  const why = bar(r, whose, edit);
  if (why === null) r.emit({ type: 'corrected', survivor: whose.id, edit: change(whose, edit) });
  return why;
}

/** Corrects the table by hand; null when done, otherwise why not, and nothing has changed. */
export function edit(r: Run, wanted: unknown): string | null {
  const parsed = SurvivorEdit.safeParse(wanted);
  if (!parsed.success) return 'this is no correction';
  return correct(r, parsed.data);
}
