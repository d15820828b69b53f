import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HandOver } from '../../../src/ui/decision/HandOver';

const JUN = { name: 'Jun', initial: 'J', colour: 'teal', cut: 1 } as const;

test('the cover names who is to have the screen, and goes with one press', async () => {
  const onTaken = vi.fn();
  render(<HandOver seat={JUN} onTaken={onTaken} />);
  expect(screen.getByText('Hand over to Jun')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Jun is here' }));
  expect(onTaken).toHaveBeenCalledOnce();
});

test('a name of 200 characters is there in full', () => {
  const name = 'ねこ🐈'.repeat(50);
  render(<HandOver seat={{ ...JUN, name }} onTaken={vi.fn()} />);
  expect(screen.getByText(`Hand over to ${name}`)).toBeInTheDocument();
});
