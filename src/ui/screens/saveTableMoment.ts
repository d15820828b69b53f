import { idOf } from '../../store/desks/desk';
import { deskInUse } from '../../store/desks/registry';
import type { InterfaceWords } from '../../text/interface/en';
import { loadable } from '../parts/loadable';
import { offer } from './offer';
import { situationTable } from './situationTables';
import { tableHere } from './tableHere';

/** Situations are written by few. */
const WRITER = loadable(() => import('../../store/situation/writeFile'));

/** Offers the present moment of a smaller game as a situation file: how it began, what was done, and exactly what can be done now. */
export async function saveTableMoment(moment: string, words: InterfaceWords['table']): Promise<void> {
  const desk = deskInUse();
  const { setup = null, journal = null } = desk?.store.getState() ?? {};
  if (desk === null || setup === null || journal === null) return;
  const [writer, files] = await Promise.all([WRITER.load(), situationTable(idOf(desk)).catch(() => null)]);
  if (writer === null || files === null) return tableHere().refuse(words.notLoaded);
  const situation = files.momentOf(setup, journal, words.momentHere(moment));
  if (situation === null) return tableHere().refuse(words.noMomentHere);
  const text = writer.situationText(situation, writer.TABLE_SCHEMA);
  offer(`${desk.fileName(setup)}-situation.yaml`, text, 'application/yaml');
}
