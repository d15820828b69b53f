import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { current } from '../../engine';
import { useGuide } from '../../store/guide/guide';
import { type FightJournal, useSession } from '../../store/session';
import { useView } from '../../store/view';
import type { CardView } from '../cards/cardView';
import type { GearView } from '../gearGrid/gear';
import { TableGuide } from '../guide/TableGuide';
import { newestReason } from '../log/sections';
import { MonsterPanel } from '../monsterPanel/MonsterPanel';
import { saveMoment } from '../screens/saveToFile';
import { TableLayout } from '../shell/TableLayout';
import { goTo } from '../shell/useHashRoute';
import { TEXT } from '../words/text';
import { useWords } from '../words/useWords';
import { fightOf } from './fight';
import { lightsOf, logSections } from './logViews';
import { monsterView } from './monsterView';
import { PlayOut } from './PlayOut';
import { TableBoard } from './TableBoard';
import { TableDecision } from './TableDecision';
import { type OpenDialog, TableDialogs } from './TableDialogs';
import { TableLog } from './TableLog';
import { TablePast } from './TablePast';
import { TableSurvivors } from './TableSurvivors';
import { TableTop } from './TableTop';
import { TableWatch } from './TableWatch';
import { useFightKeys } from './useFightKeys';
import { useLookBack } from './useLookBack';
import { useShared } from './useShared';
import type { ShownPicture } from './useShownPicture';

export interface TableProps {
  journal: FightJournal;
  /** A picture of what led to the table as it is; null: the table itself. */
  shown: ShownPicture | null;
  /** That picture is a moment of the past that somebody looks back at: nothing can be done there. */
  past?: boolean | undefined;
}

/** The answer that was pressed leaves the page: one that has the focus makes the browser lay out the whole page to take it away. */
function letGo(): void {
  const at = document.activeElement;
  if (at instanceof HTMLButtonElement) at.blur();
}

/**
 * The table on which a fight is played: everything that can be done is the pending question's answers. Its parts look into
 * the stores by themselves, so that a pointer over the board draws the board only.
 */
export function Table({ journal, shown, past = false }: TableProps) {
  const words = useWords().table;
  const { setup, watching, undo, redo, answer, interject } = useSession();
  const guided = useGuide((s) => s.fight !== null && s.fight === setup);
  const tab = useView((s) => s.tab);
  const openReason = useView((s) => s.openReason);
  const show = useView((s) => s.show);
  const openLine = useView((s) => s.openLine);
  const filterLog = useView((s) => s.filterLog);
  const consider = useView((s) => s.consider);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  const picture = shown?.picture ?? null;
  const now = picture?.state ?? current(journal);
  // Another tab plays: what is asked there can't be answered here.
  const state = useMemo(() => (watching ? { ...now, decision: null } : now), [watching, now]);
  const fight = useMemo(() => fightOf(state), [state]);
  const still = past || watching;
  // Board and question answer the press in the very next picture; what tells more about the fight follows in the one after.
  const told = useDeferredValue(useMemo(() => ({ fight, journal, picture }), [fight, journal, picture]));
  const monster = useShared(useMemo(() => monsterView(told.fight, words), [told, words]));
  const sections = useMemo(() => logSections(told.journal, words, told.picture), [told, words]);
  const lights = useMemo(() => lightsOf(sections, openReason), [sections, openReason]);

  const give = useCallback(
    (key: string) => {
      letGo();
      consider(null);
      const interjection = state.decision?.interjections.some((o) => o.key === key);
      if (interjection === true) interject(key);
      else answer(key);
    },
    [answer, consider, interject, state],
  );
  const tellWhy = useCallback(() => {
    show('log');
    filterLog(null);
    openLine(newestReason(sections));
  }, [filterLog, openLine, sections, show]);
  const lookBack = useLookBack(past);
  const save = useCallback(() => {
    if (setup !== null) void saveMoment(setup, journal, words);
  }, [journal, setup, words]);
  const openGear = useCallback((gear: GearView) => setDialog({ kind: 'gear', gear }), []);
  const openPile = useCallback((pile: string) => setDialog({ kind: 'pile', pile }), []);
  const openCard = useCallback((card: CardView) => setDialog({ kind: 'cards', cards: [card] }), []);
  const openMet = useCallback(() => setDialog({ kind: 'met' }), []);
  const keys = useMemo(
    () => ({
      ...(still ? {} : { z: undo, y: redo }),
      l: () => show('log'),
      r: () => goTo('rules'),
      c: () => goTo('cards'),
      '?': () => setDialog({ kind: 'keys' }),
    }),
    [still, redo, show, undo],
  );
  useFightKeys(keys);

  const title = `${monster.name} · ${TEXT.nameOf('level', state.monster.level)}`;
  return (
    <>
      <TableLayout
        title={title}
        past={past}
        tab={tab}
        onTab={show}
        topBar={
          <TableTop
            fight={fight}
            journal={journal}
            monster={monster}
            title={title}
            past={still}
            onDialog={setDialog}
          />
        }
        board={<TableBoard fight={fight} shown={shown} lights={lights} onAnswer={give} />}
        monster={<MonsterPanel monster={monster} onDeck={openPile} onCard={openCard} />}
        survivors={<TableSurvivors fight={told.fight} lit={lights.figures} past={still} onGear={openGear} />}
        log={
          <TableLog
            sections={sections}
            survivors={state.survivors}
            past={past}
            onMoment={lookBack}
            onSave={save}
          />
        }
        guide={guided && !still ? <TableGuide fight={fight} onMet={openMet} /> : undefined}
        decision={
          past && picture !== null ? (
            <TablePast journal={journal} picture={picture} fight={fight} />
          ) : shown === null && watching ? (
            <TableWatch state={now} />
          ) : shown === null ? (
            <TableDecision fight={fight} onAnswer={give} onWhy={tellWhy} />
          ) : (
            <PlayOut shown={shown} fight={fight} />
          )
        }
      />
      <TableDialogs fight={fight} open={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
