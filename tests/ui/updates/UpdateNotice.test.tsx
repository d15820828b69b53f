import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUpdates } from '../../../src/store/updates/updates';
import { watchForUpdates } from '../../../src/store/updates/watch';
import { UpdateNotice } from '../../../src/ui/updates/UpdateNotice';

/** What the page hears from the worker, and what the worker is asked. */
let hear: (event: { data: unknown }) => void = () => undefined;
let asked: unknown[] = [];
let held: string[] = [];
const reload = vi.fn();

/** A browser with a worker that answers, and with the locks of all tabs. */
function browser(status: { running: string; ready: string }) {
  const active = {
    postMessage(what: unknown, [port]: MessagePort[]) {
      asked.push(what);
      port?.postMessage(what === 'status' ? { type: 'status', ...status } : null);
    },
  };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      addEventListener: (_: string, listener: typeof hear) => {
        hear = listener;
      },
      register: () => Promise.resolve({ update: () => Promise.resolve() }),
      ready: Promise.resolve({ active }),
    },
    locks: { query: () => Promise.resolve({ held: held.map((name) => ({ name })) }) },
  });
  vi.stubGlobal('location', { ...window.location, reload });
}

const OLD = { running: 'a', ready: 'b' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  asked = [];
  held = [];
  reload.mockClear();
  useUpdates.setState({ at: 'none', version: null, later: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function arrive(status: typeof OLD) {
  browser(status);
  render(<UpdateNotice />);
  await act(() => watchForUpdates());
}

test('the version that runs is the newest: nothing is said', async () => {
  await arrive({ running: 'a', ready: 'a' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a newer one is told of, with what happens, and changed to when somebody wants it', async () => {
  await arrive(OLD);
  expect(screen.getByRole('status')).toHaveTextContent(/new version .* is ready.* kept fights stay/);
  expect(asked).toEqual(['status']);
  await press('Change now');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(asked).toEqual(['status', 'take']);
});

test('it comes while the page is open, too; put away, it stays away until the worker tells of another', async () => {
  await arrive({ running: 'a', ready: 'a' });
  act(() => hear({ data: { type: 'status', ...OLD } }));
  await press('Later');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => hear({ data: { type: 'status', ...OLD } }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => hear({ data: { type: 'status', running: 'a', ready: 'c' } }));
  expect(screen.getByRole('button', { name: 'Change now' })).toBeInTheDocument();
});

test('a fight in another tab keeps it waiting, and it says so', async () => {
  await arrive(OLD);
  held = ['showdown-table:fighting'];
  await press('Change now');
  // The worker answers and tells by itself: the second time must not take the words away.
  act(() => hear({ data: { type: 'status', ...OLD } }));
  expect(screen.getByRole('status')).toHaveTextContent(/fight is being played in another tab/);
  expect(asked).toEqual(['status']);
  held = [];
  await press('Try again');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('where another tab has changed, this one is not reloaded by itself', async () => {
  await arrive(OLD);
  act(() => hear({ data: { type: 'taken' } }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent(/Another tab has changed/);
  await press('Load the page anew');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(asked).toEqual(['status']);
});

test('messages that mean nothing change nothing, and a browser without workers is no fault', async () => {
  await arrive({ running: 'a', ready: 'a' });
  for (const data of [null, 7, 'taken', {}, { type: '__proto__' }]) act(() => hear({ data }));
  expect(useUpdates.getState().at).toBe('none');
  vi.stubGlobal('navigator', {});
  await expect(watchForUpdates()).resolves.toBeUndefined();
});
