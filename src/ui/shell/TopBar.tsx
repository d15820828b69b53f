import type { ReactNode } from 'react';
import { PACES, type Pace } from '../../store/settings';
import { Glyph } from '../icons/Glyph';
import type { GlyphName } from '../icons/glyphs';
import { Icon } from '../icons/Icon';
import { IconButton } from '../primitives/IconButton';
import { Menu, type MenuItem } from '../primitives/Menu';
import { Tooltip } from '../primitives/Tooltip';
import { useWords } from '../words/useWords';
import { type Phase, PhaseStrip } from './PhaseStrip';
import styles from './TopBar.module.css';
import { goTo } from './useHashRoute';
import { useRoom } from './useMedia';

const PACE_GLYPH: Record<Pace, GlyphName> = { step: 'step', slow: 'play', fast: 'fast', instant: 'instant' };

export interface TopBarProps {
  /** Where the rules of this game begin; without it the book opens at its first page. */
  firstRule?: string | undefined;
  /** The monster in one line; on a phone it stands in the bar in place of everything else. */
  strip: ReactNode;
  /** Such as "White Lion · level 1". */
  title: string;
  round: string;
  phases: readonly Phase[];
  pace: Pace;
  onPace: (pace: Pace) => void;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  /** Commands behind the last button, such as save, correct the table, settings, leave. */
  menu: readonly MenuItem[];
  onMenu: (id: string) => void;
  onLog: () => void;
  /** Whose decision it is and who has the tile, where several play. */
  seats?: ReactNode;
  /** How far what was done is saved. */
  saved?: ReactNode;
  /** A mark at the menu's corner. */
  mark?: ReactNode;
}

/** The table's top bar, one line at every width: what does not fit goes into the menu. */
export function TopBar(props: TopBarProps) {
  const words = useWords().shell;
  const room = useRoom();
  const narrow = room === 'narrow';
  const paces = PACES.map((pace) => ({
    id: `pace-${pace}`,
    label: words.pace(words.paces[pace]),
    checked: pace === props.pace,
  }));
  const homeward = [
    { id: 'redo', label: words.redo, glyph: 'redo', disabled: !props.canRedo },
    { id: 'rules', label: words.rules, glyph: 'search' },
    { id: 'home', label: words.home, glyph: 'chevronLeft' },
  ] as const;
  const cards = { id: 'cards', label: words.cards, glyph: 'search' } as const;
  const menu = narrow ? [...paces, ...homeward, cards, ...props.menu] : [cards, ...props.menu];

  function onMenu(id: string) {
    const pace = PACES.find((candidate) => id === `pace-${candidate}`);
    if (pace !== undefined) props.onPace(pace);
    else if (id === 'redo') props.onRedo();
    else if (id === 'rules') goTo('rules', ...(props.firstRule === undefined ? [] : [props.firstRule]));
    else if (id === 'cards') goTo(id);
    else if (id === 'home') goTo();
    else props.onMenu(id);
  }

  return (
    <header className={styles.bar} data-room={room}>
      {narrow ? (
        <div className={styles.strip}>{props.strip}</div>
      ) : (
        <>
          <a href="#/" className={styles.brand} aria-label={words.home}>
            <Icon name="survival" />
            {room === 'wide' && <span className={styles.brandName}>{words.brand}</span>}
          </a>
          <p className={styles.title}>
            <strong>{props.title}</strong>
            <span className={styles.round}>{props.round}</span>
          </p>
          <PhaseStrip label={words.phases} phases={props.phases} />
        </>
      )}
      <div className={styles.tools}>
        {props.seats}
        {props.saved}
        {!narrow && (
          <span data-spot="pace">
            <Tooltip words={words.paceHint(words.paces[props.pace], words.paceHints[props.pace])}>
              <Menu
                trigger={
                  <>
                    <Glyph name={PACE_GLYPH[props.pace]} />
                    <span className={styles.paceWords}>{words.paces[props.pace]}</span>
                  </>
                }
                label={words.pace(words.paces[props.pace])}
                triggerClass={styles.pace}
                title={words.paceTitle}
                items={PACES.map((pace) => ({
                  id: pace,
                  label: words.paces[pace],
                  hint: words.paceHints[pace],
                  checked: pace === props.pace,
                }))}
                onPick={(id) => onMenu(`pace-${id}`)}
              />
            </Tooltip>
          </span>
        )}
        <IconButton
          label={words.undo}
          data-spot="undo"
          hint="Z"
          glyph="undo"
          disabled={!props.canUndo}
          onClick={props.onUndo}
        />
        {!narrow && (
          <IconButton
            label={words.redo}
            hint="Y"
            glyph="redo"
            disabled={!props.canRedo}
            onClick={props.onRedo}
          />
        )}
        {!narrow && (
          <IconButton data-spot="log" label={words.log} hint="L" icon="log" onClick={props.onLog} />
        )}
        {!narrow && <IconButton label={words.rules} icon="rules" onClick={() => onMenu('rules')} />}
        <span data-spot="menu">
          <Menu
            trigger={
              <>
                <Glyph name="more" />
                {props.mark}
              </>
            }
            label={words.menu}
            triggerClass={styles.more}
            title={words.menu}
            items={menu}
            onPick={onMenu}
          />
        </span>
      </div>
    </header>
  );
}
