import { act, render, screen, waitFor as waitForPage, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useLastSurvivor } from '../../../src/store/lastSurvivor';
import { useSettings } from '../../../src/store/settings';
import { LastSurvivorScreen } from '../../../src/ui/lastSurvivor/LastSurvivorScreen';
import { give, meet, setUp, state, table, waitFor } from './table';

/** The table as soon as there is a game; the address follows later. */
function Shown() {
  const begun = useLastSurvivor((s) => s.journal !== null);
  return <LastSurvivorScreen part={begun ? 'table' : undefined} />;
}

beforeEach(() => {
  table().leave();
  window.location.hash = '#/last-survivor';
  useSettings.getState().setPace('instant');
  render(<Shown />);
});

const begin = (...args: Parameters<typeof setUp>) => act(() => void table().start(setUp(...args)));
const taken = (name: string) => userEvent.click(screen.getByRole('button', { name: `${name} is here` }));
const openDay = () => userEvent.click(screen.getByRole('tab', { name: 'Day' }));

describe('the set-up', () => {
  test('one press begins a quick game of one person against three of the program', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Quick game' }));
    expect(state().survivors).toHaveLength(4);
    expect(table().bots).toEqual(['p2', 'p3', 'p4']);
    expect(screen.queryByRole('button', { name: /is here$/ })).toBeNull();
  });

  test('seats, people by name, map, rules and seed are as they were chosen; one name twice is one player', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add a survivor' }));
    const seats = screen.getAllByRole('group', { name: /^Seat/ });
    for (const [at, name] of ['Mika', 'Ren', 'Mika'].entries()) {
      const seat = within(seats[at] as HTMLElement);
      await userEvent.selectOptions(seat.getByLabelText('Played by'), 'A person');
      await userEvent.clear(seat.getByLabelText('Name'));
      await userEvent.type(seat.getByLabelText('Name'), name);
    }
    await userEvent.selectOptions(screen.getByLabelText('Map'), 'Ashen Shelf');
    await userEvent.selectOptions(screen.getByLabelText('Dice of a combat'), '20 sides');
    await userEvent.type(screen.getByLabelText('Seed'), '41');
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(state().players.map(({ name }) => name)).toEqual(['Mika', 'Ren']);
    expect(state().survivors.map(({ player }) => player)).toEqual(['p1', 'p2', 'p1']);
    expect(state()).toMatchObject({ map: 'ashenShelf', options: { sides: 20 } });
    expect(table().setup?.seed).toBe(41);
    expect(table().bots).toEqual([]);
  });

  test('what the rules refuse is told with what to do, and nothing is lost', async () => {
    const [first] = screen.getAllByLabelText('Survivor');
    await userEvent.selectOptions(first as HTMLElement, 'Ilse Morrow, surgeon');
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(screen.getByText(/each survivor is there once.*press Begin again/)).toBeVisible();
    expect(table().journal).toBeNull();
  });

  test('nobody alone begins, nor a person without a name, nor a seed that is none', async () => {
    const first = within(screen.getAllByRole('group', { name: /^Seat/ })[0] as HTMLElement);
    await userEvent.clear(first.getByLabelText('Name'));
    expect(screen.getByText('Everybody who plays has a name')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Begin' })).toBeDisabled();
    await userEvent.selectOptions(first.getByLabelText('Played by'), 'The program');
    expect(screen.getByText('At least one survivor is played by a person')).toBeVisible();
    await userEvent.selectOptions(first.getByLabelText('Played by'), 'A person');
    await userEvent.type(first.getByLabelText('Name'), 'Mika');
    await userEvent.type(screen.getByLabelText('Seed'), '4x');
    expect(screen.getByText(/^A seed is a whole number/)).toBeVisible();
  });
});

