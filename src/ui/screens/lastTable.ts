import { current } from '../../engine';
import { deskInUse } from '../../store/desks/registry';
import type { InterfaceWords } from '../../text/interface/en';
import type { LastFight } from '../home/Home';
import { shownOnHome } from './shownOnHome';

/** The table that lies here, of whichever game, as home shows it; null: there is none. */
export function lastTable(words: InterfaceWords['fights']): LastFight | null {
  const desk = deskInUse();
  const { setup = null, journal = null } = desk?.store.getState() ?? {};
  return desk === null || setup === null || journal === null
    ? null
    : shownOnHome(desk.shown(setup, current(journal)), words);
}
