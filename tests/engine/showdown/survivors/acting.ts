import type { Survivor } from '../../../../src/engine/showdown/state';
import { type Placed, type Table, type TinyFight, tinyFight } from '../kit';

/** Without survival nobody is asked to dash, surge or dodge. */
export const quiet = { survival: 0 };

/** An act of one survivor with this gear, west of the lion if nothing is said; the first of other survivors is left out. */
export function act(
  grid: readonly (string | null)[],
  table: Partial<Table> = {},
  survivor: Partial<Placed> = {},
): TinyFight {
  const [, ...others] = table.survivors ?? [];
  return tinyFight({
    ...table,
    monster: { ai: ['claw', 'chomp', 'grasp'], ...table.monster },
    survivors: [{ at: 'G11', ...quiet, grid, ...survivor }, ...others],
    set: (state) => {
      state.phase = 'survivors';
      table.set?.(state);
    },
  }).perform('act', { survivor: 's1' });
}

/** What can be activated that is no attack. */
export const uses = (t: TinyFight) => t.options.filter((key) => key.startsWith('use:'));

/** Stands for the acting survivor in a list of all. */
export const first: Placed = { at: 'A22', ...quiet };

/** A moment of the set-up. */
export function at(moment: 'depart' | 'arrival' | 'showdownStart', survivors: Placed[]): TinyFight {
  const set: Table['set'] = (state) => {
    state.round = 0;
  };
  return tinyFight({ survivors, set }).perform('moment', { moment, scope: {} });
}

/** A survivor without armour whom the next damage anywhere knocks down (SD-9.1, SD-9.4). */
export function hurt(): Survivor['wear'] {
  const place = (light: boolean) => ({ armour: 0, light, heavy: false });
  return { head: place(false), arms: place(true), body: place(true), waist: place(true), legs: place(true) };
}
