import type { Stranded, SurvivorState } from '../../engine';
import { MOST_DAMAGE } from '../../engine';
import { LAST_SURVIVOR } from '../../store/survivorContent';
import { Icon } from '../icons/Icon';
import { SwitchField } from '../primitives/Field';
import { PieceMark } from '../primitives/PieceMark';
import { Gauge } from '../survivors/Gauge';
import { useWords } from '../words/useWords';
import { Goods } from './Goods';
import styles from './LastSurvivor.module.css';
import { pieceOf, shortOf } from './signs';
import { cardText, nameOf, spaceName } from './survivorWords';

export interface SheetProps {
  state: SurvivorState;
  who: Stranded;
  acts: boolean;
  /** Whether the program plays for it. */
  bot: boolean;
  onBot?: ((on: boolean) => void) | undefined;
}

/** The sheet of one survivor: all that everybody may see of it. */
export function Sheet({ state, who, acts, bot, onBot }: SheetProps) {
  const words = useWords().lastSurvivor;
  const card = Object.hasOwn(LAST_SURVIVOR.survivors, who.card)
    ? LAST_SURVIVOR.survivors[who.card]
    : undefined;
  const piece = pieceOf(state, who.id);
  const name = nameOf('survivor', who.card);
  const dead = who.status === 'dead';
  const player = state.players.find(({ id }) => id === who.player)?.name ?? '';
  return (
    <li
      className={styles.sheet}
      aria-label={words.sheetOf(name)}
      data-dead={dead || undefined}
      data-acts={acts || undefined}
    >
      <h3 className={styles.sheetName}>
        {piece && <PieceMark piece={piece} size="s" />}
        <span className={styles.names}>{name}</span>
        {dead && <span className={styles.tag}>{words.dead}</span>}
        {acts && <span className={styles.tag}>{words.acts}</span>}
      </h3>
      <p className={styles.player}>
        <Icon name={bot ? 'program' : 'head'} />
        <span className={styles.names} title={player}>
          {bot ? words.bot : words.you}
          {!dead && ` · ${words.at(spaceName(state, who.space))}`} · {player}
        </span>
      </p>
      {!dead && (
        <>
          <div className={styles.gauges}>
            <Gauge
              icon="stamina"
              label={words.stamina}
              value={who.stamina}
              limit={card?.stamina ?? who.stamina}
            />
            <Gauge icon="damage" label={words.damage} value={who.damage} limit={MOST_DAMAGE} />
            <span className={styles.hand}>
              <Icon name="cards" />
              {words.inHand(who.hand.length)}
            </span>
          </div>
          <Goods label={words.carries} amounts={who.resources} />
          {who.items.length > 0 && (
            <ul className={styles.lines} aria-label={words.items}>
              {who.items.map((id, at) => {
                const text = cardText('item', id);
                return (
                  <li key={`${id} ${at}`}>
                    <strong>{text.name}</strong> {[...text.tags, ...text.lines].join(' · ')}
                  </li>
                );
              })}
            </ul>
          )}
          <ul className={styles.lines} aria-label={words.abilities}>
            {cardText('survivor', who.card).lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {onBot && <SwitchField label={words.letPlay(shortOf(who.card))} checked={bot} onChange={onBot} />}
        </>
      )}
    </li>
  );
}
