import { SwitchField } from '../primitives/Field';
import styles from './Encounter.module.css';
import { investigatorCard } from './encounterCards';
import { ENCOUNTER_TEXT } from './encounterWords';
import { Points } from './Points';
import { Skills } from './Skills';

export interface InvestigatorChoiceProps {
  id: string;
  chosen: boolean;
  onChange: (chosen: boolean) => void;
}

/** An investigator to be chosen for a run: what it can bear, what it can do and what it begins with. */
export function InvestigatorChoice({ id, chosen, onChange }: InvestigatorChoiceProps) {
  const card = investigatorCard(id);
  const { nameOf } = ENCOUNTER_TEXT;
  return (
    <div className={styles.choice} data-chosen={chosen || undefined}>
      <SwitchField
        label={nameOf('investigator', id)}
        help={card?.possessions.map((possession) => nameOf('possession', possession)).join(', ')}
        checked={chosen}
        onChange={onChange}
      />
      {card && (
        <>
          <Points card={card} health={card.health} sanity={card.sanity} />
          <Skills card={card} />
        </>
      )}
    </div>
  );
}
