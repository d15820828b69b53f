import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SHEETS } from '../../../src/ui/gallery/sampleSurvivors';
import { SurvivorList } from '../../../src/ui/survivors/SurvivorList';

function show(openId: string | null) {
  const heard = { onToggle: vi.fn(), onAskAgain: vi.fn() };
  const list = (
    <SurvivorList
      survivors={SHEETS}
      openId={openId}
      lit={[]}
      gearOf={(id) => <p>gear of {id}</p>}
      {...heard}
    />
  );
  return { ...heard, ...render(list), user: userEvent.setup() };
}

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

test('all survivors stand in the same places whoever’s sheet is open; one sheet lies below them', () => {
  const { unmount } = show('allister');
  const order = names();
  expect(order).toEqual(SHEETS.map(({ name }) => name));
  expect(
    within(screen.getByRole('region', { name: 'Sheet of Allister' })).getByText('gear of allister'),
  ).toBeVisible();
  unmount();
  show('lucy');
  expect(names()).toEqual(order);
  expect(screen.queryByRole('region', { name: 'Sheet of Allister' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Lucy/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a card says survival, bleeding and every state in words, open or not', () => {
  show('allister');
  const lucy = SHEETS.find(({ id }) => id === 'lucy');
  const card = screen.getByRole('article', { name: 'Lucy' });
  for (const { words } of lucy?.conditions ?? []) expect(card).toHaveTextContent(words);
  expect(
    within(card).getByRole('img', { name: `Survival ${lucy?.survival} / ${lucy?.survivalLimit}` }),
  ).toBeInTheDocument();
});

test('a press opens the sheet of another', async () => {
  const { user, onToggle } = show('allister');
  await user.click(screen.getByRole('button', { name: /^Lucy/ }));
  expect(onToggle).toHaveBeenCalledWith('lucy');
});
