import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const closing: (() => void)[] = [];

/** A tab of the browser with every game's desk in it; the store is the same for all tabs. */
async function newTab() {
  vi.resetModules();
  const engine = await import('../../../src/engine');
  const registry = await import('../../../src/store/desks/registry');
  const autosave = await import('../../../src/store/keep/autosave');
  const watching = await import('../../../src/store/keep/watching');
  const fights = await import('../../../src/store/keep/fights');
  const fromKept = await import('../../../src/store/replay/fromKept');
  const moments = await import('../../../src/store/moments');
  const { quickEncounter } = await import('../../../src/store/encounter');
  const { quickFight } = await import('../../../src/store/quickFight');
  const settings = await import('../../../src/store/settings');
  settings.useSettings.getState().setPace('instant');
  const stops = [autosave.startKeeping(), watching.startWatching()];
  closing.push(() => {
    for (const stop of stops) stop();
  });
  const setUps: Record<string, (seed: number) => object> = {
    showdown: (seed) => quickFight(seed),
    encounter: (seed) => quickEncounter('Ada', seed),
    'last-survivor': (seed) => ({
      map: 'brackenIsle',
      players: ['Ada', 'Ben'],
      survivors: [
        { card: 'trapper', player: 0 },
        { card: 'cook', player: 1 },
      ],
      seed,
    }),
  };
  async function desk(table: string) {
    const found = await registry.deskOf(table);
    if (found === null) throw new Error(`no desk for ${table}`);
    return found;
  }
  const session = async (table: string) => (await desk(table)).store.getState();
  const journal = async (table: string) => {
    const own = (await session(table)).journal;
    if (own === null) throw new Error('nothing on the table');
    return own;
  };
  return {
    ...{ flush: autosave.flush, listFights: fights.listFights, openKept: fights.openKept },
    ...{ resumeLast: fights.resumeLast, replayFromKept: fromKept.replayFromKept },
    ...{ pictureAt: moments.pictureAt, hash: engine.hash, tableNow: registry.tableNow },
    session,
    journal,
    async start(table: string, seed: number) {
      const begun = (await session(table)).start(setUps[table]?.(seed) as { seed: number });
      if (!begun) throw new Error('it can not be played');
    },
    /** Answers with the first or, by turns, the last option. */
    async play(table: string, times: number) {
      for (let i = 0; i < times; i += 1) {
        const { decision } = engine.current(await journal(table));
        if (decision === null) return;
        const least = decision.options.slice(0, Math.max(1, decision.min)).map(({ key }) => key);
        const last = decision.options.at(-1)?.key ?? '';
        (await session(table)).answer(...(decision.min <= 1 && i % 3 === 0 ? [last] : least));
      }
    },
    hashes: async (table: string) => (await journal(table)).entries.map(({ state }) => engine.hash(state)),
  };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  sessionStorage.clear();
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

describe.each(['showdown', 'encounter', 'last-survivor'])('a table of %s that is kept', (table) => {
  it('in the midst of a question is back in a new tab, undone to its start and done again: the same tables', async () => {
    const tab = await newTab();
    await tab.start(table, 11);
    await tab.play(table, 4);
    const before = await tab.hashes(table);
    expect(before.length).toBeGreaterThan(4);
    expect((await tab.journal(table)).entries.at(-1)?.state.decision).not.toBeNull();
    await tab.flush();

    const next = await newTab();
    expect(await next.resumeLast(table, () => [])).toBe('resumed');
    expect(await next.hashes(table)).toEqual(before);
    for (let i = 0; i < before.length; i += 1) (await next.session(table)).undo();
    expect((await next.journal(table)).at).toBe(0);
    await next.flush();

    const last = await newTab();
    expect(await last.openKept((await next.session(table)).id ?? '')).toBe(table);
    expect((await last.journal(table)).at).toBe(0);
    for (let i = 0; i < before.length; i += 1) (await last.session(table)).redo();
    expect(await last.hashes(table)).toEqual(before);
  });

  it('is replayed moment by moment, from its start, without lying on the table', async () => {
    const tab = await newTab();
    await tab.start(table, 11);
    await tab.play(table, 4);
    await tab.flush();
    const id = (await tab.session(table)).id ?? '';
    const next = await newTab();
    const replay = await next.replayFromKept(id);
    if (replay === null) throw new Error('no replay');
    expect(next.tableNow()).toBeNull();
    expect(replay.lost).toBeNull();
    const { desk, setup, journal } = replay;
    for (const [entry, { state, events }] of journal.entries.entries()) {
      const picture = next.pictureAt(desk, setup, journal, { entry, told: events.length });
      expect(next.hash(picture?.state)).toBe(next.hash({ ...state, decision: null }));
    }
  });
});

describe('tables of two games in one tab', () => {
  it('take each other’s place; what was put away stays kept, and each is found by its kind', async () => {
    const tab = await newTab();
    await tab.start('showdown', 3);
    await tab.play('showdown', 2);
    await tab.start('encounter', 11);
    expect((await tab.session('showdown')).id).toBeNull();
    expect(tab.tableNow()?.id).toBe((await tab.session('encounter')).id);
    await tab.flush();
    expect((await tab.listFights()).map((head) => head.table ?? 'showdown').sort()).toEqual([
      'encounter',
      'showdown',
    ]);
    const encounter = await tab.hashes('encounter');

    const next = await newTab();
    expect(await next.resumeLast('showdown', () => [])).toBe('resumed');
    expect(await next.hashes('showdown')).toHaveLength(3);
    expect(await next.resumeLast('encounter', () => [])).toBe('resumed');
    expect(await next.hashes('encounter')).toEqual(encounter);
    expect((await next.session('showdown')).id).toBeNull();
  });

  it('is said to have nothing to go on with where only the other kind is kept', async () => {
    const tab = await newTab();
    await tab.start('encounter', 11);
    await tab.flush();
    const next = await newTab();
    expect(await next.resumeLast('showdown', () => [])).toBe('nothing');
    expect(next.tableNow()).toBeNull();
  });
});
