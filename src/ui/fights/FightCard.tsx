import { Button } from '../primitives/Button';
import { MoreMenu } from '../primitives/MoreMenu';
import { HeadPicture } from '../screens/HeadPicture';
import { useWords } from '../words/useWords';
import styles from './Fights.module.css';
import type { FightView } from './fightView';

export interface FightCardProps {
  fight: FightView;
  /** It lies on this page's table. */
  onTable: boolean;
  onOpen: () => void;
  onReplay: () => void;
  onRename: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

/** One kept fight: its picture, what there is to know of it, and what can be done with it. */
export function FightCard(props: FightCardProps) {
  const { fight, onTable, onOpen, onReplay, onRename, onCopy, onRemove } = props;
  const words = useWords().fights;
  const { head, title, kind, moment, players, people, who, outcome, played } = fight;
  const deeds: Record<string, () => void> = { rename: onRename, copy: onCopy, remove: onRemove };
  const open = outcome === null ? words.open : words.look;
  return (
    <article className={styles.fight} aria-label={title} data-fight={fight.id}>
      <div className={styles.picture}>
        <HeadPicture head={head} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{title}</bdi>
        </h2>
        <p className={styles.moment}>
          {outcome !== null && <strong>{outcome} · </strong>}
          {moment} {onTable && <span className={styles.sign}>{words.onTable}</span>}
        </p>
        {kind !== null && <p className={styles.detail}>{kind}</p>}
        <dl className={styles.facts}>
          {[
            { id: 'players', label: words.players, names: players },
            { id: 'people', label: who, names: people },
          ].map(
            ({ id, label, names }) =>
              names.length > 0 && (
                <div key={id}>
                  <dt>{label}</dt>
                  <dd>
                    {names.map((name, index) => (
                      <span key={index}>
                        {index > 0 && ', '}
                        <bdi>{name}</bdi>
                      </span>
                    ))}
                  </dd>
                </div>
              ),
          )}
          {played && (
            <div>
              <dt>{words.played}</dt>
              <dd>
                <time dateTime={played.iso}>{played.words}</time>
              </dd>
            </div>
          )}
        </dl>
      </div>
      <div className={styles.deeds}>
        <Button tone="primary" aria-label={words.of(open, title)} onClick={onOpen}>
          {open}
        </Button>
        <Button glyph="play" aria-label={words.of(words.replay, title)} onClick={onReplay}>
          {words.replay}
        </Button>
        <MoreMenu
          title={words.of(words.more, title)}
          items={[
            { id: 'rename', label: words.rename, glyph: 'edit' },
            { id: 'copy', label: words.copy, glyph: 'plus' },
            { id: 'remove', label: words.remove, glyph: 'trash', tone: 'harm' },
          ]}
          onPick={(id) => deeds[id]?.()}
        />
      </div>
    </article>
  );
}
