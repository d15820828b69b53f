import { type ReactNode, useState } from 'react';
import { useView } from '../../store/view';
import type { LogSection } from '../log/logView';
import { lastLines, sectionsTo } from '../log/sections';
import { OwnSettings } from '../screens/OwnSettings';
import { KeyList } from '../shell/KeyList';
import { TableLayout, type TableLayoutProps } from '../shell/TableLayout';
import strip from '../smallTable/SmallTop.module.css';
import { useWords } from '../words/useWords';
import { ReplayControls } from './ReplayControls';
import { ReplayLog } from './ReplayLog';
import { ReplayTop } from './ReplayTop';
import type { ReplayTableProps } from './replayTables';
import { placeOf } from './replayView';
import { useOwnView } from './useOwnView';

export interface SmallReplayProps extends ReplayTableProps {
  /** The game. */
  title: string;
  names: TableLayoutProps['names'];
  board: ReactNode;
  /** What stands beside it. */
  beside: ReactNode;
  people: ReactNode;
  /** The log of the whole course. */
  sections: readonly LogSection[];
  /** Whose lines can be picked out. */
  who: readonly { id: string; name: string }[];
}

/** So many lines lead to the moment. */
const LINES = 2;

/** One of the smaller tables as it was at one moment, with a line to go along in the place of the question. */
export function SmallReplay(props: SmallReplayProps) {
  const { fight, picture, title, sections } = props;
  const words = useWords();
  useOwnView();
  const tab = useView((s) => s.tab);
  const show = useView((s) => s.show);
  const [open, setOpen] = useState<'settings' | 'keys' | null>(null);
  const { where } = placeOf(fight, picture, words.replay);
  return (
    <>
      <TableLayout
        title={`${words.replay.title}: ${title}`}
        names={props.names}
        tab={tab}
        onTab={show}
        topBar={
          <ReplayTop
            strip={
              <p className={strip.strip}>
                <strong>{title}</strong> {words.replay.title} · {where}
              </p>
            }
            title={title}
            phases={[]}
            onSettings={() => setOpen('settings')}
            onKeys={() => setOpen('keys')}
            onLeave={props.onLeave}
          />
        }
        board={props.board}
        monster={props.beside}
        survivors={props.people}
        log={<ReplayLog sections={sections} people={props.who} moment={picture} />}
        decision={
          <ReplayControls
            fight={fight}
            picture={picture}
            lines={lastLines(sectionsTo(sections, picture), LINES)}
          />
        }
      />
      <OwnSettings open={open === 'settings'} onClose={() => setOpen(null)} />
      <KeyList open={open === 'keys'} onClose={() => setOpen(null)} />
    </>
  );
}
