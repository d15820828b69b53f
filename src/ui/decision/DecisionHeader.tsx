import type { ReactNode } from 'react';
import { Linked } from '../glossary/Linked';
import { Glyph } from '../icons/Glyph';
import { Icon } from '../icons/Icon';
import { Breakdown } from '../primitives/Breakdown';
import { PieceMark } from '../primitives/PieceMark';
import { Popover } from '../primitives/Popover';
import { RuleLink } from '../primitives/RuleLink';
import { SeatMark } from '../primitives/SeatMark';
import { useWords } from '../words/useWords';
import styles from './DecisionHeader.module.css';
import type { DecisionView } from './decision';
import { Trail } from './Trail';

export interface DecisionHeaderProps {
  decision: DecisionView;
  onWhy?: (() => void) | undefined;
  /** The last dice, where any were rolled. */
  rolls?: ReactNode;
}

/** Who decides, the chain of causes, and what one may ask about: figures, what is not possible, the reason. */
export function DecisionHeader({ decision, onWhy, rolls }: DecisionHeaderProps) {
  const words = useWords().decision;
  const { figures } = decision;
  return (
    <header className={styles.header}>
      <span className={styles.by} data-seat={decision.by.seat?.colour} data-piece={decision.by.seat?.colour}>
        {decision.by.seat && <SeatMark seat={decision.by.seat} />}
        {decision.by.piece && <PieceMark piece={decision.by.piece} size="s" />}
        {decision.by.icon !== undefined && <Icon name={decision.by.icon} />}
        <span className={styles.who} title={decision.by.words}>
          {decision.by.words}
        </span>
      </span>
      <Trail causes={decision.causes} />
      <span className={styles.links}>
        {rolls}
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
              {figures.map(({ of, title, total, parts }) => (
                <div key={`${of}:${title}`}>
                  <p className={styles.figureOf}>{of}</p>
                  <Breakdown title={title} total={total} parts={parts} />
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
                <li key={refusal.id}>
                  <strong>{refusal.label}</strong> <Linked>{refusal.reason}</Linked>{' '}
                  {refusal.rule !== undefined && <RuleLink rule={refusal.rule} />}
                </li>
              ))}
            </ul>
          </Popover>
        )}
        {onWhy && (
          <button type="button" className={styles.link} data-spot="why" onClick={onWhy}>
            <Glyph name="question" />
            <span>{words.why}</span>
          </button>
        )}
      </span>
    </header>
  );
}
