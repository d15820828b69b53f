import { covers, type Space } from '../board';
import { onBoard } from './find';
import type { Run } from './procedure';

/** Whom a movement of the monster meets, in the order of the path: passed over, or ended on (SD-11.2, SD-11.3). */
export function survivorsUnder(
  r: Run,
  path: readonly Space[],
): { survivor: string; how: 'passed' | 'ended' }[] {
  const { size } = r.state.monster;
  const end = path[path.length - 1];
  const met = onBoard(r.state).flatMap(({ id, space }) => {
    const at = path.findIndex((corner) => covers({ space: corner, size }, space as Space));
    if (at < 0) return [];
    const ended = end !== undefined && covers({ space: end, size }, space as Space);
    return [{ at, survivor: id, how: ended ? ('ended' as const) : ('passed' as const) }];
  });
  met.sort((a, b) => Number(a.how === 'ended') - Number(b.how === 'ended') || a.at - b.at);
  return met.map(({ survivor, how }) => ({ survivor, how }));
}
