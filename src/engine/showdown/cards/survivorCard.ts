import * as z from 'zod/mini';

/** A ready-made survivor. */
export const ReadySurvivor = z.strictObject({ id: z.string(), name: z.string() });
export type ReadySurvivor = z.infer<typeof ReadySurvivor>;

/** Gear grids for up to four survivors: nine card ids or nulls each, row by row. */
export const Kit = z.strictObject({ id: z.string(), grids: z.array(z.array(z.nullable(z.string()))) });
export type Kit = z.infer<typeof Kit>;
