import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { beginFirstFight } from '../../../src/store/guide/firstFight';
import { useGuide } from '../../../src/store/guide/guide';
import { IDEAS } from '../../../src/store/guide/ideas';
import { usePlayOut } from '../../../src/store/playOut';
import { useSession } from '../../../src/store/session';
import { useView } from '../../../src/store/view';
import { placesOf } from '../../../src/ui/guide/spots';
// Its chunk is loaded before the first test: what a test waits for is the guide, not the file.
import '../../../src/ui/guide/Guide';
import { FightScreen } from '../../../src/ui/screens/FightScreen';

const guide = () => screen.queryByLabelText('Guide', { selector: 'section' });

/** The guide comes with its chunk, however busy the machine is. By its label: roles are slow to find on a board. */
const come = () => screen.findByLabelText('Guide', { selector: 'section' }, { timeout: 60_000 });

async function begin() {
  const user = userEvent.setup();
  beginFirstFight(3);
  render(<FightScreen />);
  await come();
  await screen.findByText('What this is about', { selector: 'h2' }, { timeout: 60_000 });
  return user;
}

/** Everything is shown at once, up to the next question. */
const rest = () => act(() => usePlayOut.getState().rest());

/** Answers with the first key until this is asked. */
async function until(user: ReturnType<typeof userEvent.setup>, kind: string): Promise<void> {
  const asked = () => {
    const { journal } = useSession.getState();
    return journal?.entries[journal.at]?.state.decision?.kind;
  };
  for (let n = 0; n < 40 && asked() !== kind; n += 1) {
    await user.keyboard('1');
    rest();
  }
  expect(asked()).toBe(kind);
}

beforeEach(() => {
  act(() => {
    useGuide.getState().leave();
    useView.getState().show('board');
  });
});

it('the guide tells what the fight is about, then the monster’s card; G and Enter go on', async () => {
  const user = await begin();
  expect(screen.getByRole('heading', { name: 'What this is about' })).toBeInTheDocument();
  await user.keyboard('g');
  expect(screen.getByRole('heading', { name: 'The monster plays itself' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'What this is about' })).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Pick Target' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'The monster plays itself' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByRole('heading', { name: 'Pick Target' })).toBeNull();
  expect(guide()).toBeInTheDocument();
});

it('its suggestion is marked in the list and on the board, and no answer has another name for it', async () => {
  const user = await begin();
  rest();
  await until(user, 'whoActs');
  const advised = useGuide.getState().advice;
  const buttons = () => within(screen.getByRole('region', { name: 'Who acts next?' })).getAllByRole('button');
  const names = buttons().map(({ textContent }) => textContent);
  const marked = buttons().filter((b) => b.getAttribute('aria-description') === 'suggested by the guide');
  expect(marked).toHaveLength(1);
  expect(advised).toMatchObject({ why: 'first', key: advised?.survivor });
  expect(screen.getAllByRole('gridcell', { name: /suggested by the guide/ })).toHaveLength(1);
  act(() => useGuide.getState().leave());
  expect(buttons().map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.queryByRole('gridcell', { name: /suggested by the guide/ })).toBeNull();
});

it('it can be left at any time, the fight goes on, and it is taken up from the table’s menu', async () => {
  const user = await begin();
  rest();
  await user.click(screen.getByLabelText('More of the guide', { selector: 'button' }));
  await user.click(
    within(screen.getByRole('menu', { name: 'More of the guide', hidden: true })).getByRole('menuitem', {
      name: 'Leave the guide',
      hidden: true,
    }),
  );
  expect(guide()).toBeNull();
  const at = useSession.getState().journal?.at ?? 0;
  await user.keyboard('1');
  expect(useSession.getState().journal?.at).toBe(at + 1);
  rest();
  expect(guide()).toBeNull();
  await user.click(screen.getByLabelText('More', { selector: 'button' }));
  await user.click(screen.getByRole('menuitem', { name: 'Take up the guide', hidden: true }));
  expect(await come()).toBeInTheDocument();
});

it('what was told so far is a list, also for a fight without a guide', async () => {
  const user = await begin();
  await user.keyboard('gg');
  act(() => useGuide.getState().leave());
  await user.click(screen.getByLabelText('More', { selector: 'button' }));
  await user.click(screen.getByRole('menuitem', { name: 'What we have met so far', hidden: true }));
  const list = await screen.findByRole('dialog', { name: 'What we have met so far' }, { timeout: 60_000 });
  const titles = within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['What this is about', 'The monster plays itself', 'Pick Target']);
});

it.each([1440, 1000, 360])('at %i px every idea speaks of something that is on the page', async (width) => {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport(size: { width: number; height: number }): void };
  };
  happyDOM.setViewport({ width, height: 800 });
  const user = await begin();
  rest();
  await until(user, 'whoActs');
  const who = useSession.getState().journal?.entries[0]?.state.survivors[0]?.id ?? '';
  for (const { id, points } of IDEAS) {
    const places = placesOf(points, who);
    const there = places.filter((place) => document.querySelector(place) !== null);
    expect(there, `${id}: ${places.join(' ')}`).not.toEqual([]);
  }
});
