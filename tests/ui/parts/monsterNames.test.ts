import { expect, test } from 'vitest';
import { CONTENT } from '../../../src/store/content';
import { MONSTER_NAMES } from '../../../src/ui/words/monsterNames';
import { TEXT } from '../../../src/ui/words/text';

test('home names exactly the monsters that can be fought, as they are called everywhere', () => {
  expect(Object.entries(MONSTER_NAMES)).toEqual(
    CONTENT.pack.monsters.map(({ id }) => [id, TEXT.nameOf('monster', id)]),
  );
});
