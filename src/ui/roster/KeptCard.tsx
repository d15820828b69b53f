import { CONTENT } from '../../store/content';
import { KEPT_LISTS, type KeptList, type KeptSurvivor } from '../../store/roster/shapes';
import { MiniGrid } from '../gearGrid/MiniGrid';
import { Button } from '../primitives/Button';
import { MoreMenu } from '../primitives/MoreMenu';
import { PieceMark } from '../primitives/PieceMark';
import { gearIcon } from '../table/signs';
import { TEXT } from '../words/text';
import { useWords } from '../words/useWords';
import { signOfKept } from './PickList';
import styles from './Roster.module.css';

export interface KeptCardProps {
  survivor: KeptSurvivor;
  /** Its place in the list. */
  place: number;
  onEdit: () => void;
  onGear: () => void;
  onSheet: () => void;
  onCopy: () => void;
  onRemove: () => void;
}

const NAMES = {
  fightingArts: 'fightingArt',
  disorders: 'disorder',
  abilities: 'ability',
  injuries: 'injury',
} as const;

const named = (list: KeptList, ids: readonly string[]): string =>
  ids.map((id) => TEXT.nameOf(NAMES[list], id)).join(', ');

/** One kept survivor: what there is to know at a glance, and what can be done with it. */
export function KeptCard({ survivor, place, onEdit, onGear, onSheet, onCopy, onRemove }: KeptCardProps) {
  const words = useWords().roster;
  const { name, state, numbers, lists, grid, skipsHunt, notes } = survivor;
  const deeds: Record<string, () => void> = { copy: onCopy, remove: onRemove };
  const piece = signOfKept(survivor, place);
  const traits = KEPT_LISTS.map((list) => named(list, lists[list])).filter((names) => names !== '');
  return (
    <article
      className={styles.card}
      data-piece={piece.colour}
      data-state={state}
      data-kept={survivor.id}
      aria-label={name}
    >
      <PieceMark piece={piece} />
      <div className={styles.words}>
        <h3 className={styles.name} title={name}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.quiet}>
          {words.state[state]}
          {skipsHunt && ` · ${words.skipsHunt}`}
        </p>
        <p className={styles.quiet}>
          {words.figures(numbers.survival, numbers.insanity, numbers.huntExperience)}
        </p>
        {traits.length > 0 && <p className={styles.traits}>{traits.join('\n')}</p>}
        {notes !== '' && (
          <p className={styles.traits}>
            <bdi>{notes}</bdi>
          </p>
        )}
      </div>
      {grid.some((id) => id !== null) && (
        <MiniGrid icons={grid.map((id) => (id === null ? null : gearIcon(CONTENT.gear[id], id)))} />
      )}
      <div className={styles.deeds}>
        <Button aria-label={words.of(words.sheet, name)} onClick={onSheet}>
          {words.sheet}
        </Button>
        <Button aria-label={words.of(words.gear, name)} onClick={onGear}>
          {words.gear}
        </Button>
        <Button glyph="edit" aria-label={words.of(words.edit, name)} onClick={onEdit}>
          {words.edit}
        </Button>
        <MoreMenu
          title={words.of(words.more, name)}
          items={[
            { id: 'copy', label: words.copy, glyph: 'plus' },
            { id: 'remove', label: words.remove, glyph: 'trash', tone: 'harm' },
          ]}
          onPick={(id) => deeds[id]?.()}
        />
      </div>
    </article>
  );
}
