import * as z from 'zod/mini';

const ZoneColumn = z.templateLiteral([z.enum(['l', 'c', 'r']), z.int()]);
const ZoneRow = z.templateLiteral([z.enum(['a', 'f', 'b']), z.int()]);

const PIECES = [
  z.strictObject({ shape: z.literal('box'), k: z.int() }),
  z.strictObject({ shape: z.literal('ring') }),
  z.strictObject({ shape: z.literal('blindSpot') }),
  z.strictObject({
    shape: z.literal('strip'),
    side: z.enum(['ahead', 'behind', 'left', 'right']),
    length: z.optional(z.int()),
  }),
  z.strictObject({ shape: z.literal('cross') }),
  z.strictObject({ shape: z.literal('front'), width: z.int(), depth: z.int() }),
  z.strictObject({ shape: z.literal('eye') }),
  z.strictObject({ shape: z.literal('cells'), columns: z.array(ZoneColumn), rows: z.array(ZoneRow) }),
] as const;
const Piece = z.discriminatedUnion('shape', PIECES);

/** A zone as a card draws it, relative to the monster's base and facing (SD-6.3, ai-vocabulary.md §3). */
export const ZoneShape = z.discriminatedUnion('shape', [
  ...PIECES,
  z.strictObject({
    shape: z.literal('pieces'),
    of: z.array(Piece).check(z.minLength(1)),
    without: z.optional(z.array(Piece)),
  }),
]);
export type ZoneShape = z.infer<typeof ZoneShape>;
