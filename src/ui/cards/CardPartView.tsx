import { Linked } from '../glossary/Linked';
import { LinkedLabel } from '../glossary/LinkedLabel';
import { Glyph } from '../icons/Glyph';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import styles from './Card.module.css';
import { CardAffinities } from './CardAffinities';
import { CardTable } from './CardTable';
import type { CardPart } from './cardView';

const SIGN: Partial<Record<CardPart['kind'], IconName>> = {
  injury: 'injury',
  reaction: 'reaction',
  critical: 'critical',
};

export interface CardPartViewProps {
  part: CardPart;
  /** There is room, and time, to ask what its figures are; at the table that would be four stops more for the Tab key. */
  large?: boolean | undefined;
}

/** One part of a card: actions as paragraphs, flows and alerts as bars. */
export function CardPartView({ part, large = false }: CardPartViewProps) {
  switch (part.kind) {
    case 'text':
      return (
        <div className={styles.text}>
          <Linked>{part.text}</Linked>
        </div>
      );
    case 'flow':
      return (
        <div className={styles.flow} data-state={part.state}>
          <Glyph name="flow" />
          <span>
            <Linked>{part.title}</Linked>
          </span>
          <Glyph name="flow" />
        </div>
      );
    case 'alert':
      return (
        <div className={styles.alert}>
          <Glyph name="alert" />
          <div>
            <h4 className={styles.title}>
              <span>
                <Linked>{part.title}</Linked>
              </span>
            </h4>
            <div className={styles.text}>
              <Linked>{part.text}</Linked>
            </div>
          </div>
        </div>
      );
    case 'table':
      return <CardTable table={part} />;
    case 'affinities':
      return <CardAffinities affinities={part} />;
    case 'action':
      return <Action action={part} large={large} />;
    default:
      return (
        <section
          className={styles.part}
          data-kind={part.kind}
          data-state={'state' in part ? part.state : undefined}
        >
          <h4 className={styles.title}>
            <Icon name={SIGN[part.kind] ?? 'reaction'} />
            <span>
              <Linked>{part.title}</Linked>
            </span>
          </h4>
          <div className={styles.text}>
            <Linked>{part.text}</Linked>
          </div>
        </section>
      );
  }
}

interface ActionProps {
  action: Extract<CardPart, { kind: 'action' }>;
  large: boolean;
}

function Action({ action, large }: ActionProps) {
  return (
    <section className={styles.part} data-kind="action" data-state={action.state}>
      {action.title !== '' && (
        <h4 className={styles.title}>
          {action.icon !== undefined && <Icon name={action.icon} />}
          <span>
            <Linked>{action.title}</Linked>
          </span>
        </h4>
      )}
      {action.condition !== undefined && (
        <div className={styles.condition}>
          <Linked>{action.condition}</Linked>
        </div>
      )}
      {action.lines !== undefined && (
        <ol className={styles.lines}>
          {action.lines.map((line, index) => (
            <li key={index}>
              <span>
                <Linked>{line}</Linked>
              </span>
            </li>
          ))}
        </ol>
      )}
      {action.figures !== undefined && (
        <dl className={styles.figures}>
          {action.figures.map((figure) => (
            <div key={figure.label}>
              <dd>{figure.value}</dd>
              <dt>{large ? <LinkedLabel words={figure.label} /> : figure.label}</dt>
            </div>
          ))}
        </dl>
      )}
      {action.text !== undefined && (
        <div className={styles.text}>
          <Linked>{action.text}</Linked>
        </div>
      )}
    </section>
  );
}
