import { refill, shuffle } from '../kernel';
import { aiCard } from './find';
import type { Run } from './procedure';

/** Puts the cards that a card in play wants there on top of the hit location deck (King's Aura). */
export function raiseHitLocations(r: Run): void {
  const { hitLocations, inPlay } = r.state.monster;
  for (const { card } of inPlay) {
    const raised = aiCard(r, card).standing?.onTop;
    if (raised === undefined) continue;
    const found = [...hitLocations.deck, ...hitLocations.discard].filter((id) => id === raised);
    const rest = (pile: readonly string[]) => pile.filter((id) => id !== raised);
    hitLocations.discard = rest(hitLocations.discard);
    hitLocations.deck = [...found, ...rest(hitLocations.deck)];
  }
}

/** The discards are shuffled and come under the deck. */
export function refillHitLocations(r: Run): void {
  const { monster, dice } = r.state;
  refill(monster.hitLocations, dice.random);
  raiseHitLocations(r);
}

/** The whole deck is shuffled, discards and all (SD-14.5). */
export function shuffleAllHitLocations(r: Run): void {
  const { monster, dice } = r.state;
  refill(monster.hitLocations, dice.random);
  shuffle(monster.hitLocations.deck, dice.random);
  raiseHitLocations(r);
}
