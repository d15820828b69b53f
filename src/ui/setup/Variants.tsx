import { SelectField, SwitchField } from '../primitives/Field';
import { useWords } from '../words/useWords';
import type { VariantChoice } from './setupDraft';
import styles from './Variants.module.css';

export interface VariantsProps {
  variants: readonly VariantChoice[];
  chosen: Readonly<Record<string, string>>;
  onPick: (id: string, value: string) => void;
}

/** House rules: yes or no as a switch, anything else as a list. */
export function Variants({ variants, chosen, onPick }: VariantsProps) {
  const words = useWords().setup;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{words.houseRules}</summary>
      <div className={styles.list}>
        {variants.map((variant) => {
          const value = chosen[variant.id] ?? variant.options[0]?.value ?? '';
          return isSwitch(variant) ? (
            <SwitchField
              key={variant.id}
              label={variant.label}
              help={variant.help}
              checked={value === 'true'}
              onChange={(on) => onPick(variant.id, String(on))}
            />
          ) : (
            <SelectField
              key={variant.id}
              label={variant.label}
              help={variant.help}
              value={value}
              options={variant.options}
              onPick={(next) => onPick(variant.id, next)}
            />
          );
        })}
      </div>
    </details>
  );
}

/** Whether a house rule is simply on or off. */
function isSwitch({ options }: VariantChoice): boolean {
  return options.length === 2 && options.every(({ value }) => value === 'true' || value === 'false');
}
