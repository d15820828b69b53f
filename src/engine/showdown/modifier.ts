import type { Span, Token } from './terms';

/** A change of a number for a time; not a token. */
export interface Modifier {
  stat: Token;
  by: number;
  until: Span;
  /** The card it comes from. */
  source: string;
}

/** A bonus to a number that lasts for one attack, a survivor's or the monster's. */
export interface AttackBonus {
  stat: Token;
  by: number;
  /** The card it comes from. */
  source: string;
}
