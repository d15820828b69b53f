import { useEffect, useRef, useState } from 'react';
import type { NotedFault } from '../../store/files/lastFault';
import { Button } from '../primitives/Button';
import { SwitchField } from '../primitives/Field';
import { copyText } from '../screens/copyText';
import { tablePart } from '../screens/parts';
import { goTo } from '../shell/useHashRoute';
import { useWords } from '../words/useWords';
import styles from './Crashed.module.css';

export interface CrashedProps {
  fault: NotedFault;
  /** The screen that stopped working; home is ''. */
  screen: string;
  /** Shows the screen anew. */
  onAgain: () => void;
}

/** Screens that are tables themselves. */
const TABLE_SCREENS: readonly string[] = ['fight', 'encounter', 'last-survivor'];

/** A screen has stopped working: what happened, that the fight is kept, a report of it, and the ways on. */
export function Crashed({ fault, screen, onAgain }: CrashedProps) {
  const words = useWords().files.crash;
  const title = useRef<HTMLHeadingElement>(null);
  // The screen is gone with whatever had the focus: a reader begins here.
  useEffect(() => title.current?.focus(), []);
  const [nameless, setNameless] = useState(true);
  const [said, setSaid] = useState('');
  const here = tablePart();
  const part = here?.hasFight() === true ? here : null;

  function save(): void {
    const name = part?.saveReport('crash', { names: !nameless, words: '' }) ?? null;
    setSaid(name === null ? words.notSaved : words.saved(name));
  }
  async function copy(): Promise<void> {
    const copied = await copyText(`${fault.message}\n${fault.stack}`);
    setSaid(copied ? words.copied : words.notCopied);
  }
  function home(): void {
    // Home shows the fight on the table, too: one that stops home from working is put away, and stays kept.
    if (screen === '') part?.putAway();
    goTo();
    onAgain();
  }
  function table(): void {
    part?.goToTableHere();
    onAgain();
  }

  return (
    <main className={styles.page}>
      <div className={styles.sheet}>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {words.title}
        </h1>
        <div>
          <p className={styles.message}>{words.happened(fault.message)}</p>
          <p>{part === null ? words.nothingLost : words.kept}</p>
        </div>
        <div className={styles.ways}>
          {part !== null && !TABLE_SCREENS.includes(screen) ? (
            <Button tone="primary" size="l" onClick={table}>
              {words.table}
            </Button>
          ) : (
            <Button tone="primary" size="l" onClick={onAgain}>
              {words.again}
            </Button>
          )}
          <Button size="l" onClick={home}>
            {screen === '' && part !== null ? words.putAway : words.home}
          </Button>
          <Button size="l" onClick={() => window.location.reload()}>
            {words.reload}
          </Button>
        </div>
        <section className={styles.report} aria-label={words.report}>
          <h2 className={styles.heading}>{words.report}</h2>
          <p>{part === null ? words.noFight : words.reportNote}</p>
          {part !== null && (
            <SwitchField
              label={words.nameless}
              help={words.namelessHelp}
              checked={nameless}
              onChange={setNameless}
            />
          )}
          <div className={styles.act}>
            {part !== null && (
              <Button glyph="download" onClick={save}>
                {words.save}
              </Button>
            )}
            <Button tone={part === null ? 'plain' : 'quiet'} onClick={() => void copy()}>
              {words.copy}
            </Button>
          </div>
          <p role="status" className={styles.said}>
            {said}
          </p>
        </section>
        <details className={styles.details}>
          <summary>{words.what}</summary>
          <pre className={styles.stack}>
            {fault.message}
            {'\n'}
            {fault.stack}
          </pre>
        </details>
      </div>
    </main>
  );
}
