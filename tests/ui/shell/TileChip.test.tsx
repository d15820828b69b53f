import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TileChip } from '../../../src/ui/shell/TileChip';

const seat = (name: string, cut: number) => ({
  name,
  initial: name.slice(0, 1),
  colour: 'teal' as const,
  cut,
});

test('SD-3.3 says who has the controller tile, who has it next, and the whole way round', async () => {
  render(
    <TileChip
      order={[
        { seat: seat('Mika', 0), nominated: 'Anka' },
        { seat: seat('Jun', 1), nominated: null },
        { seat: seat('Rea', 2), nominated: null },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Controller tile: Mika, then Jun' }));
  const panel = screen.getByRole('dialog', { name: 'The controller tile', hidden: true });
  const order = within(panel)
    .getAllByRole('listitem', { hidden: true })
    .map((item) => item.textContent);
  expect(order).toEqual(['MMikahas it nownominated Anka', 'JJunnext round', 'RReain 2 rounds']);
});

test('one player alone with the tile has nobody after', () => {
  render(<TileChip order={[{ seat: seat('Mika', 0), nominated: null }]} />);
  expect(screen.getByRole('button', { name: 'Controller tile: Mika' })).toBeInTheDocument();
});
