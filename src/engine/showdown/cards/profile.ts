import * as z from 'zod/mini';

/** A monster attack's profile (SD-8.1): dice, least face that hits, damage a hit (null: none, and nothing adds to it). */
export const Profile = z.strictObject({
  speed: z.number(),
  accuracy: z.number(),
  damage: z.nullable(z.number()),
  reach: z.optional(z.number()),
});
export type Profile = z.infer<typeof Profile>;
