import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Glyph } from '../icons/Glyph';
import type { GlyphName } from '../icons/glyphs';
import { classNames } from './classNames';
import styles from './Menu.module.css';
import { Popover } from './Popover';
import type { Align, Side } from './useAnchored';

export interface MenuItem {
  id: string;
  label: string;
  /** A second line or a key. */
  hint?: string | undefined;
  glyph?: GlyphName | undefined;
  /** For one of several: whether it is the chosen one. */
  checked?: boolean | undefined;
  disabled?: boolean | undefined;
  tone?: 'plain' | 'harm' | undefined;
}

export interface MenuProps {
  trigger: ReactNode;
  label?: string | undefined;
  triggerClass?: string | undefined;
  title: string;
  items: readonly MenuItem[];
  onPick: (id: string) => void;
  side?: Side | undefined;
  align?: Align | undefined;
}

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A button that opens a list of commands; arrows walk it, Home and End jump. */
export function Menu({ trigger, label, triggerClass, title, items, onPick, side, align = 'end' }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);

  function entries(): HTMLElement[] {
    return [...(list.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  }
  function onKeyDown(event: KeyboardEvent) {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = STEP[event.key];
    const next =
      step !== undefined
        ? (at + step + all.length) % all.length
        : { Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  return (
    <Popover
      trigger={trigger}
      label={label}
      triggerClass={triggerClass}
      title={title}
      side={side}
      align={align}
      onOpen={() => entries()[0]?.focus()}
    >
      {(close) => (
        <div
          ref={list}
          role="menu"
          aria-label={title}
          tabIndex={-1}
          className={styles.menu}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              {...(item.checked === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemradio', 'aria-checked': item.checked })}
              disabled={item.disabled}
              className={classNames(styles.item, item.tone === 'harm' && styles.harm)}
              onClick={() => {
                close();
                onPick(item.id);
              }}
            >
              <span className={styles.sign}>
                {item.checked && <Glyph name="check" />}
                {item.glyph !== undefined && <Glyph name={item.glyph} />}
              </span>
              <span className={styles.label}>{item.label}</span>
              {item.hint !== undefined && <span className={styles.hint}>{item.hint}</span>}
            </button>
          ))}
        </div>
      )}
    </Popover>
  );
}
