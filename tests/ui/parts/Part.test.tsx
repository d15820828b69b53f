import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { loadable } from '../../../src/ui/parts/loadable';
import { Part } from '../../../src/ui/parts/Part';

const shown = (part: ReturnType<typeof loadable<string>>) => <Part of={part}>{(said) => <p>{said}</p>}</Part>;

test('a part that is there already is shown at once, and fetched once', async () => {
  const fetch = vi.fn(async () => 'here');
  const part = loadable(fetch);
  expect(part.now()).toEqual({ at: 'idle' });
  await Promise.all([part.load(), part.load()]);
  render(shown(part));
  expect(screen.getByText('here')).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('until it is there it says that it loads', async () => {
  let arrive = (_: string) => {};
  const part = loadable(() => new Promise<string>((resolve) => (arrive = resolve)));
  render(shown(part));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  arrive('here');
  expect(await screen.findByText('here')).toBeVisible();
});

test('what can not be had is told, and tried again: by a press, and wherever it is shown the next time', async () => {
  let works = false;
  const part = loadable(async () => {
    if (!works) throw new Error('offline');
    return 'here';
  });
  const first = render(shown(part));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  works = true;
  first.unmount();
  render(shown(part));
  expect(await screen.findByText('here')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
