import { hash, type SetUp } from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { playFight } from '../play/playFight';
import type { Policy } from '../play/policy';
import { random } from '../play/random';
import { sensible } from '../play/sensible';
import { kitSetUp, randomSetUp } from '../play/setups';

/** The fingerprint of a fight: of all that happened, and of the whole table at its end, decks and dice included. */
function fingerprint(seed: number, setup: SetUp, policy: Policy): string {
  const events: unknown[] = [];
  const { state } = playFight(setup, CONTENT, policy, seed, { event: (event) => events.push(event) });
  return `${hash(events)} ${hash(state)}`;
}

/**
 * What fights of these seeds come to, each twice: played at random with a random set-up, and sensibly with a kit.
 * Runs anywhere: nothing here knows Node or a page.
 */
export function fightHashes(first: number, fights: number): string[] {
  const { kits } = CONTENT.pack;
  return Array.from({ length: fights }, (_, i) => {
    const seed = first + i;
    const kit = kits[seed % kits.length]?.id ?? '';
    const played = fingerprint(seed, randomSetUp(CONTENT, seed), random);
    return `${played} ${fingerprint(seed, kitSetUp(CONTENT, kit, seed), sensible)}`;
  });
}
