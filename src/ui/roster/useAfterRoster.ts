import { useEffect, useState } from 'react';
import { current, givenName, type SetUp, type SheetRecord } from '../../engine';
import { freshId } from '../../store/freshId';
import type { FightLink } from '../../store/roster/database';
import { linkFight, linkOf, saveLink, useRoster } from '../../store/roster/roster';
import type { KeptSurvivor } from '../../store/roster/shapes';
import { afterFight } from '../../store/roster/takeOver';
import type { FightJournal } from '../../store/session';
import { TEXT } from '../words/text';
import { useWords } from '../words/useWords';
import { keptOfSetUp } from './keptDraft';
import { useFreshRoster } from './useFreshRoster';

/** How one survivor of a fight stands to the roster. */
export interface AfterSurvivor {
  name: string;
  /** The roster keeps no names as long as its. */
  cut: boolean;
  /** Its changes were taken over; or it is kept and they can be; or it can be kept from now on. */
  at: 'taken' | 'known' | 'unknown';
}

export interface AfterRoster {
  /** The roster is being read: what there is to say comes. */
  coming: boolean;
  of(survivor: string): AfterSurvivor | null;
  take(survivor: string): Promise<void>;
  back(survivor: string): Promise<void>;
  /** The same survivors fight again. */
  again(fight: string | null): void;
  /** Whose press could not be written. */
  failed: string | null;
}

const none = (fight: string): FightLink => ({ fight, kept: [], taken: {} });

/** The fight that is over, and the survivors of the roster that fought in it. */
export function useAfterRoster(
  fight: string | null,
  setup: SetUp | null,
  journal: FightJournal,
): AfterRoster {
  const words = useWords().roster.after;
  const { at, survivors, change, remove } = useRoster();
  const [link, setLink] = useState<FightLink>(() => none(fight ?? ''));
  const [failed, setFailed] = useState<string | null>(null);
  useFreshRoster();
  useEffect(() => {
    let here = true;
    void linkOf(fight ?? '').then((found) => here && setLink(found ?? none(fight ?? '')));
    return () => {
      here = false;
    };
  }, [fight]);

  const { records, survivors: fought } = current(journal);
  const recordOf = (id: string): SheetRecord | undefined => records.find((r) => r.survivor === id);

  /** Who of the roster it is: as it was taken from there, else the only one of its name. */
  function keptOf(id: string): KeptSurvivor | undefined {
    const place = fought.findIndex((s) => s.id === id);
    const known = survivors.find((s) => s.id === link.kept[place]);
    if (known !== undefined) return known;
    const { name } = givenName(recordOf(id)?.name ?? '');
    const namesakes = survivors.filter((s) => s.name === name);
    return namesakes.length === 1 ? namesakes[0] : undefined;
  }
  function remember(taken: FightLink['taken']): void {
    const now = { ...link, taken };
    setLink(now);
    if (fight !== null) void saveLink(now);
  }
  return {
    coming: at === 'unread',
    failed,
    of(id) {
      const record = recordOf(id);
      if (record === undefined || at !== 'here') return null;
      const taken = link.taken[id];
      const there = taken !== undefined && survivors.some((s) => s.id === taken.id);
      const { cut } = givenName(record.name);
      return { name: record.name, cut, at: there ? 'taken' : keptOf(id) === undefined ? 'unknown' : 'known' };
    },
    async take(id) {
      const record = recordOf(id);
      const came = setup?.survivors[fought.findIndex((s) => s.id === id)];
      if (record === undefined || came === undefined) return;
      const before = keptOf(id);
      const after = afterFight(before ?? keptOfSetUp(came, freshId()), record, ({ milestones, homeless }) =>
        [
          ...milestones.map((m) => words.milestone[m as keyof typeof words.milestone] ?? m),
          ...homeless.map((gear) => words.homeless(TEXT.nameOf('gear', gear))),
        ].join('\n'),
      );
      const done = await change({ survivors: [after] });
      setFailed(done ? null : id);
      if (done) remember({ ...link.taken, [id]: { id: after.id, before: before ?? null } });
    },
    async back(id) {
      const taken = link.taken[id];
      if (taken === undefined) return;
      const done =
        taken.before === null
          ? (await remove([taken.id])) !== null
          : await change({ survivors: [taken.before] });
      setFailed(done ? null : id);
      const { [id]: _, ...others } = link.taken;
      if (done) remember(others);
    },
    again(next) {
      if (next !== null && link.kept.length > 0) void linkFight(next, link.kept);
    },
  };
}
