import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { current, hash, spaceName } from '../../../src/engine';
import { bringDesk } from '../../../src/store/desks/registry';
import { SHOWDOWN_DESK } from '../../../src/store/desks/showdown';
import { pictureAt } from '../../../src/store/moments';
import { quickFight } from '../../../src/store/quickFight';
import { useReplay } from '../../../src/store/replay/replay';
import { useSession } from '../../../src/store/session';
import { useSettings } from '../../../src/store/settings';
import { ReplayScreen } from '../../../src/ui/replay/ReplayScreen';
import { REPLAY_TABLES } from '../../../src/ui/replay/replayTables';

const session = () => useSession.getState();

function journal() {
  const now = session().journal;
  if (now === null) throw new Error('no fight');
  return now;
}

function play(answers: number) {
  for (let given = 0; given < answers; given += 1) {
    const { decision } = current(journal());
    if (decision === null) return;
    session().answer(...decision.options.slice(0, Math.max(1, decision.min)).map(({ key }) => key));
  }
}

/** The bar under the board. Roles are looked for in there only: the board's 352 spaces take their time. */
const bar = () => within(screen.getByLabelText('Replay'));
const slider = () => bar().getByRole('slider', { name: 'Moment of the fight' });
const said = () => slider().getAttribute('aria-valuetext') ?? '';
const press = (name: string) => userEvent.click(bar().getByRole('button', { name }));

beforeEach(async () => {
  bringDesk(SHOWDOWN_DESK);
  await REPLAY_TABLES.showdown?.load();
  useSettings.getState().setPace('fast');
  session().start(quickFight(5));
  play(40);
});

afterEach(() => {
  act(() => {
    session().leave();
    useReplay.setState({ fight: null, playing: false });
    window.location.hash = '';
  });
});

test('the line goes over the whole fight; each place of it is the table as it was there', () => {
  render(<ReplayScreen wanted="table" />);
  const { entries } = journal();
  expect(slider()).toHaveAttribute('max', String(entries.length - 1));
  expect(said()).toMatch(/^Set-up, step 1 of 41\. /);
  fireEvent.change(slider(), { target: { value: '17' } });
  expect(said()).toMatch(/^Round \d+, step 18 of 41\. ./);
  const { fight, moment } = useReplay.getState();
  if (fight === null) throw new Error('no replay');
  expect(hash(pictureAt(fight.desk, fight.setup, fight.journal, moment)?.state)).toBe(
    hash({ ...entries[17]?.state, decision: null }),
  );
  const { space } = entries[17]?.state.monster ?? {};
  expect(screen.getByLabelText(new RegExp(`^${spaceName(space ?? -1)}\\b.*White Lion`))).toBeInTheDocument();
});

test('a step on and a step back lead to the same moment again, by button and by key', async () => {
  render(<ReplayScreen wanted="table" />);
  fireEvent.change(slider(), { target: { value: '20' } });
  const there = said();
  await press('A step on');
  expect(said()).not.toBe(there);
  await press('A step back');
  expect(said()).toBe(there);
  slider().focus();
  await userEvent.keyboard('.');
  expect(said()).not.toBe(there);
  await userEvent.keyboard(',');
  expect(said()).toBe(there);
});

test('the rounds are picked from a list and gone through by buttons, which end where there are no more', async () => {
  render(<ReplayScreen wanted="table" />);
  await userEvent.selectOptions(bar().getByRole('combobox', { name: 'Round' }), 'Round 2');
  expect(said()).toMatch(/^Round 2, /);
  await press('To the round before');
  expect(said()).toMatch(/^Round 1, /);
  await userEvent.keyboard('[[');
  expect(said()).toMatch(/^Set-up, /);
  expect(bar().getByRole('button', { name: 'To the round before' })).toBeDisabled();
});

test('the log holds the whole fight; a line leads to its moment, and one figure can be picked out', async () => {
  render(<ReplayScreen wanted="table" />);
  await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
  const log = screen.getByRole('log', { name: 'Log' });
  const lines = within(log).getAllByRole('listitem');
  const wanted = lines.at(-3);
  if (wanted === undefined) throw new Error('no line');
  await userEvent.click(within(wanted).getByRole('button', { name: 'To this moment' }));
  expect(wanted).toHaveAttribute('aria-current', 'step');
  expect(
    within(log)
      .getAllByRole('listitem')
      .filter((line) => line.getAttribute('aria-current') === 'step'),
  ).toHaveLength(1);
  const last = journal().entries.at(-1)?.state.survivors[0];
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), last?.name ?? '');
  expect(within(log).getAllByRole('listitem').length).toBeLessThan(lines.length);
});

test('it plays on by itself until it is stopped, or one draws along the line', async () => {
  render(<ReplayScreen wanted="table" />);
  await press('Play');
  expect(bar().getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  const start = said();
  await waitFor(() => expect(said()).not.toBe(start));
  await press('Pause');
  expect(bar().getByRole('button', { name: 'Play' })).toBeInTheDocument();
  await userEvent.keyboard('k');
  fireEvent.change(slider(), { target: { value: '3' } });
  expect(bar().getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('at the pace “step” a press on play is one step', async () => {
  useSettings.getState().setPace('step');
  render(<ReplayScreen wanted="table" />);
  fireEvent.change(slider(), { target: { value: '4' } });
  const there = said();
  await press('Play');
  expect(said()).not.toBe(there);
  expect(bar().getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('playing on makes a new fight with the same table, and says that it is one', async () => {
  render(<ReplayScreen wanted="table" />);
  const { entries } = journal();
  fireEvent.change(slider(), { target: { value: '9' } });
  await press('Play on from here');
  expect(window.location.hash).toBe('#/fight');
  expect(journal().at).toBe(9);
  expect(hash(current(journal()))).toBe(hash(entries[9]?.state));
  expect(session().notices[0]?.words).toMatch(/^A new fight from this moment on/);
});

test('where the course is not known any more it says so', () => {
  const { setup } = session();
  const state = current(journal());
  if (setup === null) throw new Error('no fight');
  useReplay.getState().open({
    id: 'file',
    desk: SHOWDOWN_DESK,
    setup,
    journal: { entries: [{ command: null, state, events: [] }], at: 0 },
    lost: 'rules',
  });
  render(<ReplayScreen wanted="file" />);
  expect(screen.getByText(/The rules have changed since/)).toBeInTheDocument();
  expect(bar().getByRole('button', { name: 'Play on from here' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('an address without a fight says why that may be, and offers a file', () => {
  render(<ReplayScreen wanted="file" />);
  expect(screen.getByRole('heading', { name: 'There is no fight to replay here' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Replay a file' })).toBeInTheDocument();
});
