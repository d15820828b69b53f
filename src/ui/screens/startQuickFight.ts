import { quickFight } from '../../store/quickFight';
import { useSession } from '../../store/session';

/** Puts a quick fight against a monster on the table; false where it can't be played. */
export const startQuickFight = (monster: string): boolean =>
  useSession.getState().start(quickFight(undefined, '1', monster));
