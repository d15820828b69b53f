import { loadable } from '../parts/loadable';

/** The fight, from its start to its end: engine, content, store and table. */
export const FIGHT = loadable(() => import('./fightPart'));

/** What home shows of fights that are kept. */
export const KEPT = loadable(() => import('./keptPart'));

/** The set-up of a fight. */
export const SETUP = loadable(() => import('./SetupScreen'));

/** Everything to look up. */
export const RULES = loadable(() => import('./RulesScreen'));

/** Every card of the content. */
export const CARDS = loadable(() => import('./CardsScreen'));

/** A fight to look at, from its start to its end. */
export const REPLAY = loadable(() => import('../replay/ReplayScreen'));

/** The list of kept fights. */
export const FIGHTS = loadable(() => import('../fights/FightsScreen'));

/** Survivors and parties that are kept between fights. */
export const ROSTER = loadable(() => import('../roster/RosterScreen'));

/** Combat encounters: their engine, content, words and table. */
export const ENCOUNTER = loadable(() => import('../encounter/encounterPart'));

/** Last survivor: its engine, content, words and table. */
export const LAST_SURVIVOR = loadable(() => import('../lastSurvivor/lastSurvivorPart'));

/** The design system's page is for those who build the program. */
export const GALLERY = loadable(() => import('../gallery/Gallery'));

/** The parts that know what lies on the table: each knows of every game's. */
const TABLES = [FIGHT, ENCOUNTER, LAST_SURVIVOR];

/** What knows of the table that lies here; null: no game was loaded yet, so that nothing lies there. */
export function tablePart(): typeof import('./tablePart') | null {
  for (const part of TABLES) {
    const loading = part.now();
    if (loading.at === 'loaded') return loading.value;
  }
  return null;
}
