import { useId } from 'react';
import { Glyph } from '../icons/Glyph';
import { Icon } from '../icons/Icon';
import { Breakdown } from '../primitives/Breakdown';
import { Button } from '../primitives/Button';
import { LiveRegion } from '../primitives/LiveRegion';
import { PieceMark } from '../primitives/PieceMark';
import { Popover } from '../primitives/Popover';
import { RuleLink } from '../primitives/RuleLink';
import { useWords } from '../words/useWords';
import { AnswerButton } from './AnswerButton';
import styles from './DecisionBar.module.css';
import type { DecisionView } from './decision';
import { useNumberKeys } from './useNumberKeys';

export interface DecisionBarProps {
  /** What is asked; null while the monster acts by itself or the fight is over. */
  decision: DecisionView | null;
  /** Said in place of a question, such as "The White Lion moves". */
  idle: string;
  onAnswer: (key: string) => void;
  /** The answer under the pointer or the focus, to be lit on the board. */
  onConsider: (key: string | null) => void;
  /** Confirms several chosen answers. */
  onConfirm: () => void;
  /** Opens the reason of this question; without it there is none to show. */
  onWhy?: (() => void) | undefined;
}

const HOTKEYS = 9;

/**
 * Whose decision, why it is asked, the question and every legal answer. It keeps its height whatever is asked: long
 * lists scroll inside it, so that nothing on the table jumps.
 */
export function DecisionBar({ decision, idle, onAnswer, onConsider, onConfirm, onWhy }: DecisionBarProps) {
  const words = useWords().decision;
  const heading = useId();
  const answers = decision?.answers ?? [];
  const ordered = [
    ...answers.filter(({ weight }) => weight !== 'pass'),
    ...answers.filter(({ weight }) => weight === 'pass'),
  ];
  useNumberKeys(ordered.length, (index) => {
    const answer = ordered[index];
    if (answer) onAnswer(answer.key);
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
  const figures = answers.flatMap((answer) => (answer.figures ?? []).map((figure) => ({ answer, figure })));
  return (
    <section className={styles.frame} aria-labelledby={heading}>
      <div className={styles.bar} data-piece={decision.by.piece?.colour}>
        <header className={styles.header}>
          <span className={styles.by}>
            {decision.by.piece && <PieceMark piece={decision.by.piece} size="s" />}
            {decision.by.icon !== undefined && <Icon name={decision.by.icon} />}
            {decision.by.words}
          </span>
          <ol className={styles.causes} aria-label={words.causes}>
            {decision.causes.map((cause, index) => (
              <li key={index}>{cause}</li>
            ))}
          </ol>
          <span className={styles.links}>
            {figures.length > 0 && (
              <Popover
                trigger={
                  <>
                    <Glyph name="info" />
                    <span>{words.figures}</span>
                  </>
                }
                triggerClass={styles.link}
                title={words.figures}
                side="above"
                align="end"
              >
                <div className={styles.figures}>
                  {figures.map(({ answer, figure }, index) => (
                    <div key={index}>
                      <p className={styles.figureOf}>{answer.label}</p>
                      <Breakdown title={figure.title} total={figure.total} parts={figure.parts} />
                    </div>
                  ))}
                </div>
              </Popover>
            )}
            {decision.refusals.length > 0 && (
              <Popover
                trigger={
                  <>
                    <Glyph name="alert" />
                    <span>{words.refused(decision.refusals.length)}</span>
                  </>
                }
                triggerClass={styles.link}
                title={words.refused(decision.refusals.length)}
                side="above"
                align="end"
              >
                <ul className={styles.refusals}>
                  {decision.refusals.map((refusal) => (
                    <li key={refusal.label}>
                      <strong>{refusal.label}</strong> {refusal.reason}{' '}
                      {refusal.rule !== undefined && <RuleLink rule={refusal.rule} />}
                    </li>
                  ))}
                </ul>
              </Popover>
            )}
            {onWhy && (
              <button type="button" className={styles.link} onClick={onWhy}>
                <Glyph name="question" />
                <span>{words.why}</span>
              </button>
            )}
          </span>
        </header>
        <h2 id={heading} className={styles.question}>
          {decision.question}
        </h2>
        {/* The list scrolls when it is long; its buttons bring themselves into sight when focused. */}
        <ul className={styles.answers} data-many={ordered.length > 4 || undefined}>
          {ordered.map((answer, index) => (
            <li key={answer.key}>
              <AnswerButton
                answer={answer}
                hotkey={index < HOTKEYS ? index + 1 : null}
                onPress={onAnswer}
                onConsider={onConsider}
              />
            </li>
          ))}
          {decision.pick && (
            <li>
              <Button
                tone="primary"
                wide
                size="l"
                disabled={chosen < decision.pick.least}
                onClick={onConfirm}
              >
                {words.confirm(chosen, decision.pick.most)}
              </Button>
            </li>
          )}
        </ul>
      </div>
      <LiveRegion words={`${decision.by.words}: ${decision.question}`} />
    </section>
  );
}
