import { memo } from 'react';
import { Card } from '../cards/Card';
import { CardLine } from '../cards/CardLine';
import type { CardView } from '../cards/cardView';
import { DeckPile } from '../cards/DeckPile';
import { Glyph } from '../icons/Glyph';
import { Icon } from '../icons/Icon';
import { StatChip } from '../primitives/StatChip';
import { Conditions } from '../survivors/Conditions';
import { useWords } from '../words/useWords';
import styles from './MonsterPanel.module.css';
import type { MonsterView } from './monster';

export interface MonsterPanelProps {
  monster: MonsterView;
  /** A pile that lies face up was pressed. */
  onDeck: (id: string) => void;
  onCard: (card: CardView) => void;
}

interface LinesProps {
  title: string;
  /** What the guide calls it. */
  spot: string;
  cards: MonsterView['inPlay'];
  /** Beside each other, small: cards that always lie there. */
  tiles?: boolean | undefined;
  onCard: (card: CardView) => void;
}

function Lines({ title, spot, cards, tiles = false, onCard }: LinesProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} data-spot={spot}>
      <h3 className={styles.title}>{title}</h3>
      <div className={tiles ? styles.tiles : styles.lines}>
        {cards.map(({ card, note }) => (
          <CardLine
            key={`${card.kind} ${card.id}`}
            card={card}
            note={note}
            look={tiles ? 'tile' : 'line'}
            onOpen={onCard}
          />
        ))}
      </div>
    </section>
  );
}

/**
 * What comes and goes stands below all that stays, and is drawn anew when something of it does: nothing moves about under a
 * pointer.
 */
function comings({ conditions, inPlay, injuries, performing }: MonsterView): string {
  return [conditions, inPlay, injuries, performing].map(({ length }) => length).join(' ');
}

/** The monster control panel: figures, piles, the card being performed, all that is in play. */
export const MonsterPanel = memo(function MonsterPanel({ monster, onDeck, onCard }: MonsterPanelProps) {
  const words = useWords().monster;
  return (
    <section className={styles.panel} aria-label={words.title(monster.name)}>
      <header className={styles.header}>
        <span className={styles.portrait} data-down={monster.knockedDown || undefined}>
          <Icon name={monster.icon} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>{monster.name}</h2>
          <p className={styles.state} data-down={monster.knockedDown || undefined}>
            {monster.knockedDown && <Glyph name="fallen" />}
            {monster.state}
          </p>
        </div>
      </header>
      <div className={styles.stats} data-spot="monsterFigures">
        {monster.stats.map((stat) => (
          <StatChip key={stat.id} stat={stat} />
        ))}
      </div>
      <div className={styles.decks}>
        {monster.decks.map((deck) => (
          <DeckPile key={deck.id} deck={deck} onOpen={onDeck} />
        ))}
      </div>
      <Lines title={words.standing} spot="atHand" cards={monster.standing} tiles onCard={onCard} />
      <div key={comings(monster)} className={styles.comings}>
        <Conditions conditions={monster.conditions} />
        <Lines title={words.inPlay} spot="inPlay" cards={monster.inPlay} onCard={onCard} />
        <Lines title={words.injuries} spot="injuries" cards={monster.injuries} onCard={onCard} />
        {monster.performing.length > 0 && (
          <div className={styles.performing} data-spot="performing">
            {monster.performing.map((card) => (
              <Card key={card.id} card={card} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
});
