import { type ReactNode, useMemo, useState } from 'react';
import { useSettings } from '../../store/settings';
import { useSavedInBar } from '../keeping/useSavedInBar';
import type { MenuItem } from '../primitives/Menu';
import { ReportDialog } from '../report/ReportDialog';
import { OwnSettings } from '../screens/OwnSettings';
import { OwnShare } from '../screens/OwnShare';
import { saveReport } from '../screens/saveReport';
import { saveTableMoment } from '../screens/saveTableMoment';
import { saveTable } from '../screens/saveToFile';
import { TroubleToast } from '../screens/TroubleToast';
import { KeyList } from '../shell/KeyList';
import type { Phase } from '../shell/PhaseStrip';
import { TopBar } from '../shell/TopBar';
import { goTo } from '../shell/useHashRoute';
import { useRoom } from '../shell/useMedia';
import { useFightKeys } from '../table/useFightKeys';
import { useWords } from '../words/useWords';
import styles from './SmallTop.module.css';

export interface SmallTopProps {
  /** The game, and where it stands: "Last survivor", "Day 3". */
  title: string;
  moment: string;
  /** The first rule of its book. */
  firstRule: string;
  /** The name that the table is kept under. */
  id: string | null;
  journal: { at: number; entries: readonly unknown[] };
  /** A moment of the past is looked at, or another tab plays: nothing is taken back here. */
  still: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onLog: () => void;
  /** Where the round or the day is. */
  phases?: readonly Phase[] | undefined;
  /** What only this game's menu has, before the way out. */
  own?: readonly MenuItem[] | undefined;
  onOwn?: ((id: string) => void) | undefined;
  seats?: ReactNode;
}

type Open = { is: 'settings' | 'keys' | 'share' } | { is: 'report'; name: string };

/** The bar above one of the smaller tables, with everything that can be done with a table, and what it opens. */
export function SmallTop(props: SmallTopProps) {
  const { title, moment, firstRule, id, journal, still, own = [], onOwn } = props;
  const words = useWords();
  const { pace, setPace } = useSettings();
  const saved = useSavedInBar(useRoom() === 'narrow');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const keys = useMemo(
    () => ({ '?': () => setOpen({ is: 'keys' }), r: () => goTo('rules', firstRule), c: () => goTo('cards') }),
    [firstRule],
  );
  useFightKeys(keys);
  const deeds: Record<string, () => void> = {
    save: saveTable,
    moment: () => void saveTableMoment(moment, words.table),
    share: () => setOpen({ is: 'share' }),
    replay: () => goTo('replay', id ?? 'table'),
    settings: () => setOpen({ is: 'settings' }),
    keys: () => setOpen({ is: 'keys' }),
    report: () => setOpen({ is: 'report', name: saveReport('asked') ?? '' }),
    leave: () => goTo(),
  };
  function choose(item: string): void {
    if (saved.choose(item)) return;
    const deed = Object.hasOwn(deeds, item) ? deeds[item] : undefined;
    if (deed === undefined) onOwn?.(item);
    else deed();
  }
  return (
    <>
      <TopBar
        strip={
          <p className={styles.strip}>
            <strong>{title}</strong> {moment}
          </p>
        }
        title={title}
        firstRule={firstRule}
        round={moment}
        phases={props.phases ?? []}
        pace={pace}
        onPace={setPace}
        canUndo={!still && journal.at > 0}
        canRedo={!still && journal.at < journal.entries.length - 1}
        onUndo={props.onUndo}
        onRedo={props.onRedo}
        menu={[
          ...saved.items,
          { id: 'save', label: words.table.save, glyph: 'download' },
          { id: 'moment', label: words.table.saveMoment, glyph: 'download', disabled: still },
          { id: 'share', label: words.files.share.title, glyph: 'upload' },
          { id: 'replay', label: words.replay.ofTable, glyph: 'play' },
          ...own,
          { id: 'settings', label: words.settings.title },
          { id: 'keys', label: words.keys.title },
          { id: 'report', label: words.files.report.save, glyph: 'alert' },
          { id: 'leave', label: words.table.leave, tone: 'harm', glyph: 'trash' },
        ]}
        onMenu={choose}
        onLog={props.onLog}
        saved={saved.sign}
        mark={saved.mark}
        seats={props.seats}
      />
      {saved.dialog}
      <OwnSettings open={open?.is === 'settings'} onClose={close} />
      <KeyList open={open?.is === 'keys'} onClose={close} />
      {open?.is === 'share' && <OwnShare onClose={close} />}
      {open?.is === 'report' && (
        <ReportDialog
          name={open.name}
          onClose={close}
          onAgain={(wishes) => void saveReport('asked', wishes)}
        />
      )}
      <TroubleToast />
    </>
  );
}
