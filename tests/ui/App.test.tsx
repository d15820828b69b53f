import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { App } from '../../src/ui/App';

// How long a page takes to come is not what is tested.
configure({ asyncUtilTimeout: 60_000 });

function arrive(hash: string) {
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new Event('hashchange'));
  });
}

afterEach(() => arrive(''));

test('whoever looks up a rule comes back to the form as it was, with the focus where it was', async () => {
  const user = userEvent.setup();
  render(<App />);
  arrive('#/new');
  const seed = await screen.findByRole('textbox', { name: 'Seed' });
  await user.type(seed, '123');
  expect(seed).toHaveValue('123');
  arrive('#/rules/SD-4.3');
  expect(await screen.findByText('SD-4.3', { selector: 'dt' })).toBeVisible();
  expect(seed).not.toBeVisible();
  expect(seed).toHaveValue('123');
  // Further links among the rules do not lead the way back astray.
  arrive('#/rules/SD-4.4');
  expect(screen.getByText('SD-4.4', { selector: 'dt' }).closest('div')).toHaveFocus();
  const back = screen.getAllByText('Back').filter((word) => word.closest('[style*="none"]') === null);
  expect(back.map((word) => word.closest('a')?.getAttribute('href'))).toEqual(['#/new']);
  arrive('#/new');
  expect(screen.getByRole('textbox', { name: 'Seed' })).toBe(seed);
  expect(seed).toHaveValue('123');
  expect(seed).toBeVisible();
  expect(seed).toHaveFocus();
  expect(screen.queryByText('SD-4.4', { selector: 'dt' })).toBeNull();
});

test('who comes to the rules by their address goes home from them', async () => {
  arrive('#/rules');
  render(<App />);
  const back = await screen.findByText('Back');
  expect(back.closest('a')).toHaveAttribute('href', '#/');
});

test('an address that is no good encoding breaks nothing', async () => {
  arrive('#/rules/%E0%A4%A');
  render(<App />);
  expect(await screen.findByText(/There is no rule %E0%A4%A/)).toBeVisible();
});
