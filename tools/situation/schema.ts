import * as z from 'zod/mini';
import { SituationSchema, TableSituationSchema } from '../../src/engine';

const published = (title: string, schema: z.ZodMiniType): string =>
  `${JSON.stringify({ title, ...z.toJSONSchema(schema, { reused: 'ref', io: 'input' }) }, null, 2)}\n`;

/** The format as a JSON Schema, from the schemas that files are read with: editors complete and check with it. */
export const jsonSchema = (): string => published('Situation', SituationSchema);

/** The same of the smaller games' files. */
export const tableJsonSchema = (): string => published('Situation of a smaller game', TableSituationSchema);
