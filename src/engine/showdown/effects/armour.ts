import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { activeGear } from '../gearGrid';
import type { Run } from '../procedure';
import { worn } from '../readCards';
import { survivorFor } from '../scope';
import type { Survivor } from '../state';
import { type BodyLocation, LOCATIONS } from '../terms';
import { verb } from './verb';

/** Whether armour with this keyword covers the place. */
const covered = (r: Run, survivor: Survivor, place: BodyLocation, keyword: string): boolean =>
  worn(survivor.grid, r.content, activeGear(r, survivor).bans).some((gear) => {
    const card = gear === null ? undefined : r.content.gear[gear.card];
    return card?.armour?.location === place && card.keywords.includes(keyword);
  });

/** Armour points beyond what is worn, at all five places, or at those with armour of this keyword. */
export const armour = verb({
  name: 'armour',
  schema: z.strictObject({ do: z.literal('armour'), who: Who, by: z.number(), with: z.optional(z.string()) }),
  steps: {
    put: (f, r) => {
      const { who, by, with: keyword } = f.effect;
      const survivor = survivorFor(r, who, f.scope);
      if (survivor === null) return done();
      const places = LOCATIONS.filter(
        (place) => keyword === undefined || covered(r, survivor, place, keyword),
      );
      for (const place of places) survivor.wear[place].armour += by;
      if (places.length > 0) {
        r.emit({ type: 'armourChanged', survivor: survivor.id, locations: places, by });
      }
      return done();
    },
  },
  describe: ({ who, by, with: keyword }) => ({
    key: keyword === undefined ? 'effect.armour' : 'effect.armourWith',
    with: {
      who: { key: `who.${who}` },
      by,
      keyword: keyword === undefined ? null : { key: `keyword.${keyword}` },
    },
  }),
});
