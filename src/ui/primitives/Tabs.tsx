import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Glyph } from '../icons/Glyph';
import type { GlyphName } from '../icons/glyphs';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import { classNames } from './classNames';
import styles from './Tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  icon?: IconName | undefined;
  glyph?: GlyphName | undefined;
  /** A small number beside the label, such as unread lines. */
  count?: number | undefined;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  /** `top`: a row over the panel; `bottom`: the bar at a phone's foot. */
  place?: 'top' | 'bottom' | undefined;
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with roving focus: one stop for the Tab key, arrows between them. They share the width and never wrap. */
export function Tabs({ label, tabs, value, onChange, place = 'top' }: TabsProps) {
  const base = useId();
  const bar = useRef<HTMLDivElement>(null);
  const active = tabs.find((tab) => tab.id === value) ?? tabs[0];

  function onKeyDown(event: KeyboardEvent) {
    const step = STEP[event.key];
    const at = tabs.findIndex((tab) => tab.id === active?.id);
    const next = step === undefined ? undefined : tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    bar.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div className={classNames(styles.tabs, styles[place])}>
      <div ref={bar} role="tablist" aria-label={label} className={styles.bar} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab === active}
            aria-controls={`${base}-panel`}
            tabIndex={tab === active ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.id)}
          >
            {tab.icon !== undefined && <Icon name={tab.icon} />}
            {tab.glyph !== undefined && <Glyph name={tab.glyph} />}
            <span className={styles.label}>{tab.label}</span>
            {tab.count !== undefined && tab.count > 0 && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${active?.id ?? ''}`}
        className={styles.panel}
      >
        {active?.panel}
      </div>
    </div>
  );
}
