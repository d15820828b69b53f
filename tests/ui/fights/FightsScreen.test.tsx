import 'fake-indexeddb/auto';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { current, hashOf } from '../../../src/engine';
import { bringDesk } from '../../../src/store/desks/registry';
import { SHOWDOWN_DESK } from '../../../src/store/desks/showdown';
import { flush, startKeeping } from '../../../src/store/keep/autosave';
import { database } from '../../../src/store/keep/database';
import { listFights, renameFight } from '../../../src/store/keep/fights';
import { quickFight } from '../../../src/store/quickFight';
import { useReplay } from '../../../src/store/replay/replay';
import { useSession } from '../../../src/store/session';
import { useSettings } from '../../../src/store/settings';
import { FightsScreen } from '../../../src/ui/fights/FightsScreen';
import { ReplayScreen } from '../../../src/ui/replay/ReplayScreen';
import { REPLAY_TABLES } from '../../../src/ui/replay/replayTables';

const session = () => useSession.getState();

/** A kept fight with a name; the one begun last lies on the table. */
async function fight(name: string, answers = 0, seed = 5): Promise<string> {
  session().start(quickFight(seed));
  for (let given = 0; given < answers; given += 1) {
    const { journal } = session();
    const { decision } = journal === null ? { decision: null } : current(journal);
    if (decision === null) break;
    session().answer(...decision.options.slice(0, Math.max(1, decision.min)).map(({ key }) => key));
  }
  await flush();
  const { id } = session();
  if (id === null) throw new Error('no fight');
  if (name !== '') await renameFight(id, name);
  return id;
}

const cards = () => screen.findAllByRole('article');
const names = async () => (await cards()).map((card) => card.getAttribute('aria-label'));

async function pick(name: string, item: string) {
  await userEvent.click(screen.getByRole('button', { name: `More: ${name}` }));
  // Closed panels of other fights hold the same words.
  await userEvent.click(within(screen.getByRole('menu', { name: `More: ${name}` })).getByText(item));
}

beforeEach(async () => {
  useSettings.getState().setPace('instant');
  bringDesk(SHOWDOWN_DESK);
  startKeeping();
  await REPLAY_TABLES.showdown?.load();
  const db = await database();
  for (const store of ['heads', 'records', 'snapshots'] as const) await db.clear(store);
});

afterEach(() => {
  act(() => {
    session().leave();
    useReplay.setState({ fight: null });
    window.location.hash = '';
  });
});

test('each fight says what it is, how far it has come, who plays it, and when that was', async () => {
  await fight('', 20);
  render(<FightsScreen />);
  const card = within((await cards())[0] as HTMLElement);
  expect(card.getByRole('heading', { name: 'White Lion, Level 1' })).toBeInTheDocument();
  const { round } = current(session().journal as NonNullable<ReturnType<typeof session>['journal']>);
  expect(card.getByText(new RegExp(`Round ${round}, \\d survivors alive`))).toHaveTextContent('on the table');
  expect(card.getByText('Anka')).toBeInTheDocument();
  expect(card.getByText(/\d{4}/, { selector: 'time' })).toHaveAttribute('datetime');
});

test('the one played last comes first; it is opened as it was left', async () => {
  const first = await fight('First', 12);
  const left = hashOf(session().journal as never);
  await fight('Second');
  render(<FightsScreen />);
  expect(await names()).toEqual(['Second', 'First']);
  await userEvent.click(screen.getByRole('button', { name: 'Continue: First' }));
  await waitFor(() => expect(window.location.hash).toBe('#/fight'));
  expect(session().id).toBe(first);
  expect(hashOf(session().journal as never)).toBe(left);
});

test('a fight is named, in any script; without a name it goes by its monster again', async () => {
  await fight('');
  render(<FightsScreen />);
  await cards();
  await pick('White Lion, Level 1', 'Rename');
  await userEvent.type(screen.getByLabelText('Name of the fight'), '獅子の夜 🦁{Enter}');
  await waitFor(async () => expect(await names()).toEqual(['獅子の夜 🦁']));
  expect(screen.getByText('White Lion, Level 1')).toBeInTheDocument();
  await pick('獅子の夜 🦁', 'Rename');
  await userEvent.clear(screen.getByLabelText('Name of the fight'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await names()).toEqual(['White Lion, Level 1']));
});

