import { useMemo } from 'react';
import type { TableState } from '../../engine';
import { type AnyTold, idOf } from '../../store/desks/desk';
import { momentAfter, momentBefore } from '../../store/moments';
import { canPlayOn, playOnFrom } from '../../store/replay/playOn';
import { type ReplayFight, useReplay } from '../../store/replay/replay';
import { roundMarks } from '../../store/replay/rounds';
import { useSettings } from '../../store/settings';
import type { PictureOf } from '../../store/showing';
import { goToTable } from '../screens/tablePlace';
import { useWords } from '../words/useWords';
import { ReplayBar } from './ReplayBar';
import { placeOf, startOf } from './replayView';

export interface ReplayControlsProps {
  fight: ReplayFight;
  /** The moment that is shown. */
  picture: PictureOf<TableState, AnyTold>;
  /** What had happened up to it, the last last. */
  lines: readonly string[];
}

/** The line of a replay of any table, with every way along it, and on into a new one from here. */
export function ReplayControls({ fight, picture, lines }: ReplayControlsProps) {
  const words = useWords().replay;
  const replay = useReplay();
  const pace = useSettings((s) => s.pace);
  const { desk, setup, journal } = fight;
  const { entries } = journal;
  const rounds = useMemo(() => roundMarks({ desk, journal }), [desk, journal]);
  const { where, step } = placeOf(fight, picture, words);
  function playOn() {
    playOnFrom(fight, picture, [{ words: words.begun(startOf(fight, picture, words)), tone: 'plain' }]);
    goToTable(idOf(desk));
  }
  return (
    <ReplayBar
      where={where}
      step={step}
      warning={fight.lost === null ? undefined : words.lost[fight.lost]}
      lines={lines}
      at={picture.entry}
      count={entries.length}
      stands={journal.at}
      round={desk.tale.roundOf(picture.state)}
      rounds={rounds}
      unit={desk.tale.unit}
      playing={replay.playing}
      hasEarlier={momentBefore(desk, setup, journal, picture) !== null}
      hasLater={momentAfter(desk, setup, { entries, at: entries.length - 1 }, picture) !== null}
      canPlayOn={canPlayOn(journal, picture)}
      onScrub={replay.goToEntry}
      onRound={replay.goToRound}
      onEarlier={replay.earlier}
      onLater={() => {
        replay.pause();
        replay.later();
      }}
      onPlay={pace === 'step' ? replay.later : replay.play}
      onPause={replay.pause}
      onPlayOn={playOn}
    />
  );
}
