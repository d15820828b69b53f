import type { Run } from './procedure';
import type { Variants } from './state';

/** Tells the log that a house rule acted here: what happened is not what the book does by default. */
export function variantActs<V extends keyof Variants>(r: Run, variant: V, rule: string): void {
  r.emit({ type: 'variantApplied', variant, choice: String(r.state.variants[variant]), rule });
}
