import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PlayOutBar } from '../../../src/ui/decision/PlayOutBar';

function show(waits: boolean) {
  const heard = { onNext: vi.fn(), onRest: vi.fn() };
  const roll = {
    id: '1',
    purpose: 'attack',
    piece: null,
    need: 'needs 6+',
    dice: [{ value: '7', result: 'hit' as const, label: '7: hits' }],
    result: '1 hit',
    verdict: 'yes' as const,
  };
  const by = { words: 'White Lion', cards: ['Claw'] };
  render(
    <PlayOutBar
      by={by}
      lines={['The lion moves', 'The lion attacks']}
      rolls={[roll]}
      waits={waits}
      {...heard}
    />,
  );
  return { ...heard, user: userEvent.setup() };
}

test('it says what happens, once to screen readers, and shows the dice', () => {
  show(false);
  expect(screen.getByRole('status')).toHaveTextContent(/^The lion attacks$/);
  expect(screen.getByText('The lion moves')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: '7: hits' })).toBeInTheDocument();
});

test('whoever gives an answer early, or presses Escape or the button, has seen enough', async () => {
  const { user, onRest, onNext } = show(false);
  await user.keyboard('1');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Show the rest' }));
  expect(onRest).toHaveBeenCalledTimes(3);
  await user.keyboard('{ArrowRight}');
  expect(onNext).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('where it waits a press or the arrow leads on', async () => {
  const { user, onRest, onNext } = show(true);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.keyboard('{ArrowRight}');
  expect(onNext).toHaveBeenCalledTimes(2);
  expect(onRest).not.toHaveBeenCalled();
});
