import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { en } from '../../../src/text/interface/en';
import { Aftermath } from '../../../src/ui/aftermath/Aftermath';
import { aftermathText } from '../../../src/ui/aftermath/aftermathText';
import type { AftermathView } from '../../../src/ui/aftermath/aftermathView';
import { aftermathViewOf } from '../../../src/ui/screens/aftermathViewOf';
import { copyText } from '../../../src/ui/screens/copyText';
import { type Placed, type TinyFight, tinyFight } from '../../engine/showdown/kit';

/** A fight that has been decided, up to its record sheets. */
function over(outcome: 'victory' | 'defeat', survivors: Placed[]): AftermathView {
  const t = tinyFight({
    survivors,
    dice: outcome === 'defeat' ? [{ purpose: 'defeat', value: 1 }] : [],
    set: (state) => {
      state.outcome = outcome;
    },
  }).perform('aftermath', {});
  return viewOf(t.end());
}

const viewOf = (t: TinyFight) =>
  aftermathViewOf({ entries: [{ command: null, state: t.state, events: t.events }], at: 0 }, 7, en);

function show(fight: AftermathView, onCopy = () => Promise.resolve(true)) {
  const heard = {
    onRematch: vi.fn(),
    onUndo: vi.fn(),
    onLookBack: vi.fn(),
    onReplay: vi.fn(),
    onHome: vi.fn(),
    onPrint: vi.fn(),
    onSaveText: vi.fn(),
    onExport: vi.fn(),
    onShare: vi.fn(),
  };
  render(<Aftermath fight={fight} {...heard} onCopy={onCopy} />);
  return { ...heard, user: userEvent.setup() };
}

const LONG = `山田${'🦁'.repeat(98)}の長い名前`;

test('SD-18.4 each sheet says what to write, with what it was and what it is now', () => {
  show(over('victory', [{ at: 'H13', name: 'Mika' }]));
  const sheet = within(screen.getByRole('article'));
  expect(sheet.getByRole('heading', { name: /Mika alive/ })).toBeInTheDocument();
  expect(sheet.getByText('Hunt experience 0 → 1 (+1)')).toBeInTheDocument();
  expect(screen.getByText('Catarium can be built from now on.')).toBeInTheDocument();
});

test('death of all, without a die: it says so, and nothing is missing or divided by nothing', () => {
  const rolled = over('defeat', [
    { at: null, name: LONG, status: 'dead' },
    { at: null, name: '', status: 'dead' },
  ]);
  const view = { ...rolled, dice: [] };
  show(view);
  expect(screen.getByText('Defeat')).toBeInTheDocument();
  expect(screen.getByText('Nobody rolled a die.')).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: LONG })).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/NaN|undefined|Infinity/);
  expect(aftermathText(view, en.aftermath)).not.toMatch(/NaN|undefined|Infinity/);
});

test('the dice stand as plot and as table, with what a fair die gives', () => {
  const view = over('victory', [{ at: 'H13' }]);
  show({
    ...view,
    dice: [{ id: 'a', label: 'Attack', summary: '4 dice', counts: [0, 3, 1, 0], expected: 1 }],
  });
  const figure = screen.getByRole('img', { name: 'Attack: 4 dice' }).closest('figure') as HTMLElement;
  const rows = within(figure).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual(['FaceTimes', '10', '23', '31', '40']);
  expect(within(figure).getByText('a fair die: 1.0 each')).toBeInTheDocument();
});

test('every way on and out of the page is a button', async () => {
  const { user, ...heard } = show(over('victory', [{ at: 'H13' }]));
  for (const name of [
    'Fight again',
    'Undo: back into the fight',
    'Look back at the fight',
    'Replay this fight',
    'Home',
    'Print',
    'Save as text',
    'Save to a file',
    'Share the fight',
  ])
    await user.click(screen.getByRole('button', { name }));
  expect(Object.values(heard).map((way) => way.mock.calls.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
});

test('where the clipboard is refused it says so, and what to do instead', async () => {
  const { user } = show(over('victory', [{ at: 'H13' }]), () => Promise.resolve(false));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await screen.findByText(/does not let this page copy/)).toHaveAttribute('role', 'status');
});

test('a clipboard that is not there or refuses is no fault', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('x')).toBe(false);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  expect(await copyText('x')).toBe(false);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  expect(await copyText('x')).toBe(true);
  vi.unstubAllGlobals();
});

test('as text: everything is there once, and a name can not break its table', () => {
  const text = aftermathText(over('victory', [{ at: 'H13', name: 'A|B\n# C' }]), en.aftermath);
  expect(text).toContain('### A\\|B \\# C – alive');
  expect(text).toContain('- Hunt experience 0 → 1 (+1)');
  const table = text.split('\n').filter((line) => line.startsWith('| '));
  expect(new Set(table.slice(0, 5).map((line) => line.replaceAll('\\|', '').split('|').length))).toEqual(
    new Set([4]),
  );
});
