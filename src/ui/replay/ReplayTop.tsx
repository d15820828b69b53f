import type { ReactNode } from 'react';
import { PACES, useSettings } from '../../store/settings';
import { useView } from '../../store/view';
import { Glyph } from '../icons/Glyph';
import { Icon } from '../icons/Icon';
import { IconButton } from '../primitives/IconButton';
import { Menu } from '../primitives/Menu';
import { type Phase, PhaseStrip } from '../shell/PhaseStrip';
import bar from '../shell/TopBar.module.css';
import { goTo } from '../shell/useHashRoute';
import { useRoom } from '../shell/useMedia';
import { useWords } from '../words/useWords';

export interface ReplayTopProps {
  /** Which fight it is and where it stands, in one line, on a phone. */
  strip: ReactNode;
  title: string;
  phases: readonly Phase[];
  onSettings: () => void;
  onKeys: () => void;
  onLeave: () => void;
}

/** The bar above a replay: which fight it is, where it stands, the pace, and the way out. */
export function ReplayTop({ strip, title, phases, onSettings, onKeys, onLeave }: ReplayTopProps) {
  const words = useWords();
  const { pace, setPace } = useSettings();
  const show = useView((s) => s.show);
  const room = useRoom();
  const narrow = room === 'narrow';
  const paces = PACES.map((id) => ({
    id,
    label: narrow ? words.shell.pace(words.shell.paces[id]) : words.shell.paces[id],
    checked: id === pace,
  }));
  const further = [
    { id: 'rules', label: words.shell.rules, glyph: 'search' as const },
    { id: 'cards', label: words.shell.cards, glyph: 'search' as const },
    { id: 'settings', label: words.settings.title },
    { id: 'keys', label: words.keys.title },
    { id: 'leave', label: words.replay.leave, glyph: 'chevronLeft' as const },
  ];
  function choose(id: string) {
    const chosen = PACES.find((one) => one === id);
    if (chosen !== undefined) setPace(chosen);
    else if (id === 'rules' || id === 'cards') goTo(id);
    else if (id === 'settings') onSettings();
    else if (id === 'keys') onKeys();
    else onLeave();
  }
  return (
    <header className={bar.bar} data-room={room}>
      {narrow ? (
        <div className={bar.strip}>{strip}</div>
      ) : (
        <>
          <a href="#/" className={bar.brand} aria-label={words.shell.home}>
            <Icon name="survival" />
            {room === 'wide' && <span className={bar.brandName}>{words.shell.brand}</span>}
          </a>
          <p className={bar.title}>
            <strong>{title}</strong>
            <span className={bar.round}>{words.replay.title}</span>
          </p>
          <PhaseStrip label={words.shell.phases} phases={phases} />
        </>
      )}
      <div className={bar.tools}>
        {!narrow && (
          <Menu
            trigger={
              <>
                <Glyph name={pace === 'step' ? 'step' : pace === 'fast' ? 'fast' : 'play'} />
                <span className={bar.paceWords}>{words.shell.paces[pace]}</span>
              </>
            }
            label={words.shell.pace(words.shell.paces[pace])}
            triggerClass={bar.pace}
            title={words.replay.paceTitle}
            items={paces}
            onPick={choose}
          />
        )}
        {!narrow && <IconButton label={words.shell.log} icon="log" onClick={() => show('log')} />}
        <IconButton label={words.replay.leave} glyph="close" onClick={onLeave} />
        <Menu
          trigger={<Glyph name="more" />}
          label={words.shell.menu}
          triggerClass={bar.more}
          title={words.shell.menu}
          items={narrow ? [...paces, ...further] : further}
          onPick={choose}
        />
      </div>
    </header>
  );
}
