import { memo } from 'react';
import { type FightJournal, useSession } from '../../store/session';
import { useSettings } from '../../store/settings';
import { useView } from '../../store/view';
import { useGuideMenu } from '../guide/useGuideMenu';
import { useSavedInBar } from '../keeping/useSavedInBar';
import { MonsterStrip } from '../monsterPanel/MonsterStrip';
import type { MonsterView } from '../monsterPanel/monster';
import { saveReport } from '../screens/saveReport';
import { saveMoment, saveTable } from '../screens/saveToFile';
import { SeatChip } from '../shell/SeatChip';
import { TileChip } from '../shell/TileChip';
import { TopBar } from '../shell/TopBar';
import { goTo } from '../shell/useHashRoute';
import { useRoom } from '../shell/useMedia';
import { useWords } from '../words/useWords';
import type { Fight } from './fight';
import { phaseViews } from './phaseViews';
import { seatOf, tileRound } from './seats';
import type { OpenDialog } from './TableDialogs';

export interface TableTopProps {
  fight: Fight;
  journal: FightJournal;
  monster: MonsterView;
  title: string;
  /** A moment of the past is looked at: nothing is taken back or corrected there. */
  past: boolean;
  onDialog: (dialog: OpenDialog) => void;
}

/** The bar above the table: where the fight stands, undo and redo, pace, and the menu. */
export const TableTop = memo(function TableTop({
  fight,
  journal,
  monster,
  title,
  past,
  onDialog,
}: TableTopProps) {
  const allWords = useWords();
  const words = allWords.table;
  const show = useView((s) => s.show);
  const { pace, setPace } = useSettings();
  const { id: fightId, setup, undo, redo } = useSession();
  const { state } = fight;
  const room = useRoom();
  const decider = seatOf(state, state.decision?.by ?? state.controller);
  const tile = tileRound(state);
  const guide = useGuideMenu(onDialog);
  const saved = useSavedInBar(room === 'narrow');
  const menu = [
    ...saved.items,
    ...guide.items,
    { id: 'save', label: words.save, glyph: 'download' as const },
    { id: 'share', label: allWords.files.share.title, glyph: 'upload' as const },
    { id: 'replay', label: allWords.replay.ofTable, glyph: 'play' as const },
    { id: 'moment', label: words.saveMoment, glyph: 'download' as const, disabled: past },
    { id: 'corrections', label: words.correct, glyph: 'edit' as const, disabled: past },
    { id: 'settings', label: allWords.settings.title },
    { id: 'keys', label: allWords.keys.title },
    { id: 'report', label: allWords.files.report.save, glyph: 'alert' as const },
    { id: 'leave', label: words.leave, tone: 'harm' as const, glyph: 'trash' as const },
  ];
  const choose = (id: string) => {
    if (guide.choose(id) || saved.choose(id)) return;
    if (id === 'leave') goTo();
    else if (id === 'replay') goTo('replay', fightId ?? 'table');
    else if (id === 'save') saveTable();
    else if (id === 'report') onDialog({ kind: 'report', name: saveReport('asked') ?? '' });
    else if (id === 'moment' && setup !== null) void saveMoment(setup, journal, words);
    else if (id === 'settings' || id === 'keys' || id === 'corrections' || id === 'share')
      onDialog({ kind: id });
  };
  return (
    <>
      <TopBar
        strip={
          <MonsterStrip monster={monster} moment={words.round(state.round)} onOpen={() => show('monster')} />
        }
        title={title}
        round={words.round(state.round)}
        phases={phaseViews(state, words)}
        pace={pace}
        onPace={setPace}
        canUndo={!past && journal.at > 0}
        canRedo={!past && journal.at < journal.entries.length - 1}
        onUndo={undo}
        onRedo={redo}
        menu={menu}
        onMenu={choose}
        onLog={() => show('log')}
        saved={saved.sign}
        mark={saved.mark}
        seats={
          // The tile stays in sight while all survivors decide together.
          <>
            {tile && room !== 'narrow' && <TileChip order={tile.order} />}
            {decider && <SeatChip seat={decider} />}
          </>
        }
      />
      {saved.dialog}
    </>
  );
});
