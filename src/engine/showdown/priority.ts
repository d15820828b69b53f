import type { Run } from './procedure';

/** SD-6.14: whoever gains the priority target token takes it from the holder; null: it leaves. A permanent one stays where it is. */
export function gainPriority(r: Run, survivor: string | null, permanent: boolean): void {
  const { priority } = r.state;
  const same = (priority?.holder ?? null) === survivor && (priority?.permanent ?? false) === permanent;
  if (same || (priority?.permanent === true && !permanent)) return;
  r.state.priority = survivor === null ? null : { holder: survivor, permanent };
  r.emit({ type: 'priorityGained', survivor, permanent, rule: 'SD-6.14' });
}

/** The holder loses the token (hiding, death); a permanent one only by death. */
export function losePriority(r: Run, survivor: string, why: 'hidden' | 'dead'): void {
  const { priority } = r.state;
  if (priority?.holder !== survivor || (priority.permanent && why !== 'dead')) return;
  r.state.priority = null;
  r.emit({ type: 'priorityGained', survivor: null, permanent: false, rule: 'SD-6.6' });
}
