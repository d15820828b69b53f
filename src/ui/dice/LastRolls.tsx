import { Icon } from '../icons/Icon';
import { type Die, DieFace } from '../primitives/DieFace';
import { Popover } from '../primitives/Popover';
import { useWords } from '../words/useWords';
import styles from './Roll.module.css';
import { RollRow } from './RollRow';
import { type Rolls, type RollView, rollWords } from './roll';

/** So many faces find room in one line. */
const FACES = 6;

/** The name of a place can't be read on so small a die. */
const isWord = ({ value }: Die): boolean => value.length > 2;

/** The newest rolls whose faces together find room. */
function seen(rolls: readonly RollView[], fresh: number): RollView[] {
  const shown: RollView[] = [];
  let faces = 0;
  for (const roll of rolls.slice(-Math.max(1, fresh)).toReversed()) {
    faces += roll.dice.length;
    if (shown.length > 0 && faces > FACES) break;
    shown.unshift(roll);
  }
  return shown;
}

/** The last dice, small, beside a question; a press tells what each was for. Once they are past they say so, and are dimmed. */
export function LastRolls({ rolls, fresh, past }: Rolls) {
  const words = useWords().dice;
  const newest = rolls[rolls.length - 1];
  if (newest === undefined) return null;
  return (
    <Popover
      trigger={
        <>
          <Icon name="die" />
          {past && <span className={styles.past}>{words.past}</span>}
          {seen(rolls, past ? 1 : fresh).map((roll) => (
            <span key={roll.id} className={styles.faces} data-past={past || undefined}>
              {roll.dice.slice(0, FACES).map((die, index) =>
                isWord(die) ? (
                  <span key={index} className={styles.place}>
                    {die.value}
                  </span>
                ) : (
                  <DieFace key={index} size="s" {...die} />
                ),
              )}
              {roll.result !== null && <span className={styles.outcome}>{roll.result}</span>}
            </span>
          ))}
        </>
      }
      label={words.last(rollWords(newest, words))}
      triggerClass={styles.chip}
      title={words.title}
      side="above"
      align="end"
    >
      <ul className={styles.list}>
        {rolls.toReversed().map((roll) => (
          <li key={roll.id}>
            <RollRow roll={roll} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
