import { type Declined, wishesOf } from '../../store/windows';
import type { InterfaceWords } from '../../text/interface/en';
import type { NotAskedWindow } from '../survivors/survivor';
import { TEXT } from '../words/text';
import type { Fight } from './fight';

/** What a window is called: its kind, and the card or skill where it is about one. */
export function windowName(id: string, { names }: Fight, words: InterfaceWords['table']): string {
  const [kind = id, what] = id.split(':');
  if (kind === 'survivalOpportunity') return words.dashOrSurge;
  if (kind === 'useTrigger' && what !== undefined) return TEXT.teller(names).card(what);
  if (kind === 'useSkill' && what !== undefined) return TEXT.nameOf('rule', what);
  return TEXT.nameOf('question', kind);
}

/** At which windows a survivor is not asked, in this round or in the whole fight. */
export function notAsked(
  fight: Fight,
  survivor: string,
  declined: readonly Declined[],
  words: InterfaceWords['table'],
): NotAskedWindow[] {
  return wishesOf(survivor, declined, fight.state.round).map(({ window, round }) => ({
    id: window,
    name: windowName(window, fight, words),
    span: round === null ? 'fight' : 'round',
  }));
}