describe('the map', () => {
  const solo = () =>
    begin({ players: ['Mika'], survivors: setUp().survivors.map(({ card }) => ({ card, player: 0 })) });

  test('names each space with all that is there, and what a move costs before it is made', () => {
    solo();
    const map = screen.getByRole('grid', { name: 'Map' });
    expect(within(map).getAllByRole('row')).toHaveLength(5);
    expect(
      within(map).getByRole('gridcell', {
        name: 'Forest B2, landmark the Stone Circle, gives wood, meat, medicine, can be entered for 2 stamina',
      }),
    ).toBeVisible();
    expect(
      within(map).getByRole('gridcell', { name: 'Grass A2, gives food, poison, Hesper Vane here' }),
    ).toBeVisible();
  });

  test('a press on a lit space walks there, one on any other does nothing', async () => {
    solo();
    const { asked } = state();
    await userEvent.click(screen.getByRole('gridcell', { name: /^Beach E1/ }));
    expect(state().asked).toBe(asked);
    await userEvent.click(screen.getByRole('gridcell', { name: /^Forest B2/ }));
    expect(state().survivors[0]).toMatchObject({ space: '1,1', stamina: 6 });
  });

  test('arrows go from space to space, N to the next that can be chosen, Enter chooses', async () => {
    solo();
    const map = screen.getByRole('grid', { name: 'Map' });
    const [stop, ...more] = within(map)
      .getAllByRole('gridcell')
      .filter((tile) => tile.tabIndex === 0);
    expect(more).toEqual([]);
    act(() => stop?.focus());
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Grass A2/);
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Beach B1/);
    await userEvent.keyboard('n');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Forest B2/);
    await userEvent.keyboard('{Enter}');
    expect(state().survivors[0]?.space).toBe('1,1');
  });

  test('what was gathered and investigated is told by name', async () => {
    solo();
    give('gather');
    act(() => give('resource'));
    act(() => table().edit({ what: 'counter', space: '1,1', has: true }));
    expect(screen.getByRole('gridcell', { name: /^Grass A2.*gathered today/ })).toBeVisible();
    expect(
      screen.getByRole('gridcell', { name: /^Forest B2, landmark the Stone Circle, investigated/ }),
    ).toBeVisible();
  });
});

