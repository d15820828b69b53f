import { current, momentOf, type SetUp } from '../../engine';
import { CONTENT } from '../../store/content';
import { deskInUse } from '../../store/desks/registry';
import { tableText } from '../../store/files/tableText';
import type { FightJournal } from '../../store/session';
import type { InterfaceWords } from '../../text/interface/en';
import { loadable } from '../parts/loadable';
import { SITUATION_WORDS } from '../words/text';
import { offer } from './offer';
import { tableHere } from './tableHere';

/** Situations are written by few. */
const WRITER = loadable(() => import('../../store/situation/writeFile'));

/** Offers the aftermath as a text to read, to print or to paste elsewhere. */
export function saveText({ monster, level, seed }: SetUp, text: string): void {
  offer(`${monster}-${level}-${seed}.md`, text, 'text/markdown');
}

/** Offers the table that lies here, of whichever game, as a file. */
export function saveTable(): void {
  const desk = deskInUse();
  const { setup = null, journal = null } = desk?.store.getState() ?? {};
  if (desk === null || setup === null || journal === null) return;
  offer(`${desk.fileName(setup)}.showdown`, tableText(desk, setup, journal, true), 'application/json');
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
    tableHere().refuse(words.noMoment);
    return;
  }
  const writer = await WRITER.load();
  if (writer === null) {
    tableHere().refuse(words.notLoaded);
    return;
  }
  offer(`situation-round-${round}.yaml`, writer.situationText(situation), 'application/yaml');
}
