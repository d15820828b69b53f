import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { en } from '../../../src/text/interface/en';
import { Notes } from '../../../src/ui/survivors/Notes';
import { fightOf } from '../../../src/ui/table/fight';
import { noteViews } from '../../../src/ui/table/noteViews';
import { TEXT } from '../../../src/ui/words/text';
import { CONTENT, type Placed, tinyFight } from '../../engine/showdown/kit';

const notesOf = (placed: Partial<Placed>, others: Placed[] = []) => {
  const t = tinyFight({ survivors: [{ at: 'A1', ...placed }, ...others] });
  return noteViews(fightOf(t.state), t.survivor('s1'), en.table);
};

const ART = 'mightyStrike';

test('an art is a name that opens to the words of its card: a native disclosure', async () => {
  render(<Notes notes={notesOf({ fightingArts: [ART] })} />);
  const section = screen.getByRole('region', { name: 'Fighting arts' });
  const name = within(section).getByText('Mighty strike');
  const details = name.closest('details');
  expect(details).not.toHaveAttribute('open');
  expect(name.tagName).toBe('SUMMARY');
  await userEvent.click(name);
  expect(details).toHaveAttribute('open');
  const [does] = notesOf({ fightingArts: [ART] })[0]?.lines[0]?.does ?? [];
  expect(within(section).getByText(does as string)).toBeVisible();
});

test('the words are those of the card everywhere else', () => {
  const trait = CONTENT.traits[ART];
  if (trait === undefined) throw new Error('no such art');
  const { lines } = TEXT.cardText({ kind: trait.kind, card: trait.trait });
  expect(lines.length).toBeGreaterThan(0);
  const does = notesOf({ fightingArts: [ART] })[0]?.lines[0]?.does ?? [];
  for (const [i, line] of lines.entries()) expect(does[i]?.startsWith(line.text)).toBe(true);
});

test('disorders, abilities, weapon skills, injuries and resources too; what is not there has no section', () => {
  const full = notesOf({
    disorders: ['vestiphobia'],
    abilities: ['bold'],
    weaponType: 'sword',
    weaponLevel: 8,
    injuries: ['deaf'],
    resources: ['sinew', 'sinew'],
  });
  expect(full.map(({ id, lines }) => [id, lines.length])).toEqual([
    ['disorders', 1],
    ['abilities', 1],
    ['skills', 2],
    ['injuries', 1],
    ['resources', 2],
  ]);
  expect(notesOf({})).toEqual([]);
});

test('survivors-in-detail.md §16 what a master beside teaches is on the sheet', () => {
  const master: Placed = { at: 'A3', weaponType: 'axe', weaponLevel: 8 };
  expect(notesOf({}, [master]).map(({ id, lines }) => [id, lines.length])).toEqual([['skills', 1]]);
  expect(notesOf({}, [{ ...master, weaponLevel: 7 }])).toEqual([]);
});

test('a card with nothing to tell is a plain line', () => {
  render(
    <Notes notes={[{ id: 'arts', title: 'Fighting arts', lines: [{ id: 'x', name: 'X', does: [] }] }]} />,
  );
  expect(screen.getByText('X').closest('details')).toBeNull();
});
