import type { ScriptedDie } from '../../../../src/engine/kernel';
import { type Placed, type Table, type TinyFight, tinyFight } from '../kit';

/** A survivor's attack on a tiny table: who attacks with what, which cards come, which dice. */
export interface AttackTable {
  /** The attacker; west of the lion if nothing is said. */
  attacker?: Partial<Placed>;
  /** Gear id as the grid numbers it (`g1` …); Fist & Tooth if nothing is said. */
  weapon?: string;
  others?: Placed[];
  hitLocations: string[];
  discard?: string[];
  ai?: string[];
  monster?: Table['monster'];
  dice: (number | ScriptedDie)[];
  speed?: number;
  automatic?: boolean;
  content?: Table['content'];
  set?: Table['set'];
}

/** The lion stands on H11 I11 H12 I12 and looks south; G11 is beside it, H10 in its blind spot, H13 in front. */
export function attack(table: AttackTable): TinyFight {
  const { attacker, weapon = 'fistAndTooth', others = [], hitLocations, discard, ai } = table;
  return tinyFight({
    monster: {
      hitLocations,
      hitLocationDiscard: discard ?? [],
      ai: ai ?? ['claw', 'chomp', 'grasp'],
      ...table.monster,
    },
    survivors: [{ at: 'G11', ...attacker }, ...others],
    dice: table.dice,
    ...(table.content === undefined ? {} : { content: table.content }),
    set: (state) => {
      state.phase = 'survivors';
      table.set?.(state);
    },
  }).perform('survivorAttack', {
    survivor: 's1',
    weapon,
    by: null,
    bonus: [],
    speed: table.speed ?? null,
    automatic: table.automatic ?? false,
  });
}

/** One plain hit with Fist & Tooth (8 hits, 1 misses), then what follows. */
export const ONE_HIT = [8, 1];
