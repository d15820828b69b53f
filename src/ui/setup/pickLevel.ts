import type { Coming, MonsterChoice, SetupDraft, SurvivorDraft } from './setupDraft';

type GridOfKit = (kit: string, survivor: number) => readonly (string | null)[];

const comingTo = (monsters: readonly MonsterChoice[], monster: string, level: string): Coming | undefined =>
  monsters.find((m) => m.id === monster)?.levels.find((l) => l.id === level)?.comes;

/** A survivor as it comes to a level, the rest of its sheet as it was. */
export function coming(
  survivor: SurvivorDraft,
  { kit, survival }: Coming,
  grid: readonly (string | null)[],
): SurvivorDraft {
  const numbers = { ...survivor.sheet.numbers, survival: String(survival) };
  return { ...survivor, kit, grid, sheet: { ...survivor.sheet, numbers } };
}

/** Another monster or level; where survivors come to it in another way than before (the prologue), the form is filled anew with that. */
export function pickLevel(
  draft: SetupDraft,
  monsters: readonly MonsterChoice[],
  gridOfKit: GridOfKit,
  [monster, level]: [string, string],
): SetupDraft {
  const comes = comingTo(monsters, monster, level);
  const picked = { ...draft, monster, level };
  if (comes === undefined || comes.kit === comingTo(monsters, draft.monster, draft.level)?.kit) return picked;
  return {
    ...picked,
    survivalLimit: String(comes.survivalLimit),
    unlocked: comes.unlocked,
    survivors: draft.survivors.map((survivor, at) => coming(survivor, comes, gridOfKit(comes.kit, at))),
  };
}
