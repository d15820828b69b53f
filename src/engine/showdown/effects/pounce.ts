import * as z from 'zod/mini';
import type { Space } from '../../board';
import { done, type Option } from '../../kernel';
import { mayAct } from '../allowed';
import { withBonus } from '../attackBonuses';
import { survivorById } from '../find';
import { activeGear } from '../gearGrid';
import { survivorNumber } from '../numbers';
import { call, type Run } from '../procedure';
import { isReady, whichWeapon } from '../readyWeapons';
import { survivorFor } from '../scope';
import type { Survivor } from '../state';
import { type SurvivorWay, wayOptions } from '../straightWays';
import { verb } from './verb';

const howOf = ({ spaces }: { spaces: number | 'movement' }) => (spaces === 'movement' ? 'charge' : 'pounce');

/** How far it goes at most; `movement`: as far as the survivor's movement reaches (Charge). */
const spacesOf = (r: Run, survivor: Survivor, spaces: number | 'movement'): number =>
  spaces === 'movement' ? survivorNumber(r, survivor, 'movement') : spaces;

/**
 * Pounce (survivors-in-detail.md §15): straight over free spaces; only after all of them an attack with a melee weapon.
 * Charge: as far as it goes, then an attack with as much strength on top as spaces were `moved`.
 */
export const pounce = verb<
  { do: 'pounce'; spaces: number | 'movement'; strength: number | 'moved' },
  { end: Space; full: boolean; moved: number }
>({
  name: 'pounce',
  schema: z.strictObject({
    do: z.literal('pounce'),
    spaces: z.union([z.number(), z.literal('movement')]),
    strength: z.union([z.number(), z.literal('moved')]),
  }),
  steps: {
    where: {
      ask: (f, r) => {
        const owner = survivorFor(r, 'owner', f.scope);
        if (owner === null) return null;
        const options = wayOptions(r, owner, spacesOf(r, owner, f.effect.spaces));
        return options.length === 0 ? null : { kind: 'choosePounce', by: owner.player, options };
      },
      answer: (f, r, [option]) => {
        const owner = survivorById(r.state, f.scope.owner as string);
        const { path } = option as Option & SurvivorWay;
        f.end = path[path.length - 1] as Space;
        f.moved = path.length;
        f.full = f.effect.spaces === 'movement' || path.length === f.effect.spaces;
        return call('survivorMove', { survivor: owner.id, why: howOf(f.effect), path: [...path] });
      },
    },
    arrived: (f, r) => {
      const owner = survivorFor(r, 'owner', f.scope);
      f.full = f.full === true && owner !== null && owner.space === f.end && mayAct(owner);
      return undefined;
    },
    weapon: {
      ask: (f, r) => {
        const owner = survivorFor(r, 'owner', f.scope);
        if (owner === null || f.full !== true) return null;
        const weapons = activeGear(r, owner).weapons.filter(
          (w) => w.keywords.includes('melee') && isReady(r, owner, w),
        );
        return whichWeapon(r, owner, weapons);
      },
      answer: (f, r, [option]) => {
        if (option === undefined || option.key === 'pass') return undefined;
        return call('survivorAttack', {
          survivor: survivorById(r.state, f.scope.owner as string).id,
          weapon: (option as Option & { weapon: string }).weapon,
          by: howOf(f.effect),
          bonus: withBonus([], {
            stat: 'strength',
            by: f.effect.strength === 'moved' ? (f.moved ?? 0) : f.effect.strength,
            source: f.scope.card.id,
          }),
          speed: null,
          automatic: false,
        });
      },
    },
    landed: (f) => {
      if (f.full !== true || f.scope.owner === undefined || howOf(f.effect) === 'charge') return done();
      return call('moment', { moment: 'pounced', scope: { subject: f.scope.owner } });
    },
  },
  describe: ({ spaces, strength }) => ({
    key: spaces === 'movement' ? 'effect.charge' : 'effect.pounce',
    with: { spaces, strength },
  }),
});
