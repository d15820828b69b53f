import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Log } from '../../../src/ui/log/Log';
import type { LogSection } from '../../../src/ui/log/logView';

const SECTIONS: readonly LogSection[] = [
  {
    id: 'r1',
    title: 'Round 1',
    lines: [
      { id: '1', words: 'The lion draws Claw', topic: 'card', actor: null, depth: 0, rule: 'SD-4.3' },
      {
        id: '2',
        words: 'Allister is the target',
        topic: 'choice',
        actor: null,
        depth: 1,
        reason: [
          { words: 'Zachary: knocked down', verdict: 'no', rule: 'SD-6.9' },
          { words: 'Allister: 5 away', verdict: 'yes' },
        ],
      },
    ],
  },
];

function show(openId: string | null) {
  const onToggle = vi.fn();
  render(
    <Log
      sections={SECTIONS}
      filter="all"
      filters={[{ value: 'all', label: 'everything' }]}
      onFilter={() => undefined}
      openId={openId}
      onToggle={onToggle}
    />,
  );
  return onToggle;
}

describe('the log', () => {
  it('leads from every line with a rule to the rule', () => {
    show(null);
    expect(screen.getByRole('link', { name: 'SD-4.3' })).toHaveAttribute('href', '#/rules/SD-4.3');
  });

  it('opens the reason of a line that has one', async () => {
    const onToggle = show(null);
    const button = screen.getByRole('button', { name: 'Why?' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.setup().click(button);
    expect(onToggle).toHaveBeenCalledWith('2');
  });

  it('says in words who fitted and who did not', () => {
    show('2');
    const steps = within(screen.getByText('Zachary: knocked down').closest('ol') as HTMLElement).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.textContent)).toEqual([
      'does not fit: Zachary: knocked downSD-6.9',
      'fits: Allister: 5 away',
    ]);
  });
});
