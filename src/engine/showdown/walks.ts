import type { FrameOf, Run } from './procedure';

/** Tells how far a survivor has walked. */
export function reportWalk(r: Run, { survivor, path = [], at, why }: FrameOf<'survivorMove'>): void {
  r.emit({ type: 'moved', figure: survivor, path: path.slice(0, at), how: why, rule: 'SD-13.3' });
}
