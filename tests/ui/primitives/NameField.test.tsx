import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NameField } from '../../../src/ui/primitives/NameField';

function Form() {
  const [name, setName] = useState('Anka');
  return <NameField label="Name" help="Any name" value={name} onChange={setName} />;
}

const field = () => screen.getByRole('textbox', { name: 'Name' });

async function paste(text: string): Promise<void> {
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste(text);
}

test('a name of any script stays as it is, and nothing is told', async () => {
  render(<Form />);
  for (const name of [
    '美咲の灯',
    'שרה בת־לילה',
    '👩‍👩‍👧 Wren',
    '__proto__',
    '<b>Ada</b>',
    '🦁'.repeat(200),
  ]) {
    await paste(name);
    expect(field()).toHaveValue(name);
    expect(screen.queryByRole('status')).toBeNull();
    expect(field()).toHaveAccessibleDescription('Any name');
  }
  expect(field()).toHaveAttribute('dir', 'auto');
});

test('one that is too long is cut by whole letters, with a word about it until something else is typed', async () => {
  render(<Form />);
  await paste('🦁'.repeat(10_000));
  expect(field()).toHaveValue('🦁'.repeat(200));
  expect(screen.getByRole('status')).toHaveTextContent(
    'A name has 200 letters at most: the rest was left out.',
  );
  await userEvent.type(field(), '{backspace}');
  expect(screen.queryByRole('status')).toBeNull();
});

test('half a character waits for its other half, and is replaced where none comes', async () => {
  render(<Form />);
  await userEvent.clear(field());
  await userEvent.type(field(), '🦁 Bero');
  expect(field()).toHaveValue('🦁 Bero');
  await paste('Ciro \uD83E');
  await userEvent.tab();
  expect(field()).toHaveValue('Ciro \uFFFD');
});

test('what nobody can see is left out, with a word about it', async () => {
  render(<Form />);
  await paste('Be\u202Ero\u0007\u2066');
  expect(field()).toHaveValue('Bero');
  expect(screen.getByRole('status')).toHaveTextContent('Signs that can’t be seen were left out.');
});
