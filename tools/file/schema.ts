import * as z from 'zod/mini';
import { FightFileSchema } from '../../src/engine';

/** The format of saved fights as a JSON Schema, from the schemas that files are read with. */
export function fileSchema(): string {
  const schema = z.toJSONSchema(FightFileSchema, { reused: 'ref', io: 'input', unrepresentable: 'any' });
  return `${JSON.stringify({ title: 'Saved fight', ...schema }, null, 2)}\n`;
}
