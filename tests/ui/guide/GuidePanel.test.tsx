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

function show(idea: IdeaView | null, advice: string | null = null) {
  const heard = { onRead: vi.fn(), onSuggest: vi.fn(), onMet: vi.fn(), onLeave: vi.fn() };
  render(<GuidePanel idea={idea} advice={advice} {...heard} />);
  return { ...heard, user: userEvent.setup() };
}

/** What is said to a screen reader: the idea, and the advice. */
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const menu = () => within(screen.getByRole('menu', { name: 'More of the guide', hidden: true }));

describe('the guide’s panel', () => {
  it('says one idea, once to a screen reader, with the rules to read up', () => {
    show(IDEA);
    const panel = within(screen.getByRole('region', { name: 'Guide' }));
    expect(panel.getByRole('heading', { name: 'Dodge' })).toBeInTheDocument();
    expect(panel.getByRole('article', { name: 'Dodge' })).toHaveTextContent('Survival saves lives.');
    expect(said()).toEqual(['Dodge. Survival saves lives.', '']);
    const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#/rules/SD-15.2', '#/rules/SD-15.1']);
  });

  it('is put away by "Got it"; it takes no focus by itself', async () => {
    const { user, onRead } = show(IDEA);
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(onRead).toHaveBeenCalledOnce();
  });

  it('its menu has the rules, the advice, what was met and the way out', async () => {
    const { user, onSuggest, onMet, onLeave } = show(IDEA);
    const items = menu().getAllByRole('menuitem', { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Tell me more: SD-15.2',
      'Tell me more: SD-15.1',
      'What would be sensible?',
      'What we have met so far',
      'Leave the guide',
    ]);
    for (const item of items) await user.click(item);
    for (const heard of [onSuggest, onMet, onLeave]) expect(heard).toHaveBeenCalledOnce();
    expect(window.location.hash).toBe('#/rules/SD-15.1');
  });

  it('says when it has no advice, without calling that sensible', () => {
    const heard = { onRead: vi.fn(), onSuggest: vi.fn(), onMet: vi.fn(), onLeave: vi.fn() };
    render(<GuidePanel idea={null} advice={null} unadvised {...heard} />);
    const article = screen.getByRole('article');
    expect(article).toHaveTextContent(/^No advice here: this is up to you\.$/);
    expect(said()).toEqual(['', 'No advice here: this is up to you.']);
  });

  it('says what would be sensible besides the idea, and says that too', () => {
    show(IDEA, 'dodge the hit to the body.');
    expect(screen.getByRole('article')).toHaveTextContent('Sensible: dodge the hit to the body.');
    expect(said()).toEqual(['Dodge. Survival saves lives.', 'dodge the hit to the body.']);
  });

  it('with nothing new it says so, and gives advice when it is asked', async () => {
    const { user, onSuggest } = show(null);
    expect(screen.getByRole('article', { name: 'Guide' })).toHaveTextContent(/^Nothing new just now/);
    expect(said()).toEqual(['', '']);
    expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'What would be sensible?' }));
    expect(onSuggest).toHaveBeenCalledOnce();
  });
});
