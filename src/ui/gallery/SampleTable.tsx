import { useState } from 'react';
import type { Pace } from '../../store/settings';
import { Board } from '../board/Board';
import type { Orientation } from '../board/grid';
import { CardDialog } from '../cards/CardDialog';
import type { CardView } from '../cards/cardView';
import { DecisionBar } from '../decision/DecisionBar';
import { GearDetail } from '../gearGrid/GearDetail';
import { GearGrid } from '../gearGrid/GearGrid';
import type { GearView } from '../gearGrid/gear';
import { Log } from '../log/Log';
import { MonsterPanel } from '../monsterPanel/MonsterPanel';
import { MonsterStrip } from '../monsterPanel/MonsterStrip';
import { Dialog } from '../primitives/Dialog';
import { TableLayout, type TableTab } from '../shell/TableLayout';
import { TopBar } from '../shell/TopBar';
import { useRoom } from '../shell/useMedia';
import { SurvivorList } from '../survivors/SurvivorList';
import { LOG, TIE } from './sampleDecisions';
import { CLAW, MONSTER } from './sampleMonster';
import { at, LION, SURVIVORS, TILES } from './samplePieces';
import { GRID, SHEETS } from './sampleSurvivors';

const PHASES = [
  { id: 'start', label: 'Start', state: 'past' },
  { id: 'draw', label: 'Draw AI', state: 'now' },
  { id: 'end', label: 'End', state: 'next' },
  { id: 'survivors', label: 'Survivors', state: 'next' },
] as const;

const ROUTE = ['H11', 'H12', 'H13', 'H14', 'H15'].map(at);
const SPACE_OF: Readonly<Record<string, number>> = { allister: at('H17'), lucy: at('J16') };

/** The table as the sketches show it, on fixed views: to look at, not to play. */
export function SampleTable() {
  const room = useRoom();
  const [turned, setTurned] = useState<Orientation | null>(null);
  const [tab, setTab] = useState<TableTab>('board');
  const [pace, setPace] = useState<Pace>('slow');
  const [openSheet, setOpenSheet] = useState<string | null>('allister');
  const [openLine, setOpenLine] = useState<string | null>('4');
  const [filter, setFilter] = useState('all');
  const [cards, setCards] = useState<readonly CardView[] | null>(null);
  const [gear, setGear] = useState<GearView | null>(null);
  const [considered, setConsidered] = useState<string | null>(null);
  const lit = considered === null ? undefined : SPACE_OF[considered];
  return (
    <>
      <TableLayout
        title="White Lion, level 1"
        tab={tab}
        onTab={setTab}
        topBar={
          <TopBar
            strip={
              <MonsterStrip monster={MONSTER} moment="Round 3 · draws AI" onOpen={() => setTab('monster')} />
            }
            title="White Lion"
            round="round 3"
            phases={PHASES}
            pace={pace}
            onPace={setPace}
            canUndo
            canRedo={false}
            onUndo={() => undefined}
            onRedo={() => undefined}
            menu={[
              { id: 'save', label: 'Save to a file', glyph: 'download' },
              { id: 'edit', label: 'Correct the table', glyph: 'edit' },
              { id: 'leave', label: 'Leave the fight', tone: 'harm', glyph: 'trash' },
            ]}
            onMenu={() => undefined}
            onLog={() => setTab('log')}
          />
        }
        board={
          <Board
            monster={LION}
            survivors={SURVIVORS}
            tiles={TILES}
            marks={{
              [at('H17')]: { kind: 'answer', label: 'take Allister' },
              [at('J16')]: { kind: 'answer', label: 'take Lucy' },
              ...(lit === undefined ? {} : { [lit]: { kind: 'considered' } }),
            }}
            zones={[]}
            blindSpot={['H10', 'I10'].map(at)}
            routes={[{ id: 'route', steps: ROUTE, size: 2, tone: 'amber' }]}
            flags={[{ space: at('I14'), words: 'run over', tone: 'harm' }]}
            sightLines={[]}
            onSpace={() => undefined}
            orientation={turned}
            onTurn={setTurned}
            framing={room === 'narrow' ? 'fight' : 'board'}
          />
        }
        monster={
          <MonsterPanel
            monster={MONSTER}
            onDeck={() => setCards([CLAW, CLAW])}
            onCard={(card) => setCards([card])}
          />
        }
        survivors={
          <SurvivorList
            survivors={SHEETS}
            openId={openSheet}
            lit={[]}
            onToggle={(id) => setOpenSheet(id === openSheet ? null : id)}
            onAskAgain={() => undefined}
            gearOf={(id) => (
              <GearGrid
                owner={id}
                cells={GRID}
                lit={['knife']}
                onGear={(gearId) => setGear(GRID.find((card) => card?.id === gearId) ?? null)}
              />
            )}
          />
        }
        log={
          <Log
            sections={LOG}
            filter={filter}
            filters={[
              { value: 'all', label: 'everything' },
              { value: 'dice', label: 'dice' },
            ]}
            onFilter={setFilter}
            openId={openLine}
            onToggle={(id) => setOpenLine(id === openLine ? null : id)}
          />
        }
        decision={
          <DecisionBar
            decision={TIE}
            idle=""
            onAnswer={() => undefined}
            onConsider={setConsidered}
            onDecline={() => undefined}
            onConfirm={() => undefined}
            onWhy={() => setTab('log')}
          />
        }
      />
      <CardDialog title={cards?.[0]?.name ?? ''} cards={cards} onClose={() => setCards(null)} />
      <Dialog open={gear !== null} onClose={() => setGear(null)} title={gear?.name ?? ''} size="s">
        {gear && <GearDetail gear={gear} />}
      </Dialog>
    </>
  );
}
