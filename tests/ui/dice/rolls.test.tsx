import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DecisionBar } from '../../../src/ui/decision/DecisionBar';
import type { DecisionView } from '../../../src/ui/decision/decision';
import { LastRolls } from '../../../src/ui/dice/LastRolls';
import { RollTray } from '../../../src/ui/dice/RollTray';
import type { Rolls, RollView } from '../../../src/ui/dice/roll';

const attack: RollView = {
  id: '0',
  purpose: 'attack',
  piece: null,
  need: 'needs 6+',
  dice: [
    { value: '7', result: 'hit', label: '7: hits' },
    { value: '1', result: 'miss', label: '1: misses' },
  ],
  result: '1 hit',
  verdict: 'yes',
};
const place: RollView = {
  id: '1',
  purpose: 'hit location',
  piece: null,
  need: null,
  dice: [{ value: 'legs', result: 'plain', label: '6, legs' }],
  result: null,
  verdict: 'plain',
};

test('dice as they roll: the newest first, each with purpose, need and result', () => {
  render(<RollTray rolls={[attack, place]} />);
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent(/^hit location/);
  expect(second).toHaveTextContent(/^attackneeds 6\+1 hit/);
  expect(
    within(second)
      .getAllByRole('img')
      .map((die) => die.getAttribute('aria-label')),
  ).toEqual(['7: hits', '1: misses']);
});

test('the last rolls in a line beside the question: the button says the newest, its panel all', async () => {
  render(<LastRolls rolls={[attack, place]} fresh={2} past={false} />);
  const button = screen.getByRole('button', { name: 'Last rolls: hit location: 6, legs' });
  expect(button).toHaveTextContent('1 hit');
  expect(button).toHaveTextContent('legs');
  await userEvent.click(button);
  const panel = screen.getByRole('dialog', { name: 'Last rolls', hidden: true });
  expect(within(panel).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
});

test('of older rolls only the newest stands in the line; without any there is no button', () => {
  const { rerender } = render(<LastRolls rolls={[attack, place]} fresh={0} past={false} />);
  expect(screen.getByRole('button')).not.toHaveTextContent('1 hit');
  rerender(<LastRolls rolls={[]} fresh={0} past={false} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('dice whose matter is over say so in a word', () => {
  const { rerender } = render(<LastRolls rolls={[attack]} fresh={0} past />);
  expect(screen.getByRole('button', { name: /^Last rolls: attack/ })).toHaveTextContent('Last roll');
  rerender(<LastRolls rolls={[attack]} fresh={0} past={false} />);
  expect(screen.getByRole('button')).not.toHaveTextContent('Last roll');
});

const QUESTION: DecisionView = {
  id: '1',
  by: { words: 'You decide' },
  causes: [],
  question: 'Who acts next?',
  answers: [{ key: 'a', label: 'Anka acts', weight: 'main' }],
  refusals: [],
  figures: [],
};

function said(rolls: Rolls & { told: boolean }): string | null {
  const nothing = () => undefined;
  const { unmount } = render(
    <DecisionBar
      decision={QUESTION}
      idle=""
      onAnswer={nothing}
      onConsider={nothing}
      onDecline={nothing}
      onConfirm={nothing}
      rolls={rolls}
    />,
  );
  const { textContent } = screen.getByRole('status');
  unmount();
  return textContent;
}

test('dice that were not played out are read out with the question, once; others are not', () => {
  const rolls = [attack, place];
  expect(said({ rolls, fresh: 1, past: false, told: true })).toBe(
    'hit location: 6, legs. You decide: Who acts next?',
  );
  expect(said({ rolls, fresh: 2, past: false, told: true })).toBe(
    'attack, needs 6+: 7: hits; 1: misses – 1 hit. hit location: 6, legs. You decide: Who acts next?',
  );
  expect(said({ rolls, fresh: 2, past: false, told: false })).toBe('You decide: Who acts next?');
  expect(said({ rolls, fresh: 0, past: false, told: true })).toBe('You decide: Who acts next?');
});
