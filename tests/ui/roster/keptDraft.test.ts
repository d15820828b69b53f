import { expect, test } from 'vitest';
import { nobody } from '../../../src/store/roster/shapes';
import { draftOfKept, keptOfDraft, keptOfSetUp, signed, toldApart } from '../../../src/ui/roster/keptDraft';

const anka = {
  ...nobody('a', 'Anka'),
  sign: { colour: 'rose', shape: 'diamond' },
  grid: ['cloth', ...Array<null>(8).fill(null)],
  numbers: { ...nobody('', '').numbers, strength: -2, insanity: 4, weaponLevel: 3 },
  weaponType: 'axe',
  lists: {
    fightingArts: ['tough'],
    disorders: ['anxiety'],
    abilities: [],
    injuries: ['brokenArm', 'brokenArm'],
  },
  skipsHunt: true,
  notes: 'Left-handed',
};

test('a kept survivor goes into the set-up and comes back as it was', () => {
  const draft = draftOfKept(anka, 2, 1);
  expect(draft).toMatchObject({
    kept: 'a',
    player: 1,
    piece: { colour: 'rose', shape: 'diamond', initial: 'A' },
  });
  expect(keptOfDraft(draft, anka, 'unused')).toEqual(anka);
});

test('a survivor of the set-up without a place in the roster gets one, with a name that is not too long', () => {
  const draft = { ...draftOfKept(anka, 0, 0), kept: undefined, name: '🦁'.repeat(500) };
  const kept = keptOfDraft(draft, undefined, 'new');
  expect(kept).toMatchObject({ id: 'new', state: 'alive', notes: '', numbers: anka.numbers });
  expect([...kept.name]).toHaveLength(200);
});

test('a survivor as it came to a fight becomes one that is kept', () => {
  const kept = keptOfSetUp(
    { name: 'Bero', player: 0, grid: ['cloth'], attributes: { luck: 1 }, courage: 2, injuries: ['deaf'] },
    'b',
  );
  expect(kept.numbers).toMatchObject({ movement: 5, survival: 3, luck: 1, courage: 2 });
  expect(kept.grid).toEqual(anka.grid);
  expect(kept.lists.injuries).toEqual(['deaf']);
});

test('a new survivor keeps its sign; two of one sign are told apart at the table', () => {
  const rose = signed(anka, 3);
  expect(rose.sign).toEqual(anka.sign);
  expect(signed(nobody('b', 'Bero'), 1).sign).toEqual({ colour: 'teal', shape: 'square' });
  const drafts = toldApart([draftOfKept(rose, 0, 0), draftOfKept({ ...rose, id: 'b' }, 1, 0)]);
  expect(drafts.map(({ piece }) => [piece.colour, piece.shape])).toEqual([
    ['rose', 'diamond'],
    ['ochre', 'circle'],
  ]);
});
