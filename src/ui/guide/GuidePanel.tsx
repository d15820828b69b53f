import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Linked } from '../glossary/Linked';
import { Glyph } from '../icons/Glyph';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import { Button } from '../primitives/Button';
import { LiveRegion } from '../primitives/LiveRegion';
import { Menu } from '../primitives/Menu';
import { RuleLink } from '../primitives/RuleLink';
import { goTo } from '../shell/useHashRoute';
import styles from './Guide.module.css';
import { GuideWord } from './GuideWord';
import { useGuideWords } from './useGuideWords';

/** An idea as it is shown. */
export interface IdeaView {
  id: string;
  icon: IconName;
  title: string;
  words: string;
  rules: readonly string[];
}

export interface GuidePanelProps {
  /** What is told just now: one idea, or several that make one note; empty: nothing new. */
  ideas: readonly IdeaView[];
  /** What would be sensible, in words; null: nothing was suggested. */
  advice: string | null;
  /** Whether it was asked for and there is none. */
  unadvised?: boolean | undefined;
  /** What happened is shown, and waits until what is told was read; otherwise a question is put, and its answer is enough. */
  playing?: boolean | undefined;
  onRead: () => void;
  onSuggest: () => void;
  onMet: () => void;
  onLeave: () => void;
}

/**
 * The guide's place at the table: what is told, or that there is nothing new; what would be sensible; and how to leave. Its
 * size is the table's to give and never changes with what is told: long words scroll inside.
 */
export function GuidePanel(props: GuidePanelProps) {
  const { ideas, advice, unadvised = false, playing = false, onRead, onSuggest, onMet, onLeave } = props;
  const words = useGuideWords();
  const heading = useId();
  const advised = useRef<HTMLParagraphElement>(null);
  const [suggests, setSuggests] = useState(0);
  // Whoever asked for advice sees it, below however many words it stands.
  useLayoutEffect(() => {
    const [line, room] = [advised.current, advised.current?.parentElement];
    if (suggests > 0 && line && room) room.scrollTop = line.offsetTop - room.offsetTop;
  }, [suggests]);
  const suggest = () => {
    onSuggest();
    setSuggests((n) => n + 1);
  };
  const [first] = ideas;
  const alone = ideas.length === 1 ? first : undefined;
  const title = alone?.title ?? (first === undefined ? words.title : words.calm);
  const items = [
    ...ideas.flatMap(({ rules }) => rules).map((rule) => ({ id: rule, label: words.rule(rule) })),
    { id: 'suggest', label: words.suggest },
    { id: 'met', label: words.met },
    { id: 'leave', label: words.leave },
  ];
  const choose = (id: string) => {
    if (id === 'suggest') suggest();
    else if (id === 'met') onMet();
    else if (id === 'leave') onLeave();
    else goTo('rules', id);
  };
  const quiet = first === undefined && advice === null && !unadvised;
  return (
    <section className={styles.frame} aria-label={words.title}>
      <div className={styles.guide} data-told={first !== undefined || undefined}>
        <span className={styles.sign} data-lit={first !== undefined || undefined}>
          <Icon name={alone?.icon ?? 'survival'} />
        </span>
        {/* What is said anew is drawn anew: nothing of it moves from where the last words were. */}
        <h2 key={first?.id} id={heading} className={styles.title}>
          {title}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <article key={`words ${first?.id}`} className={styles.words} tabIndex={0} aria-labelledby={heading}>
          {alone !== undefined && (
            <p>
              <Linked>{alone.words}</Linked>
            </p>
          )}
          {alone === undefined && ideas.map((idea) => <GuideWord key={idea.id} idea={idea} />)}
          {advice !== null && (
            <p key={advice} ref={advised} className={styles.advice}>
              <strong>{words.sensible}</strong> <Linked>{advice}</Linked>
            </p>
          )}
          {advice === null && unadvised && (
            <p ref={advised} className={styles.advice}>
              {words.noAdvice}
            </p>
          )}
          {quiet && <p className={styles.quiet}>{playing ? words.watch : words.quiet}</p>}
        </article>
        <div className={styles.buttons}>
          {!playing && <Button onClick={suggest}>{words.suggest}</Button>}
          {playing && first !== undefined && (
            <Button tone="primary" aria-keyshortcuts="g" onClick={onRead}>
              {words.gotIt}
            </Button>
          )}
          {alone !== undefined && alone.rules.length > 0 && (
            <span className={styles.rules}>
              {words.readUp}
              {alone.rules.map((rule) => (
                <RuleLink key={rule} rule={rule} />
              ))}
            </span>
          )}
        </div>
        <Menu
          trigger={<Glyph name="more" />}
          label={words.more}
          triggerClass={styles.more}
          title={words.more}
          side="above"
          items={items}
          onPick={choose}
        />
      </div>
      {/* Apart, so that what is still there is not said again when the other goes. */}
      <LiveRegion words={ideas.map((idea) => `${idea.title}. ${idea.words}`).join(' ')} />
      <LiveRegion words={advice ?? (unadvised ? words.noAdvice : '')} />
    </section>
  );
}
