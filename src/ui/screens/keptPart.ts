import { lastUnfinished, setOwnFight } from '../../store/keep/heads';
import type { InterfaceWords } from '../../text/interface/en';
import type { LastFight } from '../home/Home';
import { shownOnHome } from './shownOnHome';

/** A fight that can be gone on with; `take` makes it the one that the table brings back. */
export interface KeptLast {
  fight: LastFight;
  take: () => void;
}

/** The fight that can be gone on with after the page was left; null: there is none. */
export async function lastShown(words: InterfaceWords['fights']): Promise<KeptLast | null> {
  const head = await lastUnfinished();
  return head && { fight: shownOnHome(head, words, head.name), take: () => setOwnFight(head.id) };
}
