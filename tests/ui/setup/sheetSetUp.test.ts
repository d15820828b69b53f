import { describe, expect, it } from 'vitest';
import { checkSetUp } from '../../../src/engine';
import { CONTENT } from '../../../src/store/content';
import { quickFight } from '../../../src/store/quickFight';
import { sheetChoices, sheetSetUp } from '../../../src/ui/screens/sheetSetUp';
import { emptySheet, SHEET_LISTS } from '../../../src/ui/setup/sheetDraft';

const withSheet = (sheet: ReturnType<typeof emptySheet>) => {
  const setup = quickFight(1);
  const [first, ...others] = setup.survivors;
  return {
    ...setup,
    survivors: [{ ...first, ...sheetSetUp(sheet), name: 'A', player: 0, grid: [] }, ...others],
  };
};

describe('a record sheet as the engine takes it', () => {
  it('what was typed becomes numbers; nonsense is 0, points are never below it', () => {
    const sheet = emptySheet();
    const numbers = {
      ...sheet.numbers,
      strength: '-2',
      survival: '-4',
      luck: 'x',
      speed: '1e9',
      courage: '',
    };
    expect(sheetSetUp({ ...sheet, numbers })).toMatchObject({
      attributes: { movement: 5, strength: -2, luck: 0, speed: 99 },
      survival: 0,
      courage: 0,
    });
  });

  it('everything that is offered can be played', () => {
    const choices = sheetChoices();
    for (const list of SHEET_LISTS) {
      for (const { value, label } of choices[list]) {
        expect(label).not.toContain('⟦');
        const sheet = emptySheet();
        const complaint = checkSetUp(
          withSheet({ ...sheet, lists: { ...sheet.lists, [list]: [value] } }),
          CONTENT,
        );
        expect(complaint, `${list} ${value}`).toBeNull();
      }
    }
    for (const { value } of choices.weaponTypes)
      expect(checkSetUp(withSheet({ ...emptySheet(), weaponType: value }), CONTENT)).toBeNull();
  });
});
