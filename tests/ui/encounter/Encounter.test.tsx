import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { current, givenName, type MonsterToken } from '../../../src/engine';
import { useEncounter } from '../../../src/store/encounter';
import { ENCOUNTERS } from '../../../src/store/encounterContent';
import { useSettings } from '../../../src/store/settings';
import { EncounterScreen } from '../../../src/ui/encounter/EncounterScreen';
import { ENCOUNTER_TEXT } from '../../../src/ui/encounter/encounterWords';
import { NowPanel } from '../../../src/ui/encounter/NowPanel';
import { People } from '../../../src/ui/encounter/People';
import { Places } from '../../../src/ui/encounter/Places';
import { goTo, useHashRoute } from '../../../src/ui/shell/useHashRoute';

const table = () => useEncounter.getState();
const state = () => {
  const { journal } = table();
  if (journal === null) throw new Error('nothing lies on the table');
  return current(journal);
};

/** The screen of the address, as the program shows it. */
function Shown() {
  const [, part] = useHashRoute();
  return <EncounterScreen part={part} />;
}

beforeEach(() => {
  useSettings.getState().setHandOver('quiet');
  table().leave();
  window.location.hash = '#/encounter';
  render(<Shown />);
});

/** A quick encounter of the constable with one monster that has both tests. */
function meet(monsters: readonly string[] = ['ditchHound'], more: object = {}): void {
  table().leave();
  table().start({
    run: 'quick',
    players: ['Mika'],
    investigators: [{ card: 'constable', player: 0 }],
    monsters,
    seed: 1,
    dice: 'seeded',
    script: [5, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6].map((value) => ({ value })),
    ...more,
  });
  act(() => goTo('encounter', 'table'));
}

test('one press begins a quick encounter, with two monsters and one investigator on one place', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Quick encounter' }));
  const places = screen.getByRole('region', { name: 'Places' });
  expect(within(places).getByRole('heading', { name: 'Lamp Square' })).toBeVisible();
  expect(within(places).getAllByText(/^Toughness/)).toHaveLength(2);
  expect(state().run).toBe('quick');
});

