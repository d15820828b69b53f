import * as z from 'zod/mini';
import { Trigger } from './trigger';

/** A card that lies beside one survivor's grid and concerns that survivor alone (SD-5.11); `owner` means it. */
export const Status = z.strictObject({
  id: z.string(),
  /** Whoever has it is off the board (SD-13.6) until it goes; each act is taken there, and what the card says then is all of it. */
  offBoard: z.optional(z.literal(true)),
  triggers: z.array(Trigger),
  reading: z.optional(z.literal('house')),
});
export type Status = z.infer<typeof Status>;
