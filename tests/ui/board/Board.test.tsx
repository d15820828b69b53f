import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { parseSpace, type Space } from '../../../src/engine';
import { Board, type BoardProps } from '../../../src/ui/board/Board';

const at = (name: string): Space => parseSpace(name) ?? -1;

const PROPS: BoardProps = {
  monster: { name: 'White Lion', icon: 'lion', space: at('H11'), size: 2, facing: 'S', knockedDown: false },
  survivors: [
    {
      id: 's1',
      name: 'Allister',
      piece: { initial: 'A', colour: 'ochre', shape: 'circle' },
      space: at('N10'),
      knockedDown: true,
      badges: [{ icon: 'priority', label: 'priority target' }],
    },
  ],
  tiles: [{ id: 't1', name: 'Tall Grass', icon: 'tallGrass', tone: 'plant', spaces: [at('N10'), at('O10')] }],
  marks: { [at('O11')]: { kind: 'answer', label: 'go here', figure: '3' } },
  zones: [],
  blindSpot: [at('H10'), at('I10')],
  routes: [],
  flags: [],
  sightLines: [],
  onSpace: () => undefined,
  orientation: 'landscape',
  onTurn: () => undefined,
};

describe('the board', () => {
  it('SD-1.1 is a grid of 16 × 22 named spaces', () => {
    render(<Board {...PROPS} />);
    const grid = screen.getByRole('grid');
    expect(within(grid).getAllByRole('row')).toHaveLength(16);
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(352);
  });

  it('has its rows as the screen has them', () => {
    render(<Board {...PROPS} orientation="upright" />);
    expect(screen.getAllByRole('row')).toHaveLength(22);
  });

  it('says what is on a space, lying survivors and terrain included', () => {
    render(<Board {...PROPS} />);
    expect(
      screen.getByRole('gridcell', { name: 'N10, Allister, knocked down, priority target, Tall Grass' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('gridcell', { name: 'O11, go here, 3' })).toBeInTheDocument();
    expect(screen.getByRole('gridcell', { name: 'A1' })).toBeInTheDocument();
  });

  it('SD-1.4 says the monster on each space of its base, and its facing by the board', () => {
    render(<Board {...PROPS} />);
    for (const name of ['H11', 'I11', 'H12', 'I12']) {
      expect(
        screen.getByRole('gridcell', { name: `${name}, White Lion, faces south, row 22` }),
      ).toBeInTheDocument();
    }
  });

  it('tells which space was pressed, lit or not', () => {
    const onSpace = vi.fn();
    render(<Board {...PROPS} onSpace={onSpace} />);
    fireEvent.click(screen.getByRole('gridcell', { name: 'C3' }));
    fireEvent.click(screen.getByRole('gridcell', { name: /^O11/ }));
    expect(onSpace.mock.calls).toEqual([[at('C3')], [at('O11')]]);
  });

  it('is one stop for the Tab key, at the first lit space', () => {
    render(<Board {...PROPS} />);
    const stops = screen.getAllByRole('gridcell').filter((cell) => cell.getAttribute('tabindex') === '0');
    expect(stops.map((cell) => cell.getAttribute('aria-label'))).toEqual(['O11, go here, 3']);
  });

  it.each([
    ['landscape', 'N11', 'O12', 'O1', 'O22'],
    ['upright', 'O10', 'P11', 'A11', 'P11'],
  ] as const)(
    '%s: arrows move as the screen shows, Home and End to the ends',
    async (orientation, up, right, home, end) => {
      const user = userEvent.setup();
      const focused = () => document.activeElement?.getAttribute('aria-label')?.split(',')[0];
      render(<Board {...PROPS} orientation={orientation} />);
      const start = () => screen.getByRole('gridcell', { name: /^O11/ });
      start().focus();
      await user.keyboard('{ArrowUp}');
      expect(focused()).toBe(up);
      await user.keyboard('n{ArrowRight}');
      expect(focused()).toBe(right);
      await user.keyboard('n{Home}');
      expect(focused()).toBe(home);
      await user.keyboard('{End}');
      expect(focused()).toBe(end);
    },
  );

  it('stays on the board at its edge', async () => {
    const user = userEvent.setup();
    render(<Board {...PROPS} marks={{ [at('A1')]: { kind: 'answer' } }} />);
    screen.getByRole('gridcell', { name: /^A1,/ }).focus();
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(document.activeElement).toHaveAttribute('aria-label', 'A1, can be chosen');
  });

  it('Enter and the space bar press the current space', async () => {
    const user = userEvent.setup();
    const onSpace = vi.fn();
    render(<Board {...PROPS} onSpace={onSpace} />);
    screen.getByRole('gridcell', { name: /^O11/ }).focus();
    await user.keyboard('{Enter}{ArrowLeft} ');
    expect(onSpace.mock.calls).toEqual([[at('O11')], [at('O10')]]);
  });

  it('shows the blind spot only on demand', async () => {
    const user = userEvent.setup();
    const { container } = render(<Board {...PROPS} />);
    const button = screen.getByRole('button', { name: 'Show the blind spot' });
    expect(container.querySelector('[data-kind="blindSpot"]')).toBeNull();
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(container.querySelector('[data-kind="blindSpot"]')).not.toBeNull();
  });
});
