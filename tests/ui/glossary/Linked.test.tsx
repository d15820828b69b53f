import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Linked } from '../../../src/ui/glossary/Linked';
import '../../../src/ui/glossary/glossary';
import { LinkedLabel } from '../../../src/ui/glossary/LinkedLabel';

test('a keyword in a sentence is pressed for its meaning, with links to its rules', async () => {
  const user = userEvent.setup();
  render(
    <p>
      <Linked>Each survivor is knocked back 3 spaces.</Linked>
    </p>,
  );
  const word = await screen.findByRole('link', { name: 'knocked back' });
  expect(screen.getByRole('paragraph')).toHaveTextContent('Each survivor is knocked back 3 spaces.');
  expect(word).toHaveAttribute('aria-expanded', 'false');
  await user.click(word);
  const meaning = screen.getByRole('dialog', { name: 'Meaning of knockback' });
  expect(meaning).toHaveTextContent('directly away');
  expect(meaning).toHaveFocus();
  expect(screen.getByRole('link', { name: 'SD-11.9' })).toHaveAttribute('href', '#/rules/SD-11.9');
});

test('by keyboard, too', async () => {
  const user = userEvent.setup();
  render(<LinkedLabel words="deadly 2" />);
  await screen.findByRole('link', { name: 'deadly 2' });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Meaning of deadly' })).toHaveTextContent('luck');
});

test('a rule’s number in a sentence leads to the rulebook', async () => {
  render(<Linked>Several fit (SD-6.2).</Linked>);
  expect(await screen.findByRole('link', { name: 'SD-6.2' })).toHaveAttribute('href', '#/rules/SD-6.2');
});

test('what nobody knows stays a plain label, however long', async () => {
  render(
    <>
      <LinkedLabel words="savage" />
      <LinkedLabel words={'名'.repeat(200)} />
      <Linked>
        <b>🦁</b>
      </Linked>
    </>,
  );
  await screen.findByRole('link', { name: 'savage' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('名'.repeat(200))).toBeVisible();
  expect(screen.getByText('🦁')).toBeVisible();
});
