import { below, type RandomState } from './random';

/** Shuffles a pile in place (Fisher and Yates). The first entry of a pile is its top. */
export function shuffle<T>(pile: T[], random: RandomState): void {
  for (let i = pile.length - 1; i > 0; i -= 1) {
    const j = below(random, i + 1);
    const card = pile[i] as T;
    pile[i] = pile[j] as T;
    pile[j] = card;
  }
}

/** A draw pile and its discards; the first entry of each is its top. */
export interface Pile<T> {
  deck: T[];
  discard: T[];
}

/** Takes the top card; an empty deck is first refilled from its shuffled discards. Null when both are empty. */
export function draw<T>(pile: Pile<T>, random: RandomState): T | null {
  if (pile.deck.length === 0) refill(pile, random);
  return pile.deck.shift() ?? null;
}

/** Shuffles the discards and puts them under the deck. */
export function refill<T>(pile: Pile<T>, random: RandomState): void {
  const cards = pile.discard.splice(0);
  shuffle(cards, random);
  pile.deck.push(...cards);
}
