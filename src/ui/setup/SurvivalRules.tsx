import { SURVIVAL_ACTIONS, type SurvivalAction } from '../../engine';
import { SwitchField, TextField } from '../primitives/Field';
import { useWords } from '../words/useWords';
import type { SetupDraft } from './setupDraft';
import styles from './Variants.module.css';

export interface SurvivalRulesProps {
  survivalLimit: string;
  unlocked: readonly SurvivalAction[];
  onChange: (part: Pick<Partial<SetupDraft>, 'survivalLimit' | 'unlocked'>) => void;
}

/** To endure is a house rule of its own (SD-15.5). */
const ACTIONS = SURVIVAL_ACTIONS.filter((action) => action !== 'endure');

/** How much survival there can be, and what it can be spent on (SD-15.1). */
export function SurvivalRules({ survivalLimit, unlocked, onChange }: SurvivalRulesProps) {
  const { setup, table } = useWords();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{setup.survival}</summary>
      <div className={styles.list}>
        <TextField
          label={setup.survivalLimit}
          type="number"
          inputMode="numeric"
          min={1}
          value={survivalLimit}
          onChange={(event) => onChange({ survivalLimit: event.target.value })}
        />
        {ACTIONS.map((action) => (
          <SwitchField
            key={action}
            label={table.actions[action]}
            checked={unlocked.includes(action)}
            onChange={(on) =>
              onChange({ unlocked: ACTIONS.filter((a) => (a === action ? on : unlocked.includes(a))) })
            }
          />
        ))}
      </div>
    </details>
  );
}
