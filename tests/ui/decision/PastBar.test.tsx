import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PastBar } from '../../../src/ui/decision/PastBar';

function show(hasEarlier = true, over = false) {
  const heard = { onEarlier: vi.fn(), onLater: vi.fn(), onBack: vi.fn() };
  render(
    <PastBar
      looking="You are looking at round 2"
      lines={['The lion moves', 'The lion attacks']}
      rolls={[]}
      hasEarlier={hasEarlier}
      over={over}
      {...heard}
    />,
  );
  return { ...heard, user: userEvent.setup() };
}

test('it says where one is, once to screen readers, and offers no answer', () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent(/^You are looking at round 2. The lion attacks$/);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Earlier',
    'Later',
    'Back to now',
  ]);
});

test('a step either way and the way back, by button and by key', async () => {
  const { user, onEarlier, onLater, onBack } = show();
  await user.click(screen.getByRole('button', { name: 'Earlier' }));
  await user.keyboard(',');
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await user.keyboard('.');
  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  await user.keyboard('{Escape}');
  expect([onEarlier, onLater, onBack].map((way) => way.mock.calls.length)).toEqual([2, 2, 2]);
  await user.keyboard('1');
  await user.keyboard('0');
  expect([onEarlier, onLater, onBack].map((way) => way.mock.calls.length)).toEqual([2, 2, 2]);
});

test('at the first moment there is nothing earlier, and the button keeps the focus', async () => {
  const { user, onEarlier } = show(false);
  const earlier = screen.getByRole('button', { name: 'Earlier' });
  expect(earlier).toHaveAttribute('aria-disabled', 'true');
  await user.click(earlier);
  await user.keyboard(',');
  expect(onEarlier).not.toHaveBeenCalled();
  expect(earlier).toHaveFocus();
});

test('of a fight that is over the way back leads to its aftermath', () => {
  show(true, true);
  expect(screen.getByRole('button', { name: 'Back to the aftermath' })).toBeInTheDocument();
});
