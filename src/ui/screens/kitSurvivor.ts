import { survivorsOfKit } from '../../engine';
import { CONTENT } from '../../store/content';
import type { SurvivorDraft } from '../setup/setupDraft';
import { emptySheet, type SheetDraft } from '../setup/sheetDraft';

const NOTHING = Array<null>(9).fill(null);

export const gridOfKit = (kit: string, survivor: number): readonly (string | null)[] =>
  CONTENT.kits[kit]?.grids[survivor] ?? NOTHING;

/** The sheet of somebody who comes with a kit. */
function sheetOf(kit: string, index: number): SheetDraft {
  const bare = emptySheet();
  const own = survivorsOfKit(CONTENT, kit)[index];
  if (own === undefined) return bare;
  const { courage = 0, understanding = 0, weaponLevel = 0 } = own;
  const points = Object.entries({ courage, understanding, weaponLevel });
  const { fightingArts = [], disorders = [], abilities = [], weaponType = '' } = own;
  return {
    numbers: { ...bare.numbers, ...Object.fromEntries(points.map(([name, n]) => [name, String(n)])) },
    weaponType,
    lists: { fightingArts, disorders, abilities, injuries: [] },
  };
}

const nameOf = (kit: string, index: number): string => survivorsOfKit(CONTENT, kit)[index]?.name ?? '';

/**
 * What a kit makes of a survivor of the form: its grid; and who carries it, if the one there came with a kit as well or the
 * kit has survivors of its own. Whoever was named by hand keeps the name.
 */
export function ofKit(kit: string, index: number, before: SurvivorDraft): Partial<SurvivorDraft> {
  const grid = gridOfKit(kit, index);
  const own = CONTENT.kits[kit]?.survivors !== undefined;
  const borrowed = CONTENT.pack.kits.some((k) => k.survivors?.[index]?.name === before.name);
  if (!own && !borrowed) return { kit, grid };
  const ready = borrowed || before.name === CONTENT.pack.survivors[index]?.name;
  return { kit, grid, sheet: sheetOf(kit, index), ...(ready ? { name: nameOf(kit, index) } : {}) };
}
