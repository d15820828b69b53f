import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { current, isLoaded, loadFight } from '../../../src/engine';
import { CONTENT } from '../../../src/store/content';
import { lastFault, withoutPaths } from '../../../src/store/files/lastFault';
import { quickFight } from '../../../src/store/quickFight';
import { useSession } from '../../../src/store/session';
import { useSettings } from '../../../src/store/settings';
import { Boundary } from '../../../src/ui/crash/Boundary';
import { FIGHT } from '../../../src/ui/screens/parts';
import { TroubleToast } from '../../../src/ui/screens/TroubleToast';
import { downloads } from './downloads';

// How long a page takes to come is not what is tested.
configure({ asyncUtilTimeout: 60_000 });

let broken = true;
function Screen() {
  if (broken) throw new TypeError('Cannot read properties of undefined (reading "space")');
  return <h1>The table</h1>;
}

beforeEach(async () => {
  broken = true;
  useSettings.setState({ pace: 'instant' });
  useSession.getState().leave();
  await FIGHT.load();
  // React tells the console of every crash that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  window.location.hash = '';
});

const show = (name: string) =>
  render(
    <Boundary screen={name}>
      <Screen />
    </Boundary>,
  );

test('a screen that throws says what happened, that the fight is kept, and comes back when it is tried again', async () => {
  const user = userEvent.setup();
  useSession.getState().start(quickFight(5));
  show('fight');
  const title = screen.getByRole('heading', { name: 'This screen has stopped working' });
  expect(title).toHaveFocus();
  expect(screen.getByText(/The fight is kept/)).toBeVisible();
  expect(screen.getByText(/^It could not be shown: Cannot read .*reading "space"/)).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'The table' })).toBeVisible();
});

test('one press makes a report with the fight, what went wrong, and no names; with a tick the names come in', async () => {
  const user = userEvent.setup();
  const saved = downloads();
  const setup = quickFight(5);
  setup.survivors = setup.survivors.map((s, i) => ({ ...s, name: `Zoë ${i}` }));
  useSession.getState().start(setup);
  show('fight');
  await user.click(screen.getByRole('button', { name: 'Save a fault report' }));
  expect(screen.getByText('Saved: report-whiteLion-1-5.showdown')).toBeVisible();
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = saved[0]?.text ?? '';
  expect(text).not.toContain('Zoë');
  expect(text).not.toMatch(/file:|https?:|\/src\/|\/work\//);
  const loaded = loadFight(text, CONTENT);
  if (!isLoaded(loaded)) throw new Error(loaded.message);
  const { journal } = useSession.getState();
  expect(current(loaded.journal).survivors.map((s) => s.name)).toEqual(
    ['A', 'B', 'C', 'D'].map((letter) => `Survivor ${letter}`),
  );
  expect(loaded.notes).toEqual([{ what: 'course', commands: journal?.at, redo: 0 }]);
  expect(loaded.report).toMatchObject({
    kind: 'crash',
    error: { message: 'Cannot read properties of undefined (reading "space")' },
    decision: { id: current(loaded.journal).decision?.id },
    browser: { width: window.innerWidth, language: navigator.language },
  });
  expect(loaded.report?.error?.stack).toContain('Screen');
  await user.click(screen.getByRole('switch', { name: /Leave the names out/ }));
  await user.click(screen.getByRole('button', { name: 'Save a fault report' }));
  await waitFor(() => expect(saved[1]?.text).toContain('Zoë 3'));
});

test('from another screen the way on leads back to the table; another screen begins anew', async () => {
  const user = userEvent.setup();
  useSession.getState().start(quickFight(5));
  const { rerender } = show('rules');
  await user.click(screen.getByRole('button', { name: 'Back to the table' }));
  expect(window.location.hash).toBe('#/fight');
  broken = false;
  rerender(
    <Boundary screen="fight">
      <Screen />
    </Boundary>,
  );
  expect(screen.getByRole('heading', { name: 'The table' })).toBeVisible();
});

test('home that can’t show the fight on the table comes back without it', async () => {
  const user = userEvent.setup();
  useSession.getState().start(quickFight(5));
  show('');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Home, without the fight on the table' }));
  expect(useSession.getState().journal).toBeNull();
  expect(screen.getByRole('heading', { name: 'The table' })).toBeVisible();
});

test('without a fight there is nothing to report of: what went wrong can be copied', async () => {
  const user = userEvent.setup();
  show('rules');
  expect(screen.queryByRole('button', { name: 'Save a fault report' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy what went wrong' }));
  expect(await screen.findByText(/^Copied/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('reading "space"');
});

test('a mistake of the engine: the table stays, and the report has the command that was refused', async () => {
  const user = userEvent.setup();
  const saved = downloads();
  useSession.getState().start(quickFight(5));
  const { journal } = useSession.getState();
  if (journal === null) throw new Error('no fight');
  // A table that no rules brought about.
  const state = structuredClone(current(journal));
  const top = state.stack.at(-1);
  if (top !== undefined) top.step = 'nowhere';
  useSession.setState({ journal: { entries: [{ command: null, state, events: [] }], at: 0 } });
  const key = state.decision?.options[0]?.key ?? '';
  useSession.getState().answer(key);
  expect(useSession.getState().trouble?.kind).toBe('fault');
  render(<TroubleToast />);
  expect(screen.getByText(/The program made a mistake.*The table is as it was/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save a fault report' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const { report } = JSON.parse(saved[0]?.text ?? '') as { report: { kind: string; lastCommand: unknown } };
  expect(report.kind).toBe('fault');
  expect(report.lastCommand).toMatchObject({ type: 'answer', keys: [key] });
  expect(lastFault()?.command).not.toBeNull();
});

test('stacks lose addresses and folders, and keep names of files and places in them', () => {
  expect(withoutPaths('at go (http://127.0.0.1:4173/assets/index-a1.js:3:14)')).toBe(
    'at go (index-a1.js:3:14)',
  );
  expect(withoutPaths('go@https://example.org/x/y/table.js:3:14')).toBe('go@table.js:3:14');
  expect(withoutPaths('at go (/home/mika/showdown/src/ui/App.tsx:3:14)')).toBe('at go (App.tsx:3:14)');
  expect(withoutPaths('at go (C:\\Users\\mika\\App.tsx:3:14)')).toBe('at go (App.tsx:3:14)');
  expect(withoutPaths('file:///Users/mika/App.tsx:3')).toBe('App.tsx:3');
  expect(withoutPaths('no step "a/b" in "c"')).toBe('no step "a/b" in "c"');
});
