import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GuidePanel, type IdeaView } from '../../../src/ui/guide/GuidePanel';

const IDEA: IdeaView = {
  id: 'dodge',
  icon: 'evasion',
  title: 'Dodge',
  words: 'Survival saves lives.',
  rules: ['SD-15.2', 'SD-15.1'],
};

const WHY: IdeaView = { id: 'why', icon: 'rules', title: 'Ask why', words: 'Press “Why?”.', rules: [] };

function show(ideas: readonly IdeaView[], advice: string | null = null, playing = false) {
  const heard = { onRead: vi.fn(), onSuggest: vi.fn(), onMet: vi.fn(), onLeave: vi.fn() };
  render(<GuidePanel ideas={ideas} advice={advice} playing={playing} {...heard} />);
  return { ...heard, user: userEvent.setup() };
}

/** What is said to a screen reader: the idea, and the advice. */
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const menu = () => within(screen.getByRole('menu', { name: 'More of the guide', hidden: true }));

describe('the guide’s panel', () => {
  it('says one idea, once to a screen reader, with the rules to read up', () => {
    show([IDEA]);
    const panel = within(screen.getByRole('region', { name: 'Guide' }));
    expect(panel.getByRole('heading', { name: 'Dodge' })).toBeInTheDocument();
    expect(panel.getByRole('article', { name: 'Dodge' })).toHaveTextContent('Survival saves lives.');
    expect(said()).toEqual(['Dodge. Survival saves lives.', '']);
    const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#/rules/SD-15.2', '#/rules/SD-15.1']);
  });

  it('what happens waits until it is read: "Got it" goes on; it takes no focus by itself', async () => {
    const { user, onRead } = show([IDEA], null, true);
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(onRead).toHaveBeenCalledOnce();
  });

  it('its menu has the rules, the advice, what was met and the way out', async () => {
    const { user, onSuggest, onMet, onLeave } = show([IDEA]);
    const open = () => user.click(screen.getByRole('button', { name: 'More of the guide' }));
    await open();
    const items = menu().getAllByRole('menuitem', { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Tell me more: SD-15.2',
      'Tell me more: SD-15.1',
      'Any advice?',
      'What we have met so far',
      'Leave the guide',
    ]);
    for (const name of items.map(({ textContent }) => textContent)) {
      await user.click(menu().getByRole('menuitem', { name, hidden: true }));
      await open();
    }
    for (const heard of [onSuggest, onMet, onLeave]) expect(heard).toHaveBeenCalledOnce();
    expect(window.location.hash).toBe('#/rules/SD-15.1');
  });

  it('says when it has no advice, without calling that sensible', () => {
    const heard = { onRead: vi.fn(), onSuggest: vi.fn(), onMet: vi.fn(), onLeave: vi.fn() };
    render(<GuidePanel ideas={[]} advice={null} unadvised {...heard} />);
    const article = screen.getByRole('article');
    expect(article).toHaveTextContent(/^No advice here: this is up to you\.$/);
    expect(said()).toEqual(['', 'No advice here: this is up to you.']);
  });

  it('says what would be sensible besides the idea, and says that too', () => {
    show([IDEA], 'dodge the hit to the body.');
    expect(screen.getByRole('article')).toHaveTextContent('Sensible: dodge the hit to the body.');
    expect(said()).toEqual(['Dodge. Survival saves lives.', 'dodge the hit to the body.']);
  });

  it('with nothing new it says so, and gives advice when it is asked', async () => {
    const { user, onSuggest } = show([]);
    expect(screen.getByRole('article', { name: 'Guide' })).toHaveTextContent(/^Nothing new just now/);
    expect(said()).toEqual(['', '']);
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Any advice?' }));
    expect(onSuggest).toHaveBeenCalledOnce();
  });

  it('at a question nothing has to be read away, and advice is one press, whatever is told', async () => {
    const { user, onSuggest } = show([IDEA]);
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Any advice?' }));
    expect(onSuggest).toHaveBeenCalledOnce();
  });

  it('several ideas are one note with a paragraph each, its rules behind it', () => {
    show([IDEA, WHY]);
    const note = within(screen.getByRole('article', { name: 'While it is calm' }));
    expect(note.getAllByRole('paragraph').map(({ textContent }) => textContent?.trim())).toEqual([
      'Dodge. Survival saves lives.SD-15.2SD-15.1',
      'Ask why. Press “Why?”.',
    ]);
    expect(said()).toEqual(['Dodge. Survival saves lives. Ask why. Press “Why?”.', '']);
  });

  it('while what happens passes by itself there is nothing to press, but the way out', () => {
    show([], null, true);
    expect(screen.getByRole('article')).toHaveTextContent(/^Watch: it goes on by itself/);
    expect(screen.getAllByRole('button').map((b) => b.getAttribute('aria-label'))).toEqual([
      'More of the guide',
    ]);
  });
});
