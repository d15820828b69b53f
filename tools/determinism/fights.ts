import { hash } from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { playFight } from '../play/playFight';
import { random } from '../play/random';
import { randomSetUp } from '../play/setups';

/**
 * What fights of these seeds come to: of each the fingerprint of the whole table at its end, decks and dice included.
 * Runs anywhere: nothing here knows Node or a page.
 */
export function fightHashes(first: number, fights: number): string[] {
  return Array.from({ length: fights }, (_, i) => {
    const seed = first + i;
    return hash(playFight(randomSetUp(CONTENT, seed), CONTENT, random, seed).state);
  });
}
