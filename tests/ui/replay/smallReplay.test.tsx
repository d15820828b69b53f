import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { current, hash } from '../../../src/engine';
import { ENCOUNTER_DESK } from '../../../src/store/desks/encounter';
import { LAST_SURVIVOR_DESK } from '../../../src/store/desks/lastSurvivor';
import { bringDesk } from '../../../src/store/desks/registry';
import { useEncounter } from '../../../src/store/encounter';
import { useLastSurvivor } from '../../../src/store/lastSurvivor';
import { useReplay } from '../../../src/store/replay/replay';
import { useSettings } from '../../../src/store/settings';
import { ReplayScreen } from '../../../src/ui/replay/ReplayScreen';
import { REPLAY_TABLES } from '../../../src/ui/replay/replayTables';

const bar = () => within(screen.getByLabelText('Replay'));
const slider = () => bar().getByRole('slider', { name: 'Moment of the fight' });
const said = () => slider().getAttribute('aria-valuetext') ?? '';

beforeEach(async () => {
  useSettings.getState().setPace('slow');
  bringDesk(ENCOUNTER_DESK);
  bringDesk(LAST_SURVIVOR_DESK);
  await REPLAY_TABLES.encounter?.load();
  await REPLAY_TABLES['last-survivor']?.load();
});

afterEach(() => {
  act(() => {
    useEncounter.getState().leave();
    useLastSurvivor.getState().leave();
    useReplay.setState({ fight: null, playing: false });
    window.location.hash = '';
  });
});

/** Gives the first answer so often. */
function answer(table: typeof useEncounter | typeof useLastSurvivor, times: number): void {
  for (let i = 0; i < times; i += 1) {
    const { journal, answer: give } = table.getState();
    const key =
      journal === null ? undefined : current<{ decision: Asked }, unknown>(journal).decision?.options[0]?.key;
    if (key !== undefined) give(key);
  }
}
type Asked = { options: { key: string }[] } | null;

test('an encounter is replayed along its line with its own places and log, and played on from a moment', async () => {
  useEncounter.getState().start({
    run: 'quick',
    players: ['Mika'],
    investigators: [{ card: 'constable', player: 0 }],
    monsters: ['ditchHound'],
    seed: 1,
    dice: 'seeded',
  });
  answer(useEncounter, 3);
  render(<ReplayScreen wanted="table" />);
  const { journal } = useEncounter.getState();
  if (journal === null) throw new Error('no encounter');
  const { entries } = journal;
  expect(slider()).toHaveAttribute('max', String(entries.length - 1));
  expect(said()).toMatch(/^Round 1, step 1 of \d+\./);
  expect(screen.getByRole('region', { name: 'Places' })).toBeVisible();
  fireEvent.change(slider(), { target: { value: '2' } });
  expect(said()).toMatch(/^Round 1, step 3 of/);
  await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
  expect(within(screen.getByRole('log')).getAllByRole('listitem').length).toBeGreaterThan(2);
  await userEvent.click(bar().getByRole('button', { name: 'Play on from here' }));
  expect(window.location.hash).toBe('#/encounter/table');
  const next = useEncounter.getState().journal;
  expect(next?.at).toBe(2);
  expect(hash(next?.entries[2]?.state)).toBe(hash(entries[2]?.state));
});

test('a game of last survivor is replayed by days, and no hand lies open in it', async () => {
  useLastSurvivor.getState().start({
    map: 'brackenIsle',
    players: ['Mika', 'Ren'],
    survivors: [
      { card: 'trapper', player: 0 },
      { card: 'surgeon', player: 1 },
    ],
    seed: 7,
    dice: 'seeded',
  });
  answer(useLastSurvivor, 12);
  render(<ReplayScreen wanted="table" />);
  expect(said()).toMatch(/^Day 1, step 1 of/);
  expect(screen.getByRole('grid', { name: 'Map' })).toBeVisible();
  fireEvent.change(slider(), { target: { value: '6' } });
  expect(said()).toMatch(/^Day \d+, step 7 of/);
  await userEvent.click(screen.getByRole('tab', { name: 'Day' }));
  expect(screen.queryByRole('list', { name: /hand/i })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Survivors' }));
  expect(screen.queryByRole('switch')).toBeNull();
});
