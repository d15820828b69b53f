import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon';
import { Button } from '../primitives/Button';
import { RuleLink } from '../primitives/RuleLink';
import { useWords } from '../words/useWords';
import styles from './Aftermath.module.css';
import type { AftermathView } from './aftermathView';
import { CourseChart } from './CourseChart';
import { DiceChart } from './DiceChart';
import { FigureTable } from './FigureTable';
import { Rewards } from './Rewards';
import { Sheet } from './Sheet';
import { TakeAlong, type TakeAlongProps } from './TakeAlong';

export interface AftermathProps extends TakeAlongProps {
  fight: AftermathView;
  /** Under the sheet of this survivor: what can be done with it. */
  underSheet?: ((survivor: string) => ReactNode) | undefined;
  onRematch: () => void;
  /** One step back: the fight is not over yet. */
  onUndo: () => void;
  /** To the table as it was, moment by moment. */
  onLookBack: () => void;
  /** To the whole fight, played again from its start. */
  onReplay: () => void;
  onHome: () => void;
}

/** After the fight: won or lost, what was gained, what to write on each record sheet, the figures of the fight. */
export function Aftermath({
  fight,
  underSheet,
  onRematch,
  onUndo,
  onLookBack,
  onReplay,
  onHome,
  ...along
}: AftermathProps) {
  const { aftermath: words, replay } = useWords();
  const { course, survivors, dice } = fight;
  const title = useRef<HTMLHeadingElement>(null);
  // The table is gone with whatever had the focus: a reader begins here.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <main className={styles.page}>
      <header className={styles.hero} data-outcome={fight.outcome}>
        <Icon name={fight.outcome} className={styles.sign} />
        <p className={styles.outcome}>{words.outcome[fight.outcome]}</p>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {fight.title}
        </h1>
        <p className={styles.summary}>{fight.summary}</p>
      </header>
      <div className={styles.ways}>
        <div className={styles.actions}>
          <Button tone="primary" size="l" onClick={onRematch}>
            {words.rematch}
          </Button>
          <Button size="l" glyph="undo" onClick={onUndo}>
            {words.back}
          </Button>
          <Button size="l" glyph="eye" onClick={onLookBack}>
            {words.lookBack}
          </Button>
          <Button size="l" glyph="play" onClick={onReplay}>
            {replay.ofTable}
          </Button>
          <Button size="l" onClick={onHome}>
            {words.home}
          </Button>
        </div>
        <TakeAlong {...along} />
      </div>
      <div className={styles.columns}>
        <section className={styles.block}>
          <h2 className={styles.heading}>
            {words.sheets} <RuleLink rule="SD-18.4" />
          </h2>
          {fight.sheets.map((sheet) => (
            <Sheet key={sheet.id} sheet={sheet}>
              {underSheet?.(sheet.id)}
            </Sheet>
          ))}
        </section>
        <div className={styles.block}>
          <Rewards rewards={fight.rewards} unlocked={fight.unlocked} />
          <section className={styles.block}>
            <h2 className={styles.heading}>{words.figures}</h2>
            <dl className={styles.statistics}>
              {fight.figures.map((figure) => (
                <div key={figure.id}>
                  <dt>{figure.label}</dt>
                  <dd>{figure.value}</dd>
                </div>
              ))}
              <div>
                <dt>{words.seed}</dt>
                <dd>{fight.seed}</dd>
              </div>
            </dl>
          </section>
        </div>
      </div>
      {course.rounds.length > 0 && (
        <section className={styles.block}>
          <h2 className={styles.heading}>{words.course}</h2>
          <CourseChart course={course} />
        </section>
      )}
      <section className={styles.block}>
        <h2 className={styles.heading}>{words.bySurvivor}</h2>
        <FigureTable {...survivors} />
      </section>
      <section className={styles.block}>
        <h2 className={styles.heading}>{words.dice}</h2>
        {dice.length === 0 ? (
          <p className={styles.none}>{words.noDice}</p>
        ) : (
          <div className={styles.charts}>
            {dice.map((one) => (
              <DiceChart key={one.id} dice={one} />
            ))}
          </div>
        )}
      </section>
    </main>
  );
}