describe('hands', () => {
  test('nothing of a hand or its question is in the page until the screen is with whoever is asked', async () => {
    begin();
    await openDay();
    expect(screen.getByRole('heading', { name: 'Hand over to Mika' })).toBeVisible();
    const cards = () => screen.queryAllByText(/^(Discard|Hand of)/);
    expect(cards()).toEqual([]);
    await taken('Mika');
    expect(screen.getByRole('heading', { name: 'Hand of Hesper Vane' })).toBeVisible();
    expect(cards().length).toBeGreaterThan(1);
    await userEvent.click(screen.getByRole('button', { name: 'End the turn' }));
    expect(screen.getByRole('heading', { name: 'Hand over to Ren' })).toBeVisible();
    expect(cards()).toEqual([]);
    await taken('Ren');
    expect(screen.getByRole('heading', { name: 'Hand of Ilse Morrow' })).toBeVisible();
  });

  test('taking back what another did covers the table again', async () => {
    begin();
    await taken('Mika');
    await userEvent.click(screen.getByRole('button', { name: 'End the turn' }));
    await taken('Ren');
    await openDay();
    await userEvent.keyboard('z');
    expect(screen.getByRole('heading', { name: 'Hand over to Mika' })).toBeVisible();
    expect(screen.queryByText(/^Hand of/)).toBeNull();
  });

  test('a real die is typed in by whoever has the screen, with the hands covered', async () => {
    act(() => meet({ dice: 'typed' }));
    await taken('Ren');
    await openDay();
    await userEvent.click(screen.getByRole('button', { name: /^Attack/ }));
    expect(screen.getByRole('heading', { name: 'Roll the gray die' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /is here$/ })).toBeNull();
    expect(screen.queryByText(/^Hand of/)).toBeNull();
    await userEvent.keyboard('3');
    expect(screen.getByRole('heading', { name: 'Roll the red die' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /is here$/ })).toBeNull();
    // The attacker, who still has the screen, is the first to modify.
    await userEvent.keyboard('4');
    expect(screen.getByRole('heading', { name: 'Hand of Ilse Morrow' })).toBeVisible();
  });

  test('one person against the program never passes anything on, and sees the own hand alone', async () => {
    begin({ bots: [1] });
    await openDay();
    expect(screen.queryByRole('button', { name: /is here$/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Hand of Hesper Vane' })).toBeVisible();
    expect(screen.queryByText('Hand of Ilse Morrow')).toBeNull();
  });
});

describe('a combat', () => {
  test('the exact odds stand by the attack and before the roll, the dice with all parts after it', async () => {
    act(() =>
      meet({ players: ['Mika'], survivors: setUp().survivors.map(({ card }) => ({ card, player: 0 })) }),
    );
    const attack = screen.getByRole('button', { name: /^Attack .* for 3 stamina/ });
    expect(attack).toHaveTextContent(/You hit .*\d+ %.*are hit .*\d+ %/);
    await userEvent.click(attack);
    waitFor(({ decision }) => decision?.kind === 'modify');
    const combat = await screen.findByRole('region', { name: 'Combat' });
    expect(within(combat).getByText('10 or more hits')).toBeVisible();
    expect(within(combat).getByRole('img', { name: /^Gray die: rolled \d+/ })).toBeVisible();
    expect(within(combat).getByText(/modifies a die or passes · 0 of 2 have passed/)).toBeVisible();
    const [poison] = screen.getAllByRole('button', { name: /^Poison/ });
    expect(poison).toHaveTextContent(/comes to \d+: (a hit|no hit)/);
    await userEvent.click(poison as HTMLElement);
    expect(within(combat).getByText(/poison/i)).toBeVisible();
    expect(state().duel?.dice.gray.parts.concat(state().duel?.dice.red.parts ?? [])).toContainEqual(
      expect.objectContaining({ id: 'poison', by: 2 }),
    );
  });

  test('with typed dice the face comes from the table, with what it needs', async () => {
    act(() =>
      meet({
        dice: 'typed',
        players: ['Mika'],
        // The second seat begins the second day: the trapper has +1 when he attacks.
        survivors: ['surgeon', 'trapper'].map((card) => ({ card, player: 0 })),
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Attack/ }));
    expect(screen.getByRole('list', { name: 'Chances of this roll' })).toBeVisible();
    expect(screen.getByText('needs 9+')).toBeVisible();
    await userEvent.keyboard('9');
    expect(state().duel?.dice.gray.face).toBe(9);
    expect(screen.getByText('needs 10+')).toBeVisible();
  });
});

test('what gathering and crafting give, and how likely a raw meal harms, stands by the answers', async () => {
  begin({ bots: [1] });
  act(() => table().edit({ what: 'resource', survivor: 's1', of: 'wood', to: 2 }));
  expect(screen.getByRole('button', { name: /^Gather food, poison/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Craft .*Bone Spear/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'End the turn' }));
  act(() => table().botRest());
  expect(screen.getByRole('heading', { name: 'What does Hesper Vane eat?' })).toBeVisible();
  expect(
    screen.getByRole('button', { name: /^Meat harms you with a chance of 1\/4 \(25 %\)/ }),
  ).toBeVisible();
});

test('the program plays on for somebody, at any time, and its doings are seen one at a time', async () => {
  useSettings.getState().setPace('step');
  begin();
  await taken('Mika');
  await userEvent.click(screen.getByRole('tab', { name: 'Survivors' }));
  await userEvent.click(screen.getByRole('switch', { name: 'The program plays on for Ilse Morrow' }));
  await userEvent.click(screen.getByRole('button', { name: 'End the turn' }));
  expect(screen.getByText('Ilse Morrow is played by the program')).toBeVisible();
  const { asked } = state();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(state().asked).toBe(asked + 1);
  await userEvent.click(screen.getByRole('button', { name: 'Show the rest' }));
  expect(state().decision?.by).toBe('p1');
  // Undo goes past what the program did, to what a person did.
  await userEvent.keyboard('z');
  expect(state()).toMatchObject({ day: 1, decision: { by: 'p1', kind: 'action' } });
});

test('at the pace instant what the program did is read out with the question', async () => {
  begin({ bots: [1] });
  await userEvent.click(screen.getByRole('button', { name: 'End the turn' }));
  await waitForPage(() => expect(state().decision?.by).toBe('p1'));
  await waitForPage(() =>
    expect(
      screen.getAllByRole('status').some((s) => /Ilse Morrow (gains|walks|crafts)/.test(s.textContent ?? '')),
    ).toBe(true),
  );
});

test('who looks back at another moment sees nothing of the hands of others', async () => {
  begin();
  await taken('Mika');
  await userEvent.click(screen.getByRole('button', { name: 'End the turn' }));
  await taken('Ren');
  await openDay();
  expect(screen.getByRole('heading', { name: 'Hand of Ilse Morrow' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
  const [first] = within(screen.getByRole('log')).getAllByRole('button', { name: /^More/ });
  await userEvent.click(first as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'See the table as it was' }));
  await openDay();
  expect(screen.queryByText('Hand of Hesper Vane')).toBeNull();
});

test('the end tells who won and how it went, and another game begins', async () => {
  begin({ bots: [1] });
  act(() => {
    for (let days = 0; days < 40 && state().outcome === null; days += 1) {
      waitFor(({ decision, outcome }) => outcome !== null || decision?.by === 'p2');
      table().botRest();
    }
  });
  expect(screen.getByRole('heading', { name: /is the last survivor|a draw/ })).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'How it went' })).getAllByRole('row');
  expect(rows).toHaveLength(3);
  const { seed } = table().setup ?? {};
  await userEvent.click(screen.getByRole('button', { name: 'The same again' }));
  expect(state()).toMatchObject({ outcome: null, players: [{ name: 'Mika' }, { name: 'Ren' }] });
  expect(table().bots).toEqual(['p2']);
  expect(table().setup?.seed).not.toBe(seed);
  act(() => {
    for (let days = 0; days < 40 && state().outcome === null; days += 1) {
      waitFor(({ decision, outcome }) => outcome !== null || decision?.by === 'p2');
      table().botRest();
    }
  });
  await userEvent.click(screen.getByRole('button', { name: 'Another quick game' }));
  expect(state().outcome).toBeNull();
});

test('the log tells what happened by days, with rules; it can be filtered by survivor', async () => {
  act(() =>
    meet({ players: ['Mika'], survivors: setUp().survivors.map(({ card }) => ({ card, player: 0 })) }),
  );
  act(() => {
    give('attack');
    waitFor(({ duel }) => duel === null);
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
  const log = screen.getByRole('log');
  expect(within(log).getByRole('heading', { name: 'Day 2' })).toBeVisible();
  expect(within(log).getByText(/attacks/)).toBeVisible();
  expect(within(log).getAllByRole('link', { name: /LS-3.4/ })[0]).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Ilse Morrow');
  expect(within(log).queryByText(/Hesper Vane.*acts/)).toBeNull();
});

test('the table is set right by hand, what the rules refuse says why, and undo takes it back', async () => {
  begin({ bots: [1] });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Correct the table' }));
  const form = within(screen.getByRole('dialog', { name: 'Correct the table' }));
  await userEvent.selectOptions(form.getByLabelText('Survivor'), 'Ilse Morrow');
  await userEvent.clear(form.getByLabelText('So much'));
  await userEvent.type(form.getByLabelText('So much'), '3');
  await userEvent.click(form.getByRole('button', { name: 'Correct' }));
  expect(state().survivors[1]?.stamina).toBe(3);
  await userEvent.clear(form.getByLabelText('So much'));
  await userEvent.type(form.getByLabelText('So much'), '50');
  await userEvent.click(form.getByRole('button', { name: 'Correct' }));
  expect(form.getByText(/that is above the maximum/)).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: 'Map' }));
  await userEvent.selectOptions(form.getByLabelText('Space'), 'Spring B3');
  await userEvent.click(form.getByRole('button', { name: 'Correct' }));
  expect(state().survivors[0]?.space).toBe('2,1');
  act(() => table().undo());
  expect(state().survivors[0]?.space).toBe('2,0');
});

