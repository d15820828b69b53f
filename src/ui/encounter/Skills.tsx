import type { Investigator, InvestigatorCard } from '../../engine';
import { StatChip } from '../primitives/StatChip';
import { signed } from '../words/signed';
import { useWords } from '../words/useWords';
import styles from './Encounter.module.css';
import { ENCOUNTER_TEXT } from './encounterWords';

const SKILLS = ['lore', 'influence', 'observation', 'strength', 'will'] as const;

export interface SkillsProps {
  card: InvestigatorCard;
  /** What was improved or impaired; without it, as printed. */
  changes?: Investigator['changes'] | undefined;
}

/** The five skills as they are rolled; a changed one is pressed for how it comes about (CE-2.1, CE-7.2). */
export function Skills({ card, changes }: SkillsProps) {
  const words = useWords().encounter;
  return (
    <div className={styles.skills}>
      {SKILLS.map((skill) => {
        const name = ENCOUNTER_TEXT.nameOf('skill', skill);
        const printed = card.skills[skill];
        const by = changes?.[skill] ?? 0;
        const now = Math.max(1, printed + by);
        const changed =
          by === 0
            ? {}
            : {
                change: by > 0 ? ('up' as const) : ('down' as const),
                parts: [
                  { label: words.printed, value: String(printed) },
                  { label: by > 0 ? words.improved : words.impaired, value: signed(by) },
                  ...(now === printed + by
                    ? []
                    : [{ label: words.least, value: signed(now - printed - by), rule: 'CE-7.2' }]),
                ],
              };
        return (
          <StatChip key={skill} stat={{ id: skill, label: name, name, value: String(now), ...changed }} />
        );
      })}
    </div>
  );
}
