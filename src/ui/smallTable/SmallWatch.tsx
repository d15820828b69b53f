import type { DecisionView } from '../decision/decision';
import { WatchBar } from '../decision/WatchBar';
import type { RollView } from '../dice/roll';
import { useTakeOver } from '../keeping/useTakeOver';

export interface SmallWatchProps {
  /** What is asked where it is played. */
  asked: DecisionView | null;
  rolls: readonly RollView[];
}

/** The bar of one of the smaller tables that another tab plays. */
export function SmallWatch({ asked, rolls }: SmallWatchProps) {
  const { taking, onTakeOver } = useTakeOver();
  return (
    <WatchBar
      by={asked?.by.words ?? ''}
      question={asked?.question ?? ''}
      rolls={rolls}
      taking={taking}
      onTakeOver={onTakeOver}
    />
  );
}
