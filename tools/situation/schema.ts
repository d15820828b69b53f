import * as z from 'zod/mini';
import { SituationSchema } from '../../src/engine';

/** The format as a JSON Schema, from the schemas that files are read with: editors complete and check with it. */
export function jsonSchema(): string {
  const schema = z.toJSONSchema(SituationSchema, { reused: 'ref', io: 'input' });
  return `${JSON.stringify({ title: 'Situation', ...schema }, null, 2)}\n`;
}
