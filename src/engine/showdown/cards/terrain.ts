import * as z from 'zod/mini';
import { EffectList } from './effect';
import { Activation, StandingModifier } from './gear';

/** A terrain card (SD-17) with its tiles and the line that says where they may stand (terrain.md §5). */
export const Terrain = z.strictObject({
  id: z.string(),
  copies: z.number(),
  /** How many tiles the card makes, and their size; not square: they may lie either way. */
  tiles: z.number(),
  width: z.number(),
  height: z.number(),
  obstacle: z.optional(z.literal(true)),
  impassable: z.optional(z.literal(true)),
  monsterImpassable: z.optional(z.literal(true)),
  destructible: z.optional(z.literal(true)),
  /** Who stands on it is in view from the blind spot too (Giant Stone Face). */
  raised: z.optional(z.literal(true)),
  /** Changes of the numbers of a survivor who stands on it. */
  modifiers: z.optional(z.array(StandingModifier)),
  /** Spent on it or beside it; `on` only while standing on it, `beside` only from beside it. */
  activation: z.optional(z.extend(Activation, { from: z.enum(['onOrBeside', 'on', 'beside']) })),
  /** The placement line, beyond what holds for every tile. */
  placement: z.strictObject({
    /** Least distance to every other tile of this card's kind. */
    apart: z.optional(z.number()),
    /** No tile, figure or edge in the ring of spaces round it. */
    clearRing: z.optional(z.literal(true)),
  }),
  /** Performed when round 1 begins with it on the board. */
  onStart: z.optional(EffectList),
  reading: z.optional(z.literal('house')),
});
export type Terrain = z.infer<typeof Terrain>;
