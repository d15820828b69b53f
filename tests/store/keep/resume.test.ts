import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeTabs, newTab, type Tab, tabWithFight } from './tab';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  sessionStorage.clear();
});
afterEach(closeTabs);

/** What a tab that is opened afterwards finds. */
async function reopened(tab: Tab): Promise<Tab> {
  await tab.flush();
  const next = await newTab();
  expect(await next.resumeLast(() => [])).toBe('resumed');
  return next;
}

function expectSame(next: Tab, tab: Tab) {
  expect(next.now().id).toBe(tab.now().id);
  expect(next.now().setup).toEqual(tab.now().setup);
  expect(next.journal().at).toBe(tab.journal().at);
  expect(next.commands()).toEqual(tab.commands());
  expect(next.hashes()).toEqual(tab.hashes());
  expect(next.journal().entries.map(({ events }) => events)).toEqual(
    tab.journal().entries.map(({ events }) => events),
  );
}

describe('a fight that is kept', () => {
  it('is on the table again as it was, at every decision', async () => {
    const tab = await tabWithFight();
    for (let round = 0; round < 5; round += 1) {
      tab.play(1 + 3 * round);
      expectSame(await reopened(tab), tab);
    }
    expect(tab.journal().at).toBeGreaterThan(30);
  });

  it('has what was taken back, to be done again, and what came in its place', async () => {
    const tab = await tabWithFight();
    tab.play(9);
    for (let i = 0; i < 4; i += 1) tab.now().undo();
    const next = await reopened(tab);
    expectSame(next, tab);
    for (let i = 0; i < 2; i += 1) {
      tab.now().redo();
      next.now().redo();
    }
    expectSame(next, tab);
    // What is done now is kept behind what was kept, by the tab that has gone on with it.
    const before = tab.journal().entries.length;
    next.now().undo();
    next.play(2);
    const third = await reopened(next);
    expectSame(third, next);
    expect(third.journal().entries.length).toBeLessThan(before);
  });

  it('comes back at its end, too', async () => {
    const tab = await tabWithFight(2);
    tab.play(2000);
    expect(tab.journal().entries.at(-1)?.state.phase).toBe('over');
    expectSame(await reopened(tab), tab);
  });

  it('has the wishes not to be asked, and what the program answered for them', async () => {
    const tab = await tabWithFight();
    const windowAt = () => tab.journal().entries[tab.journal().at]?.state.decision?.kind;
    for (let i = 0; i < 60 && windowAt() !== 'survivalOpportunity'; i += 1) tab.play(1);
    const survivors = tab.journal().entries[0]?.state.survivors.map(({ id }) => id) ?? [];
    tab.now().decline(survivors, 'fight');
    tab.play(25);
    const auto = tab.journal().entries.map((entry) => tab.isDeclined(entry));
    expect(auto).toContain(true);
    const next = await reopened(tab);
    expectSame(next, tab);
    expect(next.now().declined).toEqual(tab.now().declined);
    expect(next.now().declined.length).toBeGreaterThan(0);
    expect(next.journal().entries.map((entry) => next.isDeclined(entry))).toEqual(auto);
  });

  it('has the guide at its place', async () => {
    const tab = await newTab();
    tab.beginFirstFight(3);
    tab.useGuide.setState({
      told: [{ id: 'yourMove', who: null }],
      now: { id: 'yourMove', who: null },
      heard: 0,
    });
    tab.play(1);
    const next = await reopened(tab);
    expect(next.useGuide.getState().fight).toBe(next.now().setup);
    expect(next.useGuide.getState().told).toEqual([{ id: 'yourMove', who: null }]);
    expect(next.pace()).toBe('slow');
  });

  it('that came from somewhere else, with a course that no commands lead to, is kept entry by entry', async () => {
    const tab = await newTab();
    tab.now().start(tab.quickFight(4));
    tab.play(12);
    const { entries } = tab.journal();
    tab.now().open(tab.quickFight(4), { entries: entries.slice(6), at: 2 });
    expect(tab.now().id).not.toBeNull();
    const early = await reopened(tab);
    expect(early.hashes()).toEqual(tab.hashes());
    expect(early.journal().at).toBe(2);
    tab.play(3);
    expectSame(await reopened(tab), tab);
  });
});
