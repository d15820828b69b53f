import { armourOf } from './gearGrid';
import type { Run } from './procedure';
import type { Survivor } from './state';
import { type BodyLocation, LOCATIONS } from './terms';

/** Adds what a card gave or takes what it gave, as far as it is still there. Gives back what has changed. */
function changeArmour(survivor: Survivor, place: BodyLocation, by: number): number {
  const wear = survivor.wear[place];
  const before = wear.armour;
  wear.armour = Math.max(0, before + by);
  return wear.armour - before;
}

const given = (r: Run, survivor: Survivor): number[] =>
  LOCATIONS.map((place) => armourOf(r, survivor, place));

/** Lets the points on the sheet follow what the cards give now; the log tells places with an equal change together. */
function follow(r: Run, survivor: Survivor, before: readonly number[]): void {
  if (survivor.status !== 'alive') return;
  const changed = new Map<number, BodyLocation[]>();
  LOCATIONS.forEach((place, i) => {
    const by = changeArmour(survivor, place, armourOf(r, survivor, place) - (before[i] as number));
    if (by !== 0) changed.set(by, [...(changed.get(by) ?? []), place]);
  });
  for (const [by, locations] of changed) {
    r.emit({ type: 'armourChanged', survivor: survivor.id, locations, by, rule: 'SD-16.3' });
  }
}

/**
 * Changes something that armour is worked out from: gear, arts, disorders, injuries, weapon levels. The points on the sheet
 * follow at once (SD-16.3): what is gained comes with all its points, what is lost takes its points along.
 */
export function rearm<T>(r: Run, survivor: Survivor, change: () => T): T {
  const before = given(r, survivor);
  const result = change();
  follow(r, survivor, before);
  return result;
}

/** The same for what may concern everybody: whoever is a master makes specialists of all (survivors-in-detail.md §16). */
export function rearmAll<T>(r: Run, change: () => T): T {
  const before = r.state.survivors.map((survivor) => given(r, survivor));
  const result = change();
  r.state.survivors.forEach((survivor, i) => {
    follow(r, survivor, before[i] as number[]);
  });
  return result;
}
