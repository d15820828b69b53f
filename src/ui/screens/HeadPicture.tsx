import { isShowdown } from '../../store/keep/heads';
import type { Shown } from '../../store/keep/shapes';
import { KeptPicture } from './KeptPicture';
import { SmallPicture } from './SmallPicture';

/** A kept table as a small picture, whichever game it is of. */
export function HeadPicture({ head }: { head: Shown }) {
  return isShowdown(head) ? (
    <KeptPicture picture={head.picture} />
  ) : (
    <SmallPicture table={head.table} people={head.people} />
  );
}