test('the odds stand there before the roll, the dice and what came of them in the log after it', async () => {
  meet();
  const roll = await screen.findByRole('button', { name: /^Roll 3 dice/ });
  expect(roll).toHaveTextContent('No sanity lost: 19/27 (70 %)');
  await userEvent.click(screen.getByRole('tab', { name: 'Meeting' }));
  const odds = screen.getByRole('list', { name: 'Odds of this roll' });
  const meeting = within(screen.getByRole('tabpanel', { name: 'Meeting' }));
  expect(meeting.getByText('3 dice, success from 5, horror 1')).toBeVisible();
  // And with the question itself, for a phone that shows another panel.
  const why = within(screen.getByRole('list', { name: 'Why it is asked' }));
  expect(why.getByText('3 dice, success from 5, horror 1')).toBeVisible();
  expect(within(odds).getByText('No sanity lost: 19/27 (70 %)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Roll 3 dice/ }));
  expect(screen.getByRole('button', { name: /will test.*needs 5\+: 5, a success; 1; 1/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Keep the dice/ }));
  await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
  const log = screen.getByRole('log');
  expect(log).toHaveTextContent('Greta Sorn, constable, will test: 1 success of 3 dice');
  expect(within(log).getAllByText('CE-2.5').length).toBeGreaterThan(0);
});

test('it is played to its end with keys alone, and another one begins', async () => {
  meet();
  for (let presses = 0; presses < 20 && state().outcome === null; presses += 1) {
    const pass = state().decision?.options.some(({ kind }) => kind === 'keep' || kind === 'pass');
    await userEvent.keyboard(pass === true ? '0' : '1');
  }
  expect(state().outcome).toBe('cleared');
  expect(screen.getByRole('heading', { name: 'The night is won: no monster is left' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Another quick encounter' }));
  expect(state()).toMatchObject({ outcome: null, round: 1 });
});

test('undo and redo by button and by key', async () => {
  meet();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo).toBeDisabled();
  await userEvent.keyboard('1');
  const { asked } = state();
  await userEvent.click(undo);
  expect(state().asked).toBeLessThan(asked);
  await userEvent.keyboard('y');
  expect(state().asked).toBe(asked);
  await userEvent.keyboard('z');
  expect(state().asked).toBeLessThan(asked);
});

test('a longer run for two players: whoever is chosen stands in the middle, the epic monster is there', async () => {
  await userEvent.click(screen.getByRole('switch', { name: 'Vesper Oake, medium' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Players at this screen' }), '2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Epic monster' }), 'Mother of Snares');
  await userEvent.click(screen.getByRole('button', { name: 'Begin the run' }));
  expect(state().investigators.map(({ card, player }) => [card, player])).toEqual([
    ['lampwright', 'p1'],
    ['medium', 'p2'],
  ]);
  expect(screen.getByText('Mother of Snares')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Odile Marsh, lampwright acts' })).toBeVisible();
});

test('nobody is not enough and nine are too many', async () => {
  await userEvent.click(screen.getByRole('switch', { name: 'Odile Marsh, lampwright' }));
  expect(screen.getByRole('button', { name: 'Begin the run' })).toBeDisabled();
  expect(screen.getByText('Choose at least one investigator')).toBeVisible();
  for (const one of screen.getAllByRole('switch')) await userEvent.click(one);
  expect(screen.getByText('At most eight investigators')).toBeVisible();
});

test('real dice are typed in', async () => {
  meet(['ditchHound'], { dice: 'typed', script: [] });
  await userEvent.click(await screen.findByRole('button', { name: /^Roll 3 dice/ }));
  expect(screen.getByText('needs 5+')).toBeVisible();
  for (const face of ['5', '6', '2']) await userEvent.keyboard(face);
  expect(screen.getByRole('button', { name: /will test.*5, a success; 6, a success; 2/ })).toBeVisible();
  expect(state().decision?.about.dice).toEqual([5, 6, 2]);
});

test('CE-2.2 real dice of a cursed investigator are successes from 6 on alone', async () => {
  meet(['ditchHound'], { dice: 'typed', script: [], investigators: [{ card: 'swindler', player: 0 }] });
  await userEvent.click(await screen.findByRole('button', { name: /^Roll 2 dice/ }));
  expect(screen.getByText('needs 6+')).toBeVisible();
});

test('a file that is none is refused with its name, and one that is too large is not read', async () => {
  const choose = async (file: File) => {
    const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
      this: HTMLInputElement,
    ) {
      Object.defineProperty(this, 'files', { value: [file] });
      this.dispatchEvent(new Event('change'));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Open a file' }));
    click.mockRestore();
  };
  await choose(new File(['rubbish'], 'night.txt'));
  expect(await screen.findByText(/^night.txt: It is no saved fight/)).toBeVisible();
  const huge = new File(['x'], 'huge.showdown');
  Object.defineProperty(huge, 'size', { value: 6_000_000 });
  await choose(huge);
  expect(await screen.findByText(/^huge.showdown: it has 6.0 MB/)).toBeVisible();
  expect(table().journal).toBeNull();
});

test('the table is set right by hand; what the rules refuse says why; the log tells it and undo takes it back', async () => {
  meet();
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Correct the table' }));
  const form = within(screen.getByRole('dialog', { name: 'Correct the table' }));
  await userEvent.selectOptions(form.getByLabelText('Which'), 'sanity');
  await userEvent.clear(form.getByLabelText('Now'));
  await userEvent.type(form.getByLabelText('Now'), '2');
  await userEvent.click(form.getByRole('button', { name: 'Correct' }));
  expect(state().investigators[0]?.sanity).toBe(2);
  await userEvent.clear(form.getByLabelText('Now'));
  await userEvent.type(form.getByLabelText('Now'), '50');
  await userEvent.click(form.getByRole('button', { name: 'Correct' }));
  expect(form.getByText(/that is above the maximum/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
  expect(within(screen.getByRole('log')).getAllByRole('listitem').length).toBeGreaterThan(0);
  act(() => table().undo());
  expect(state().investigators[0]?.sanity).not.toBe(2);
});

test('where groups wish so, the screen is covered until it is with the player who is asked', async () => {
  useSettings.getState().setHandOver('cover');
  await userEvent.click(screen.getByRole('switch', { name: 'Vesper Oake, medium' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Players at this screen' }), '2');
  const name = screen.getByRole('textbox', { name: 'Player 2' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Ren');
  await userEvent.click(screen.getByRole('button', { name: 'Begin the run' }));
  await userEvent.click(screen.getByRole('button', { name: 'Player 1 is here' }));
  expect(screen.getByRole('heading', { name: 'Odile Marsh, lampwright acts' })).toBeVisible();
  await userEvent.keyboard('0');
  expect(state().decision?.by).toBe('p2');
  expect(screen.queryByRole('heading', { name: 'Vesper Oake, medium acts' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ren is here' }));
  expect(screen.getByRole('heading', { name: 'Vesper Oake, medium acts' })).toBeVisible();
});

test('CE-1.1 the back of a token is seen once it is turned, and not before', async () => {
  meet(['weepingBell', 'ditchHound']);
  const places = await screen.findByRole('region', { name: 'Places' });
  const bell = ENCOUNTER_TEXT.monster(ENCOUNTERS.monsters.weepingBell as MonsterToken);
  const [line = ''] = bell.back ?? [];
  expect(line).not.toBe('');
  expect(within(places).queryByText(line)).toBeNull();
  act(() => {
    const key = state().decision?.options.find((o) => o.key.includes('weepingBell'))?.key;
    table().answer(key ?? '');
  });
  expect(within(places).getByText(line)).toBeVisible();
});

test('whoever is asked is told on the place and on the sheet, and nobody else is', async () => {
  await userEvent.click(screen.getByRole('switch', { name: 'Vesper Oake, medium' }));
  await userEvent.click(screen.getByRole('button', { name: 'Begin the run' }));
  const askedIn = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText('asked now') !== null)
      .map((item) => item.textContent);
  expect(askedIn('Places')).toEqual([expect.stringContaining('Odile Marsh')]);
  await userEvent.click(screen.getByRole('tab', { name: 'People' }));
  expect(askedIn('Investigators')).toEqual([expect.stringContaining('Odile Marsh, lampwright')]);
  await userEvent.keyboard('0');
  expect(askedIn('Investigators')).toEqual([expect.stringContaining('Vesper Oake, medium')]);
});

test('CE-1.2 a token says its tests as figures, and the one that it has not', async () => {
  meet(['mudOx', 'ditchHound']);
  const places = within(await screen.findByRole('region', { name: 'Places' }));
  expect(places.getByRole('img', { name: 'No will test' })).toBeVisible();
  expect(places.getByRole('img', { name: 'Strength test: strength +0, damage 3' })).toHaveTextContent(
    '+0 strengthdamage 3',
  );
  expect(places.getByRole('img', { name: 'Health left 3 / 3' })).toBeVisible();
});

test('CE-4.5 what a monster has lost is seen on its token', async () => {
  meet(['tallowThing']);
  const places = within(await screen.findByRole('region', { name: 'Places' }));
  act(() => table().edit({ what: 'health tokens', monster: 'tallowThing', to: 3 }));
  expect(table().trouble).toBeNull();
  expect(places.getByRole('img', { name: 'Health left 1 / 4' })).toBeVisible();
  expect(places.getByText('3 of 4 health lost')).toBeVisible();
});

test('CE-7.2 a skill that was changed tells how it comes about, never below 1', async () => {
  meet();
  act(() => table().edit({ what: 'skill', investigator: 'i1', skill: 'lore', to: -2 }));
  expect(table().trouble).toBeNull();
  await userEvent.click(await screen.findByRole('tab', { name: 'People' }));
  await userEvent.click(screen.getByRole('button', { name: 'lore 1' }));
  expect(screen.getByText('On the card')).toBeVisible();
  expect(screen.getByText('Impaired').parentElement).toHaveTextContent('−2');
  expect(screen.getByText('Never below 1').closest('div')).toHaveTextContent('+2');
});

test('the same seed gives the same run; what is no seed is refused', async () => {
  const seed = screen.getByRole('textbox', { name: 'Seed' });
  const begin = () => screen.getByRole('button', { name: 'Begin the run' });
  for (const wrong of ['-1', '4294967296', '1.5', 'seven']) {
    await userEvent.clear(seed);
    await userEvent.type(seed, wrong);
    expect(begin()).toBeDisabled();
  }
  expect(screen.getByText('A seed is a whole number from 0 to 4294967295, or empty')).toBeVisible();
  await userEvent.clear(seed);
  await userEvent.type(seed, '4294967295');
  await userEvent.click(begin());
  expect(table().setup?.seed).toBe(4294967295);
});

test.each([
  ['W'.repeat(10_000)],
  ['燈火の下で眠らない剣士𠮷田'],
  ['👩‍🚒🦁🔥'],
  ['مُقاتِلة'],
  ['__proto__'],
  ['constructor'],
])('a player may be called anything: %.20s', async (name) => {
  await userEvent.click(screen.getByRole('switch', { name: 'Vesper Oake, medium' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Players at this screen' }), '2');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Player 1' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Player 1' }));
  await userEvent.paste(name);
  await userEvent.click(screen.getByRole('button', { name: 'Begin the run' }));
  expect(screen.getByRole('heading', { name: 'Odile Marsh, lampwright acts' })).toBeVisible();
  expect(state().players[0]?.name).toBe(givenName(name).name);
  await userEvent.keyboard('1');
  await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
  expect(within(screen.getByRole('log')).getAllByRole('listitem').length).toBeGreaterThan(0);
});

test.each(['nobodyKnows', '__proto__', 'constructor', ''])(
  'a monster or investigator that nobody knows is refused: “%s”',
  (id) => {
    table().leave();
    const setup = {
      run: 'quick' as const,
      players: ['Mika'],
      investigators: [{ card: 'constable', player: 0 }],
      monsters: ['ditchHound'],
      seed: 1,
      dice: 'seeded' as const,
    };
    expect(table().start({ ...setup, monsters: [id] })).toBe(false);
    expect(table().start({ ...setup, investigators: [{ card: id, player: 0 }] })).toBe(false);
    expect(table().journal).toBeNull();
    expect(table().trouble?.kind).toBe('setUp');
  },
);

test.each(['constructor', '__proto__', 'nobody', '', 7, null])(
  'a monster, an investigator and a place that nobody knows are left out of the picture: %s',
  (id) => {
    meet();
    const now = state();
    const [who] = now.investigators;
    const damaged = {
      ...now,
      stack: [...now.stack, { procedure: 'encounter', step: '', investigator: id, monster: id }],
      monsters: [...now.monsters, { card: String(id), place: now.places[0], lost: 1 }],
      places: [...now.places, String(id)],
      investigators: [...now.investigators, { ...who, id: 'i9', card: String(id) }],
    } as unknown as typeof now;
    const shown = render(
      <>
        <Places state={damaged} />
        <NowPanel state={damaged} />
        <People state={damaged} />
      </>,
    );
    expect(within(shown.container).getByText('No monster is being met.')).toBeVisible();
    expect(within(shown.container).getByText('Ditch Hound')).toBeVisible();
  },
);

test('the log of one investigator has what is about it alone', async () => {
  await userEvent.click(screen.getByRole('switch', { name: 'Vesper Oake, medium' }));
  await userEvent.click(screen.getByRole('button', { name: 'Begin the run' }));
  await userEvent.keyboard('1');
  await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
  const log = screen.getByRole('log');
  const only = (name: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), name);
  expect(log).toHaveTextContent('Odile Marsh');
  await only('Vesper Oake, medium');
  expect(log).not.toHaveTextContent('Odile Marsh');
  await only('Odile Marsh, lampwright');
  expect(log).toHaveTextContent('Odile Marsh');
});

test('a correction’s line in the log says whose, what and how much', async () => {
  meet(['ditchHound', 'chalkTwin']);
  await userEvent.click(await screen.findByRole('tab', { name: 'Log' }));
  act(() => {
    for (const edit of [
      { what: 'points', investigator: 'i1', of: 'sanity', to: 2 },
      { what: 'skill', investigator: 'i1', skill: 'lore', to: -1 },
      { what: 'condition', investigator: 'i1', condition: 'blessed', has: true },
      { what: 'condition', investigator: 'i1', condition: 'blessed', has: false },
      { what: 'health tokens', monster: 'chalkTwin', to: 1 },
    ])
      table().edit(edit);
  });
  const log = screen.getByRole('log');
  for (const said of [
    'Greta Sorn, constable has sanity 2',
    'Greta Sorn, constable has lore −1',
    'Greta Sorn, constable is blessed',
    'Greta Sorn, constable is not blessed',
    'the Chalk Twin has lost 1 health',
  ])
    expect(log).toHaveTextContent(`Corrected by hand: ${said}`);
});

test('how it is played stands on its start page, and the book opens at its own first rule', async () => {
  await userEvent.click(screen.getByText('How it is played'));
  expect(screen.getByText(/^Quick encounter: .*Won once both are defeated/)).toBeVisible();
  meet();
  await userEvent.click(await screen.findByRole('button', { name: 'Rules' }));
  expect(window.location.hash).toBe('#/rules/CE-1.1');
});

test('on a phone the end comes forward, whatever was looked at', async () => {
  meet();
  await userEvent.click(await screen.findByRole('tab', { name: 'Log' }));
  for (let presses = 0; presses < 20 && state().outcome === null; presses += 1) {
    const pass = state().decision?.options.some(({ kind }) => kind === 'keep' || kind === 'pass');
    await userEvent.keyboard(pass === true ? '0' : '1');
  }
  expect(screen.getByRole('heading', { name: 'The night is won: no monster is left' })).toBeVisible();
});
