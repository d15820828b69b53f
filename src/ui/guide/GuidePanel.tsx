import { useId } from 'react';
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
  /** What is told just now; null: nothing new. */
  idea: IdeaView | null;
  /** What would be sensible, in words; null: nothing was suggested. */
  advice: string | null;
  /** Whether it was asked for and there is none. */
  unadvised?: boolean | undefined;
  onRead: () => void;
  onSuggest: () => void;
  onMet: () => void;
  onLeave: () => void;
}

/**
 * The guide's place at the table: one idea, or that there is nothing new; what would be sensible; and how to leave. Its size
 * is the table's to give and never changes with what is told: long words scroll inside.
 */
export function GuidePanel({
  idea,
  advice,
  unadvised = false,
  onRead,
  onSuggest,
  onMet,
  onLeave,
}: GuidePanelProps) {
  const words = useGuideWords();
  const heading = useId();
  const items = [
    ...(idea?.rules ?? []).map((rule) => ({ id: rule, label: words.rule(rule) })),
    { id: 'suggest', label: words.suggest },
    { id: 'met', label: words.met },
    { id: 'leave', label: words.leave },
  ];
  const choose = (id: string) => {
    if (id === 'suggest') onSuggest();
    else if (id === 'met') onMet();
    else if (id === 'leave') onLeave();
    else goTo('rules', id);
  };
  return (
    <section className={styles.frame} aria-label={words.title}>
      <div className={styles.guide} data-told={idea !== null || undefined}>
        <span className={styles.sign} data-lit={idea !== null || undefined}>
          <Icon name={idea?.icon ?? 'survival'} />
        </span>
        {/* What is said anew is drawn anew: nothing of it moves from where the last words were. */}
        <h2 key={idea?.id} id={heading} className={styles.title}>
          {idea?.title ?? words.title}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <article className={styles.words} tabIndex={0} aria-labelledby={heading}>
          {idea !== null && (
            <p>
              <Linked>{idea.words}</Linked>
            </p>
          )}
          {advice !== null && (
            <p key={`${idea?.id} ${advice}`} className={styles.advice}>
              <strong>{words.sensible}</strong> <Linked>{advice}</Linked>
            </p>
          )}
          {advice === null && unadvised && <p className={styles.advice}>{words.noAdvice}</p>}
          {idea === null && advice === null && !unadvised && <p className={styles.quiet}>{words.quiet}</p>}
        </article>
        <div className={styles.buttons}>
          {idea === null ? (
            <span className={styles.suggest}>
              <Button onClick={onSuggest}>{words.suggest}</Button>
            </span>
          ) : (
            <Button tone="primary" aria-keyshortcuts="g" onClick={onRead}>
              {words.gotIt}
            </Button>
          )}
          {idea !== null && idea.rules.length > 0 && (
            <span className={styles.rules}>
              {words.readUp}
              {idea.rules.map((rule) => (
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
      <LiveRegion words={idea === null ? '' : `${idea.title}. ${idea.words}`} />
      <LiveRegion words={advice ?? (unadvised ? words.noAdvice : '')} />
    </section>
  );
}
