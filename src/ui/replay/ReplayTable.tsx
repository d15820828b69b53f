import { useMemo, useState } from 'react';
import { momentAfter, momentBefore } from '../../store/moments';
import { canPlayOn, playOnFrom } from '../../store/replay/playOn';
import { type ReplayFight, useReplay } from '../../store/replay/replay';
import { roundMarks } from '../../store/replay/rounds';
import { useSettings } from '../../store/settings';
import type { Picture } from '../../store/showing';
import { useView } from '../../store/view';
import { CardDialog } from '../cards/CardDialog';
import type { CardView } from '../cards/cardView';
import { GearDetail } from '../gearGrid/GearDetail';
import type { GearView } from '../gearGrid/gear';
import { MonsterPanel } from '../monsterPanel/MonsterPanel';
import { Dialog } from '../primitives/Dialog';
import { OwnSettings } from '../screens/OwnSettings';
import { KeyList } from '../shell/KeyList';
import { TableLayout } from '../shell/TableLayout';
import { goTo } from '../shell/useHashRoute';
import { fightOf } from '../table/fight';
import { lightsOf, logSections } from '../table/logViews';
import { monsterView, pileView } from '../table/monsterView';
import { phaseViews } from '../table/phaseViews';
import { TableBoard } from '../table/TableBoard';
import { TableSurvivors } from '../table/TableSurvivors';
import { TEXT } from '../words/text';
import { useWords } from '../words/useWords';
import { ReplayBar } from './ReplayBar';
import { ReplayLog } from './ReplayLog';
import { ReplayTop } from './ReplayTop';
import { linesTo, placeOf, startOf } from './replayView';
import { useOwnView } from './useOwnView';

export interface ReplayTableProps {
  fight: ReplayFight;
  /** The moment that is shown. */
  picture: Picture;
  onLeave: () => void;
}

type Open =
  | { kind: 'settings' | 'keys' }
  | { kind: 'cards'; cards: readonly CardView[] }
  | { kind: 'gear'; gear: GearView };

const nothing = () => undefined;

/** A fight as it was at one moment: the table's own board and panels, with a line to go along in the place of the question. */
export function ReplayTable({ fight, picture, onLeave }: ReplayTableProps) {
  const words = useWords();
  useOwnView();
  const tab = useView((s) => s.tab);
  const show = useView((s) => s.show);
  const openReason = useView((s) => s.openReason);
  const replay = useReplay();
  const pace = useSettings((s) => s.pace);
  const [open, setOpen] = useState<Open | null>(null);
  const { setup, journal } = fight;
  const { entries } = journal;
  const { state } = picture;

  const table = useMemo(() => fightOf(state), [state]);
  const monster = useMemo(() => monsterView(table, words.table), [table, words]);
  const sections = useMemo(
    () => logSections({ entries, at: entries.length - 1 }, words.table),
    [entries, words],
  );
  const lights = useMemo(() => lightsOf(sections, openReason), [sections, openReason]);
  const rounds = useMemo(() => roundMarks(journal), [journal]);
  const shown = useMemo(() => ({ picture, length: null, walks: false }), [picture]);
  const { where, step } = placeOf(fight, picture, words.replay);
  const title = `${monster.name} · ${TEXT.nameOf('level', state.monster.level)}`;

  function playOn() {
    playOnFrom(fight, picture, [
      { words: words.replay.begun(startOf(fight, picture, words.replay)), tone: 'plain' },
    ]);
    goTo('fight');
  }
  return (
    <>
      <TableLayout
        title={`${words.replay.title}: ${title}`}
        tab={tab}
        onTab={show}
        topBar={
          <ReplayTop
            monster={monster}
            title={title}
            where={where}
            phases={phaseViews(state, words.table)}
            onSettings={() => setOpen({ kind: 'settings' })}
            onKeys={() => setOpen({ kind: 'keys' })}
            onLeave={onLeave}
          />
        }
        board={<TableBoard fight={table} shown={shown} lights={lights} onAnswer={nothing} />}
        monster={
          <MonsterPanel
            monster={monster}
            onDeck={(id) => setOpen({ kind: 'cards', cards: pileView(table, id) })}
            onCard={(card) => setOpen({ kind: 'cards', cards: [card] })}
          />
        }
        survivors={
          <TableSurvivors
            fight={table}
            lit={lights.figures}
            past
            onGear={(gear) => setOpen({ kind: 'gear', gear })}
          />
        }
        log={<ReplayLog sections={sections} survivors={state.survivors} moment={picture} />}
        decision={
          <ReplayBar
            where={where}
            step={step}
            warning={fight.lost === null ? undefined : words.replay.lost[fight.lost]}
            lines={linesTo(fight, picture, table)}
            at={picture.entry}
            count={entries.length}
            stands={journal.at}
            round={state.round}
            rounds={rounds}
            playing={replay.playing}
            hasEarlier={momentBefore(setup, journal, picture) !== null}
            hasLater={momentAfter(setup, { entries, at: entries.length - 1 }, picture) !== null}
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
        }
      />
      <CardDialog
        title={open?.kind === 'cards' ? (open.cards[0]?.name ?? '') : ''}
        cards={open?.kind === 'cards' ? open.cards : null}
        onClose={() => setOpen(null)}
      />
      <Dialog
        open={open?.kind === 'gear'}
        onClose={() => setOpen(null)}
        title={open?.kind === 'gear' ? open.gear.name : ''}
        size="s"
      >
        {open?.kind === 'gear' && <GearDetail gear={open.gear} />}
      </Dialog>
      <OwnSettings open={open?.kind === 'settings'} onClose={() => setOpen(null)} />
      <KeyList open={open?.kind === 'keys'} onClose={() => setOpen(null)} />
    </>
  );
}
