import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Trail } from '../../../src/ui/decision/Trail';

const CAUSES = ['White Lion’s turn', 'Claw', 'Move and attack', 'Survivor attack', 'Pick Target'];

afterEach(() => vi.unstubAllGlobals());

/** A page with so much room for a line of causes that needs 400 px. */
function inRoom(px: number): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly seen: () => void;
      constructor(seen: () => void) {
        this.seen = seen;
      }
      observe(element: Element) {
        Object.defineProperty(element, 'scrollWidth', { value: Math.max(px, 400) });
        Object.defineProperty(element, 'clientWidth', { value: px });
        queueMicrotask(() => act(this.seen));
      }
      disconnect() {}
    },
  );
}

it('a chain with room for all of it is a list, and no more', async () => {
  inRoom(500);
  render(<Trail causes={CAUSES} />);
  const list = screen.getByRole('list', { name: 'Why it is asked' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((li) => li.textContent),
  ).toEqual(CAUSES);
  await act(() => Promise.resolve());
  expect(screen.queryByRole('button', { name: 'Show the whole chain of causes' })).toBeNull();
});

it('one that is cut off is there as a whole at a press', async () => {
  inRoom(300);
  render(<Trail causes={CAUSES} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show the whole chain of causes' }));
  const panel = screen.getByRole('dialog', { name: 'Why it is asked', hidden: true });
  const whole = within(panel).getAllByRole('listitem', { hidden: true });
  expect(whole.map((li) => li.textContent)).toEqual(CAUSES);
});
