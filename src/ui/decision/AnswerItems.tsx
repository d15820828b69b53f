import { useWords } from '../words/useWords';
import { AnswerButton } from './AnswerButton';
import type { Answer } from './decision';

export interface AnswerItemsProps {
  answers: readonly Answer[];
  hotkeys: ReadonlyMap<string, string>;
  /** The answer that is pointed at on the board. */
  considered: string | null | undefined;
  /** The answer that the guide suggests. */
  advised: string | null | undefined;
  onPress: (key: string) => void;
  onConsider: (key: string | null) => void;
}

/** Answers as items of a list. */
export function AnswerItems({
  answers,
  hotkeys,
  considered,
  advised,
  onPress,
  onConsider,
}: AnswerItemsProps) {
  const words = useWords().decision;
  return answers.map((answer) => (
    <li key={answer.key}>
      <AnswerButton
        answer={answer}
        hotkey={hotkeys.get(answer.key) ?? null}
        considered={answer.key === considered}
        advised={answer.key === advised ? words.advised : undefined}
        onPress={onPress}
        onConsider={onConsider}
      />
    </li>
  ));
}
