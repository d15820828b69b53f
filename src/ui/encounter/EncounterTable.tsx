import { useMemo, useState } from 'react';
import { current } from '../../engine';
import { type EncounterJournal, quickEncounter, useEncounter } from '../../store/encounter';
import { DecisionBar } from '../decision/DecisionBar';
import { TableSaved } from '../keeping/TableSaved';
import { Log } from '../log/Log';
import { newestReason } from '../log/sections';
import { Button } from '../primitives/Button';
import { DieFace } from '../primitives/DieFace';
import { IconButton } from '../primitives/IconButton';
import { saveTable } from '../screens/saveToFile';
import { goTo } from '../shell/useHashRoute';
import { useFightKeys } from '../table/useFightKeys';
import { useWords } from '../words/useWords';
import styles from './Encounter.module.css';
import { besideQuestion, diceOf, encounterDecision } from './encounterDecision';
import { encounterLog } from './encounterLog';
import { ENCOUNTER_TEXT } from './encounterWords';
import { People } from './People';
import { Places } from './Places';

/** The table of encounters: places, people, the question with its odds, and everything that happened. */
export function EncounterTable({ journal }: { journal: EncounterJournal }) {
  const all = useWords();
  const words = all.encounter;
  const { answer, undo, redo, start } = useEncounter();
  const [openLine, setOpenLine] = useState<string | null>(null);
  const state = current(journal);
  const { outcome } = state;
  const decision = useMemo(() => encounterDecision(state, all.dice), [state, all.dice]);
  const sections = useMemo(() => encounterLog(journal, words), [journal, words]);
  const beside = useMemo(() => besideQuestion(state), [state]);
  const dice = diceOf(state);
  const keys = useMemo(() => ({ z: undo, y: redo }), [undo, redo]);
  useFightKeys(keys);
  const ended = outcome === null ? '' : ENCOUNTER_TEXT.nameOf('outcome', outcome);
  return (
    <div className={styles.table}>
      <header className={styles.bar}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.facts}>
          {words.round(state.round)} · {words.cup(state.cup.length)}
        </p>
        <div className={styles.tools}>
          <TableSaved />
          <IconButton label={words.undo} hint="Z" glyph="undo" disabled={journal.at === 0} onClick={undo} />
          <IconButton
            label={words.redo}
            hint="Y"
            glyph="redo"
            disabled={journal.at === journal.entries.length - 1}
            onClick={redo}
          />
          <IconButton label={words.save} glyph="download" onClick={saveTable} />
          <IconButton label={words.leave} glyph="close" onClick={() => goTo()} />
        </div>
      </header>
      <main className={styles.columns}>
        <div className={styles.main}>
          <Places state={state} />
        </div>
        <div className={styles.side}>
          <People state={state} />
          <Log
            sections={sections}
            filter="all"
            filters={[{ value: 'all', label: words.everything }]}
            onFilter={() => undefined}
            openId={openLine}
            onToggle={(id) => setOpenLine((open) => (open === id ? null : id))}
          />
        </div>
        <div className={styles.question}>
          {beside.length > 0 && (
            <ul className={styles.odds} aria-label={words.odds}>
              {beside.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {dice && (
            <ul className={styles.dice} aria-label={words.diceLie}>
              {dice.faces.map((face, i) => (
                <li key={i}>
                  <DieFace
                    value={String(face)}
                    result={face >= dice.from ? 'hit' : 'miss'}
                    label={words.successes(face, dice.from)}
                  />
                </li>
              ))}
            </ul>
          )}
          {outcome !== null && (
            <div className={styles.over}>
              <Button tone="primary" onClick={() => start(quickEncounter(words.playerName(1)))}>
                {words.again}
              </Button>
              <Button onClick={() => goTo()}>{words.leave}</Button>
            </div>
          )}
          <DecisionBar
            decision={decision}
            idle={ended === '' ? '' : `${words.over}: ${ended}`}
            onAnswer={answer}
            onConsider={() => undefined}
            onDecline={() => undefined}
            onConfirm={() => undefined}
            onWhy={() => setOpenLine(newestReason(sections))}
          />
        </div>
      </main>
    </div>
  );
}
