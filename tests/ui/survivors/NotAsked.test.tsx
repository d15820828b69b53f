import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NotAsked } from '../../../src/ui/survivors/NotAsked';

test('windows that are declined stand on the sheet, and a press has its survivor asked again', async () => {
  const onAskAgain = vi.fn();
  render(<NotAsked windows={[{ id: 'dodge', name: 'dodge' }]} onAskAgain={onAskAgain} />);
  expect(screen.getByRole('list', { name: 'Not asked this round' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'dodge: ask again' }));
  expect(onAskAgain).toHaveBeenCalledWith('dodge');
});

test('what is never asked in this fight stands in a list of its own', async () => {
  const onAskAgain = vi.fn();
  render(
    <NotAsked
      windows={[
        { id: 'dodge', name: 'dodge' },
        { id: 'endure', name: 'endure', span: 'fight' },
      ]}
      onAskAgain={onAskAgain}
    />,
  );
  const never = screen.getByRole('list', { name: 'Never asked in this fight' });
  expect(within(never).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(within(never).getByRole('button', { name: 'endure: ask again' }));
  expect(onAskAgain).toHaveBeenCalledWith('endure');
});

test('a sheet without such windows says nothing of them', () => {
  const { container } = render(<NotAsked windows={[]} onAskAgain={vi.fn()} />);
  expect(container).toBeEmptyDOMElement();
});
