import { vi } from 'vitest';

const closing: (() => void)[] = [];

/** Closes all tabs. */
export function closeTabs(): void {
  for (const close of closing.splice(0)) close();
}

/** A tab of the browser, with everything that its page has loaded; the store is the same for all of them. */
export async function newTab() {
  vi.resetModules();
  const session = await import('../../../src/store/session');
  const registry = await import('../../../src/store/desks/registry');
  const desks = await import('../../../src/store/desks/showdown');
  const own = await import('../../../src/store/ownAnswers');
  const autosave = await import('../../../src/store/keep/autosave');
  const fights = await import('../../../src/store/keep/fights');
  const keeping = await import('../../../src/store/keep/keeping');
  const quick = await import('../../../src/store/quickFight');
  const engine = await import('../../../src/engine');
  const watching = await import('../../../src/store/keep/watching');
  const database = await import('../../../src/store/keep/database');
  const guide = await import('../../../src/store/guide/guide');
  const first = await import('../../../src/store/guide/firstFight');
  const settings = await import('../../../src/store/settings');
  settings.useSettings.getState().setPace('instant');
  registry.bringDesk(desks.SHOWDOWN_DESK);
  // What a tab starts by itself is ended with it.
  const stops = [autosave.startKeeping(), watching.startWatching()];
  /** As a tab that is closed or killed: it says nothing to anybody. */
  const close = () => {
    for (const stop of stops.splice(0)) stop();
  };
  closing.push(close);
  const now = () => session.useSession.getState();
  const journal = () => {
    const { journal: own } = now();
    if (own === null) throw new Error('no fight');
    return own;
  };
  return {
    close,
    takeOver: watching.takeOver,
    enterTable: () => watching.enterTable(desks.SHOWDOWN_DESK),
    leaveTable: watching.leaveTable,
    flush: autosave.flush,
    listFights: fights.listFights,
    loadKept: fights.loadKept,
    openKept: fights.openKept,
    resumeLast: (tell: Parameters<typeof fights.resumeLast>[1]) => fights.resumeLast('showdown', tell),
    renameFight: fights.renameFight,
    copyFight: fights.copyFight,
    removeFight: fights.removeFight,
    NAME_LETTERS: engine.NAME_LETTERS,
    database: database.database,
    quickFight: quick.quickFight,
    beginFirstFight: first.beginFirstFight,
    pace: () => settings.useSettings.getState().pace,
    isDeclined: own.isOwnAnswer,
    useSession: session.useSession,
    useGuide: guide.useGuide,
    now,
    journal,
    hash: () => engine.hashOf(journal()),
    hashes: () => journal().entries.map(({ state }) => engine.hash(state)),
    commands: () => journal().entries.map(({ command }) => command),
    keeping: () => keeping.useKeeping.getState(),
    /** Answers with one of the first options, by turns. */
    play(times: number) {
      for (let i = 0; i < times; i += 1) {
        const { decision } = engine.current(journal());
        if (decision === null) return;
        const keys = decision.options.slice(0, Math.max(1, decision.min)).map(({ key }) => key);
        const last = decision.options.at(-1)?.key;
        now().answer(...(decision.min <= 1 && i % 3 === 0 && last !== undefined ? [last] : keys));
      }
    },
  };
}

export type Tab = Awaited<ReturnType<typeof newTab>>;

/** A tab with a fight that is kept. */
export async function tabWithFight(seed = 5): Promise<Tab> {
  const tab = await newTab();
  tab.now().start(tab.quickFight(seed));
  await tab.flush();
  return tab;
}
