import { useEffect, useRef } from 'react';
import { NotLoaded } from '../parts/NotLoaded';
import { useLoading } from '../parts/Part';
import { Waiting } from '../parts/Waiting';
import { goTo, turnTo } from '../shell/useHashRoute';
import { useWords } from '../words/useWords';
import { FIGHT } from './parts';
import { turnToTable } from './tablePlace';

/**
 * A link that carries a fight: it goes on the table as a fight of its own, and the address turns to the table, so that
 * loading the page again does not open it again.
 */
export function OpenLink({ payload }: { payload: string }) {
  const words = useWords();
  const loading = useLoading(FIGHT);
  const begun = useRef<string | null>(null);

  async function open(): Promise<void> {
    begun.current = payload;
    const part = await FIGHT.load();
    if (part === null) return;
    const opened = await part.openLink(payload, words);
    if (opened === null) turnTo();
    else turnToTable(opened);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once, whatever else changes.
  useEffect(() => {
    if (begun.current !== payload) void open();
  }, [payload]);

  return loading.at === 'failed' ? (
    <NotLoaded onAgain={() => void open()} onHome={() => goTo()} />
  ) : (
    <Waiting />
  );
}
