import { useMemo, useState } from 'react';
import { freshSeed } from '../../store/freshSeed';
import { lastMoment } from '../../store/moments';
import { usePast } from '../../store/past';
import { type FightJournal, useSession } from '../../store/session';
import { Aftermath } from '../aftermath/Aftermath';
import { aftermathText } from '../aftermath/aftermathText';
import { AfterLine } from '../roster/AfterLine';
import { useAfterRoster } from '../roster/useAfterRoster';
import { goTo } from '../shell/useHashRoute';
import { useFightKeys } from '../table/useFightKeys';
import { UpdateNotice } from '../updates/UpdateNotice';
import { useWords } from '../words/useWords';
import { aftermathViewOf } from './aftermathViewOf';
import { copyText } from './copyText';
import { OwnShare } from './OwnShare';
import { saveTable, saveText } from './saveToFile';

/** After the fight: what came of it, to write down, to print, to save, to take back, to fight again. */
export function AftermathScreen({ journal }: { journal: FightJournal }) {
  const words = useWords();
  const { id, setup, start, undo, leave } = useSession();
  const look = usePast((s) => s.look);
  const seed = setup?.seed ?? 0;
  const fight = useMemo(() => aftermathViewOf(journal, seed, words), [journal, seed, words]);
  const [sharing, setSharing] = useState(false);
  const keys = useMemo(() => ({ z: undo }), [undo]);
  useFightKeys(keys);
  const roster = useAfterRoster(id, setup, journal);
  if (setup === null) return null;
  const text = () => aftermathText(fight, words.aftermath);
  return (
    <>
      <Aftermath
        fight={fight}
        underSheet={(survivor) => <AfterLine roster={roster} survivor={survivor} />}
        onRematch={() => {
          if (start({ ...setup, seed: freshSeed() })) roster.again(useSession.getState().id);
        }}
        onUndo={undo}
        onLookBack={() => look(lastMoment(journal))}
        onReplay={() => goTo('replay', id ?? 'table')}
        onHome={() => {
          leave();
          goTo();
        }}
        onPrint={() => window.print()}
        onCopy={() => copyText(text())}
        onSaveText={() => saveText(setup, text())}
        onExport={() => saveTable()}
        onShare={() => setSharing(true)}
      />
      <UpdateNotice />
      {sharing && <OwnShare onClose={() => setSharing(false)} />}
    </>
  );
}