test('a copy says that it is one, and has the focus', async () => {
  await fight('Night', 4);
  render(<FightsScreen />);
  await cards();
  await pick('Night', 'Copy');
  await waitFor(async () => expect(await names()).toEqual(['Night (copy)', 'Night']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue: Night (copy)' })).toHaveFocus());
  expect(screen.getByText('Night was copied.')).toBeInTheDocument();
});

test('what is deleted can be brought back, from where the focus is, until something else is deleted', async () => {
  await fight('One', 3);
  await fight('Two');
  render(<FightsScreen />);
  await cards();
  await pick('One', 'Delete');
  const back = await screen.findByRole('button', { name: 'Bring it back' });
  expect(screen.getByText('One was deleted.')).toBeInTheDocument();
  expect(await names()).toEqual(['Two']);
  expect(back).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await names()).toEqual(['Two', 'One']));
  expect(screen.queryByText('One was deleted.')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue: One' })).toHaveFocus());
  await pick('One', 'Delete');
  await screen.findByText('One was deleted.');
  await pick('Two', 'Delete');
  await screen.findByText('Two was deleted.');
  expect(screen.queryByText('One was deleted.')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No fight is kept here yet' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Two was deleted.')).not.toBeInTheDocument();
  expect(await listFights()).toEqual([]);
});

test('many can be searched by any of their words', async () => {
  for (let i = 1; i <= 7; i += 1) await fight(`Fight ${i} ${i === 3 ? 'Ünïcode' : ''}`);
  render(<FightsScreen />);
  await cards();
  const search = screen.getByLabelText('Search');
  await userEvent.type(search, 'ünïCODE lion');
  await waitFor(async () => expect(await names()).toEqual(['Fight 3 Ünïcode']));
  expect(screen.getByText('1 of 7 fights')).toBeInTheDocument();
  await userEvent.clear(search);
  await userEvent.type(search, '__proto__');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await cards()).toHaveLength(7);
});

test('where the store can not be read it says what that may be, and can be tried again', async () => {
  await fight('One');
  const db = await database();
  const getAll = vi.spyOn(db, 'getAll').mockRejectedValueOnce(new Error('no'));
  render(<FightsScreen />);
  expect(await screen.findByRole('heading', { name: 'The kept fights can’t be read' })).toBeInTheDocument();
  getAll.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toEqual(['One']);
});

test('any kept fight is replayed, also the one that is not on the table', async () => {
  const id = await fight('Old', 15);
  const steps = session().journal?.entries.length;
  await fight('New');
  render(<FightsScreen />);
  await cards();
  await userEvent.click(screen.getByRole('button', { name: 'Replay: Old' }));
  expect(window.location.hash).toBe(`#/replay/${id}`);
  const { unmount } = render(<ReplayScreen wanted={id} />);
  const slider = await screen.findByLabelText('Moment of the fight');
  expect(slider).toHaveAttribute('max', String((steps ?? 0) - 1));
  unmount();
});

test('an address of a fight that is not kept says so', async () => {
  render(<ReplayScreen wanted="__proto__" />);
  expect(
    await screen.findByRole('heading', { name: 'There is no fight to replay here' }),
  ).toBeInTheDocument();
});

test('a fight whose entry is damaged is listed all the same, and comes back as it was; deleted, it can be brought back', async () => {
  const id = await fight('Hurt', 12);
  const { journal } = session();
  if (journal === null) throw new Error('no fight');
  const before = hashOf(journal);
  await fight('Sound');
  const db = await database();
  await db.put('heads', { ...(await db.get('heads', id)), id, round: 'x' } as never);
  render(<FightsScreen />);
  expect(await names()).toEqual(['Sound', 'Damaged fight 1']);
  await userEvent.click(screen.getByRole('button', { name: 'Delete: Damaged fight 1' }));
  await screen.findByText('Damaged fight 1 was deleted.');
  expect(await names()).toEqual(['Sound']);
  await userEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Bring back: Damaged fight 1' }));
  await waitFor(() => expect(window.location.hash).toBe('#/fight'));
  const brought = session();
  expect(brought.id).not.toBe(id);
  expect(brought.journal && hashOf(brought.journal)).toBe(before);
});
