import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringDesk } from '../../../src/store/desks/registry';
import { SHOWDOWN_DESK } from '../../../src/store/desks/showdown';
import { flush, startKeeping } from '../../../src/store/keep/autosave';
import { type NotSaved, useKeeping } from '../../../src/store/keep/keeping';
import { quickFight } from '../../../src/store/quickFight';
import { useSession } from '../../../src/store/session';
import { SavedSign } from '../../../src/ui/keeping/SavedSign';
import { TableSaved } from '../../../src/ui/keeping/TableSaved';
import { TroubleToast } from '../../../src/ui/screens/TroubleToast';

const NOTHING = {
  at: 'nothing',
  why: null,
  saved: null,
  lasting: null,
  parted: false,
  inherited: false,
} as const;
const none = () => undefined;

beforeEach(() => useKeeping.setState(NOTHING));
afterEach(() => vi.restoreAllMocks());

/** Opens what the sign tells. */
async function panel(name: string) {
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  // The browser's own popover is shown by the browser alone.
  return within(document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement);
}

describe('the sign that tells whether a fight is saved', () => {
  it('says that it is, where, and what the browser has promised', async () => {
    const saved = { fight: 'f', n: 3, hash: 'abc' };
    const { rerender } = render(
      <SavedSign
        keeping={{ at: 'saved', why: null, saved, lasting: true, parted: false, inherited: false }}
        onSaveToFile={none}
        onAgain={none}
      />,
    );
    const said = await panel('Saved');
    expect(said.getByText(/kept in this browser, on this device, after every change/)).toBeInTheDocument();
    expect(said.getByText(/has promised not to clear it/)).toBeInTheDocument();
    rerender(
      <SavedSign
        keeping={{ at: 'saved', why: null, saved, lasting: false, parted: false, inherited: false }}
        onSaveToFile={none}
        onAgain={none}
      />,
    );
    expect(said.getByText(/may clear it if the device runs short/)).toBeInTheDocument();
    expect(said.queryByText(/Try again/)).toBeNull();
  });

  it('says while a change is on its way, and not that it is saved', async () => {
    render(<SavedSign keeping={{ ...NOTHING, at: 'saving' }} onSaveToFile={none} onAgain={none} />);
    expect(screen.queryByRole('button', { name: 'Saved' })).toBeNull();
    expect((await panel('Saving')).getByText(/on its way to the disk/)).toBeInTheDocument();
  });

  it('says of a fight that another tab plays that it is watched', async () => {
    render(<SavedSign keeping={{ ...NOTHING, at: 'elsewhere' }} onSaveToFile={none} onAgain={none} />);
    const said = await panel('Watching');
    expect(said.getByText(/played in another tab.*take it over/)).toBeInTheDocument();
    expect(said.queryByText(/may clear it/)).toBeNull();
  });

  it.each<[NotSaved, RegExp]>([
    ['full', /no room left on this device.*is saved by itself as soon as there is room/],
    ['blocked', /lets the page keep nothing: the window may be private.*save it to a file/],
    ['failed', /could not write the last changes.*tried again by itself/],
  ])('says plainly that nothing is saved where storage is %s, with what can be done', async (why, words) => {
    const [file, again] = [vi.fn(), vi.fn()];
    render(<SavedSign keeping={{ ...NOTHING, at: 'trouble', why }} onSaveToFile={file} onAgain={again} />);
    const said = await panel('Not saved');
    expect(said.getByText(words)).toBeInTheDocument();
    await userEvent.click(said.getByText('Save to a file'));
    await userEvent.click(said.getByText('Try again'));
    expect(file).toHaveBeenCalledOnce();
    expect(again).toHaveBeenCalledOnce();
  });
});

it('trouble is told once until it is put away, and goes by itself; a new one is told anew', async () => {
  render(<TroubleToast />);
  const told = () => screen.queryByText(/^Not saved\. There is no room left/);
  expect(told()).toBeNull();
  act(() => useKeeping.setState({ at: 'trouble', why: 'full' }));
  expect(told()).toBeVisible();
  expect(screen.getByRole('status')).toContainElement(told());
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(told()).toBeNull();
  act(() => useKeeping.setState({ at: 'trouble', why: 'blocked' }));
  expect(screen.getByText(/lets the page keep nothing/)).toBeVisible();
  act(() => useKeeping.setState({ at: 'saved', why: null }));
  expect(screen.queryByText(/lets the page keep nothing/)).toBeNull();
  act(() => useKeeping.setState({ at: 'trouble', why: 'full' }));
  expect(told()).toBeVisible();
});

it('what could not be saved before another tab took over is told to go on as a fight of its own', async () => {
  render(<TroubleToast />);
  act(() => useKeeping.setState({ parted: true }));
  expect(screen.getByText(/Both are kept.*as a fight of its own/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/Both are kept/)).toBeNull();
});

it('a browser without a store says so at the first change, and offers the fight as a file', async () => {
  expect(typeof indexedDB).toBe('undefined');
  const offered = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(none);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:fight');
  render(
    <>
      <TableSaved />
      <TroubleToast />
    </>,
  );
  await act(async () => {
    bringDesk(SHOWDOWN_DESK);
    startKeeping();
    useSession.getState().start(quickFight(1));
    await flush();
  });
  expect(screen.getByRole('button', { name: 'Not saved' })).toBeVisible();
  const toast = within(screen.getByRole('status'));
  await userEvent.click(toast.getByRole('button', { name: 'Save to a file' }));
  expect(offered).toHaveBeenCalledOnce();
});
