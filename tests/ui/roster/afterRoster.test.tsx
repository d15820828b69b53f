import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { SetUp } from '../../../src/engine';
import { linkFight, useRoster } from '../../../src/store/roster/roster';
import { nobody } from '../../../src/store/roster/shapes';
import type { FightJournal } from '../../../src/store/session';
import { AfterLine } from '../../../src/ui/roster/AfterLine';
import { useAfterRoster } from '../../../src/ui/roster/useAfterRoster';

beforeEach(async () => {
  const { survivors, parties, change } = useRoster.getState();
  await change({ removed: survivors.map(({ id }) => id), dissolved: parties.map(({ id }) => id) });
});

const record = (survivor: string, name: string) => ({
  survivor,
  name,
  dead: false,
  points: [{ what: 'survival', from: 3, to: 1 }],
  injuries: ['brokenArm'],
  disorders: [],
  abilities: [],
  fightingArts: [],
  gearGained: [],
  gearLost: [],
  notes: [],
});
const state = {
  survivors: [{ id: 's1' }, { id: 's2' }],
  records: [record('s1', 'Anka'), record('s2', 'Bero')],
};
const JOURNAL = { entries: [{ command: null, state, events: [] }], at: 0 } as unknown as FightJournal;
const SETUP = {
  survivors: [
    { name: 'Anka', player: 0, grid: [], survival: 3 },
    { name: 'Bero', player: 0, grid: [], survival: 3 },
  ],
} as unknown as SetUp;

function After() {
  const roster = useAfterRoster('f', SETUP, JOURNAL);
  return (
    <>
      <AfterLine roster={roster} survivor="s1" />
      <AfterLine roster={roster} survivor="s2" />
    </>
  );
}

const kept = () => useRoster.getState().survivors;

test('only what is pressed is written; it can be taken back, and is known after a reload', async () => {
  // Renamed since: it is known by the fight's link, not by its name.
  const anka = { ...nobody('a', 'Anka the Old'), numbers: { ...nobody('', '').numbers, survival: 4 } };
  await useRoster.getState().change({ survivors: [anka] });
  await linkFight('f', ['a', null]);
  const user = userEvent.setup();
  const { unmount } = render(<After />);
  const take = await screen.findByRole('button', { name: 'Take over the changes of Anka' });
  expect(kept()).toEqual([anka]);
  await user.click(take);
  expect(await screen.findByText('Anka is written into the roster.')).toBeInTheDocument();
  expect(kept()[0]).toMatchObject({
    name: 'Anka the Old',
    numbers: { survival: 2 },
    lists: { injuries: ['brokenArm'] },
  });
  unmount();

  render(<After />);
  await user.click(await screen.findByRole('button', { name: 'Take it back: Anka' }));
  expect(await screen.findByRole('button', { name: 'Take over the changes of Anka' })).toBeInTheDocument();
  expect(kept()).toEqual([anka]);
});

test('whoever is not in the roster can be kept as the fight left it', async () => {
  await linkFight('f', []);
  const user = userEvent.setup();
  render(<After />);
  await user.click(await screen.findByRole('button', { name: 'Keep Bero' }));
  expect(await screen.findByText('Bero is written into the roster.')).toBeInTheDocument();
  expect(kept()).toMatchObject([
    { name: 'Bero', numbers: { survival: 1 }, lists: { injuries: ['brokenArm'] } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Take it back: Bero' }));
  expect(await screen.findByRole('button', { name: 'Keep Bero' })).toBeInTheDocument();
  expect(kept()).toEqual([]);
});

test('of two with one name neither is written over', async () => {
  await linkFight('f', []);
  await useRoster.getState().change({ survivors: [nobody('x', 'Anka'), nobody('y', 'Anka')] });
  render(<After />);
  expect(await screen.findByRole('button', { name: 'Keep Anka' })).toBeInTheDocument();
});
