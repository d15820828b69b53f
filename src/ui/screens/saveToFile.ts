import type { SetUp } from '../../engine';
import { deskInUse } from '../../store/desks/registry';
import { tableText } from '../../store/files/tableText';
import { offer } from './offer';

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
