import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseSpace, type Space } from '../../../src/engine';
import { Board, type BoardProps } from '../../../src/ui/board/Board';

const at = (name: string): Space => parseSpace(name) ?? -1;
const cell = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });

/** What lies under the pointer: a page without a layout can't tell. */
let under: Element | null = null;

beforeEach(() => {
  under = null;
  document.elementFromPoint = () => under;
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => vi.restoreAllMocks());

/** A board whose survivor on C3 may go to C4, and to no other space. */
function show() {
  const heard = { onSpace: vi.fn(), onConsider: vi.fn() };
  const props: BoardProps = {
    monster: null,
    survivors: [],
    tiles: [],
    marks: { [at('C4')]: { kind: 'answer' } },
    zones: [],
    blindSpot: [],
    routes: [],
    flags: [],
    sightLines: [],
    orientation: 'landscape',
    onTurn: () => undefined,
    carry: {
      from: at('C3'),
      piece: { initial: 'A', colour: 'ochre', shape: 'circle' },
      whyNot: (space) => (space === at('C4') ? null : 'Anka can’t get there.'),
    },
    ...heard,
  };
  const { rerender } = render(<Board {...props} />);
  return { ...heard, next: () => rerender(<Board {...props} carry={null} />) };
}

const POINTER = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'mouse' };
const carried = () => document.body.querySelector('[class*=carried]');
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Takes the figure on a space along to another. */
function drag(from: string, to: string): void {
  fireEvent.pointerDown(cell(from), { ...POINTER, clientX: 10, clientY: 10 });
  under = cell(to);
  fireEvent.pointerMove(cell(from), { ...POINTER, clientX: 60, clientY: 10 });
}

/** Lets go: the browser says that as a click, too. */
function drop(): void {
  const grid = screen.getByRole('grid');
  fireEvent.pointerUp(grid, { ...POINTER, clientX: 60, clientY: 10 });
  fireEvent.click(grid);
}

test('a figure is dragged to where it may go: its way is shown, and letting go answers', () => {
  const { onSpace, onConsider } = show();
  drag('C3', 'C4');
  expect(carried()).toHaveAttribute('data-legal');
  expect(onConsider).toHaveBeenLastCalledWith(at('C4'));
  expect(onSpace).not.toHaveBeenCalled();
  drop();
  expect(onSpace).toHaveBeenCalledExactlyOnceWith(at('C4'));
  expect(carried()).toBeNull();
});

test('where it may not go nothing is considered; let go there it is back, and the reason is told until the next press', async () => {
  const { onSpace, onConsider } = show();
  drag('C3', 'C9');
  expect(carried()).not.toHaveAttribute('data-legal');
  expect(onConsider).toHaveBeenLastCalledWith(null);
  drop();
  expect(onSpace).not.toHaveBeenCalled();
  expect(carried()).toBeNull();
  await waitFor(() => expect(said()).toContain('Anka can’t get there.'));
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(said()).not.toContain('Anka can’t get there.'));
});

test('let go beside the board or where it stood, nothing happens and nothing is told', () => {
  const { onSpace } = show();
  for (const place of [cell('C3'), document.body]) {
    drag('C3', 'C4');
    under = place;
    drop();
    expect(carried()).toBeNull();
  }
  expect(onSpace).not.toHaveBeenCalled();
  expect(said()).toEqual(['']);
});

test('Escape puts it back, and means nothing else then', () => {
  const { onSpace } = show();
  const heard = vi.fn();
  window.addEventListener('keydown', heard);
  drag('C3', 'C4');
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(carried()).toBeNull();
  drop();
  expect(onSpace).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
  window.removeEventListener('keydown', heard);
});

test('a second finger and another question put it back', () => {
  const { onSpace, next } = show();
  drag('C3', 'C4');
  fireEvent.pointerDown(cell('C9'), { ...POINTER, pointerId: 2, isPrimary: false, pointerType: 'touch' });
  expect(carried()).toBeNull();
  drop();
  drag('C3', 'C4');
  next();
  expect(carried()).toBeNull();
  drop();
  expect(onSpace).not.toHaveBeenCalled();
});

test('a press that hardly moves is a press, and one that begins elsewhere carries nobody', () => {
  const { onSpace } = show();
  fireEvent.pointerDown(cell('C3'), { ...POINTER, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(cell('C3'), { ...POINTER, clientX: 13, clientY: 10 });
  expect(carried()).toBeNull();
  fireEvent.pointerUp(cell('C3'), { ...POINTER, clientX: 13, clientY: 10 });
  fireEvent.click(cell('C3'));
  expect(onSpace).toHaveBeenCalledExactlyOnceWith(at('C3'));
  drag('D9', 'C4');
  expect(carried()).toBeNull();
});
