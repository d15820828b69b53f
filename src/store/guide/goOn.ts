import { usePlayOut } from '../playOut';
import { useGuide } from './guide';

/** What is shown and told was seen: on to the next idea about it, and after the last one to what happens next. */
export function goOn(): void {
  useGuide.getState().read();
  if (useGuide.getState().now === null) usePlayOut.getState().next();
}