test('the keys are listed behind ?, and who only watches changes no seat', async () => {
  begin({ bots: [1] });
  await userEvent.click(screen.getByRole('tab', { name: 'Survivors' }));
  expect(screen.getAllByRole('switch', { name: /^The program plays on for/ })).toHaveLength(2);
  await userEvent.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  act(() => useLastSurvivor.setState({ watching: true }));
  expect(screen.queryByRole('switch', { name: /^The program plays on for/ })).toBeNull();
});

test('names of any length and script, and ids that nobody knows, break nothing', async () => {
  begin({ players: ['𝔐'.repeat(5000), '<b>日本語 👩‍👩‍👧‍👦 ‮rtl'] });
  expect(screen.getByRole('button', { name: /is here$/ })).toBeVisible();
  act(() => {
    const { journal } = table();
    if (journal === null) return;
    const strange = structuredClone(state());
    strange.map = '__proto__';
    for (const s of strange.survivors) {
      s.card = 'constructor';
      s.items = ['toString'];
      s.hand = ['nobody'];
      s.space = '99,99';
    }
    strange.projects = ['nothing'];
    strange.nights.discard = ['never'];
    const entries = journal.entries.map((entry, at) =>
      at === journal.at ? { ...entry, state: strange } : entry,
    );
    table().open(table().setup ?? setUp(), { ...journal, entries });
  });
  expect(screen.getByRole('grid', { name: 'Map' })).toBeInTheDocument();
});
