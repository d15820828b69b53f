import { givenName, type SetUp } from '../../engine';
import { KEPT_NUMBERS, type KeptNumber, type KeptSurvivor, nobody } from '../../store/roster/shapes';
import { PIECE_COLOURS, PIECE_SHAPES } from '../primitives/pieces';
import { sheetSetUp } from '../screens/sheetSetUp';
import type { SurvivorDraft } from '../setup/setupDraft';
import { SHEET_NUMBERS, type SheetDraft, type SheetNumber } from '../setup/sheetDraft';
import { signOf } from '../table/signs';

const nine = (grid: readonly (string | null)[]): (string | null)[] =>
  Array.from({ length: 9 }, (_, place) => grid[place] ?? null);

/** The sheet of a kept survivor as the form of the set-up has it. */
export const sheetOfKept = ({ numbers, weaponType, lists }: KeptSurvivor): SheetDraft => ({
  numbers: Object.fromEntries(SHEET_NUMBERS.map((name) => [name, String(numbers[name])])) as Record<
    SheetNumber,
    string
  >,
  weaponType,
  lists,
});

/** What was filled in on a sheet, as it is kept. */
export function keptSheet(sheet: SheetDraft): Pick<KeptSurvivor, 'numbers' | 'weaponType' | 'lists'> {
  const { attributes = {}, ...read } = sheetSetUp(sheet);
  const points = { ...read, ...attributes } as Partial<Record<KeptNumber, number>>;
  return {
    numbers: Object.fromEntries(KEPT_NUMBERS.map((name) => [name, points[name] ?? 0])) as Record<
      KeptNumber,
      number
    >,
    weaponType: sheet.weaponType,
    lists: {
      fightingArts: [...sheet.lists.fightingArts],
      disorders: [...sheet.lists.disorders],
      abilities: [...sheet.lists.abilities],
      injuries: [...sheet.lists.injuries],
    },
  };
}

/** A new survivor of the roster with a sign that stays its own, whoever else comes and goes. */
export function signed(kept: KeptSurvivor, place: number): KeptSurvivor {
  const { colour, shape } = signOf(
    { name: kept.name, ...(kept.sign === null ? {} : { sign: kept.sign }) },
    place,
  );
  return { ...kept, sign: { colour, shape } };
}

/** Colours and shapes as they are, but none twice: at the table everybody is told from everybody. */
export function toldApart(drafts: readonly SurvivorDraft[]): SurvivorDraft[] {
  const colours = new Set<string>();
  const shapes = new Set<string>();
  return drafts.map((draft) => {
    const { piece } = draft;
    const colour = colours.has(piece.colour) ? PIECE_COLOURS.find((c) => !colours.has(c)) : piece.colour;
    const shape = shapes.has(piece.shape) ? PIECE_SHAPES.find((s) => !shapes.has(s)) : piece.shape;
    const told = { ...piece, colour: colour ?? piece.colour, shape: shape ?? piece.shape };
    colours.add(told.colour);
    shapes.add(told.shape);
    return { ...draft, piece: told };
  });
}

/** A kept survivor in the set-up, at this place and played by this player. */
export const draftOfKept = (kept: KeptSurvivor, place: number, player: number): SurvivorDraft => ({
  name: kept.name,
  piece: signOf({ name: kept.name, ...(kept.sign === null ? {} : { sign: kept.sign }) }, place),
  player,
  kit: kept.kit,
  grid: kept.grid,
  sheet: sheetOfKept(kept),
  kept: kept.id,
});

/** A survivor of the set-up as it is kept: over the one it came from, or as a new one with this id. */
export function keptOfDraft(
  draft: SurvivorDraft,
  before: KeptSurvivor | undefined,
  id: string,
): KeptSurvivor {
  return {
    ...(before ?? nobody(id, draft.name)),
    name: givenName(draft.name).name,
    sign: { colour: draft.piece.colour, shape: draft.piece.shape },
    kit: draft.kit,
    grid: nine(draft.grid),
    ...keptSheet(draft.sheet),
  };
}

/** A survivor as it came to a fight, as a new one that is kept. */
export function keptOfSetUp(came: SetUp['survivors'][number], id: string): KeptSurvivor {
  const bare = nobody(id, givenName(came.name).name);
  const points = { ...bare.numbers, survival: 3, ...came.attributes };
  for (const name of KEPT_NUMBERS) {
    const value = name in came ? came[name as keyof typeof came] : undefined;
    if (typeof value === 'number') points[name] = value;
  }
  return {
    ...bare,
    sign: came.sign === undefined ? null : { colour: came.sign.colour, shape: came.sign.shape },
    grid: nine(came.grid),
    numbers: points,
    weaponType: came.weaponType ?? '',
    lists: {
      fightingArts: [...(came.fightingArts ?? [])],
      disorders: [...(came.disorders ?? [])],
      abilities: [...(came.abilities ?? [])],
      injuries: [...(came.injuries ?? [])],
    },
  };
}
