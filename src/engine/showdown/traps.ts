import { shuffleAllHitLocations } from './hitLocationDeck';
import type { Run } from './procedure';

/** SD-14.5: the trap goes to the discards and the whole hit location deck is shuffled, injuries in play aside. */
export function settleTrap(r: Run): void {
  const { monster } = r.state;
  if (monster.trap === null) return;
  monster.hitLocations.discard.unshift(monster.trap);
  monster.trap = null;
  shuffleAllHitLocations(r);
}
