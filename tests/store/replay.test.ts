import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AnyEvent,
  current,
  hash,
  hashOf,
  keptFight,
  type SetUp,
  type ShowdownState,
  saveFight,
  withHashes,
} from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { SHOWDOWN_DESK } from '../../src/store/desks/showdown';
import { SHOWDOWN_TELLING } from '../../src/store/desks/showdownTale';
import { pictureAt } from '../../src/store/moments';
import { quickFight } from '../../src/store/quickFight';
import { replayFromText } from '../../src/store/replay/fromFile';
import { canPlayOn, playOnFrom, questionAt } from '../../src/store/replay/playOn';
import { endOf, type ReplayFight, type ReplayOf, replayOf, useReplay } from '../../src/store/replay/replay';
import { roundMarks } from '../../src/store/replay/rounds';
import { useSession } from '../../src/store/session';
import { PLAYED } from '../../src/store/showdownTable';

type ShowdownReplay = ReplayOf<SetUp, ShowdownState, AnyEvent>;

const session = () => useSession.getState();
const replay = () => useReplay.getState();

/** The table that is shown; nobody is asked there. */
function shown() {
  const { fight, moment } = replay();
  const showdown = fight && replayOf(PLAYED, fight);
  return showdown && (pictureAt(SHOWDOWN_TELLING, showdown.setup, showdown.journal, moment)?.state ?? null);
}

/** A fight of so many answers, each the first that can be given. */
function played(seed: number, answers: number): ShowdownReplay {
  session().start(quickFight(seed));
  for (let given = 0; given < answers; given += 1) {
    const { journal } = session();
    const { decision } = journal === null ? { decision: null } : current(journal);
    if (decision === null) break;
    session().answer(...decision.options.slice(0, Math.max(1, decision.min)).map(({ key }) => key));
  }
  const { setup, journal } = session();
  if (setup === null || journal === null) throw new Error('no fight');
  return { id: 'table', desk: SHOWDOWN_DESK, setup, journal, lost: null };
}

beforeEach(() => session().leave());

describe('a replay', () => {
  it('shows at each entry exactly the table that was there, whatever way leads to it', () => {
    const fight = played(5, 40);
    replay().open(fight);
    const { entries } = fight.journal;
    for (const entry of [entries.length - 1, 0, 7, 3, 20]) {
      replay().goToEntry(entry);
      const { state } = entries[entry] ?? {};
      expect(hash(shown())).toBe(hash({ ...state, decision: null }));
    }
  });

  it('goes step by step from the first moment to the last and back, through every entry in its order', () => {
    const fight = played(5, 25);
    replay().open(fight);
    const there: string[] = [];
    const at = () => `${replay().moment.entry}.${replay().moment.told}`;
    for (let last = ''; last !== at(); replay().later()) {
      last = at();
      there.push(last);
    }
    expect(new Set(there).size).toBe(there.length);
    expect(new Set(there.map((id) => id.split('.')[0])).size).toBe(fight.journal.entries.length);
    expect(replay().moment).toEqual(endOf(fight.journal, fight.journal.entries.length - 1));
    const back: string[] = [];
    for (let last = ''; last !== at(); replay().earlier()) {
      last = at();
      back.unshift(last);
    }
    expect(back).toEqual(there);
  });

  it('shows what was taken back as well, as it was', () => {
    const { entries, at } = played(5, 12).journal;
    session().undo();
    session().undo();
    const { setup, journal } = session();
    if (setup === null || journal === null) throw new Error('no fight');
    expect(journal.at).toBeLessThan(at);
    replay().open({ id: 'table', desk: SHOWDOWN_DESK, setup, journal, lost: null });
    replay().goToEntry(at);
    expect(hash(shown())).toBe(hash({ ...entries[at]?.state, decision: null }));
  });

  it('goes to the first moment of a round, and knows its rounds in their order', () => {
    const fight = played(5, 60);
    const rounds = roundMarks(fight).map(({ round }) => round);
    expect(rounds.length).toBeGreaterThan(2);
    expect(rounds).toEqual(rounds.map((_, round) => round));
    replay().open(fight);
    replay().goToRound(2);
    expect(shown()?.round).toBe(2);
    replay().earlier();
    expect(shown()?.round).toBe(1);
  });

  it('plays to the end and stops there; from the end it begins again', () => {
    const fight = played(5, 6);
    replay().open(fight);
    replay().play();
    for (let steps = 0; replay().playing; steps += 1) {
      if (steps > 500) throw new Error('it never ends');
      replay().later();
    }
    expect(replay().moment.entry).toBe(fight.journal.entries.length - 1);
    replay().play();
    expect(replay().playing).toBe(true);
    expect(replay().moment.entry).toBe(0);
    for (let entry = 0; replay().playing; entry += 1) {
      expect(replay().moment.entry).toBeLessThanOrEqual(entry);
      replay().skip();
    }
    expect(replay().moment).toEqual(endOf(fight.journal, fight.journal.entries.length - 1));
  });

  it('an entry or a round that is not there leaves it where it is', () => {
    const fight = played(5, 6);
    replay().open(fight);
    replay().goToEntry(3);
    const { moment } = replay();
    replay().goToEntry(9_999);
    replay().goToEntry(Number.NaN);
    replay().goToEntry(-1);
    expect(replay().moment).toEqual(moment);
  });
});

