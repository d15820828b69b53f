import type { SetUp } from '../../engine';
import type { Picture } from '../showing';
import type { Guide } from './guide';

/** Whether a picture waits for the guide: it has something to tell of it, or has not heard of it yet. */
export const holds = (guide: Guide, setup: SetUp | null, picture: Picture | undefined): boolean =>
  guide.fight !== null &&
  guide.fight === setup &&
  picture?.waits === true &&
  (guide.mark !== picture || guide.now !== null);
