import { beforeEach, describe, expect, it } from 'vitest';
import { type ShowdownState, spaceName } from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { bringDesk } from '../../src/store/desks/registry';
import { SHOWDOWN_DESK } from '../../src/store/desks/showdown';
import { SHOWDOWN_TELLING } from '../../src/store/desks/showdownTale';
import { type Moment, momentAfter, momentBefore, pictureAt } from '../../src/store/moments';
import { usePast } from '../../src/store/past';
import { usePlayOut } from '../../src/store/playOut';
import { quickFight } from '../../src/store/quickFight';
import { type FightJournal, useSession } from '../../src/store/session';
import { useSettings } from '../../src/store/settings';
import { openSituation, playFile } from '../../src/store/situation/situationFile';
import { WORDS } from '../../tools/situation/words';
import { ON_ITS_WAY } from './onItsWay';

const session = () => useSession.getState();
const past = () => usePast.getState();
const journal = (): FightJournal => {
  const now = session().journal;
  if (now === null) throw new Error('no fight');
  return now;
};
const shown = () => {
  const { setup } = session();
  const { moment } = past();
  return setup === null || moment === null ? null : pictureAt(SHOWDOWN_TELLING, setup, journal(), moment);
};
const lionAt = (state: ShowdownState | undefined) =>
  state?.monster.space == null ? null : spaceName(state.monster.space);

bringDesk(SHOWDOWN_DESK);
beforeEach(() => {
  const file = openSituation(ON_ITS_WAY, CONTENT);
  if (Array.isArray(file)) throw new Error(JSON.stringify(file));
  const played = playFile(file, CONTENT, WORDS);
  useSettings.getState().setPace('fast');
  session().open(played.setup, played.journal);
  session().answer('pass');
});

/** The moment at which an event of the last entry was told. */
function momentOf(type: string): Moment {
  const { entries, at } = journal();
  const index = entries[at]?.events.findIndex((event) => event.type === type) ?? -1;
  if (index < 0) throw new Error(`no ${type}`);
  return { entry: at, told: index + 1 };
}

describe('looking back', () => {
  it('shows the table as it was in the midst of an entry, with nobody asked, and plays nothing out meanwhile', () => {
    const before = journal();
    past().look(momentOf('moved'));
    expect(lionAt(shown()?.state)).toBe('H9');
    expect(shown()?.state.decision).toBeNull();
    expect(shown()?.told).toBeLessThan(journal().entries[1]?.events.length ?? 0);
    expect(usePlayOut.getState().pictures).toEqual([]);
    expect(journal()).toBe(before);
  });

  it('goes back moment by moment to the very first, and forth again to the table as it is', () => {
    past().look({ entry: 1, told: 9999 });
    const seen: string[] = [];
    for (let steps = 0; steps < 200; steps += 1) {
      const { moment } = past();
      seen.push(`${moment?.entry}.${moment?.told}`);
      past().earlier();
      if (past().moment === moment) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.at(-1)).toMatch(/^0\./);
    const backwards = [...seen].reverse();
    for (const expected of backwards) {
      const { moment } = past();
      expect(`${moment?.entry}.${moment?.told}`).toBe(expected);
      past().later();
    }
    expect(past().moment).toBeNull();
  });

  it('the last moment is the table as it is', () => {
    past().look({ entry: 1, told: journal().entries[1]?.events.length ?? 0 });
    const { state } = journal().entries[1] ?? {};
    expect(state?.decision).not.toBeNull();
    expect(shown()?.state).toEqual({ ...state, decision: null });
  });

  it('ends with whatever is done to the fight: undo, another fight, none', () => {
    const look = () => {
      past().look(momentOf('moved'));
      expect(past().moment).not.toBeNull();
    };
    look();
    session().undo();
    expect(past().moment).toBeNull();
    session().redo();
    look();
    session().start(quickFight(3));
    expect(past().moment).toBeNull();
    past().look({ entry: 0, told: 1 });
    session().leave();
    expect(past().moment).toBeNull();
    past().look({ entry: 0, told: 1 });
    expect(past().moment).toBeNull();
  });

  it('a correction has a moment of its own', () => {
    session().edit({ what: 'points', survivor: 's1', points: 'survival', by: 1 });
    past().look({ entry: 2, told: 1 });
    expect(shown()?.state.survivors[0]?.survival).toBe(2);
    past().earlier();
    expect(past().moment?.entry).toBe(1);
    expect(shown()?.state.survivors[0]?.survival).toBe(1);
  });

  it('an entry that came about in another way is one moment: it as a whole', () => {
    const { setup } = session();
    if (setup === null) throw new Error('no fight');
    // The file's first entry holds steps that the set-up alone does not lead to.
    const first = pictureAt(SHOWDOWN_TELLING, setup, journal(), { entry: 0, told: 1 });
    expect(first?.told).toBe(journal().entries[0]?.events.length);
    expect(momentBefore(SHOWDOWN_TELLING, setup, journal(), { entry: 0, told: first?.told ?? 0 })).toBeNull();
    expect(momentAfter(SHOWDOWN_TELLING, setup, journal(), { entry: 0, told: first?.told ?? 0 })?.entry).toBe(
      1,
    );
    expect(pictureAt(SHOWDOWN_TELLING, setup, journal(), { entry: 99, told: 1 })).toBeNull();
  });

  it('the opening of a new fight is cut into its moments: the first has nobody hurt and no card drawn', () => {
    session().start(quickFight(7));
    past().look({ entry: 0, told: 1 });
    expect(shown()?.state.monster.performing).toEqual([]);
    const { told } = past().moment as Moment;
    past().later();
    expect(past().moment?.told).toBeGreaterThan(told);
  });
});
