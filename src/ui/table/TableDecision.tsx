import { memo, useMemo } from 'react';
import { useGuide } from '../../store/guide/guide';
import { useSession } from '../../store/session';
import { useSettings } from '../../store/settings';
import { useView } from '../../store/view';
import { DecisionBar } from '../decision/DecisionBar';
import { HandOver } from '../decision/HandOver';
import { useWords } from '../words/useWords';
import { decisionView } from './decisionView';
import type { Fight } from './fight';
import { lastRolls } from './rollViews';
import { withTypedDie } from './typedDie';
import { useHandOver } from './useHandOver';

export interface TableDecisionProps {
  fight: Fight;
  onAnswer: (key: string) => void;
  onWhy: () => void;
}

/** The pending question with all its answers. */
export const TableDecision = memo(function TableDecision({ fight, onAnswer, onWhy }: TableDecisionProps) {
  const allWords = useWords();
  const { table: words, dice } = allWords;
  const declined = useSession((s) => s.declined);
  const decline = useSession((s) => s.decline);
  const considered = useView((s) => s.considered);
  const consider = useView((s) => s.consider);
  const instant = useSettings((s) => s.pace === 'instant');
  const journal = useSession((s) => s.journal);
  const decision = useMemo(() => {
    const view = decisionView(fight, words, declined);
    return view === null ? null : withTypedDie(view, fight, dice);
  }, [fight, words, dice, declined]);
  const rolls = useMemo(
    () => (journal === null ? null : lastRolls(journal, fight, allWords)),
    [journal, fight, allWords],
  );
  const advised = useGuide((s) => s.advice?.key ?? null);
  const { cover, sign, onTaken } = useHandOver(fight.state);
  return (
    <>
      <DecisionBar
        decision={cover === null ? decision : null}
        considered={considered}
        advised={advised}
        passing={sign}
        idle={cover === null ? '' : allWords.decision.handOver.waits(cover.name)}
        onAnswer={onAnswer}
        onConsider={consider}
        onDecline={decline}
        onConfirm={() => undefined}
        onWhy={onWhy}
        rolls={rolls === null ? undefined : { ...rolls, told: instant }}
      />
      <HandOver seat={cover} onTaken={onTaken} />
    </>
  );
});
