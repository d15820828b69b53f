import { Menu } from '../primitives/Menu';
import { useWords } from '../words/useWords';
import styles from './AnswerButton.module.css';
import type { RoundWindow } from './decision';
import { DECLINE_KEYS, type DeclineSpan } from './declineSpans';

export interface DeclineForProps {
  window: RoundWindow;
  span: DeclineSpan;
  onDecline: (survivors: readonly string[], span: DeclineSpan) => void;
}

const ALL = 'all';

/** Declines a window for longer than once: at once where it is open to one survivor, else for whom is picked. */
export function DeclineFor({ window, span, onDecline }: DeclineForProps) {
  const words = useWords().decision;
  const label = words.declineFor[span];
  const hotkey = DECLINE_KEYS[span];
  const everybody = window.survivors.map(({ id }) => id);
  const face = (
    <>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
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
        onClick={() => onDecline(everybody, span)}
      >
        {face}
      </button>
    );
  }
  const items = [
    { id: ALL, label: words.declineAll },
    ...window.survivors.map(({ id, name, declined, never = false }) => ({
      id,
      label: name,
      // Who declined for the round can still decline for the fight.
      disabled: span === 'round' ? declined : never,
      ...(never ? { hint: words.never } : declined ? { hint: words.declined } : {}),
    })),
  ];
  return (
    <Menu
      trigger={face}
      label={label}
      triggerClass={styles.decline}
      title={words.declineWhom[span](window.name)}
      side="above"
      items={items}
      onPick={(id) => onDecline(id === ALL ? everybody : [id], span)}
    />
  );
}
