import { quickFight } from '../quickFight';
import { useSession } from '../session';
import { useSettings } from '../settings';
import { BLANK, useGuide } from './guide';

/**
 * Begins the guided first fight: the prologue's lion against four survivors with what they wake up with, one player, a seed
 * that nobody chose. The guide tells everything anew, and each step of the monster waits for a press until it is left.
 */
export function beginFirstFight(seed?: number): boolean {
  const setup = quickFight(seed, 'prologue');
  if (!useSession.getState().start(setup)) return false;
  // The fight that was guided before has ended with that, and with it the pace that it had.
  const { pace, setPace } = useSettings.getState();
  useGuide.setState({ ...BLANK, fight: setup, paceBefore: pace === 'step' ? null : pace });
  setPace('step');
  return true;
}
