import { hitLocationCard } from './find';
import { shuffleAllHitLocations } from './hitLocationDeck';
import type { Run } from './procedure';
import type { Attack } from './state';

/** SD-14.5: the trap goes to the discards and the whole hit location deck is shuffled, injuries in play aside. */
export function settleTrap(r: Run): void {
  const { monster } = r.state;
  if (monster.trap === null) return;
  monster.hitLocations.discard.unshift(monster.trap);
  monster.trap = null;
  shuffleAllHitLocations(r);
}

/** The trap among the cards that an attack has drawn. */
export const trapAmong = (r: Run, { cards }: Attack): string | undefined =>
  cards.find((card) => hitLocationCard(r, card).kind === 'trap');

/** A trap that an unshakeable attacker withstands is discarded and the deck shuffled; the attack goes on. */
export function withstandTrap(r: Run, attack: Attack, card: string): void {
  attack.cards.splice(attack.cards.indexOf(card), 1);
  r.state.monster.hitLocations.discard.unshift(card);
  r.emit({ type: 'trapWithstood', survivor: attack.survivor, card });
  shuffleAllHitLocations(r);
}
