import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { en } from '../../../src/text/interface/en';
import { ENTRIES } from '../../../src/ui/glossary/glossary';
import { bookOf } from '../../../src/ui/rules/book';
import { Rules } from '../../../src/ui/rules/Rules';

const parts = bookOf(
  {
    rulebooks: {
      book: readFileSync('docs/rules/showdown.md', 'utf8'),
      encounter: readFileSync('docs/rules/combat-encounter.md', 'utf8'),
      'last-survivor': readFileSync('docs/rules/last-survivor.md', 'utf8'),
    },
    readings: readFileSync('docs/rules/readings.md', 'utf8'),
    glossary: ENTRIES,
  },
  en,
);

const search = () => screen.getByRole('searchbox', { name: 'Search rules and glossary' });
const entry = (label: string) => screen.getByText(label, { selector: 'dt' }).closest('div');

test('all is there: the three rulebooks, readings, variants, glossary, each with a way to it', () => {
  render(<Rules parts={parts} wanted={undefined} />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
  expect(headings).toEqual([
    'Rulebook of the showdown',
    'Combat encounter',
    'Last survivor',
    'Readings',
    'Variants',
    'Glossary',
  ]);
  const nav = screen.getByRole('navigation', { name: 'Chapters' });
  expect(within(nav).getByRole('link', { name: /^6 Picking a target/ })).toHaveAttribute(
    'href',
    '#/rules/chapter.6',
  );
  expect(within(nav).getByRole('link', { name: /^3 Attacking another survivor/ })).toHaveAttribute(
    'href',
    '#/rules/last-survivor.3',
  );
  expect(entry('CE-2.2')).toHaveTextContent('A 5 or 6 is a success.');
  expect(entry('LS-3.1')).toHaveTextContent('Not on the first day.');
  expect(entry('SD-9.6')).toHaveTextContent('The fifth bleeding token kills.');
  expect(entry('Endure')).toHaveTextContent('off (default)on');
  expect(entry('deadly')).toHaveTextContent(/luck.*SD-14\.8/);
});

test('search as one types: all words, hits marked, how many, and all again when it is emptied', async () => {
  const user = userEvent.setup();
  render(<Rules parts={parts} wanted={undefined} />);
  await user.type(search(), 'Bleeding KILLS');
  expect(await screen.findByText(/^[23] places found$/)).toBeVisible();
  const rule = entry('SD-9.6');
  expect([...(rule?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
    'bleeding',
    'kills',
  ]);
  expect(screen.queryByText('SD-1.1')).toBeNull();
  await user.clear(search());
  expect(await screen.findByText('SD-1.1', { selector: 'dt' })).toBeVisible();
});

test('what nothing has says so and what to do', async () => {
  const user = userEvent.setup();
  render(<Rules parts={parts} wanted={undefined} />);
  await user.type(search(), '日本🦁$(');
  expect(await screen.findByText('Nothing has all of these words.')).toBeVisible();
  expect(screen.getByText(/Try fewer or shorter words/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(search()).toHaveValue('');
  expect(await screen.findByText('SD-1.1', { selector: 'dt' })).toBeVisible();
});

test('a rule that a link names has the focus, also out of a search; the numbers in it are links', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Rules parts={parts} wanted="SD-11.12" />);
  expect(entry('SD-11.12')).toHaveFocus();
  expect(within(entry('SD-11.12') as HTMLElement).getByRole('link', { name: 'SD-11.6' })).toHaveAttribute(
    'href',
    '#/rules/SD-11.6',
  );
  await user.type(search(), 'destructible');
  rerender(<Rules parts={parts} wanted="SD-11.6" />);
  expect(search()).toHaveValue('');
  expect(await screen.findByText('SD-1.1', { selector: 'dt' })).toBeVisible();
  expect(entry('SD-11.6')).toHaveFocus();
});

test('a link to where one is already goes there again', async () => {
  const user = userEvent.setup();
  render(<Rules parts={parts} wanted="SD-11.6" />);
  search().focus();
  await user.click(within(entry('SD-11.12') as HTMLElement).getByRole('link', { name: 'SD-11.6' }));
  expect(entry('SD-11.6')).toHaveFocus();
});

test('a number that no rule has is said to be none', () => {
  render(<Rules parts={parts} wanted="SD-99.9" />);
  expect(screen.getByText(/There is no rule SD-99\.9/)).toBeVisible();
});

test('/ goes to the search', async () => {
  const user = userEvent.setup();
  render(<Rules parts={parts} wanted={undefined} />);
  await user.keyboard('/');
  expect(search()).toHaveFocus();
  await user.keyboard('a/b');
  expect(search()).toHaveValue('a/b');
});
