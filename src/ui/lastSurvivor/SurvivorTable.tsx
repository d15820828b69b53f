import { useMemo, useState } from 'react';
import { current } from '../../engine';
import { LAST_SURVIVOR_TELLING } from '../../store/desks/lastSurvivor';
import { type SurvivorJournal, useLastSurvivor } from '../../store/lastSurvivor';
import { lastLines, sectionsTo } from '../log/sections';
import { useRoom } from '../shell/useMedia';
import { SmallTable } from '../smallTable/SmallTable';
import { usePastOf } from '../smallTable/usePastOf';
import { useWords } from '../words/useWords';
import { DayPanel } from './DayPanel';
import { dayPhases } from './dayPhases';
import { decisionView } from './decisionView';
import { Sheets } from './Sheets';
import { SurvivorCorrections } from './SurvivorCorrections';
import { SurvivorQuestion } from './SurvivorQuestion';
import { SurvivorStage } from './SurvivorStage';
import { whoOf } from './signs';
import { programSaid, survivorLog } from './survivorLog';
import { survivorPanels } from './survivorPanels';
import { rollsOf } from './survivorRolls';
import { useOpenHands } from './useOpenHands';

/** So many lines stand over the newest while the program plays. */
const TOLD = 4;

/** The table of last survivor: the map or the combat, everybody's sheet, the day, the question, and all that happened. */
export function SurvivorTable({ journal }: { journal: SurvivorJournal }) {
  const words = useWords().lastSurvivor;
  const { id, setup, watching, bots, botPlaying, setBot, undo, redo } = useLastSurvivor();
  const past = usePastOf(LAST_SURVIVOR_TELLING, setup, journal);
  const { picture } = past;
  const still = picture !== null || watching;
  const [considered, setConsidered] = useState<string | null>(null);
  const now = current(journal);
  const state = picture?.state ?? now;
  const hands = useOpenHands(state, id, bots);
  const asked = hands.cover === null && botPlaying === null && !still;
  const decision = useMemo(
    () => (asked ? decisionView(state, words, hands.alone) : null),
    [asked, state, words, hands.alone],
  );
  const sections = useMemo(() => sectionsTo(survivorLog(journal, words), picture), [journal, words, picture]);
  const rolls = useMemo(
    () => rollsOf(picture === null ? journal : { ...journal, at: picture.entry }, words),
    [journal, words, picture],
  );
  const lines = useMemo(() => lastLines(sections, TOLD), [sections]);
  const said = useMemo(() => programSaid(journal, sections), [journal, sections]);
  // A narrower bar has no room for names.
  const wide = useRoom() === 'wide';
  return (
    <SmallTable
      title={words.title}
      moment={words.day(state.day)}
      unit="day"
      firstRule="LS-1.1"
      forward={now.outcome !== null ? 'end' : state.duel !== null ? 'combat' : null}
      at={state.day}
      id={id}
      journal={journal}
      past={past}
      watching={watching}
      over={now.outcome !== null}
      names={survivorPanels(words)}
      phases={wide ? dayPhases(state, words.nightPhase) : []}
      board={
        <SurvivorStage
          state={state}
          journal={journal}
          asked={asked}
          considered={considered}
          onConsider={setConsidered}
        />
      }
      beside={<DayPanel state={state} hand={hands.hand} />}
      people={<Sheets state={state} bots={bots} onBot={still ? undefined : setBot} />}
      who={state.survivors.map((s) => ({ id: s.id, name: whoOf(state, s.id) }))}
      sections={sections}
      rolls={rolls}
      asked={watching ? decisionView(now, words, hands.alone) : null}
      question={(tellWhy) => (
        <SurvivorQuestion
          state={state}
          decision={decision}
          hands={hands}
          rolls={rolls}
          lines={lines}
          said={said}
          considered={considered}
          onConsider={setConsidered}
          onWhy={tellWhy}
        />
      )}
      corrections={(close) => <SurvivorCorrections state={now} onClose={close} />}
      onUndo={undo}
      onRedo={redo}
    />
  );
}
