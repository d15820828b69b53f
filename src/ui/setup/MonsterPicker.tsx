import { Icon } from '../icons/Icon';
import { Segmented } from '../primitives/Segmented';
import { useWords } from '../words/useWords';
import { MonsterFacts } from './MonsterFacts';
import styles from './MonsterPicker.module.css';
import type { MonsterChoice, MonsterSheet } from './setupDraft';

export interface MonsterPickerProps {
  monsters: readonly MonsterChoice[];
  monster: string;
  level: string;
  sheet?: MonsterSheet | undefined;
  onPick: (monster: string, level: string) => void;
}

/** Which monster, at which level, and what that means. */
export function MonsterPicker({ monsters, monster, level, sheet, onPick }: MonsterPickerProps) {
  const words = useWords().setup;
  const chosen = monsters.find(({ id }) => id === monster) ?? monsters[0];
  const chosenLevel = chosen?.levels.find(({ id }) => id === level) ?? chosen?.levels[0];
  return (
    <>
      <fieldset>
        <legend className={styles.hidden}>{words.monster}</legend>
        <div className={styles.monsters}>
          {monsters.map((choice) => (
            <label key={choice.id} className={styles.monster}>
              <input
                type="radio"
                name="monster"
                checked={choice.id === chosen?.id}
                onChange={() => onPick(choice.id, choice.levels[0]?.id ?? '')}
              />
              <span className={styles.face}>
                <Icon name={choice.icon} />
                <span>{choice.name}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {chosen && chosenLevel && (
        <>
          <Segmented
            legend={words.level}
            showLegend
            value={chosenLevel.id}
            onChange={(id) => onPick(chosen.id, id)}
            options={chosen.levels.map(({ id, label }) => ({ value: id, label }))}
          />
          <p className={styles.help}>{words.levelHelp(chosenLevel.id)}</p>
          {sheet === undefined ? (
            <>
              <dl className={styles.figures}>
                {chosenLevel.figures.map((figure) => (
                  <div key={figure.label}>
                    <dt>{figure.label}</dt>
                    <dd>{figure.value}</dd>
                  </div>
                ))}
              </dl>
              <p className={styles.decks}>{chosenLevel.decks}</p>
            </>
          ) : (
            <MonsterFacts {...sheet} />
          )}
        </>
      )}
    </>
  );
}
