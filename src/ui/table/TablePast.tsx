import { memo, useMemo } from 'react';
import { current } from '../../engine';
import { isSilent, SHOWDOWN_TELLING } from '../../store/desks/showdownTale';
import { momentBefore } from '../../store/moments';
import { usePast } from '../../store/past';
import { type FightJournal, useSession } from '../../store/session';
import { type Picture, toldFrom } from '../../store/showing';
import { PastBar } from '../decision/PastBar';
import { TEXT } from '../words/text';
import { useWords } from '../words/useWords';
import type { Fight } from './fight';
import { rollViews } from './rollViews';

/** So many lines lead to the moment, out of so many entries; so many rolls lie there. */
const LINES = 3;
const BACK = 6;
const ROLLS = 3;

export interface TablePastProps {
  journal: FightJournal;
  picture: Picture;
  /** The table as it was. */
  fight: Fight;
}

/** The bar while somebody looks back. No answer can be given here, and nothing of the fight is changed. */
export const TablePast = memo(function TablePast({ journal, picture, fight }: TablePastProps) {
  const words = useWords();
  const setup = useSession((s) => s.setup);
  const { earlier, later, back } = usePast();
  const { entry, told } = picture;
  const lines = useMemo(() => {
    const events = toldFrom(journal.entries, Math.max(0, entry - BACK), { entry, told });
    return events
      .filter((event) => !isSilent(event))
      .slice(-4 * LINES)
      .map((event) => TEXT.eventLine(event, fight.names).text)
      .filter((line) => line !== '')
      .slice(-LINES);
  }, [journal, entry, told, fight]);
  const rolls = useMemo(
    () => rollViews(toldFrom(journal.entries, entry, { entry, told }), fight, words, ROLLS),
    [journal, entry, told, fight, words],
  );
  return (
    <PastBar
      looking={words.past.looking(fight.state.round, 'round')}
      lines={lines}
      rolls={rolls}
      hasEarlier={setup !== null && momentBefore(SHOWDOWN_TELLING, setup, journal, { entry, told }) !== null}
      over={current(journal).phase === 'over'}
      onEarlier={earlier}
      onLater={later}
      onBack={back}
    />
  );
});
