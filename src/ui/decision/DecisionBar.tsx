import { useId } from 'react';
import { Button } from '../primitives/Button';
import { LiveRegion } from '../primitives/LiveRegion';
import { useWords } from '../words/useWords';
import { AnswerButton } from './AnswerButton';
import styles from './DecisionBar.module.css';
import { DecisionHeader } from './DecisionHeader';
import { DeclineFor } from './DeclineFor';
import type { Answer, DecisionView } from './decision';
import { DECLINE_KEYS, type DeclineSpan, SPANS } from './declineSpans';
import { useAnswerKeys } from './useAnswerKeys';

export interface DecisionBarProps {
  /** What is asked; null while the monster acts by itself or the fight is over. */
  decision: DecisionView | null;
  /** Said in place of a question, such as "The White Lion moves". */
  idle: string;
  /** The answer that is pointed at on the board. */
  considered?: string | null | undefined;
  onAnswer: (key: string) => void;
  /** The answer under the pointer or the focus, to be lit on the board. */
  onConsider: (key: string | null) => void;
  /** These survivors are not asked at this window any more, in this round or in this fight. */
  onDecline: (survivors: readonly string[], span: DeclineSpan) => void;
  /** Confirms several chosen answers. */
  onConfirm: () => void;
  /** Opens the reason of this question; without it there is none to show. */
  onWhy?: (() => void) | undefined;
}

/** What each answer's key is: 1–9 for the answers, 0 for the first way to decline. */
function keysOf(choices: readonly Answer[], passes: readonly Answer[]): Map<string, Answer> {
  const keys = new Map(choices.slice(0, 9).map((answer, index) => [String(index + 1), answer]));
  if (passes[0]) keys.set('0', passes[0]);
  return keys;
}

/** Whether the answers are drawn lower and narrower: many, or nothing but names. */
function isLow(choices: readonly Answer[]): boolean {
  return choices.length > 4 || choices.every(({ detail }) => detail === undefined);
}

/**
 * Whose decision, why it is asked, the question and every legal answer. It keeps its height whatever is asked: long
 * lists scroll inside it, so that nothing on the table jumps. What declines or confirms never scrolls away.
 */
export function DecisionBar(props: DecisionBarProps) {
  const { decision, idle, onAnswer, onConsider, onDecline, onConfirm, onWhy } = props;
  const words = useWords().decision;
  const heading = useId();
  const answers = decision?.answers ?? [];
  const choices = answers.filter(({ weight }) => weight !== 'pass');
  const passes = answers.filter(({ weight }) => weight === 'pass');
  const keys = keysOf(choices, passes);
  useAnswerKeys((key) => {
    const span = SPANS.find((s) => DECLINE_KEYS[s] === key);
    if (span !== undefined && decision?.window !== undefined) {
      onDecline(
        decision.window.survivors.map(({ id }) => id),
        span,
      );
      return true;
    }
    const answer = keys.get(key);
    if (answer) onAnswer(answer.key);
    return answer !== undefined;
  });
  if (!decision) {
    return (
      <section className={styles.frame} aria-label={words.title}>
        <div className={styles.bar}>
          <p className={styles.idle}>{idle}</p>
        </div>
        <LiveRegion words={idle} />
      </section>
    );
  }
  const chosen = answers.filter((answer) => answer.chosen).length;
  const button = (answer: Answer) => (
    <li key={answer.key}>
      <AnswerButton
        answer={answer}
        hotkey={[...keys].find(([, owner]) => owner === answer)?.[0] ?? null}
        considered={answer.key === props.considered}
        onPress={onAnswer}
        onConsider={onConsider}
      />
    </li>
  );
  return (
    <section className={styles.frame} aria-labelledby={heading}>
      {/* Each question has a bar of its own: nothing of the last one moves about under a pointer. */}
      <div key={decision.id} className={styles.bar} data-piece={decision.by.piece?.colour}>
        <DecisionHeader decision={decision} onWhy={onWhy} />
        <div className={styles.asked}>
          <h2 id={heading} className={styles.question}>
            {decision.question}
          </h2>
          {(passes.length > 0 || decision.pick) && (
            <ul className={styles.passes}>
              {passes.map(button)}
              {decision.window &&
                SPANS.map((span) => (
                  <li key={span}>
                    {decision.window && (
                      <DeclineFor window={decision.window} span={span} onDecline={onDecline} />
                    )}
                  </li>
                ))}
              {decision.pick && (
                <li>
                  <Button tone="primary" disabled={chosen < decision.pick.least} onClick={onConfirm}>
                    {words.confirm(chosen, decision.pick.most)}
                  </Button>
                </li>
              )}
            </ul>
          )}
        </div>
        <ul className={styles.answers} data-low={isLow(choices) || undefined}>
          {choices.map(button)}
        </ul>
      </div>
      <LiveRegion words={`${decision.by.words}: ${decision.question}`} />
    </section>
  );
}
