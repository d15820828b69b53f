import { memo, useMemo } from 'react';
import { useSession } from '../../store/session';
import { useView } from '../../store/view';
import { DecisionBar } from '../decision/DecisionBar';
import { useWords } from '../words/useWords';
import { decisionView } from './decisionView';
import type { Fight } from './fight';

export interface TableDecisionProps {
  fight: Fight;
  onAnswer: (key: string) => void;
  onWhy: () => void;
}

/** The pending question with all its answers. */
export const TableDecision = memo(function TableDecision({ fight, onAnswer, onWhy }: TableDecisionProps) {
  const words = useWords().table;
  const declined = useSession((s) => s.declined);
  const decline = useSession((s) => s.decline);
  const considered = useView((s) => s.considered);
  const consider = useView((s) => s.consider);
  const decision = useMemo(() => decisionView(fight, words, declined), [fight, words, declined]);
  return (
    <DecisionBar
      decision={decision}
      considered={considered}
      idle=""
      onAnswer={onAnswer}
      onConsider={consider}
      onDecline={decline}
      onConfirm={() => undefined}
      onWhy={onWhy}
    />
  );
});
