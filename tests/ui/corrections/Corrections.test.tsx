import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { current } from '../../../src/engine';
import { quickFight } from '../../../src/store/quickFight';
import { useSession } from '../../../src/store/session';
import { en } from '../../../src/text/interface/en';
import { correctionNames, correctionsOf } from '../../../src/ui/corrections/allCorrections';
import { Corrections } from '../../../src/ui/corrections/Corrections';
import { filled } from '../../../src/ui/corrections/correction';
import { fightOf } from '../../../src/ui/table/fight';

function Sample() {
  const { journal, edit, trouble } = useSession();
  if (journal === null) return null;
  return (
    <Corrections
      open
      onClose={() => undefined}
      corrections={correctionsOf(fightOf(current(journal)), en.corrections)}
      {...correctionNames(en.corrections)}
      onCorrect={edit}
      refusal={trouble?.message ?? null}
    />
  );
}

const table = () => {
  const { journal } = useSession.getState();
  if (journal === null) throw new Error('no fight');
  return current(journal);
};

function begin() {
  useSession.getState().start(quickFight(7));
  render(<Sample />);
  return userEvent.setup();
}

afterEach(() => useSession.getState().leave());

describe('correcting the table', () => {
  it('changes points, says so, and can be undone', async () => {
    const user = begin();
    const before = table().survivors[0]?.survival ?? 0;
    await user.clear(screen.getByLabelText('By how much'));
    await user.type(screen.getByLabelText('By how much'), '-2');
    await user.click(screen.getByRole('button', { name: 'Correct' }));
    expect(table().survivors[0]?.survival).toBe(before - 2);
    expect(screen.getByRole('status')).toHaveTextContent('stands in the log');
    useSession.getState().undo();
    expect(table().survivors[0]?.survival).toBe(before);
  });

  it('moves a figure, and says why not where it cannot', async () => {
    const user = begin();
    await user.click(screen.getByRole('radio', { name: 'Board' }));
    const space = screen.getByLabelText('Space');
    await user.selectOptions(screen.getByLabelText('Figure'), table().survivors[0]?.name ?? '');
    await user.clear(screen.getByLabelText('Space'));
    await user.type(screen.getByLabelText('Space'), 'H12');
    await user.click(screen.getByRole('button', { name: 'Correct' }));
    expect(screen.getByRole('status')).toHaveTextContent('Not done');
    expect(space).toBeInTheDocument();
  });

  it('every kind has a name and can be filled in', () => {
    begin();
    for (const correction of correctionsOf(fightOf(table()), en.corrections)) {
      const { fields, values } = filled(correction, {});
      expect(Object.keys(values)).toEqual(fields.map((f) => f.name));
      for (const field of fields) expect(field.label).toBeTruthy();
    }
    const kinds = within(screen.getByLabelText('What')).getAllByRole('option');
    expect(kinds.length).toBeGreaterThan(10);
  });
});
