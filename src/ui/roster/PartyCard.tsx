import type { KeptSurvivor, Party } from '../../store/roster/shapes';
import { Button } from '../primitives/Button';
import { classNames } from '../primitives/classNames';
import { PieceMark } from '../primitives/PieceMark';
import { useWords } from '../words/useWords';
import { signOfKept } from './PickList';
import styles from './Roster.module.css';

export interface PartyCardProps {
  party: Party;
  survivors: readonly KeptSurvivor[];
  onEdit: () => void;
  onDissolve: () => void;
}

/** The members of a party that are kept, in their order. */
export const membersOf = (party: Party, survivors: readonly KeptSurvivor[]): KeptSurvivor[] =>
  party.members.flatMap((id) => survivors.find((s) => s.id === id) ?? []);

/** A party: its name and who belongs to it. */
export function PartyCard({ party, survivors, onEdit, onDissolve }: PartyCardProps) {
  const words = useWords().roster;
  const members = membersOf(party, survivors);
  return (
    <article className={styles.card} aria-label={party.name}>
      <div className={classNames(styles.words, styles.party)}>
        <h3 className={styles.name}>
          <bdi>{party.name}</bdi>
        </h3>
        {members.length === 0 ? (
          <p className={styles.quiet}>{words.party.nobody}</p>
        ) : (
          <ul className={styles.members} aria-label={words.party.members}>
            {members.map((survivor) => (
              <li key={survivor.id}>
                <PieceMark piece={signOfKept(survivor, survivors.indexOf(survivor))} size="s" />
                <bdi>{survivor.name}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.deeds}>
        <Button glyph="edit" aria-label={words.of(words.edit, party.name)} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button
          glyph="trash"
          tone="harm"
          aria-label={words.of(words.party.dissolve, party.name)}
          onClick={onDissolve}
        >
          {words.party.dissolve}
        </Button>
      </div>
    </article>
  );
}
