import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { current, hashOf, isLoaded, type LastSurvivorSetUp } from '../../src/engine';
import { LAST_SURVIVOR_DESK } from '../../src/store/desks/lastSurvivor';
import { deskForText } from '../../src/store/desks/registry';
import { loadInSlices } from '../../src/store/files/loadInSlices';
import { tableText } from '../../src/store/files/tableText';
import { useLastSurvivor } from '../../src/store/lastSurvivor';
import { useSettings } from '../../src/store/settings';

const table = () => useLastSurvivor.getState();
const journal = () => {
  const found = table().journal;
  if (found === null) throw new Error('nothing lies on the table');
  return found;
};
const state = () => current(journal());

const SETUP: LastSurvivorSetUp = {
  map: 'brackenIsle',
  players: ['Mika', 'Program 2', 'Ren'],
  survivors: [
    { card: 'trapper', player: 0 },
    { card: 'surgeon', player: 1 },
    { card: 'cook', player: 2 },
  ],
  bots: [1],
  seed: 5,
};

/** The person who is asked ends the turn, or passes. */
function quiet(): void {
  const { options = [] } = state().decision ?? {};
  table().answer(
    (options.find(({ kind }) => ['endTurn', 'none', 'pass'].includes(kind)) ?? options[0])?.key ?? '',
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  useSettings.getState().setPace('fast');
  table().leave();
  table().start(SETUP);
});
afterEach(() => {
  table().leave();
  vi.useRealTimers();
});

describe('seats that the program plays', () => {
  it('are those of the set-up, and the program is due only when one of them is asked', () => {
    expect(table().bots).toEqual(['p2']);
    expect(table().botPlaying).toBeNull();
    quiet();
    expect(table().botPlaying).toBe('p2');
  });

  it('answer one at a time, by and by', () => {
    quiet();
    const { at } = journal();
    vi.advanceTimersToNextTimer();
    expect(journal().at).toBe(at + 1);
    vi.advanceTimersToNextTimer();
    expect(journal().at).toBe(at + 2);
    vi.runAllTimers();
    expect(state().decision?.by).toBe('p3');
    expect(table().botPlaying).toBeNull();
  });

  it('are looked at as long as there is something to see of them: a pass takes no time of its own', () => {
    table().setBot('p1', true);
    table().setBot('p3', true);
    const bare = ['answered', 'passed', 'duelEnded', 'staminaChanged'];
    const waited = { bare: 0, seen: 0 };
    while (table().botPlaying !== null) {
      const { at, entries } = journal();
      const nothing = entries[at]?.events.every(({ type }) => bare.includes(type)) === true;
      vi.advanceTimersByTime(1);
      // Several that nobody sees can follow one another.
      if (nothing) expect(journal().at).toBeGreaterThan(at);
      else expect(journal().at).toBe(at);
      waited[nothing ? 'bare' : 'seen'] += 1;
      vi.advanceTimersToNextTimer();
    }
    expect(state().outcome).not.toBeNull();
    expect(waited.bare).toBeGreaterThan(5);
    expect(waited.seen).toBeGreaterThan(50);
  });

  it('wait for a press at the pace step, and go on by themselves when the pace is changed', () => {
    useSettings.getState().setPace('step');
    quiet();
    const { at } = journal();
    vi.runAllTimers();
    expect(journal().at).toBe(at);
    table().botStep();
    expect(journal().at).toBe(at + 1);
    useSettings.getState().setPace('fast');
    vi.runAllTimers();
    expect(state().decision?.by).toBe('p3');
  });

  it('are played to the next question of a person at once where that is wanted', () => {
    quiet();
    table().botRest();
    expect(state().decision?.by).toBe('p3');
  });

  it('undo and redo go past what they did', () => {
    const first = hashOf(journal());
    quiet();
    table().botRest();
    const then = hashOf(journal());
    table().undo();
    expect(hashOf(journal())).toBe(first);
    table().redo();
    expect(hashOf(journal())).toBe(then);
  });

  it('are given and taken at any time, in the midst of their turn as well', () => {
    quiet();
    table().setBot('p2', false);
    expect(table().botPlaying).toBeNull();
    const { at } = journal();
    vi.runAllTimers();
    expect(journal().at).toBe(at);
    table().setBot('p1', true);
    table().setBot('p2', true);
    table().setBot('p2', true);
    expect(table().bots).toEqual(['p1', 'p2']);
    vi.runAllTimers();
    expect(state().decision?.by).toBe('p3');
  });

  it('never type in a die that the people roll', () => {
    table().start({ ...SETUP, dice: 'typed', bots: [0, 1, 2] });
    table().botRest();
    // Everybody is the program's: it stops where a real die is to be rolled.
    expect(state().decision?.kind).toBe('typeDie');
    expect(table().botPlaying).toBeNull();
  });

  it('do nothing at a table that is only watched', () => {
    quiet();
    useLastSurvivor.setState({ watching: true });
    const { at } = journal();
    vi.runAllTimers();
    expect(journal().at).toBe(at);
  });

  it('give no answer after the table was left', () => {
    quiet();
    table().leave();
    vi.runAllTimers();
    expect(table()).toMatchObject({ journal: null, bots: [], botPlaying: null });
  });
});

describe('the session of last survivor', () => {
  it('is saved in the middle, left, opened and played on: the same hashes, the same seats, and undo goes past the program', async () => {
    const first = hashOf(journal());
    quiet();
    table().botRest();
    const [middle, { setup }] = [hashOf(journal()), table()];
    // Reading takes breaths.
    vi.useRealTimers();
    const text = setup === null ? '' : tableText(LAST_SURVIVOR_DESK, setup, journal(), true);
    expect(await deskForText(text)).toBe(LAST_SURVIVOR_DESK);
    table().leave();
    const loaded = await loadInSlices(LAST_SURVIVOR_DESK, text);
    if (!isLoaded(loaded)) throw new Error(loaded.message);
    LAST_SURVIVOR_DESK.store.getState().open(loaded.setup, loaded.journal);
    expect(hashOf(journal())).toBe(middle);
    expect(table().bots).toEqual(['p2']);
    // A file does not say which answers the program gave.
    table().undo();
    expect(hashOf(journal())).toBe(first);
    table().redo();
    expect(hashOf(journal())).toBe(middle);
  });
});
