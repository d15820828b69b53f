import { useDeferredValue, useRef } from 'react';
import { AnswerItems, type AnswerItemsProps } from './AnswerItems';
import styles from './DecisionBar.module.css';
import type { Answer } from './decision';
import { useAdvisedInSight } from './useAdvisedInSight';

/** So many answers come at once, as many as have a key and a laptop shows without scrolling: the others follow in the next picture. */
const AT_ONCE = 9;

/** Whether the answers are drawn lower and narrower: many, or nothing but names. */
function isLow(answers: readonly Answer[]): boolean {
  return answers.length > 4 || answers.every(({ detail }) => detail === undefined);
}

/** The answers to one question, in a list that scrolls. A move has seventy of them: those out of sight come a moment later. */
export function AnswerList({ answers, ...marks }: AnswerItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useDeferredValue(answers.length, Math.min(answers.length, AT_ONCE));
  useAdvisedInSight(list, shown, marks.advised);
  return (
    <ul ref={list} className={styles.answers} data-low={isLow(answers) || undefined}>
      <AnswerItems answers={answers.slice(0, Math.max(shown, AT_ONCE))} {...marks} />
    </ul>
  );
}
