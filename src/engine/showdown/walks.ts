import { survivorById } from './find';
import { survivorFigure } from './numbers';
import type { FrameOf, Run } from './procedure';

/** Tells how far a survivor has walked. */
export function reportWalk(r: Run, { survivor, path = [], at, why }: FrameOf<'survivorMove'>): void {
  const walked = path.slice(0, at);
  const movement = survivorFigure(r, survivorById(r.state, survivor), 'movement');
  const stopped = walked.length < movement.value ? 'asFarAsWished' : 'movementSpent';
  r.emit({
    type: 'moved',
    figure: survivor,
    path: walked,
    how: why,
    reason: { movement, stopped },
    rule: 'SD-13.3',
  });
}
