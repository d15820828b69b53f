import { GRACE_MS } from './grace';
import { holdIfFree, letGo, untilFree } from './holding';
import { pause } from './pause';

/** Resolves once this tab is in front. */
function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}

async function wait(fight: string, take: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await untilFree(fight, signal);
    await pause(GRACE_MS);
    await untilVisible(signal);
    if (signal.aborted) return;
    // Of several tabs that watch, one gets it; the others look on.
    if (!(await holdIfFree(fight))) continue;
    if (signal.aborted) letGo(fight);
    else await take();
    return;
  }
}

/** Once nobody plays a fight any more and this tab is in front, it holds the fight and `take` is called, if not ended before. */
export function inheritWhenFree(fight: string, take: () => Promise<void>): () => void {
  const ending = new AbortController();
  // Whoever ends the waiting wants to hear no more of it; where the fight can't be had, the watching goes on.
  wait(fight, take, ending.signal).catch(() => undefined);
  return () => ending.abort();
}
