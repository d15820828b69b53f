import { memo } from 'react';
import { Icon } from '../icons/Icon';
import { PieceMark } from '../primitives/PieceMark';
import styles from './AnswerButton.module.css';
import type { Answer } from './decision';

export interface AnswerButtonProps {
  answer: Answer;
  /** The key that presses it; none from the tenth on. */
  hotkey: string | null;
  /** It is pointed at on the board. */
  considered?: boolean | undefined;
  /** The guide suggests it; what that is called. */
  advised?: string | undefined;
  onPress: (key: string) => void;
  onConsider: (key: string | null) => void;
}

/** A legal answer: who or what, what it leads to, and its key. */
export const AnswerButton = memo(function AnswerButton({
  answer,
  hotkey,
  considered = false,
  advised,
  onPress,
  onConsider,
}: AnswerButtonProps) {
  return (
    <button
      type="button"
      className={styles.answer}
      data-weight={answer.weight}
      data-considered={considered || undefined}
      data-advised={advised === undefined ? undefined : true}
      aria-description={advised}
      aria-pressed={answer.chosen}
      aria-keyshortcuts={hotkey ?? undefined}
      onClick={() => onPress(answer.key)}
      onPointerEnter={({ pointerType }) => pointerType !== 'mouse' && onConsider(answer.key)}
      onPointerMove={() => considered || onConsider(answer.key)}
      onPointerLeave={() => onConsider(null)}
      onFocus={() => onConsider(answer.key)}
      onBlur={() => onConsider(null)}
    >
      {answer.piece && <PieceMark piece={answer.piece} />}
      {answer.icon !== undefined && <Icon name={answer.icon} className={styles.icon} />}
      <span className={styles.words}>
        <span className={styles.label}>{answer.label}</span>
        {answer.detail !== undefined && <span className={styles.detail}>{answer.detail}</span>}
      </span>
      {hotkey !== null && (
        <span className={styles.key} aria-hidden="true">
          {hotkey}
        </span>
      )}
    </button>
  );
});
