import type * as z from 'zod/mini';
import type { Frame, Procedure, Step } from '../../kernel';
import type { Run } from '../procedure';
import type { Scope } from '../state';
import type { Phrase } from './phrase';

/** The frame of an effect: the effect as it stands on the card, and whom its words mean. */
export type EffectFrame<P> = Frame & { effect: P; scope: Scope };

/**
 * A card verb: its parameters' schema, what it does, and how it reads. It is performed as the procedure `do:NAME`.
 * A verb may give back `EffectResult`, to change the scope for the effects after it or to cancel them.
 */
export interface Verb {
  name: string;
  schema: z.ZodMiniType<{ do: string }>;
  // biome-ignore lint/suspicious/noExplicitAny: each verb has its own parameters; its name picks it.
  procedure: Procedure<any, Run>;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  describe(effect: any): Phrase;
}

/** What an effect may give back to the list it stands in. */
export interface EffectResult {
  scope?: Partial<Scope>;
  stop?: boolean;
  /** How the AI card that is being performed ends, if not as usual; `draw`: another is drawn then (SD-5.7). */
  finish?: Finish;
}

export interface Finish {
  to?: 'discard' | 'top' | 'archive';
  draw?: boolean;
}

/** Names of the procedures behind verbs, as one string each: composed anew for every effect they would have to be read to be found. */
const names = new Map<string, string>();

/** The procedure that performs a verb. */
export function procedureOf(name: string): string {
  const known = names.get(name) ?? `do:${name}`;
  names.set(name, known);
  return known;
}

/** Defines a verb; `L` are locals that its steps set themselves. */
export function verb<P extends { do: string }, L extends object = object>(definition: {
  schema: z.ZodMiniType<P>;
  name: P['do'];
  steps: Record<string, Step<EffectFrame<P> & Partial<L>, Run>>;
  guard?: Procedure<EffectFrame<P> & Partial<L>, Run>['guard'];
  describe(effect: P): Phrase;
}): Verb {
  const { name, schema, steps, guard, describe } = definition;
  const procedure: Verb['procedure'] = { name: procedureOf(name), steps };
  if (guard !== undefined) procedure.guard = guard;
  return { name, schema, procedure, describe };
}
