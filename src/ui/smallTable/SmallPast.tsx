import { usePast } from '../../store/past';
import { PastBar } from '../decision/PastBar';
import type { RollView } from '../dice/roll';
import type { LogSection } from '../log/logView';
import { lastLines } from '../log/sections';

/** So many lines lead to the moment. */
const LINES = 3;

export interface SmallPastProps {
  /** Such as "You are looking at day 2". */
  looking: string;
  /** The log up to the moment. */
  sections: readonly LogSection[];
  rolls: readonly RollView[];
  hasEarlier: boolean;
  over: boolean;
}

/** The bar while somebody looks back at one of the smaller tables. */
export function SmallPast({ looking, sections, rolls, hasEarlier, over }: SmallPastProps) {
  const { earlier, later, back } = usePast();
  return (
    <PastBar
      looking={looking}
      lines={lastLines(sections, LINES)}
      rolls={rolls}
      hasEarlier={hasEarlier}
      over={over}
      onEarlier={earlier}
      onLater={later}
      onBack={back}
    />
  );
}
