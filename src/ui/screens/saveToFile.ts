import { current, keptFight, momentOf, type SetUp, saveFight, withHashes } from '../../engine';
import { CONTENT } from '../../store/content';
import { PROGRAM } from '../../store/files/program';
import { type FightJournal, useSession } from '../../store/session';
import type { InterfaceWords } from '../../text/interface/en';
import { loadable } from '../parts/loadable';
import { SITUATION_WORDS } from '../words/text';
import { offer } from './offer';

/** Situations are written by few. */
const WRITER = loadable(() => import('../../store/situation/writeFile'));

/** Offers the aftermath as a text to read, to print or to paste elsewhere. */
export function saveText({ monster, level, seed }: SetUp, text: string): void {
  offer(`${monster}-${level}-${seed}.md`, text, 'text/markdown');
}

/**
 * The fight as the text of a file: set-up, everything that was done, undone or not, and the table as it is.
 * @param hashes with fingerprints of its tables; a link has no room for them
 */
export function fightText(setup: SetUp, journal: FightJournal, hashes: boolean): string {
  const fight = keptFight(setup, journal, CONTENT);
  return saveFight({ ...(hashes ? withHashes(fight, journal) : fight), program: PROGRAM }, CONTENT);
}

/** Offers the fight as a file. */
export function saveToFile(setup: SetUp, journal: FightJournal): void {
  const { monster, level, seed } = setup;
  offer(`${monster}-${level}-${seed}.showdown`, fightText(setup, journal, true), 'application/json');
}

/** Offers the present moment as a situation file: the table, what was done in this turn, and exactly what can be done now. */
export async function saveMoment(
  setup: SetUp,
  journal: FightJournal,
  words: InterfaceWords['table'],
): Promise<void> {
  const { round } = current(journal);
  const situation = momentOf({ fight: journal, setup }, words.momentTitle(round), CONTENT, SITUATION_WORDS);
  if (situation === null) {
    useSession.getState().refuse(words.noMoment);
    return;
  }
  const writer = await WRITER.load();
  if (writer === null) {
    useSession.getState().refuse(words.notLoaded);
    return;
  }
  offer(`situation-round-${round}.yaml`, writer.situationText(situation), 'application/yaml');
}
