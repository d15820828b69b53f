import * as z from 'zod/mini';
import { done, goTo } from '../../kernel';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { fixedAmount, survivorFor } from '../scope';
import { type BodyLocation, LOCATIONS } from '../terms';
import { verb } from './verb';

/** Damage without an attack (SD-5.12): at a named place, everywhere, or where the location die says. */
export const damage = verb<
  {
    do: 'damage';
    who: Who;
    amount: number | 'level';
    at?: BodyLocation | 'everywhere' | undefined;
    event?: true | undefined;
  },
  { places: BodyLocation[] }
>({
  name: 'damage',
  schema: z.strictObject({
    do: z.literal('damage'),
    who: Who,
    amount: z.union([z.number(), z.literal('level')]),
    at: z.optional(z.enum([...LOCATIONS, 'everywhere'])),
    /** Event damage: never a severe injury (SD-9.7). */
    event: z.optional(z.literal(true)),
  }),
  steps: {
    next: (f, r) => {
      const { who, amount: given, at, event = false } = f.effect;
      const survivor = survivorFor(r, who, f.scope);
      if (survivor === null) return done();
      const amount = fixedAmount(r, given);
      if (at === undefined) return call('damageSomewhere', { survivor: survivor.id, amount, event });
      const places = f.places ?? (at === 'everywhere' ? [...LOCATIONS] : [at]);
      const location = places.shift();
      f.places = places;
      if (location === undefined) return done();
      return call('damage', { survivor: survivor.id, location, amount, event });
    },
    more: (f) => ((f.places ?? []).length > 0 ? goTo('next') : done()),
  },
  describe: ({ who, amount, at, event }) => ({
    key: event === true ? 'effect.eventDamage' : 'effect.damage',
    with: { who: { key: `who.${who}` }, amount, at: { key: `location.${at ?? 'random'}` } },
  }),
});
