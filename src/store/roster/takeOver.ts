import { type SheetRecord, SURVIVOR_STATS } from '../../engine';
import { KEPT_NUMBERS, type KeptNumber, type KeptSurvivor, ROSTER_LIMITS } from './shapes';

/** Attributes may fall below zero, points on the sheet may not. */
const within = (what: KeptNumber, value: number): number =>
  Math.max(
    (SURVIVOR_STATS as readonly string[]).includes(what) ? -ROSTER_LIMITS.number : 0,
    Math.min(ROSTER_LIMITS.number, Math.trunc(value)),
  );

/** Both lists, at most as long as a sheet's list may be. */
const joined = (list: readonly string[], more: readonly string[]): string[] =>
  [...list, ...more].slice(0, ROSTER_LIMITS.list);

/** Traits that it has already are not had twice. */
const learned = (list: readonly string[], more: readonly string[]): string[] =>
  joined(
    list,
    more.filter((id) => !list.includes(id)),
  );

const isNumber = (what: string): what is KeptNumber => (KEPT_NUMBERS as readonly string[]).includes(what);

/** The grid after what was lost and gained; what has no place any more is given back. */
function gridAfter(grid: KeptSurvivor['grid'], { gearGained, gearLost }: SheetRecord) {
  const lost = [...gearLost];
  const left = grid.map((card) => {
    const at = card === null ? -1 : lost.indexOf(card);
    if (at < 0) return card;
    lost.splice(at, 1);
    return null;
  });
  const homeless = gearGained.filter((card) => {
    const place = left.indexOf(null);
    if (place >= 0) left[place] = card;
    return place < 0;
  });
  return { grid: left, homeless };
}

function stateAfter(kept: KeptSurvivor, { dead, notes }: SheetRecord): KeptSurvivor['state'] {
  if (dead || notes.includes('vanished')) return 'dead';
  return notes.includes('retire') ? 'retired' : kept.state;
}

/**
 * A kept survivor as a fight's aftermath leaves it (SD-18.4): its changes, not its figures, so that what was written on the
 * sheet meanwhile stays. `note` says what else there is to write down: events of milestones, gear without a place.
 */
export function afterFight(
  kept: KeptSurvivor,
  record: SheetRecord,
  note: (what: { milestones: readonly string[]; homeless: readonly string[] }) => string,
): KeptSurvivor {
  const numbers = { ...kept.numbers };
  for (const { what, from, to } of record.points)
    if (isNumber(what)) numbers[what] = within(what, numbers[what] + to - from);
  const { grid, homeless } = gridAfter(kept.grid, record);
  const milestones = record.notes.filter((n) => n === 'seeTheTruth' || n === 'whiteSecret');
  const written = milestones.length + homeless.length === 0 ? '' : note({ milestones, homeless });
  const notes = [kept.notes, written].filter((part) => part !== '').join('\n');
  return {
    ...kept,
    numbers,
    grid,
    kit: grid.every((card, i) => card === kept.grid[i]) ? kept.kit : 'own',
    lists: {
      fightingArts: learned(kept.lists.fightingArts, record.fightingArts),
      disorders: learned(kept.lists.disorders, record.disorders),
      abilities: learned(kept.lists.abilities, record.abilities),
      injuries: joined(kept.lists.injuries, record.injuries),
    },
    state: stateAfter(kept, record),
    skipsHunt: record.notes.includes('skipHunt'),
    notes: [...notes].slice(0, ROSTER_LIMITS.notes).join(''),
  };
}
