import type { SurvivorState } from '../../engine';
import { useLastSurvivor } from '../../store/lastSurvivor';
import { useSettings } from '../../store/settings';
import { DecisionBar } from '../decision/DecisionBar';
import type { DecisionView } from '../decision/decision';
import { PlayOutBar } from '../decision/PlayOutBar';
import type { Rolls } from '../dice/roll';
import { LiveRegion } from '../primitives/LiveRegion';
import { OverBar } from '../smallTable/OverBar';
import { useWords } from '../words/useWords';
import { CoverBar } from './CoverBar';
import { pieceOf, whoOf } from './signs';
import { quickSetUp, rematchOf } from './startDraft';
import type { OpenHands } from './useOpenHands';

export interface SurvivorQuestionProps {
  state: SurvivorState;
  decision: DecisionView | null;
  hands: OpenHands;
  rolls: Rolls;
  /** What was told last, the newest at the end. */
  lines: readonly string[];
  /** What the program did since a person answered, to be read out where it was not shown step by step. */
  said: string;
  considered: string | null;
  onConsider: (key: string | null) => void;
  onWhy: (() => void) | undefined;
}

/** What is asked; in its place the cover, or how the program plays. */
export function SurvivorQuestion(props: SurvivorQuestionProps) {
  const words = useWords().lastSurvivor;
  const { botPlaying, botStep, botRest, answer, setup, start } = useLastSurvivor();
  const pace = useSettings((s) => s.pace);
  const { state, hands, rolls } = props;
  const bot = botPlaying === null ? undefined : state.survivors.find((s) => s.player === botPlaying);
  if (bot !== undefined) {
    const { fresh } = rolls;
    return (
      <PlayOutBar
        by={{
          words: words.botActs(whoOf(state, bot.id)),
          piece: pieceOf(state, bot.id),
          icon: 'program',
          cards: [],
        }}
        lines={props.lines}
        rolls={fresh === 0 ? [] : rolls.rolls.slice(-fresh)}
        waits={pace === 'step'}
        onNext={botStep}
        onRest={botRest}
      />
    );
  }
  if (state.outcome !== null) {
    const { winner } = state.outcome;
    return (
      <OverBar
        said={`${words.over}. ${winner === null ? words.draw : words.won(whoOf(state, winner))}`}
        again={words.again}
        leave={words.leave}
        onAgain={() => start(quickSetUp(words))}
        rematch={
          setup === null ? undefined : { label: words.rematch, onPress: () => start(rematchOf(setup)) }
        }
      />
    );
  }
  if (hands.cover !== null) return <CoverBar seat={hands.cover} onTaken={hands.onTaken} />;
  return (
    <>
      <LiveRegion words={pace === 'instant' ? props.said : ''} />
      <DecisionBar
        decision={props.decision}
        idle=""
        considered={props.considered}
        rolls={{ ...rolls, told: true }}
        onAnswer={answer}
        onConsider={props.onConsider}
        onDecline={() => undefined}
        onConfirm={() => undefined}
        onWhy={props.onWhy}
      />
    </>
  );
}
