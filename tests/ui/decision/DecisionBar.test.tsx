import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DecisionBar } from '../../../src/ui/decision/DecisionBar';
import type { DecisionView } from '../../../src/ui/decision/decision';

const ASKED: DecisionView = {
  id: 'd1',
  by: { words: 'Mika holds the monster' },
  causes: ['White Lion’s turn', 'Claw', 'Pick Target'],
  question: 'Whom does the lion take?',
  answers: [
    { key: 'pass', label: 'Not now', weight: 'pass' },
    { key: 's1', label: 'Allister', detail: '5 away', weight: 'main' },
    { key: 's2', label: 'Lucy', weight: 'plain' },
  ],
  figures: [],
  refusals: [{ id: 'zachary', label: 'Zachary', reason: 'is knocked down.', rule: 'SD-6.9' }],
};

function show(decision: DecisionView | null) {
  const heard = { onAnswer: vi.fn(), onConsider: vi.fn(), onDecline: vi.fn(), onConfirm: vi.fn() };
  render(<DecisionBar decision={decision} idle="The White Lion moves" {...heard} />);
  return { ...heard, user: userEvent.setup() };
}

describe('the decision bar', () => {
  it('says who decides, what is asked and the chain of causes', () => {
    show(ASKED);
    expect(screen.getByRole('region', { name: 'Whom does the lion take?' })).toBeInTheDocument();
    expect(screen.getByText('Mika holds the monster')).toBeInTheDocument();
    const causes = within(screen.getByRole('list', { name: 'Why it is asked' })).getAllByRole('listitem');
    expect(causes.map((cause) => cause.textContent)).toEqual(ASKED.causes);
  });

  it('has every legal answer as a button, each with its key; declining never scrolls away', () => {
    show(ASKED);
    const [passes, answers] = screen.getAllByRole('list').slice(-2) as [HTMLElement, HTMLElement];
    const labels = (list: HTMLElement) =>
      within(list)
        .getAllByRole('button')
        .map((button) => button.textContent);
    expect(labels(answers)).toEqual(['Allister5 away1', 'Lucy2']);
    expect(labels(passes)).toEqual(['Not now0']);
  });

  it('a number key gives the answer that shows the number', async () => {
    const { user, onAnswer } = show(ASKED);
    await user.keyboard('0');
    await user.keyboard('1');
    await user.keyboard('9');
    expect(onAnswer.mock.calls).toEqual([['pass'], ['s1']]);
  });

  it('number keys are for the text field while somebody types', async () => {
    const { user, onAnswer } = show(ASKED);
    render(<input aria-label="name" />);
    await user.type(screen.getByLabelText('name'), '1');
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('number keys do nothing under an open window', async () => {
    const { user, onAnswer } = show(ASKED);
    render(<dialog open>…</dialog>);
    await user.keyboard('1');
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('tells which answer is considered, by pointer and by focus', async () => {
    const { user, onConsider } = show(ASKED);
    await user.hover(screen.getByRole('button', { name: /Lucy/ }));
    expect(onConsider).toHaveBeenLastCalledWith('s2');
    await user.unhover(screen.getByRole('button', { name: /Lucy/ }));
    expect(onConsider).toHaveBeenLastCalledWith(null);
    screen.getByRole('button', { name: /Allister/ }).focus();
    expect(onConsider).toHaveBeenLastCalledWith('s1');
  });

  it('says why something is not legal, with its rule', async () => {
    const { user } = show(ASKED);
    expect(screen.queryByText('is knocked down.')).toBeNull();
    await user.click(screen.getByRole('button', { name: "Why can't I…? (1)" }));
    expect(screen.getByText('is knocked down.')).toBeInTheDocument();
    expect(screen.getByText('SD-6.9')).toHaveAttribute('href', '#/rules/SD-6.9');
  });

  it('confirms several answers only when enough are chosen', async () => {
    const pick = { least: 2, most: 2 };
    const chosen = (count: number) =>
      ASKED.answers.map((answer, index) => ({ ...answer, chosen: index < count }));
    const { user, onConfirm } = show({ ...ASKED, answers: chosen(1), pick });
    expect(screen.getByRole('button', { name: 'Confirm 1 of 2' })).toBeDisabled();
    const later = show({ ...ASKED, answers: chosen(2), pick });
    await user.click(screen.getByRole('button', { name: 'Confirm 2 of 2' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(later.onConfirm).toHaveBeenCalledOnce();
  });

  it('a window of one survivor is declined for the round by one press or its key', async () => {
    const window = { name: 'dodge', survivors: [{ id: 's1', name: 'Mika', declined: false }] };
    const { user, onDecline } = show({ ...ASKED, window });
    await user.click(screen.getByRole('button', { name: /Not this round/ }));
    await user.keyboard('-');
    expect(onDecline.mock.calls).toEqual([
      [['s1'], 'round'],
      [['s1'], 'round'],
    ]);
  });

  it('a window of one survivor is declined for the whole fight by one press or its key', async () => {
    const window = { name: 'dodge', survivors: [{ id: 's1', name: 'Mika', declined: false }] };
    const { user, onDecline } = show({ ...ASKED, window });
    await user.click(screen.getByRole('button', { name: /Never in this fight/ }));
    await user.keyboard('=');
    expect(onDecline.mock.calls).toEqual([
      [['s1'], 'fight'],
      [['s1'], 'fight'],
    ]);
  });

  it('who declined for the round can still decline for the fight, but only once', async () => {
    const survivors = [
      { id: 's1', name: 'Mika', declined: true, never: false },
      { id: 's2', name: 'Ren', declined: true, never: true },
    ];
    const { user, onDecline } = show({ ...ASKED, window: { name: 'dash or surge', survivors } });
    await user.click(screen.getByRole('button', { name: 'Never in this fight' }));
    const menu = screen.getByRole('menu', { name: 'Never asked again in this fight: dash or surge' });
    expect(within(menu).getByRole('menuitem', { name: /Ren/ })).toBeDisabled();
    await user.click(within(menu).getByRole('menuitem', { name: /Mika/ }));
    expect(onDecline.mock.calls).toEqual([[['s1'], 'fight']]);
  });

  it('a window of several says whom it is declined for; who has declined can not do so again', async () => {
    const survivors = [
      { id: 's1', name: 'Mika', declined: true },
      { id: 's2', name: 'Ren', declined: false },
      { id: 's3', name: 'Jun', declined: false },
    ];
    const { user, onDecline } = show({ ...ASKED, window: { name: 'dash or surge', survivors } });
    const open = () => user.click(screen.getByRole('button', { name: 'Not this round' }));
    const menu = () =>
      within(screen.getByRole('menu', { name: 'Not asked again this round: dash or surge' }));
    await open();
    expect(menu().getByRole('menuitem', { name: /Mika/ })).toBeDisabled();
    await user.click(menu().getByRole('menuitem', { name: 'Ren' }));
    expect(screen.queryByRole('menu')).toBeNull();
    await open();
    await user.click(menu().getByRole('menuitem', { name: 'All of them' }));
    expect(onDecline.mock.calls).toEqual([
      [['s2'], 'round'],
      [['s1', 's2', 's3'], 'round'],
    ]);
  });

  it('a question that must be answered can not be declined for the round', async () => {
    const { user, onDecline } = show(ASKED);
    await user.keyboard('-=');
    expect(onDecline).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /Not this round/ })).toBeNull();
  });

  it('without a question it says what goes on', () => {
    show(null);
    expect(screen.getByRole('status')).toHaveTextContent('The White Lion moves');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('an answer that is suggested is said to be so, and keeps its name; the list is scrolled to it', () => {
    const answers = ['a', 'b', 'c'].map((key) => ({ key, label: `Answer ${key}`, weight: 'plain' as const }));
    const heard = { onAnswer: vi.fn(), onConsider: vi.fn(), onDecline: vi.fn(), onConfirm: vi.fn() };
    const places = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const [top, height] = this.matches('button') ? [140, 40] : [0, 100];
      return { top, bottom: top + height, height, left: 0, right: 100, width: 100 } as DOMRect;
    });
    render(<DecisionBar decision={{ ...ASKED, answers }} advised="c" idle="" {...heard} />);
    places.mockRestore();
    const advised = screen.getByRole('button', { name: 'Answer c' });
    expect(advised).toHaveAccessibleDescription('suggested by the guide');
    expect(screen.getByRole('button', { name: 'Answer a' })).not.toHaveAccessibleDescription();
    expect(advised.closest('ul')?.scrollTop).toBe(88);
    expect(document.body).toHaveFocus();
  });
});
