import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CONTENT } from '../../../src/store/content';
import { ENCOUNTERS } from '../../../src/store/encounterContent';
import { LAST_SURVIVOR } from '../../../src/store/survivorContent';
import { en } from '../../../src/text/interface/en';
import { catalogueOf, findEntry } from '../../../src/ui/catalogue/allEntries';
import { Catalogue } from '../../../src/ui/catalogue/Catalogue';

const { pack } = CONTENT;
const entries = catalogueOf(CONTENT, en);

const show = (wanted?: string) => {
  const onOpen = vi.fn();
  render(<Catalogue entries={entries} wanted={wanted} onOpen={onOpen} />);
  return onOpen;
};
const cards = () => screen.queryAllByRole('button', { name: /: see it large$/ });
const search = () => screen.getByRole('searchbox', { name: 'Search cards' });

test('every card of the content is there once, each under an address of its own', () => {
  const wanted = [
    ...pack.monsters.flatMap((m) => [
      `monster.${m.id}`,
      ...m.levels.map(({ id }) => `showdown.${m.id}.${id}`),
      ...[...m.ai.map(({ id }) => id), 'basicAction', 'instinct'].map((id) => `ai.${m.id}.${id}`),
      ...m.hitLocations.map(({ id }) => `hitLocation.${m.id}.${id}`),
      ...(m.statuses ?? []).map(({ id }) => `status.${id}`),
    ]),
    ...pack.gear.map(({ id }) => `gear.${id}`),
    ...pack.armourSets.map(({ id }) => `armourSet.${id}`),
    ...Object.keys(CONTENT.resources).map((id) => `resource.${id}`),
    ...pack.terrain.map(({ id }) => `terrain.${id}`),
    ...Object.values(CONTENT.traits).map(({ kind, trait }) => `${kind}.${trait.id}`),
    ...pack.injuries.map(({ id }) => `injury.${id}`),
    ...pack.traumas.map(({ id }) => `trauma.${id}`),
    ...ENCOUNTERS.pack.investigators.map(({ id }) => `investigator.${id}`),
    ...ENCOUNTERS.pack.monsters.map(({ id }) => `token.${id}`),
    ...ENCOUNTERS.pack.possessions.map(({ id }) => `possession.${id}`),
    ...ENCOUNTERS.pack.places.map(({ id }) => `place.${id}`),
    ...LAST_SURVIVOR.pack.survivors.map(({ id }) => `castaway.${id}`),
    ...LAST_SURVIVOR.pack.projects.map(({ id }) => `project.${id}`),
    ...LAST_SURVIVOR.pack.items.map(({ id }) => `item.${id}`),
    ...LAST_SURVIVOR.pack.supports.map(({ id }) => `support.${id}`),
    ...LAST_SURVIVOR.pack.encounters.map(({ id }) => `find.${id}`),
    ...LAST_SURVIVOR.pack.nights.map(({ id }) => `night.${id}`),
  ];
  expect(wanted.length).toBeGreaterThan(400);
  expect(entries.map(({ key }) => key).sort()).toEqual(wanted.sort());
});

test('an id alone finds its card, too', () => {
  expect(findEntry(entries, 'claw')?.key).toBe('ai.whiteLion.claw');
  expect(findEntry(entries, 'gear.boneAxe')?.card.name).toBe('Bone Axe');
  expect(findEntry(entries, 'constructor')).toBeUndefined();
});

test('each card of the smaller games says what it does, without a raw id, and goes by its game', async () => {
  const user = userEvent.setup();
  show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Belongs to' }), 'Last survivor');
  expect(cards().length).toBe(entries.filter(({ owner }) => owner === 'Last survivor').length);
  const small = entries.filter(({ owner }) => ['Combat encounter', 'Last survivor'].includes(owner));
  for (const { key, card, words } of small) {
    expect(words, key).not.toMatch(/undefined|\[.*:.*\]/);
    expect(card.parts.length, key).toBeGreaterThan(0);
  }
});

test('search, kind and owner narrow the list; words of the card count', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.getByRole('status')).toHaveTextContent(`${entries.length} cards`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'AI cards');
  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual(['AI cards']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Belongs to' }), 'Screaming Antelope');
  const antelope = pack.monsters.find(({ id }) => id === 'screamingAntelope');
  expect(cards()).toHaveLength((antelope?.ai.length ?? 0) + 2);
  await user.type(search(), 'knocked down');
  expect(cards().length).toBeGreaterThan(0);
  expect(cards().length).toBeLessThan(antelope?.ai.length ?? 0);
});

test('an owner that the chosen kind does not have is let go', async () => {
  const user = userEvent.setup();
  show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Belongs to' }), 'Bone Smith');
  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual(['Gear']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Terrain');
  expect(screen.getByRole('combobox', { name: 'Belongs to' })).toHaveValue('');
  expect(cards()).toHaveLength(pack.terrain.length);
});

test('nothing found says what to do', async () => {
  const user = userEvent.setup();
  show();
  await user.type(search(), '🦁日本(');
  expect(await screen.findByText('No card has all of these words.')).toBeVisible();
  expect(cards()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Show all cards' }));
  expect(screen.getByRole('status')).toHaveTextContent(`${entries.length} cards`);
});

test('a press opens a card', async () => {
  const user = userEvent.setup();
  const onOpen = show();
  await user.type(search(), 'cat gut bow');
  await user.click(await screen.findByRole('button', { name: /^Cat Gut Bow/ }));
  expect(onOpen).toHaveBeenCalledWith('gear.catGutBow');
});

test('a weapon shows its figures, affinities, and odds against each level', () => {
  const onOpen = show('gear.boneAxe');
  const card = screen.getByRole('dialog', { name: 'Bone Axe' });
  expect(card).toHaveTextContent('strength');
  expect(within(card).getByRole('region', { name: 'Affinities' })).toHaveTextContent('left red half');
  const row = within(card).getByRole('row', { name: /^White Lion, Level 1/ });
  expect(row).toHaveTextContent(/2\s*6\+ · 50 %\s*60 %\s*0\.6/);
  expect(within(card).getAllByRole('row')).toHaveLength(1 + pack.monsters.flatMap((m) => m.levels).length);
  expect(onOpen).not.toHaveBeenCalled();
});

test('a monster shows numbers and deck of each level', () => {
  show('monster.whiteLion');
  const card = screen.getByRole('dialog', { name: 'White Lion' });
  const row = within(card).getByRole('row', { name: /^Level 1/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(0, 2)
      .map((cell) => cell.textContent),
  ).toEqual(['6', '8']);
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(-3)
      .map((cell) => cell.textContent),
  ).toEqual(['7', '3', '0']);
});

test('from an open card to its neighbours, and back to the list', async () => {
  const user = userEvent.setup();
  const onOpen = show('gear.boneAxe');
  const at = entries.findIndex(({ key }) => key === 'gear.boneAxe');
  await user.click(screen.getByRole('button', { name: 'Next card' }));
  expect(onOpen).toHaveBeenLastCalledWith(entries[at + 1]?.key);
  await user.click(screen.getByRole('button', { name: 'Previous card' }));
  expect(onOpen).toHaveBeenLastCalledWith(entries[at - 1]?.key);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpen).toHaveBeenLastCalledWith(null);
});

test('an address of no card says so and shows the list', () => {
  show('名'.repeat(200));
  expect(screen.getByText(/^There is no card 名/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cards()).toHaveLength(entries.length);
});
