import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, configure, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { current, hashOf } from '../../../src/engine';
import { linkOf } from '../../../src/store/files/link';
import { quickFight } from '../../../src/store/quickFight';
import { useSession } from '../../../src/store/session';
import { useSettings } from '../../../src/store/settings';
import { App } from '../../../src/ui/App';

// How long a page takes to come is not what is tested.
configure({ asyncUtilTimeout: 60_000 });

const FIGHT = readFileSync(path.join(import.meta.dirname, '../../files/v1-fight.showdown'), 'utf8');
const REPORT = readFileSync(path.join(import.meta.dirname, '../../files/v1-report.showdown'), 'utf8');
const SITUATION = readFileSync(path.join(import.meta.dirname, '../../situations/blind-spot.yaml'), 'utf8');

function arrive(hash: string) {
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new Event('hashchange'));
  });
}

beforeEach(() => {
  useSettings.setState({ pace: 'instant' });
  useSession.getState().leave();
});
afterEach(() => arrive(''));

/** Said on the page; from home to the table it moves from one screen to the next. */
const seen = (words: RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

const round = () => {
  const { journal } = useSession.getState();
  return journal === null ? null : current(journal).round;
};

/** What a drag brings: happy-dom has no data of its own for it. */
const bringing = (files: readonly File[], text = '') => ({
  types: files.length > 0 ? ['Files'] : ['text/plain'],
  files,
  getData: () => text,
  dropEffect: 'none',
});

function drag(kind: 'dragEnter' | 'dragOver' | 'drop', what: object): boolean {
  const event = createEvent[kind](document.body);
  Object.defineProperty(event, 'dataTransfer', { value: what });
  fireEvent(document.body, event);
  return event.defaultPrevented;
}

const file = (text: string, name = 'ours.showdown') => new File([text], name);

describe('by choice', () => {
  test('the text of a file goes on the table, and what was done with it is said', async () => {
    const user = userEvent.setup();
    render(<App />);
    await user.click(await screen.findByRole('button', { name: /^Open a file/ }));
    const field = screen.getByRole('textbox', { name: 'Text of a file, or a link' });
    expect(screen.getByRole('button', { name: 'Open' })).toBeDisabled();
    fireEvent.change(field, { target: { value: FIGHT } });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await seen(/^Opened: the whole fight, 90 steps\./);
    expect(round()).toBe(17);
    await waitFor(() => expect(window.location.hash).toBe('#/fight'));
  });

  test('the button looks at the clipboard; where that is refused it says what to do', async () => {
    const user = userEvent.setup();
    render(<App />);
    await user.click(await screen.findByRole('button', { name: /^Open a file/ }));
    await navigator.clipboard.writeText('from elsewhere');
    await user.click(screen.getByRole('button', { name: 'Paste' }));
    const field = screen.getByRole('textbox', { name: 'Text of a file, or a link' });
    await waitFor(() => expect(field).toHaveValue('from elsewhere'));
    expect(field).toHaveFocus();
    navigator.clipboard.readText = () => Promise.reject(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Paste' }));
    await seen(/does not let this page look at the clipboard/);
    expect(field).toHaveValue('from elsewhere');
  });
});

describe('by drop', () => {
  test('a file that hovers over home is shown where it goes; dropped, it opens', async () => {
    render(<App />);
    await screen.findByRole('button', { name: /^Open a file/ });
    expect(drag('dragEnter', bringing([file(FIGHT)]))).toBe(true);
    expect(screen.getByText('Drop it here')).toBeVisible();
    expect(drag('drop', bringing([file(FIGHT)]))).toBe(true);
    expect(screen.queryByText('Drop it here')).toBeNull();
    await seen(/^Opened: the whole fight/);
  });

  test('on the table, too: the fight there is said to stay', async () => {
    expect(useSession.getState().start(quickFight(5))).toBe(true);
    arrive('#/fight');
    render(<App />);
    await screen.findByRole('button', { name: 'More' });
    drag('drop', bringing([], FIGHT));
    await seen(/The fight that lay here stays kept/);
    expect(round()).toBe(17);
  });

  test('of several files the first opens, the others are named', async () => {
    render(<App />);
    await screen.findByRole('button', { name: /^Open a file/ });
    drag('drop', bringing([file(FIGHT), file('x', 'holiday.jpg'), file(FIGHT, 'theirs.showdown')]));
    await seen(/Not opened: holiday\.jpg, theirs\.showdown/);
    expect(round()).toBe(17);
  });

  test('nothing, a folder and a picture: said, and the fight on the table stays', async () => {
    useSession.getState().start(quickFight(5));
    const before = useSession.getState().journal;
    arrive('#/fight');
    render(<App />);
    await screen.findByRole('button', { name: 'More' });
    drag('drop', bringing([], '   '));
    await seen(/There is no file and no text/);
    const folder = file('', 'Photos');
    folder.text = () => Promise.reject(new Error('NotFoundError'));
    drag('drop', bringing([folder]));
    await seen(/Photos: it can’t be read/);
    drag('drop', bringing([file('\u0089PNG', 'cat.png')]));
    await seen(/cat\.png: It is no saved fight/);
    const large = file('', 'film.mkv');
    Object.defineProperty(large, 'size', { value: 7_300_000 });
    drag('drop', bringing([large]));
    await seen(/film\.mkv: it has 7\.3 MB/);
    expect(useSession.getState().journal).toBe(before);
  });

  test('a fault report opens at its moment, and says what it is', async () => {
    render(<App />);
    await screen.findByRole('button', { name: /^Open a file/ });
    drag('drop', bringing([file(REPORT, 'report.showdown')]));
    await seen(/A fault report of 2026-11-30T18:05Z, version 0\.1\.0.*Mistake: nothing to unwind to/);
    await seen(/“It stopped when the lion turned”/);
    const { journal } = useSession.getState();
    const { report } = JSON.parse(REPORT) as { report: { decision: { id: number } } };
    expect(journal && current(journal).decision?.id).toBe(report.decision.id);
  });

  test('elsewhere a file does nothing, and the browser does not leave for it; what is dragged within the page is its own', async () => {
    arrive('#/credits');
    render(<App />);
    expect(drag('dragOver', bringing([file(FIGHT)]))).toBe(true);
    expect(screen.queryByText('Drop it here')).toBeNull();
    expect(drag('drop', bringing([file(FIGHT)]))).toBe(true);
    arrive('');
    fireEvent.dragStart(document.body);
    expect(drag('dragOver', bringing([], 'a word of the page'))).toBe(false);
    fireEvent.dragEnd(document.body);
    expect(drag('dragOver', bringing([], 'a word of another'))).toBe(true);
    expect(round()).toBeNull();
  });
});

describe('by paste on home', () => {
  const paste = (target: Element, text: string) =>
    fireEvent.paste(target, { clipboardData: { files: [], getData: () => text } });

  test('a situation, a link', async () => {
    render(<App />);
    await screen.findByRole('button', { name: /^Open a file/ });
    paste(document.body, SITUATION);
    await seen(/^It is so:/);
    const situation = hashOf(useSession.getState().journal as never);
    arrive('');
    await screen.findByRole('button', { name: /^Open a file/ });
    paste(document.body, `https://example.org/#${await linkOf(FIGHT)}`);
    await seen(/^Opened: the whole fight/);
    expect(hashOf(useSession.getState().journal as never)).not.toBe(situation);
  });

  test('what is pasted into a field is the field’s', async () => {
    const user = userEvent.setup();
    render(<App />);
    await user.click(await screen.findByRole('button', { name: /^Open a file/ }));
    paste(screen.getByRole('textbox', { name: 'Text of a file, or a link' }), FIGHT);
    expect(window.location.hash).not.toBe('#/fight');
    expect(screen.queryByText('Opening…')).toBeNull();
  });
});

test('what a press does wrong is told over the table, with the offer of a report', async () => {
  useSession.getState().start(quickFight(5));
  arrive('#/fight');
  render(<App />);
  await screen.findByRole('button', { name: 'More' });
  act(() => {
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('it is undefined') }));
  });
  await seen(/The program made a mistake, and this was not done: it is undefined/);
  expect(screen.getByRole('button', { name: 'Save a fault report' })).toBeVisible();
});

describe('a link as the address', () => {
  test('it opens once, and the address turns to the table', async () => {
    arrive(`#${await linkOf(FIGHT)}`);
    render(<App />);
    await waitFor(() => expect(window.location.hash).toBe('#/fight'));
    act(() => void window.dispatchEvent(new Event('hashchange')));
    await seen(/^Opened: the whole fight/);
  });

  test('one that was cut is told from one that is damaged; home is shown, with the reason', async () => {
    arrive(`#${(await linkOf(FIGHT))?.slice(0, 2000)}`);
    render(<App />);
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    act(() => void window.dispatchEvent(new Event('hashchange')));
    await seen(/A messenger may have cut it/);
    expect(round()).toBeNull();
  });
});
