import * as z from 'zod/mini';
import { done, goTo } from '../../kernel';
import { mayAct } from '../allowed';
import { call } from '../procedure';
import { readyBeside, type WeaponOption, whichWeapon } from '../readyWeapons';
import { survivorFor } from '../scope';
import { verb } from './verb';

/**
 * An attack with each weapon that this card's arrows point to, one after the other in the owner's order
 * (gear-and-resources.md §7). They are activated indirectly: cumbersome asks for nothing more.
 */
export const attackBeside = verb<{ do: 'attackBeside' }, { used: string[]; attacked: boolean }>({
  name: 'attackBeside',
  schema: z.strictObject({ do: z.literal('attackBeside') }),
  steps: {
    which: {
      ask: (f, r) => {
        const owner = survivorFor(r, 'owner', f.scope);
        if (owner === null || f.scope.gear === undefined || !mayAct(owner)) return null;
        const used = f.used ?? [];
        return whichWeapon(
          r,
          owner,
          readyBeside(r, owner, f.scope.gear).filter(({ id }) => !used.includes(id)),
        );
      },
      answer: (f, _, [option]) => {
        if (option === undefined || option.key === 'pass' || f.scope.owner === undefined) return done();
        const { weapon } = option as WeaponOption;
        f.used = [...(f.used ?? []), weapon];
        f.attacked = true;
        return call('survivorAttack', {
          survivor: f.scope.owner,
          weapon,
          by: f.scope.card.id,
          bonus: [],
          speed: null,
          automatic: false,
        });
      },
    },
    again: (f) => {
      if (f.attacked !== true) return done();
      f.attacked = false;
      return goTo('which');
    },
  },
  describe: () => ({ key: 'effect.attackBeside' }),
});
