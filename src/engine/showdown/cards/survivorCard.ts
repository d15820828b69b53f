import * as z from 'zod/mini';

/** A ready-made survivor. */
export const ReadySurvivor = z.strictObject({ id: z.string(), name: z.string() });
export type ReadySurvivor = z.infer<typeof ReadySurvivor>;

/** Somebody who comes with a grid of a kit and has been somewhere already: what is left out is as with all others. */
const KitSurvivor = z.strictObject({
  name: z.string(),
  courage: z.optional(z.number()),
  understanding: z.optional(z.number()),
  fightingArts: z.optional(z.array(z.string())),
  disorders: z.optional(z.array(z.string())),
  abilities: z.optional(z.array(z.string())),
  weaponType: z.optional(z.string()),
  weaponLevel: z.optional(z.number()),
});

/** Gear grids for up to four survivors: nine card ids or nulls each, row by row; and who carries them, grid by grid. */
export const Kit = z.strictObject({
  id: z.string(),
  grids: z.array(z.array(z.nullable(z.string()))),
  survivors: z.optional(z.array(KitSurvivor)),
});
export type Kit = z.infer<typeof Kit>;
