import { hash, type SetUp } from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { ENCOUNTERS } from '../../src/store/encounterContent';
import { LAST_SURVIVOR } from '../../src/store/survivorContent';
import { playEncounter } from '../play/encounter/playEncounter';
import { randomly } from '../play/encounter/policies';
import { randomEncounter } from '../play/encounter/setUps';
import {
  playSurvivors,
  randomSurvivors,
  randomly as strandedRandomly,
} from '../play/lastSurvivor/playSurvivors';
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

/** The same of the two smaller games, each played at random. */
function smallerGames(seed: number): string {
  const events: unknown[] = [];
  const watcher = { event: (event: unknown) => events.push(event) };
  const met = playEncounter(randomEncounter(ENCOUNTERS, seed), ENCOUNTERS, randomly, seed, watcher);
  const setup = randomSurvivors(LAST_SURVIVOR, seed);
  const stranded = playSurvivors(setup, LAST_SURVIVOR, strandedRandomly, seed, watcher);
  return `${hash(events)} ${hash(met.state)} ${hash(stranded.state)}`;
}

/**
 * What tables of these seeds come to: a showdown twice, played at random with a random set-up and sensibly with a kit, and
 * each of the smaller games.
 * Runs anywhere: nothing here knows Node or a page.
 */
export function fightHashes(first: number, fights: number): string[] {
  const { kits } = CONTENT.pack;
  return Array.from({ length: fights }, (_, i) => {
    const seed = first + i;
    const kit = kits[seed % kits.length]?.id ?? '';
    const played = fingerprint(seed, randomSetUp(CONTENT, seed), random);
    return `${played} ${fingerprint(seed, kitSetUp(CONTENT, kit, seed), sensible)} ${smallerGames(seed)}`;
  });
}