describe('playing on from a moment', () => {
  it('makes a new fight with the course up to there, and leaves the one of the replay as it was', () => {
    const fight = played(9, 30);
    const before = JSON.stringify(fight.journal.entries.map(({ state }) => hash(state)));
    playOnFrom(fight, endOf(fight.journal, 14), [{ words: 'new', tone: 'plain' }]);
    const { journal, setup, notices } = session();
    if (journal === null) throw new Error('no fight');
    expect(setup).toEqual(fight.setup);
    expect(notices.map(({ words }) => words)).toEqual(['new']);
    expect(journal.at).toBe(14);
    expect(journal.entries).toHaveLength(15);
    expect(hashOf(journal)).toBe(hash(fight.journal.entries[14]?.state));
    session().answer(
      ...(current(journal)
        .decision?.options.slice(0, 1)
        .map(({ key }) => key) ?? []),
    );
    expect(session().journal?.at).toBe(15);
    expect(JSON.stringify(fight.journal.entries.map(({ state }) => hash(state)))).toBe(before);
  });

  it('in the midst of an answer that is being carried out goes on with the question before it', () => {
    const { journal } = played(9, 30);
    const entry = journal.entries.findIndex(({ events }, i) => i > 0 && events.length > 4);
    expect(questionAt(journal, { entry, told: 2 })).toBe(entry - 1);
    expect(questionAt(journal, endOf(journal, entry))).toBe(entry);
    expect(questionAt(journal, { entry: 0, told: 1 })).toBe(0);
    expect(canPlayOn(journal, { entry, told: 2 })).toBe(true);
  });

  it('there is nothing to play on at the end of a fight that is over', () => {
    const { journal } = played(9, 4);
    const last = journal.entries[journal.at];
    if (last === undefined) throw new Error('no entry');
    const entries = [
      ...journal.entries,
      { ...last, state: { ...last.state, phase: 'over' as const, decision: null } },
    ];
    const over = { entries, at: entries.length - 1 };
    expect(canPlayOn(over, endOf(over, over.at))).toBe(false);
    expect(canPlayOn(over, endOf(over, over.at - 1))).toBe(true);
  });
});

describe('a file to replay', () => {
  const textOf = ({ setup, journal }: ShowdownReplay) =>
    saveFight(keptFight(setup, journal, CONTENT), CONTENT);

  it('brings its whole course where the rules are the same', async () => {
    const fight = played(3, 20);
    const read = await replayFromText(textOf(fight));
    if ('code' in read) throw new Error(read.message);
    expect(read.lost).toBeNull();
    expect(read.journal.entries.map(({ state }) => hash(state))).toEqual(
      fight.journal.entries.map(({ state }) => hash(state)),
    );
  });

  it('whose commands lead elsewhere by now says so and shows the table that it holds', async () => {
    const fight = played(3, 20);
    const file = JSON.parse(textOf(fight));
    file.snapshot.survivors[0].survival += 1;
    const read = await replayFromText(JSON.stringify(file));
    if ('code' in read) throw new Error(read.message);
    expect(read.lost).toBe('rules');
    replay().open(read);
    expect(shown()?.survivors[0]?.survival).toBe((current(fight.journal).survivors[0]?.survival ?? 0) + 1);
    replay().later();
    replay().earlier();
    expect(replay().moment.entry).toBe(0);
  });

  describe('with fingerprints of its tables', () => {
    const hashed = ({ setup, journal }: ShowdownReplay) =>
      JSON.parse(saveFight(withHashes(keptFight(setup, journal, CONTENT), journal), CONTENT));
    const read = async (file: object): Promise<ReplayFight> => {
      const found = await replayFromText(JSON.stringify(file));
      if ('code' in found) throw new Error(found.message);
      return found;
    };
    const tables = ({ journal }: ReplayFight) => journal.entries.map(({ state }) => hash(state));

    it('shows its beginning as far as that is what it was, and then the table that it holds', async () => {
      const fight = played(3, 20);
      const file = hashed(fight);
      expect(file.hashes).toHaveLength(21);
      // As if the rules led elsewhere from the ninth step on.
      file.hashes[9] = '00000000';
      file.snapshot.survivors[0].survival += 1;
      const shown = await read(file);
      expect(shown.lost).toBe('rules');
      expect(tables(shown)).toEqual([...tables(fight).slice(0, 9), hash(file.snapshot)]);
      expect(shown.journal.at).toBe(9);
    });

    it('shows up to the step that the rules refuse by now', async () => {
      const fight = played(3, 20);
      const file = hashed(fight);
      file.commands[12] = { type: 'answer', decision: 1, keys: ['nonsense'] };
      const shown = await read(file);
      expect(tables(shown)).toEqual([...tables(fight).slice(0, 13), hash(file.snapshot)]);
    });

    it('that are no fingerprints shows its table alone', async () => {
      const file = hashed(played(3, 20));
      file.hashes = ['x'];
      file.snapshot.survivors[0].survival += 1;
      expect((await read(file)).journal.entries).toHaveLength(1);
    });

    it('shows the whole course where the commands lead to the table, whatever the fingerprints say', async () => {
      const fight = played(3, 20);
      const file = hashed(fight);
      file.hashes[9] = '00000000';
      const shown = await read(file);
      expect(shown.lost).toBeNull();
      expect(tables(shown)).toEqual(tables(fight));
    });
  });

  it('that is none is refused with a reason', async () => {
    expect(await replayFromText('{')).toMatchObject({ code: 'notJson' });
  });
});
