import { useState } from 'react';
import { idOf } from '../../store/desks/desk';
import { deskInUse } from '../../store/desks/registry';
import { copyFight, openKept, removeFight, renameFight } from '../../store/keep/fights';
import { tableHere } from '../screens/tableHere';
import { goToTable } from '../screens/tablePlace';
import { useWords } from '../words/useWords';
import type { FightView } from './fightView';

/** A fight, and what it is called in what is told of it. */
type Named = Pick<FightView, 'id' | 'title'>;

/** A fight that was deleted, and how it comes back. */
interface Removed {
  id: string;
  title: string;
  undo: () => Promise<void>;
}

/** Gives the focus to a fight in the list, once it is drawn. */
function focusOn(id: string): void {
  requestAnimationFrame(() => {
    const fight = [...document.querySelectorAll('[data-fight]')].find(
      (one) => one instanceof HTMLElement && one.dataset.fight === id,
    );
    fight?.querySelector('button')?.focus();
  });
}

export interface FightDeeds {
  open(fight: Named): Promise<void>;
  rename(fight: FightView, name: string): Promise<void>;
  copy(fight: FightView): Promise<void>;
  remove(fight: Named): Promise<void>;
  bringBack(): Promise<void>;
  dismiss(): void;
  /** What was deleted last and can come back. */
  removed: Pick<Removed, 'id' | 'title'> | null;
  /** What was done, to be read out. */
  said: string;
}

/** What can be done with kept fights. What can't be written is said, and everything stays as it was. */
export function useFightDeeds(again: () => Promise<void>): FightDeeds {
  const { fights: words, keeping } = useWords();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [said, say] = useState('');
  const { refuse } = tableHere();

  async function attempt({ title }: Pick<Named, 'title'>, deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
      await again();
    } catch {
      refuse(words.failed(title));
    }
  }
  return {
    async open(fight) {
      const here = deskInUse();
      if (here?.store.getState().id === fight.id) return goToTable(idOf(here));
      try {
        const opened = await openKept(fight.id, (lost) => [{ words: keeping.lost(lost), tone: 'harm' }]);
        if (opened === null) refuse(words.unreadable(fight.title));
        else goToTable(opened);
      } catch {
        refuse(words.unreadable(fight.title));
      }
    },
    rename: (fight, name) => attempt(fight, () => renameFight(fight.id, name)),
    async copy(fight) {
      let twin: string | null = null;
      await attempt(fight, async () => {
        twin = await copyFight(fight.id);
        if (twin !== null) await renameFight(twin, words.copyOf(fight.title));
      });
      if (twin === null) return;
      say(words.copied(fight.title));
      focusOn(twin);
    },
    async remove(fight) {
      let undo: Removed['undo'] | null = null;
      await attempt(fight, async () => {
        undo = await removeFight(fight.id);
      });
      // Once it has left the list.
      if (undo !== null) setRemoved({ id: fight.id, title: fight.title, undo });
    },
    async bringBack() {
      if (removed === null) return;
      await attempt(removed, async () => {
        await removed.undo();
        setRemoved(null);
      });
      focusOn(removed.id);
    },
    dismiss: () => setRemoved(null),
    removed,
    said,
  };
}
