import 'fake-indexeddb/auto';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { useRoster } from '../../../src/store/roster/roster';
import { nobody } from '../../../src/store/roster/shapes';
import { RosterScreen } from '../../../src/ui/roster/RosterScreen';
import { readFileIn } from '../../../src/ui/roster/readFile';
import { gridOfKit } from '../../../src/ui/screens/kitSurvivor';

beforeEach(async () => {
  const { survivors, parties, change } = useRoster.getState();
  await change({ removed: survivors.map(({ id }) => id), dissolved: parties.map(({ id }) => id) });
});

const anka = { ...nobody('a', 'Anka'), notes: 'Left-handed' };
const bero = nobody('b', 'Bero');

async function shown() {
  await useRoster.getState().change({
    survivors: [anka, bero],
    parties: [{ id: 'p', name: 'Lanterns', members: ['b', 'a'] }],
  });
  render(<RosterScreen />);
  await screen.findByRole('article', { name: 'Anka' });
  return userEvent.setup();
}

/** Menus that are not open lie in the page of the test as well. */
const inMenu = (menu: string, item: string) =>
  within(screen.getByRole('menu', { name: menu })).getByRole('menuitem', { name: item });

test('survivors and parties are listed with what there is to know', async () => {
  await shown();
  const card = screen.getByRole('article', { name: 'Anka' });
  expect(card).toHaveTextContent('alive');
  expect(card).toHaveTextContent('survival 1 · insanity 0 · hunt experience 0');
  expect(card).toHaveTextContent('Left-handed');
  const party = screen.getByRole('article', { name: 'Lanterns' });
  expect(
    within(party)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['BBero', 'AAnka']);
});

test('a survivor is renamed, laid to rest and noted', async () => {
  const user = await shown();
  await user.click(screen.getByRole('button', { name: 'Edit: Anka' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit: Anka' });
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  expect(within(dialog).getByRole('button', { name: 'Keep' })).toBeDisabled();
  await user.type(name, '紅蓮 🦁');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'State' }), 'dead');
  await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
  const card = await screen.findByRole('article', { name: '紅蓮 🦁' });
  expect(card).toHaveTextContent('dead');
  expect(useRoster.getState().survivors[0]).toMatchObject({ id: 'a', state: 'dead', notes: 'Left-handed' });
});

test('the record sheet is kept when it is closed', async () => {
  const user = await shown();
  await user.click(screen.getByRole('button', { name: 'Record sheet: Bero' }));
  const sheet = screen.getByRole('dialog', { name: 'Record sheet of Bero' });
  const strength = within(sheet).getByRole('spinbutton', { name: 'Strength' });
  await user.clear(strength);
  await user.type(strength, '2');
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(useRoster.getState().survivors[1]?.numbers.strength).toBe(2));
});

test('the gear grid is filled with the set-up’s editor and kept when it is closed; nothing else changes', async () => {
  const user = await shown();
  await user.click(screen.getByRole('button', { name: 'Gear: Bero' }));
  const dialog = screen.getByRole('dialog', { name: 'Gear grids' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Kit of Bero' }), 'white-lion');
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await vi.waitFor(() => expect(useRoster.getState().survivors[1]?.kit).toBe('white-lion'));
  const kept = useRoster.getState().survivors[1];
  expect(kept?.grid).toEqual(gridOfKit('white-lion', 0));
  expect(kept).toMatchObject({ ...bero, kit: 'white-lion', grid: kept?.grid });
  expect(useRoster.getState().survivors[0]).toEqual(anka);
});

test('a deleted survivor can be brought back; so can a dissolved party', async () => {
  const user = await shown();
  await user.click(screen.getByRole('button', { name: 'More: Anka' }));
  await user.click(inMenu('More: Anka', 'Delete'));
  expect(await screen.findByText('Deleted: Anka')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Anka' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: 'Anka' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Dissolve: Lanterns' }));
  expect(await screen.findByText(/^Dissolved: Lanterns/)).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Lanterns' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: 'Lanterns' })).toBeInTheDocument();
});

test('a copy is a second one of another name; a party is made of whom one picks', async () => {
  const user = await shown();
  await user.click(screen.getByRole('button', { name: 'More: Bero' }));
  await user.click(inMenu('More: Bero', 'Copy'));
  expect(await screen.findByRole('article', { name: 'Bero (copy)' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a party' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit: New party' });
  await user.click(within(dialog).getByRole('checkbox', { name: /Bero \(copy\)/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
  const party = await screen.findByRole('article', { name: 'New party' });
  expect(within(party).getAllByRole('listitem')).toHaveLength(1);
});

test('without a store the page says so and can try again', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  vi.resetModules();
  const fresh = await import('../../../src/ui/roster/RosterScreen');
  render(<fresh.RosterScreen />);
  expect(await screen.findByText('The browser keeps nothing for this page')).toBeInTheDocument();
  vi.stubGlobal('indexedDB', new IDBFactory());
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody is kept yet')).toBeInTheDocument();
});

test('a file that holds no survivors changes nothing and says why', async () => {
  const file = (text: string) => new File([text], 'x.json');
  expect(await readFileIn(file('hello'), 'Nameless')).toEqual({ refused: 'notJson', file: 'x.json' });
  expect(await readFileIn(file('{"survivors":[{"name":"Miki"}]}'), 'Nameless')).toMatchObject({
    read: { from: 'campaign', left: [] },
  });
  expect(useRoster.getState().survivors.map(({ name }) => name)).toEqual(['Miki']);
});
