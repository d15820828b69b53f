import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { isLoaded, loadFight } from '../../../src/engine';
import { CONTENT } from '../../../src/store/content';
import { bringDesk } from '../../../src/store/desks/registry';
import { SHOWDOWN_DESK } from '../../../src/store/desks/showdown';
import { fileInLink, payloadOf } from '../../../src/store/files/link';
import { quickFight } from '../../../src/store/quickFight';
import { useSession } from '../../../src/store/session';
import { OwnShare } from '../../../src/ui/screens/OwnShare';
import { Share, type ShareLink } from '../../../src/ui/share/Share';

beforeEach(() => bringDesk(SHOWDOWN_DESK));

const FIGHT = readFileSync(path.join(import.meta.dirname, '../../files/v1-fight.showdown'), 'utf8');

test('the link that is copied opens as this very fight, names and undone steps with it', async () => {
  const user = userEvent.setup();
  const loaded = loadFight(FIGHT, CONTENT);
  if (!isLoaded(loaded)) throw new Error(loaded.message);
  useSession.getState().open(loaded.setup, { ...loaded.journal, at: 80 });
  render(<OwnShare onClose={vi.fn()} />);
  expect(screen.getByText(/^All 80 steps and 10 that can be redone/)).toBeVisible();
  expect(screen.getByText(/美咲の灯/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText(/^Copied/)).toBeVisible();
  const found = await fileInLink(payloadOf(await navigator.clipboard.readText()) ?? '');
  const opened = loadFight('text' in found ? found.text : '', CONTENT);
  if (!isLoaded(opened)) throw new Error(opened.message);
  expect(opened.notes).toContainEqual({ what: 'course', commands: 80, redo: 10 });
  expect(opened.setup).toEqual(loaded.setup);
});

test('where the clipboard is closed the address is marked to be copied by hand', async () => {
  const user = userEvent.setup();
  useSession.getState().start(quickFight(3));
  render(<OwnShare onClose={vi.fn()} />);
  navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText(/copy it by hand/)).toBeVisible();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
  await waitFor(() => expect(field.selectionEnd).toBe(field.value.length));
  expect(field.value).toMatch(/#\/open\/[0-9a-f]{8}\./);
});

test.each<[string, ShareLink, RegExp]>([
  ['too long', { is: 'tooLong', length: 9_412, most: 8_000 }, /would have 9,412 characters.*more than 8,000/],
  ['not to be made here', { is: 'impossible' }, /can’t make links/],
])('a link that is %s: why, and the file instead', async (_, link, why) => {
  const user = userEvent.setup();
  const onSave = vi.fn();
  render(
    <Share
      {...{
        open: true,
        title: 'White Lion',
        moment: 'Round 3',
        steps: 900,
        redo: 0,
        names: ['A'],
        kilobytes: 90,
      }}
      link={link}
      onCopy={() => Promise.resolve(true)}
      onClose={vi.fn()}
      onSave={onSave}
    />,
  );
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save to a file' }));
  expect(onSave).toHaveBeenCalledOnce();
});
