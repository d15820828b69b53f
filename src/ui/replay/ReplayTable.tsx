import { useMemo, useState } from 'react';
import type { AnyEvent, SetUp, ShowdownState } from '../../engine';
import { isSilent, SHOWDOWN_TELLING } from '../../store/desks/showdownTale';
import { type ReplayOf, replayOf } from '../../store/replay/replay';
import type { Picture } from '../../store/showing';
import { useView } from '../../store/view';
import { CardDialog } from '../cards/CardDialog';
import type { CardView } from '../cards/cardView';
import { GearDetail } from '../gearGrid/GearDetail';
import type { GearView } from '../gearGrid/gear';
import { MonsterPanel } from '../monsterPanel/MonsterPanel';
import { MonsterStrip } from '../monsterPanel/MonsterStrip';
import { Dialog } from '../primitives/Dialog';
import { OwnSettings } from '../screens/OwnSettings';
import { KeyList } from '../shell/KeyList';
import { TableLayout } from '../shell/TableLayout';
import { fightOf } from '../table/fight';
import { lightsOf, logSections } from '../table/logViews';
import { monsterView, pileView } from '../table/monsterView';
import { phaseViews } from '../table/phaseViews';
import { TableBoard } from '../table/TableBoard';
import { TableSurvivors } from '../table/TableSurvivors';
import { TEXT } from '../words/text';
import { useWords } from '../words/useWords';
import { ReplayControls } from './ReplayControls';
import { ReplayLog } from './ReplayLog';
import { ReplayTop } from './ReplayTop';
import type { ReplayTableProps } from './replayTables';
import { linesTo, placeOf } from './replayView';
import { useOwnView } from './useOwnView';

type Open =
  | { kind: 'settings' | 'keys' }
  | { kind: 'cards'; cards: readonly CardView[] }
  | { kind: 'gear'; gear: GearView };

const nothing = () => undefined;

/** A showdown as it was at one moment: the table's own board and panels, with a line to go along in the place of the question. */
export function ReplayTable({ fight, picture, onLeave }: ReplayTableProps) {
  const showdown = replayOf(SHOWDOWN_TELLING.played, fight);
  // The picture was cut from this very journal.
  return showdown && <ShowdownReplay fight={showdown} picture={picture as Picture} onLeave={onLeave} />;
}

interface ShowdownReplayProps {
  fight: ReplayOf<SetUp, ShowdownState, AnyEvent>;
  picture: Picture;
  onLeave: () => void;
}

function ShowdownReplay({ fight, picture, onLeave }: ShowdownReplayProps) {
  const words = useWords();
  useOwnView();
  const tab = useView((s) => s.tab);
  const show = useView((s) => s.show);
  const openReason = useView((s) => s.openReason);
  const [open, setOpen] = useState<Open | null>(null);
  const { entries } = fight.journal;
  const { state } = picture;

  const table = useMemo(() => fightOf(state), [state]);
  const monster = useMemo(() => monsterView(table, words.table), [table, words]);
  const sections = useMemo(
    () => logSections({ entries, at: entries.length - 1 }, words.table),
    [entries, words],
  );
  const lights = useMemo(() => lightsOf(sections, openReason), [sections, openReason]);
  const shown = useMemo(() => ({ picture, length: null, walks: false }), [picture]);
  const people = useMemo(
    () => [{ id: 'monster', name: words.table.monsterLines }, ...state.survivors],
    [state.survivors, words],
  );
  const { where } = placeOf(fight, picture, words.replay);
  const tell = (event: AnyEvent) => (isSilent(event) ? '' : TEXT.eventLine(event, table.names).text);
  const title = `${monster.name} · ${TEXT.nameOf('level', state.monster.level)}`;

  return (
    <>
      <TableLayout
        title={`${words.replay.title}: ${title}`}
        tab={tab}
        onTab={show}
        topBar={
          <ReplayTop
            strip={
              <MonsterStrip
                monster={monster}
                moment={`${words.replay.title} · ${where}`}
                onOpen={() => show('monster')}
              />
            }
            title={title}
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
        log={<ReplayLog sections={sections} people={people} moment={picture} />}
        decision={
          <ReplayControls fight={fight} picture={picture} lines={linesTo(fight.journal, picture, tell)} />
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
