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

describe('the log and the past', () => {
  const props = {
    filter: 'all',
    filters: [
      { value: 'all', label: 'everything' },
      { value: 's1', label: 'Zachary' },
    ],
    onFilter: vi.fn(),
    onToggle: vi.fn(),
  };

  it('leads from any line, with a reason or without, to the table as it was', async () => {
    const onMoment = vi.fn();
    const user = userEvent.setup();
    const { rerender } = render(<Log {...props} sections={SECTIONS} openId={null} onMoment={onMoment} />);
    expect(screen.queryByRole('button', { name: 'See the table as it was' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(props.onToggle).toHaveBeenCalledWith('1');
    rerender(<Log {...props} sections={SECTIONS} openId="1" onMoment={onMoment} />);
    await user.click(screen.getByRole('button', { name: 'See the table as it was' }));
    expect(onMoment).toHaveBeenCalledWith('1');
  });

  it('says so when the filter hides everything, and shows everything again', async () => {
    render(<Log {...props} filter="s1" sections={[]} openId={null} />);
    expect(screen.getByText('Nothing that happened is about Zachary.')).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show everything' }));
    expect(props.onFilter).toHaveBeenCalledWith('all');
  });

  it('of a fight in which nothing has happened it says that', () => {
    render(<Log {...props} sections={[]} openId={null} />);
    expect(screen.getByText('Nothing has happened yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();
  });
});
