import 'fake-indexeddb/auto';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useRoster } from '../../../src/store/roster/roster';
import { nobody } from '../../../src/store/roster/shapes';
import { draftOfKept } from '../../../src/ui/roster/keptDraft';
import { SetupRoster } from '../../../src/ui/roster/SetupRoster';
import type { SurvivorDraft } from '../../../src/ui/setup/setupDraft';

beforeEach(async () => {
  const { survivors, parties, change } = useRoster.getState();
  await change({ removed: survivors.map(({ id }) => id), dissolved: parties.map(({ id }) => id) });
});

const anka = nobody('a', 'Anka');

function Sample({
  first,
  onDrafts,
}: {
  first: SurvivorDraft[];
  onDrafts: (drafts: SurvivorDraft[]) => void;
}) {
  const [drafts, setDrafts] = useState(first);
  return (
    <SetupRoster
      survivors={drafts}
      most={2}
      players={2}
      onSurvivors={(now) => {
        setDrafts([...now]);
        onDrafts([...now]);
      }}
    />
  );
}

async function shown(first: SurvivorDraft[]) {
  const heard: { drafts: SurvivorDraft[] } = { drafts: first };
  render(
    <Sample
      first={first}
      onDrafts={(drafts) => {
        heard.drafts = drafts;
      }}
    />,
  );
  const keep = await screen.findByRole('button', { name: 'Keep these survivors' });
  return { heard, keep, user: userEvent.setup() };
}

test('the set-up’s survivors are kept as a party; a second time they are written over, not added', async () => {
  const bare = { ...draftOfKept(anka, 0, 0), kept: undefined };
  const { heard, keep, user } = await shown([bare, { ...bare, name: 'Bero' }]);
  await user.click(keep);
  await user.type(screen.getByRole('textbox', { name: 'As a party called' }), 'Lanterns');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('2 survivors are kept in the roster.')).toBeInTheDocument();
  const { survivors, parties } = useRoster.getState();
  expect(survivors.map(({ name }) => name)).toEqual(['Anka', 'Bero']);
  expect(parties).toMatchObject([{ name: 'Lanterns', members: survivors.map(({ id }) => id) }]);
  expect(heard.drafts.map(({ kept }) => kept)).toEqual(survivors.map(({ id }) => id));

  await user.click(keep);
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('2 survivors are kept in the roster.')).toBeInTheDocument();
  expect(useRoster.getState().survivors).toHaveLength(2);
});

test('a party is taken at a press, without the dead and no more than may fight, dealt among the players', async () => {
  await useRoster.getState().change({
    survivors: [anka, { ...nobody('d', 'Dana'), state: 'dead' }, nobody('b', 'Bero'), nobody('c', 'Ciro')],
    parties: [{ id: 'p', name: 'Lanterns', members: ['c', 'd', 'a', 'b'] }],
  });
  const { heard, user } = await shown([]);
  await user.click(screen.getByRole('button', { name: 'Take from the roster' }));
  const dialog = screen.getByRole('dialog', { name: 'Take from the roster' });
  expect(within(dialog).queryByText('Dana')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'All of Lanterns' }));
  expect(within(dialog).getByRole('checkbox', { name: /Bero/ })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Take 2 survivors' }));
  expect(heard.drafts.map(({ name, kept, player }) => [name, kept, player])).toEqual([
    ['Ciro', 'c', 0],
    ['Anka', 'a', 1],
  ]);
});
