import { readFileSync } from 'node:fs';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReplay } from '../../../src/store/replay/replay';
import { useSession } from '../../../src/store/session';
import { useSettings } from '../../../src/store/settings';
import { ReplayScreen } from '../../../src/ui/replay/ReplayScreen';
import { REPLAY_TABLES } from '../../../src/ui/replay/replayTables';

const bar = () => within(screen.getByLabelText('Replay'));

/** Whatever file is asked for, this one is chosen. */
function choose(name: string, text: string) {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    if (this.type !== 'file') return;
    Object.defineProperty(this, 'files', { value: [new File([text], name)] });
    this.dispatchEvent(new Event('change'));
  });
}

async function replayOf(name: string, text: string) {
  choose(name, text);
  const { rerender } = render(<ReplayScreen wanted="file" />);
  await userEvent.click(screen.getByRole('button', { name: 'Replay a file' }));
  return () => rerender(<ReplayScreen wanted="file" />);
}

beforeEach(async () => {
  await REPLAY_TABLES.showdown?.load();
  useSettings.getState().setPace('fast');
  useReplay.setState({ fight: null });
  useSession.getState().leave();
});
afterEach(() => vi.restoreAllMocks());

test('a situation is replayed like a saved fight, step by step with its prepared dice, and played on from', async () => {
  const text = readFileSync('tests/situations/critical-cancels-the-reaction.yaml', 'utf8');
  await replayOf('critical.yaml', text);
  await waitFor(() => expect(bar().getByRole('slider')).toBeInTheDocument());
  const { fight } = useReplay.getState();
  expect(fight).toMatchObject({ id: 'file', lost: null });
  expect(fight?.journal.entries.length).toBeGreaterThan(1);
  const seen = new Set<string>();
  for (let i = 0; i < 100; i += 1) {
    seen.add(JSON.stringify(useReplay.getState().moment));
    useReplay.getState().later();
  }
  // More moments than entries: the commands of a situation lead to its own tables, with what happened on the way.
  expect(seen.size).toBeGreaterThan((fight?.journal.entries.length ?? 0) + 2);
  await userEvent.click(bar().getByRole('button', { name: 'Play on from here' }));
  expect(useSession.getState().journal?.entries.length).toBeGreaterThan(0);
});

test('one that is none says why, with its line, and nothing is shown', async () => {
  await replayOf('broken.yaml', 'title: What now?\nmonster: [\n');
  await waitFor(() => expect(screen.getByText(/broken\.yaml:\d+:\d+: /)).toBeInTheDocument());
  expect(useReplay.getState().fight).toBeNull();
  expect(screen.getByRole('button', { name: 'Replay a file' })).toBeInTheDocument();
});
