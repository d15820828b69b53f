import { createContext, use, useState } from 'react';
import { partsOf, useHash } from './useHashRoute';

/** Screens that one looks something up on and comes back from. */
const BESIDE: readonly string[] = ['rules', 'cards'];

/** The screen that was left to look something up, by its address; null: there is none to come back to. */
const OriginContext = createContext<string | null>(null);

export const OriginProvider = OriginContext;

/** Where the way back of a page leads. */
export function useOrigin(): string {
  return use(OriginContext) ?? '#/';
}

export interface Whereabouts {
  /** The screen that the address names. */
  parts: readonly string[];
  /** Whether it is one to look something up on. */
  beside: boolean;
  /** The last address that was none. */
  origin: string | null;
}

/** Where one is, and where one was before one looked something up. */
export function useWhereabouts(): Whereabouts {
  const hash = useHash();
  const [origin, setOrigin] = useState<string | null>(null);
  const parts = partsOf(hash);
  const beside = BESIDE.includes(parts[0] ?? '');
  if (!beside && origin !== hash) setOrigin(hash);
  return { parts, beside, origin: beside ? origin : hash };
}
