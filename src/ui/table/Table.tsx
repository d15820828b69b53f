import { useCallback, useMemo, useState } from 'react';
import { current } from '../../engine';
import { usePlayOut } from '../../store/playOut';
import { type FightJournal, useSession } from '../../store/session';
import { useSettings } from '../../store/settings';
import { useView } from '../../store/view';
import { Board } from '../board/Board';
import type { Orientation } from '../board/grid';
import { CardDialog } from '../cards/CardDialog';
import type { CardView } from '../cards/cardView';
import { correctionsOf } from '../corrections/allCorrections';
import { Corrections } from '../corrections/Corrections';
import { DecisionBar } from '../decision/DecisionBar';
import { GearDetail } from '../gearGrid/GearDetail';
import { GearGrid } from '../gearGrid/GearGrid';
import type { GearView } from '../gearGrid/gear';
import { Log } from '../log/Log';
import { MonsterPanel } from '../monsterPanel/MonsterPanel';
import { MonsterStrip } from '../monsterPanel/MonsterStrip';
import { Dialog } from '../primitives/Dialog';
import { saveMoment, saveToFile } from '../screens/saveToFile';
import { TroubleToast } from '../screens/TroubleToast';
import { KeyList } from '../shell/KeyList';
import { Settings } from '../shell/Settings';
import { TableLayout } from '../shell/TableLayout';
import { TopBar } from '../shell/TopBar';
import { goTo } from '../shell/useHashRoute';
import { useRoom } from '../shell/useMedia';
import { SurvivorList } from '../survivors/SurvivorList';
import { TEXT } from '../words/text';
import { useWords } from '../words/useWords';
import { blindSpaces, marks, monsterOnBoard, survivorsOnBoard, tilesOnBoard } from './boardViews';
import { consequences } from './consequences';
import { decisionView } from './decisionView';
import { fightOf } from './fight';
import { gearViews } from './gearViews';
import { lightsOf, logSections, newestReason } from './logViews';
import { monsterView, pileView } from './monsterView';
import { optionAt } from './optionSpaces';
import { PlayOut } from './PlayOut';
import { pictureFlags, stageOf, strikeOf } from './pictureViews';
import { spaceInfo } from './spaceInfo';
import { survivorViews } from './survivorViews';
import { useFightKeys } from './useFightKeys';
import type { ShownPicture } from './useShownPicture';

const PHASES = ['start', 'draw', 'end', 'survivors'] as const;

/** Lights the gear that an answer can be given with. */
function litGear(keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const [kind, gear] = key.split(':');
    return (kind === 'attack' || kind === 'use') && gear !== undefined ? [gear] : [];
  });
}

export interface TableProps {
  journal: FightJournal;
  /** A picture of what led to the table as it is; null: the table itself. */
  shown: ShownPicture | null;
}

