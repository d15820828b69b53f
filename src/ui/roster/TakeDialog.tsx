import { useState } from 'react';
import { useRoster } from '../../store/roster/roster';
import type { KeptSurvivor } from '../../store/roster/shapes';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import type { SurvivorDraft } from '../setup/setupDraft';
import { useWords } from '../words/useWords';
import { draftOfKept, toldApart } from './keptDraft';
import { membersOf } from './PartyCard';
import { PickList } from './PickList';
import styles from './Roster.module.css';

export interface TakeDialogProps {
  /** So many may fight. */
  most: number;
  /** So many play: the survivors are dealt among them. */
  players: number;
  onTake: (survivors: SurvivorDraft[]) => void;
  onClose: () => void;
}

/** Kept survivors for a fight: a whole party at a press, or one by one. */
export function TakeDialog({ most, players, onTake, onClose }: TakeDialogProps) {
  const { roster: words, common } = useWords();
  const { survivors, parties } = useRoster();
  const [picked, setPicked] = useState<string[]>([]);
  const ready = survivors.filter(({ state }) => state === 'alive');
  const take = (kept: readonly KeptSurvivor[]) =>
    onTake(toldApart(kept.map((survivor, place) => draftOfKept(survivor, place, place % players))));
  const chosen = picked.flatMap((id) => ready.find((s) => s.id === id) ?? []);
  const whole = parties.flatMap((party) => {
    const members = membersOf(party, ready);
    return members.length === 0 ? [] : [{ party, ids: members.slice(0, most).map(({ id }) => id) }];
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.setup.take}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button tone="primary" disabled={chosen.length === 0} onClick={() => take(chosen)}>
            {words.setup.takeThese(chosen.length)}
          </Button>
        </>
      }
    >
      {ready.length === 0 ? (
        <p>{words.setup.nobody}</p>
      ) : (
        <div className={styles.form}>
          <p className={styles.quiet}>{words.setup.takeHelp(most)}</p>
          {whole.length > 0 && (
            <div className={styles.row}>
              {whole.map(({ party, ids }) => (
                <Button key={party.id} onClick={() => setPicked(ids)}>
                  <bdi>{words.setup.takeAll(party.name)}</bdi>
                </Button>
              ))}
            </div>
          )}
          <PickList
            legend={words.survivors}
            survivors={ready}
            picked={picked}
            most={most}
            onChange={setPicked}
          />
        </div>
      )}
    </Dialog>
  );
}
