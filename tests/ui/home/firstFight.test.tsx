import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Home, type LastFight } from '../../../src/ui/home/Home';

function show(lastFight: LastFight | null) {
  const heard = { onFirstFight: vi.fn(), onEntry: vi.fn() };
  const nothing = () => undefined;
  render(
    <Home
      lastFight={lastFight}
      quickFight="White Lion, level 1"
      onContinue={nothing}
      onQuickFight={nothing}
      onNewShowdown={nothing}
      tables={[]}
      entries={[{ id: 'open', label: 'Open a file', note: 'A fight that was saved', icon: 'log' }]}
      {...heard}
    />,
  );
  return { ...heard, user: userEvent.setup() };
}

const more = () => within(screen.getByRole('navigation', { name: 'More' }));

it('whoever has no fight yet finds the first fight before everything else', async () => {
  const { user, onFirstFight } = show(null);
  const [first] = screen.getAllByRole('button');
  expect(first).toHaveAccessibleName(/^First fight/);
  expect(more().queryByRole('button', { name: /^First fight/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^First fight/ }));
  expect(onFirstFight).toHaveBeenCalledOnce();
});

it('whoever has one finds it among the rest', async () => {
  const { user, onFirstFight, onEntry } = show({
    title: 'White Lion',
    moment: 'Round 3',
    picture: null,
    table: 'showdown',
  });
  expect(screen.getAllByRole('button')[0]).toHaveAccessibleName('Continue');
  await user.click(more().getByRole('button', { name: /^First fight/ }));
  expect(onFirstFight).toHaveBeenCalledOnce();
  expect(onEntry).not.toHaveBeenCalled();
});
