/** Every tab with a fight under way holds this lock; a tab that is closed or crashes lets go of it by itself. */
const LOCK = 'showdown-table:fighting';

/** Not on pages without a secure line. */
const locksOf = ({ locks }: { readonly locks?: LockManager } = navigator): LockManager | null =>
  locks ?? null;

/** Says to all tabs that a fight is under way here, until the returned function is called. */
export function holdFight(): () => void {
  const locks = locksOf();
  if (locks === null) return () => undefined;
  let release: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Where the lock can't be had, no other tab is told; nothing else depends on it.
  locks.request(LOCK, { mode: 'shared' }, () => over).catch(() => undefined);
  return release;
}

/** Whether a fight is under way in any tab. */
export async function isFightHeld(): Promise<boolean> {
  const { held = [] } = (await locksOf()?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
}
