import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from '../../../src/ui/primitives/Tabs';

function Sample() {
  const [value, setValue] = useState('a');
  return (
    <Tabs
      label="Panels"
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'a', label: 'Board', panel: 'the board' },
        { id: 'b', label: 'Log', panel: 'the log', count: 3 },
      ]}
    />
  );
}

describe('tabs', () => {
  it('show the panel of the chosen one, named by its tab', async () => {
    render(<Sample />);
    expect(screen.getByRole('tabpanel', { name: 'Board' })).toHaveTextContent('the board');
    await userEvent.setup().click(screen.getByRole('tab', { name: /Log/ }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('the log');
  });

  it('are one Tab stop; arrows go round and choose', async () => {
    const user = userEvent.setup();
    render(<Sample />);
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Board' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: /Log/ })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Log');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Board');
  });
});
