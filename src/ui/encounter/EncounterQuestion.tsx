import type { EncounterState } from '../../engine';
import { anotherOf, useEncounter } from '../../store/encounter';
import { DecisionBar } from '../decision/DecisionBar';
import type { DecisionView } from '../decision/decision';
import type { Rolls } from '../dice/roll';
import type { Seat } from '../primitives/SeatMark';
import { OverBar } from '../smallTable/OverBar';
import { useWords } from '../words/useWords';
import { ENCOUNTER_TEXT } from './encounterWords';

export interface EncounterQuestionProps {
  state: EncounterState;
  decision: DecisionView | null;
  /** Who has to take the screen first; null: nobody. */
  cover: Seat | null;
  /** Who decides now in place of another. */
  sign: Seat | null;
  rolls: Rolls;
  onWhy: (() => void) | undefined;
}

const nothing = () => undefined;

/** What is asked, and when it is over, what may come then. */
export function EncounterQuestion({ state, decision, cover, sign, rolls, onWhy }: EncounterQuestionProps) {
  const all = useWords();
  const words = all.encounter;
  const { setup, answer, start } = useEncounter();
  if (state.outcome !== null)
    return (
      <OverBar
        said={`${words.over}. ${ENCOUNTER_TEXT.outcome(state.outcome)}`}
        again={state.run === 'quick' ? words.again : words.runAgain}
        leave={words.leave}
        onAgain={() => setup !== null && start(anotherOf(setup))}
      />
    );
  return (
    <DecisionBar
      decision={decision}
      passing={sign}
      idle={cover === null ? '' : all.decision.handOver.waits(cover.name)}
      rolls={{ ...rolls, told: true }}
      onAnswer={answer}
      onConsider={nothing}
      onDecline={nothing}
      onConfirm={nothing}
      onWhy={onWhy}
    />
  );
}