/** The table on which a fight is played: everything that can be done is the pending question's answers. */
export function Table({ journal, shown }: TableProps) {
  const allWords = useWords();
  const words = allWords.table;
  const room = useRoom();
  const session = useSession();
  const settings = useSettings();
  const view = useView();
  const [orientation, setOrientation] = useState<Orientation | null>(null);
  const [cards, setCards] = useState<readonly CardView[] | null>(null);
  const [gear, setGear] = useState<GearView | null>(null);
  const [dialog, setDialog] = useState<'settings' | 'keys' | 'corrections' | null>(null);

  const { pictures, rest } = usePlayOut();
  const picture = shown?.picture ?? null;
  const state = picture?.state ?? current(journal);
  const fight = useMemo(() => fightOf(state), [state]);
  const monster = useMemo(() => monsterView(fight, words), [fight, words]);
  const survivors = useMemo(
    () => survivorViews(fight, words, session.declined),
    [fight, words, session.declined],
  );
  const decision = useMemo(
    () => decisionView(fight, words, session.declined),
    [fight, words, session.declined],
  );
  const sections = useMemo(() => logSections(journal, words, picture), [journal, words, picture]);
  const corrections = useMemo(() => correctionsOf(fight, allWords.corrections), [fight, allWords]);
  const led = useMemo(
    () => consequences(fight, view.considered, view.pointed, words),
    [fight, view.considered, view.pointed, words],
  );
  const stage = useMemo(() => stageOf(pictures), [pictures]);
  const strike = useMemo(() => (picture === null ? null : strikeOf(picture)), [picture]);
  const lights = useMemo(() => lightsOf(sections, view.openReason), [sections, view.openReason]);
  const lit = useMemo(() => marks(fight, view.considered, lights), [fight, view.considered, lights]);

  const answer = useCallback(
    (key: string) => {
      view.consider(null);
      const interjection = state.decision?.interjections.some((o) => o.key === key);
      if (interjection === true) session.interject(key);
      else session.answer(key);
    },
    [session, state, view],
  );
  const press = useCallback(
    (space: number) => {
      if (picture !== null) return rest();
      const option = state.decision === null ? null : optionAt(state.decision, state, space);
      if (option !== null) answer(option.key);
    },
    [answer, state, picture, rest],
  );
  const point = useCallback(
    (space: number | null) => {
      const option =
        space === null || state.decision === null ? null : optionAt(state.decision, state, space);
      view.point(space);
      view.consider(option?.key ?? null);
    },
    [state, view],
  );
  const keys = useMemo(
    () => ({ z: session.undo, y: session.redo, l: () => view.show('log'), '?': () => setDialog('keys') }),
    [session, view],
  );
  useFightKeys(keys);

  const acting = state.act?.survivor ?? state.decision?.about.survivor;
  const open = view.selected ?? (typeof acting === 'string' ? acting : (state.survivors[0]?.id ?? null));
  const phaseAt = (PHASES as readonly string[]).indexOf(state.phase);
  const saveNow = () => {
    if (session.setup !== null) void saveMoment(session.setup, journal, words);
  };
  const title = `${monster.name} · ${TEXT.nameOf('level', state.monster.level)}`;
  const menu = [
    { id: 'save', label: words.save, glyph: 'download' as const },
    { id: 'moment', label: words.saveMoment, glyph: 'download' as const },
    { id: 'corrections', label: words.correct, glyph: 'edit' as const },
    { id: 'settings', label: allWords.settings.title },
    { id: 'keys', label: allWords.keys.title },
    { id: 'leave', label: words.leave, tone: 'harm' as const, glyph: 'trash' as const },
  ];

  return (
    <>
      <TableLayout
        title={title}
        tab={view.tab}
        onTab={view.show}
        topBar={
          <TopBar
            strip={
              <MonsterStrip
                monster={monster}
                moment={words.round(state.round)}
                onOpen={() => view.show('monster')}
              />
            }
            title={title}
            round={words.round(state.round)}
            phases={PHASES.map((id, i) => ({
              id,
              label: words.phase[id],
              state: phaseAt < 0 || i > phaseAt ? 'next' : i === phaseAt ? 'now' : 'past',
            }))}
            pace={settings.pace}
            onPace={settings.setPace}
            canUndo={journal.at > 0}
            canRedo={journal.at < journal.entries.length - 1}
            onUndo={session.undo}
            onRedo={session.redo}
            menu={menu}
            onMenu={(id) => {
              if (id === 'leave') goTo();
              else if (id === 'save' && session.setup !== null) saveToFile(session.setup, journal);
              else if (id === 'moment') saveNow();
              else setDialog(id as 'settings' | 'keys' | 'corrections');
            }}
            onLog={() => view.show('log')}
          />
        }
        board={
          <Board
            monster={monsterOnBoard(fight)}
            survivors={survivorsOnBoard(fight, words)}
            tiles={tilesOnBoard(fight)}
            marks={lit}
            zones={led.zones}
            blindSpot={blindSpaces(fight)}
            routes={led.routes}
            flags={picture === null ? led.flags : pictureFlags(picture, fight, words)}
            alsoInSight={stage}
            strike={strike}
            stride={shown?.walks === true ? shown.length : null}
            sightLines={led.sightLines}
            onSpace={press}
            onConsider={point}
            infoOf={(space) => spaceInfo(fight, space, words)}
            orientation={orientation}
            onTurn={setOrientation}
            framing={room === 'narrow' ? 'fight' : 'board'}
          />
        }
        monster={
          <MonsterPanel
            monster={monster}
            onDeck={(id) => setCards(pileView(fight, id))}
            onCard={(card) => setCards([card])}
          />
        }
        survivors={
          <SurvivorList
            survivors={survivors}
            openId={open}
            lit={lights.figures}
            onToggle={(id) => view.select(id === view.selected ? null : id)}
            onAskAgain={session.askAgain}
            gearOf={(id) => {
              const owner = state.survivors.find((s) => s.id === id);
              const cells = owner === undefined ? [] : gearViews(fight, owner);
              return (
                <GearGrid
                  owner={owner?.name ?? id}
                  cells={cells}
                  lit={litGear(state.decision?.options.map((o) => o.key) ?? [])}
                  onGear={(gearId) => setGear(cells.find((card) => card?.id === gearId) ?? null)}
                />
              );
            }}
          />
        }
        log={
          <Log
            sections={sections}
            filter={view.logActor ?? 'all'}
            filters={[
              { value: 'all', label: words.everything },
              { value: 'monster', label: words.monsterLines },
              ...survivors.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onFilter={(value) => view.filterLog(value === 'all' ? null : value)}
            openId={view.openReason}
            onToggle={(id) => view.openLine(id === view.openReason ? null : id)}
            onSave={saveNow}
          />
        }
        decision={
          shown === null ? (
            <DecisionBar
              decision={decision}
              considered={view.considered}
              idle=""
              onAnswer={answer}
              onConsider={view.consider}
              onDecline={session.decline}
              onConfirm={() => undefined}
              onWhy={() => {
                view.show('log');
                view.openLine(newestReason(sections));
              }}
            />
          ) : (
            <PlayOut shown={shown} fight={fight} />
          )
        }
      />
      <CardDialog title={cards?.[0]?.name ?? ''} cards={cards} onClose={() => setCards(null)} />
      <Dialog open={gear !== null} onClose={() => setGear(null)} title={gear?.name ?? ''} size="s">
        {gear && <GearDetail gear={gear} />}
      </Dialog>
      <Settings
        open={dialog === 'settings'}
        onClose={() => setDialog(null)}
        theme={settings.theme}
        onTheme={settings.setTheme}
        pace={settings.pace}
        onPace={settings.setPace}
      />
      <KeyList open={dialog === 'keys'} onClose={() => setDialog(null)} />
      <Corrections
        open={dialog === 'corrections'}
        onClose={() => {
          setDialog(null);
          session.dismissTrouble();
        }}
        corrections={corrections}
        onCorrect={session.edit}
        refusal={session.trouble?.message ?? null}
      />
      {dialog !== 'corrections' && <TroubleToast />}
    </>
  );
}
