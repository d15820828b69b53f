import type { Edit } from '../../engine';

/** What a field holds while it is filled in. */
export type Value = string | number | boolean;
export type Values = Readonly<Record<string, Value>>;

export interface Choice {
  value: string;
  label: string;
}

/** One field of a correction's form; its name is the parameter's. */
export type Field =
  | { kind: 'choice'; name: string; label: string; choices: readonly Choice[] }
  | { kind: 'number'; name: string; label: string; least: number; most: number; start: number }
  | { kind: 'space'; name: string; label: string; help: string; start: string }
  | { kind: 'yes'; name: string; label: string; start: boolean };

export type CorrectionGroup = 'survivors' | 'monster' | 'cards' | 'board' | 'table';

/** One kind of correction as a form. Later fields may depend on what stands in earlier ones. */
export interface Correction<What extends string = Edit['what'], Group extends string = CorrectionGroup> {
  what: What;
  group: Group;
  fields(values: Values): Field[];
  /** The command's parameters; absent: the values as they are. */
  edit?(values: Values): Record<string, unknown>;
}

const startOf = (field: Field): Value =>
  field.kind === 'choice' ? (field.choices[0]?.value ?? '') : field.start;

/** A choice that was picked and is no longer offered counts as not picked. */
function standing(field: Field, picked: Value | undefined): Value {
  if (picked === undefined) return startOf(field);
  return field.kind === 'choice' && !field.choices.some((c) => c.value === picked) ? startOf(field) : picked;
}

/** The fields of a form with what stands in each: what was picked, otherwise what the table has. */
export function filled(
  correction: Pick<Correction<string, string>, 'fields'>,
  picked: Values,
): { fields: Field[]; values: Values } {
  const values: Record<string, Value> = {};
  let fields = correction.fields(values);
  // A field may depend on those before it: each is read again once they are known.
  for (let at = 0; at < fields.length; at += 1) {
    const field = fields[at] as Field;
    values[field.name] = standing(field, picked[field.name]);
    fields = correction.fields(values);
  }
  return { fields, values };
}

/** The correction as a command for the engine, which judges it. Numbers stand in their fields as they were typed. */
export function editOf(correction: Correction<string, string>, picked: Values): Record<string, unknown> {
  const { fields, values } = filled(correction, picked);
  const read = (field: Field): [string, Value] => {
    const value = values[field.name] as Value;
    return [field.name, field.kind === 'number' ? Number(value) : value];
  };
  const parameters = Object.fromEntries(fields.map(read));
  return { what: correction.what, ...(correction.edit?.(parameters) ?? parameters) };
}
