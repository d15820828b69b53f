import { Menu } from '../primitives/Menu';
import { useWords } from '../words/useWords';
import styles from './AnswerButton.module.css';
import type { RoundWindow } from './decision';

export interface DeclineRoundProps {
  window: RoundWindow;
  /** The key that declines for everybody. */
  hotkey: string;
  onDecline: (survivors: readonly string[]) => void;
}

const ALL = 'all';

/** Declines a window for the rest of the round: at once where it is open to one survivor, else for whom is picked. */
export function DeclineRound({ window, hotkey, onDecline }: DeclineRoundProps) {
  const words = useWords().decision;
  const everybody = window.survivors.map(({ id }) => id);
  const face = (
    <>
      <span className={styles.words}>
        <span className={styles.label}>{words.declineRound}</span>
      </span>
      <span className={styles.key} aria-hidden="true">
        {hotkey}
      </span>
    </>
  );
  if (everybody.length < 2) {
    return (
      <button
        type="button"
        className={styles.answer}
        data-weight="pass"
        aria-keyshortcuts={hotkey}
        onClick={() => onDecline(everybody)}
      >
        {face}
      </button>
    );
  }
  const items = [
    { id: ALL, label: words.declineAll },
    ...window.survivors.map(({ id, name, declined }) => ({
      id,
      label: name,
      disabled: declined,
      ...(declined ? { hint: words.declined } : {}),
    })),
  ];
  return (
    <Menu
      trigger={face}
      label={words.declineRound}
      triggerClass={styles.decline}
      title={words.declineWhom(window.name)}
      side="above"
      items={items}
      onPick={(id) => onDecline(id === ALL ? everybody : [id])}
    />
  );
}
