import { Linked } from '../glossary/Linked';
import { Icon } from '../icons/Icon';
import { RuleLink } from '../primitives/RuleLink';
import styles from './Guide.module.css';
import type { IdeaView } from './GuidePanel';

/** One idea of several in a note: a short paragraph that begins with its sign, the same as at the thing, and its name. */
export function GuideWord({ idea }: { idea: IdeaView }) {
  return (
    <p className={styles.word}>
      <span className={styles.wordSign}>
        <Icon name={idea.icon} />
      </span>{' '}
      <strong>{idea.title}.</strong> <Linked>{idea.words}</Linked>
      <span className={styles.rules}>
        {idea.rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </span>
    </p>
  );
}
