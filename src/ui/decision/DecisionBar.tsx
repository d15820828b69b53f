import { useId } from 'react';
import type { InterfaceWords } from '../../text/interface/en';
import { LastRolls } from '../dice/LastRolls';
import { type Rolls, rollWords } from '../dice/roll';
import { TypedDie } from '../dice/TypedDie';
import { awaitedWords, TypedNeed } from '../dice/TypedNeed';
import { Button } from '../primitives/Button';
import { LiveRegion } from '../primitives/LiveRegion';
import type { Seat } from '../primitives/SeatMark';
import { useWords } from '../words/useWords';
import { AnswerItems } from './AnswerItems';
import { AnswerList } from './AnswerList';
import styles from './DecisionBar.module.css';
import { DecisionHeader } from './DecisionHeader';
import { DeclineFor } from './DeclineFor';
import type { DecisionView } from './decision';
import { DECLINE_KEYS, type DeclineSpan, SPANS } from './declineSpans';
import { PassingSign } from './PassingSign';
import { useAnswerKeys } from './useAnswerKeys';

export interface DecisionBarProps {
  /** What is asked; null while the monster acts by itself or the fight is over. */
  decision: DecisionView | null;
  /** Said in place of a question, such as "The White Lion moves". */
  idle: string;
  /** The answer that is pointed at on the board. */
  considered?: string | null | undefined;
  /** The answer that the guide suggests. */
  advised?: string | null | undefined;
  /** The player who decides now in place of another: shown for a moment. */
  passing?: Seat | null | undefined;
  onAnswer: (key: string) => void;
  /** The answer under the pointer or the focus, to be lit on the board. */
  onConsider: (key: string | null) => void;
  /** These survivors are not asked at this window any more, in this round or in this fight. */
  onDecline: (survivors: readonly string[], span: DeclineSpan) => void;
  /** Confirms several chosen answers. */
  onConfirm: () => void;
  /** Opens the reason of this question; without it there is none to show. */
  onWhy?: (() => void) | undefined;
  /** The last dice, and whether what came of the last answer was not played out and is told with the question. */
  rolls?: (Rolls & { told: boolean }) | undefined;
}

type Keyed = { key: string };

/** What each answer's key is: 1–9 for the answers or the faces of a die, 0 for the first way to decline or a 10. */
function keysOf(choices: readonly Keyed[], last: Keyed | undefined): Map<string, string> {
  const keys = new Map(choices.slice(0, 9).map(({ key }, index) => [key, String(index + 1)]));
  if (last) keys.set(last.key, '0');
  return keys;
}

/** What the dice showed that nobody has been told of yet. */
const freshWords = ({ rolls, fresh }: Rolls, words: InterfaceWords['dice']): string[] =>
  fresh === 0 ? [] : rolls.slice(-fresh).map((roll) => rollWords(roll, words));

/**
 * Whose decision, why it is asked, the question and every legal answer. It keeps its height whatever is asked: long
 * lists scroll inside it, so that nothing on the table jumps. What declines or confirms never scrolls away.
 */
export function DecisionBar(props: DecisionBarProps) {
  const { decision, idle, onAnswer, onConsider, onDecline, onConfirm, onWhy } = props;
  const { decision: words, dice } = useWords();
  const heading = useId();
  const answers = decision?.answers ?? [];
  const choices = answers.filter(({ weight }) => weight !== 'pass');
  const passes = answers.filter(({ weight }) => weight === 'pass');
  const faces = decision?.typed?.faces;
  const keys = faces === undefined ? keysOf(choices, passes[0]) : keysOf(faces, faces[9]);
  useAnswerKeys((key) => {
    const span = SPANS.find((s) => DECLINE_KEYS[s] === key);
    if (span !== undefined && decision?.window !== undefined) {
      onDecline(
        decision.window.survivors.map(({ id }) => id),
        span,
      );
      return true;
    }
    const answer = [...keys].find(([, hotkey]) => hotkey === key)?.[0];
    if (answer !== undefined) onAnswer(answer);
    return answer !== undefined;
  });
  if (!decision) {
    return (
      <section className={styles.frame} aria-label={words.title}>
        <div className={styles.bar}>
          <p className={styles.idle}>{idle}</p>
        </div>
        <LiveRegion words={idle} />
      </section>
    );
  }
  const chosen = answers.filter((answer) => answer.chosen).length;
  // The same die again is a question of its own: it says which it is.
  const awaited = decision.typed === undefined ? [] : awaitedWords(decision.typed, dice);
  const rolled = props.rolls?.told === true ? freshWords(props.rolls, dice) : [];
  const marks = {
    hotkeys: keys,
    considered: props.considered,
    advised: props.advised,
    onPress: onAnswer,
    onConsider,
  };
  return (
    <section className={styles.frame} aria-labelledby={heading}>
      {/* Each question has a bar of its own: nothing of the last one moves about under a pointer. */}
      <div
        key={decision.id}
        className={styles.bar}
        data-piece={(decision.by.seat ?? decision.by.piece)?.colour}
        data-spot="question"
      >
        {props.passing && <PassingSign seat={props.passing} />}
        <DecisionHeader
          decision={decision}
          onWhy={onWhy}
          rolls={props.rolls && <LastRolls {...props.rolls} />}
        />
        <div className={styles.asked}>
          <h2 id={heading} className={styles.question} title={decision.question}>
            {decision.question}
          </h2>
          {(passes.length > 0 || decision.pick) && (
            <ul className={styles.passes}>
              <AnswerItems answers={passes} {...marks} />
              {decision.window &&
                SPANS.map((span) => (
                  <li key={span}>
                    {decision.window && (
                      <DeclineFor window={decision.window} span={span} onDecline={onDecline} />
                    )}
                  </li>
                ))}
              {decision.pick && (
                <li>
                  <Button tone="primary" disabled={chosen < decision.pick.least} onClick={onConfirm}>
                    {words.confirm(chosen, decision.pick.most)}
                  </Button>
                </li>
              )}
            </ul>
          )}
        </div>
        {decision.typed && (
          <>
            <TypedNeed {...decision.typed} />
            <TypedDie
              faces={decision.typed.faces.map((face) => ({ ...face, hotkey: keys.get(face.key) ?? null }))}
              onFace={onAnswer}
            />
          </>
        )}
        {(decision.typed === undefined || choices.length > 0) && <AnswerList answers={choices} {...marks} />}
      </div>
      <LiveRegion words={[...rolled, `${decision.by.words}: ${decision.question}`, ...awaited].join('. ')} />
    </section>
  );
}
