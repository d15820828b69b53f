import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseSpace, type Space } from '../../../src/engine';
import { Board, type BoardProps } from '../../../src/ui/board/Board';

const at = (name: string): Space => parseSpace(name) ?? -1;

function show() {
  const heard = { onSpace: vi.fn(), onConsider: vi.fn() };
  const props: BoardProps = {
    monster: null,
    survivors: [],
    tiles: [],
    marks: {},
    zones: [],
    blindSpot: [],
    routes: [],
    flags: [],
    sightLines: [],
    orientation: 'landscape',
    onTurn: () => undefined,
    infoOf: (space) => ({ name: `space ${space}`, things: [], lies: ['far away'], answer: null }),
    ...heard,
  };
  render(<Board {...props} />);
  return { ...heard, cell: screen.getByRole('gridcell', { name: 'C3' }) };
}

const told = () => screen.queryByRole('tooltip')?.textContent ?? null;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a mouse that rests on a space has it tell about itself; it is considered at once', () => {
  const { cell, onConsider } = show();
  fireEvent.pointerOver(cell, { pointerType: 'mouse' });
  expect(onConsider).toHaveBeenLastCalledWith(at('C3'));
  wait(449);
  expect(told()).toBeNull();
  wait(1);
  expect(told()).toContain('far away');
  expect(cell).toHaveAccessibleDescription(/far away/);
  fireEvent.pointerOver(screen.getByRole('gridcell', { name: 'C4' }), { pointerType: 'mouse' });
  expect(told()).toBeNull();
  expect(onConsider).toHaveBeenLastCalledWith(at('C4'));
});

test('Escape closes it', () => {
  const { cell } = show();
  fireEvent.pointerOver(cell, { pointerType: 'mouse' });
  wait(450);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(told()).toBeNull();
});

test('a finger that is held reads a space and does not press it; what it opened stays until the next touch', () => {
  const { cell, onSpace } = show();
  fireEvent.pointerDown(cell, { pointerType: 'touch', pointerId: 1 });
  wait(450);
  expect(told()).toContain('far away');
  fireEvent.pointerUp(cell, { pointerType: 'touch', pointerId: 1 });
  fireEvent.click(cell);
  expect(onSpace).not.toHaveBeenCalled();
  expect(told()).toContain('far away');
  const other = screen.getByRole('gridcell', { name: 'C9' });
  fireEvent.pointerDown(other, { pointerType: 'touch', pointerId: 1 });
  expect(told()).toBeNull();
});

test('a short touch presses the space and reads nothing', () => {
  const { cell, onSpace } = show();
  fireEvent.pointerDown(cell, { pointerType: 'touch', pointerId: 1 });
  wait(100);
  fireEvent.pointerUp(cell, { pointerType: 'touch', pointerId: 1 });
  fireEvent.click(cell);
  wait(1000);
  expect(onSpace).toHaveBeenCalledWith(at('C3'));
  expect(told()).toBeNull();
});
