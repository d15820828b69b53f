import { expect, test } from 'vitest';
import { CONTENT } from '../../../src/store/content';
import { ofKit } from '../../../src/ui/screens/kitSurvivor';
import { sheetSetUp } from '../../../src/ui/screens/sheetSetUp';
import type { SurvivorDraft } from '../../../src/ui/setup/setupDraft';
import { emptySheet } from '../../../src/ui/setup/sheetDraft';
import { signOf } from '../../../src/ui/table/signs';

const draft = (name: string): SurvivorDraft => ({
  ...{ name, piece: signOf({ name }, 0), player: 0, kit: 'white-lion', grid: [] },
  sheet: emptySheet(),
});
const [ready] = CONTENT.pack.survivors;
const own = CONTENT.kits.phoenix?.survivors?.[0];

test('a later kit brings the one who carries it, with arts, a disorder, levels and milestones', () => {
  const changed = { ...draft(ready?.name ?? ''), ...ofKit('phoenix', 0, draft(ready?.name ?? '')) };
  expect(changed.name).toBe(own?.name);
  expect(changed.grid).toEqual(CONTENT.kits.phoenix?.grids[0]);
  expect(sheetSetUp(changed.sheet)).toMatchObject({
    fightingArts: own?.fightingArts,
    disorders: own?.disorders,
    abilities: own?.abilities,
    courage: own?.courage,
    weaponType: own?.weaponType,
    weaponLevel: own?.weaponLevel,
    survival: 3,
  });
});

test('whoever was named by hand keeps the name, and gets the sheet', () => {
  const changed = ofKit('phoenix', 0, draft('Mika'));
  expect(changed.name).toBeUndefined();
  expect(changed.sheet?.lists.fightingArts).toEqual(own?.fightingArts);
});

test('back in a kit of the beginning the ready-made one is there again, with nothing behind', () => {
  const changed = ofKit('white-lion', 0, draft(own?.name ?? ''));
  expect(changed).toMatchObject({ name: ready?.name, sheet: emptySheet() });
});

test('a kit of the beginning leaves a sheet that was filled in by hand as it is', () => {
  expect(Object.keys(ofKit('starting', 0, draft('Mika'))).sort()).toEqual(['grid', 'kit']);
});
