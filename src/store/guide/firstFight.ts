import { quickFight } from '../quickFight';
import { useSession } from '../session';
import { BLANK, paceForGuide, useGuide } from './guide';

/**
 * Begins the guided first fight: the prologue's lion against four survivors with what they wake up with, one player, a seed
 * that nobody chose. The guide tells everything anew, and what happens is shown slowly.
 */
export function beginFirstFight(seed?: number): boolean {
  const setup = quickFight(seed, 'prologue');
  if (!useSession.getState().start(setup)) return false;
  // The fight that was guided before has ended with that, and with it the pace that it had.
  useGuide.setState({ ...BLANK, fight: setup });
  paceForGuide();
  return true;
}
