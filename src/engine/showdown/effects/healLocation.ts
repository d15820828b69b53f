import * as z from 'zod/mini';
import { done, type Option } from '../../kernel';
import { survivorById } from '../find';
import { armourOf } from '../gearGrid';
import { survivorFor } from '../scope';
import { type BodyLocation, LOCATIONS } from '../terms';
import { verb } from './verb';

/** One place is healed fully, armour included (survivors-in-detail.md §10). */
export const healLocation = verb({
  name: 'healLocation',
  schema: z.strictObject({ do: z.literal('healLocation') }),
  steps: {
    where: {
      ask: (f, r) => {
        const owner = survivorFor(r, 'owner', f.scope);
        if (owner === null) return null;
        const hurt = LOCATIONS.filter((place) => {
          const { armour, light, heavy } = owner.wear[place];
          return light || heavy || armour < armourOf(r, owner, place);
        });
        if (hurt.length === 0) return null;
        const options = hurt.map((location) => ({ key: location, kind: 'location', location }));
        return { kind: 'healWhere', by: owner.player, options };
      },
      answer: (f, r, [option]) => {
        const owner = survivorById(r.state, f.scope.owner as string);
        const { location } = option as Option & { location: BodyLocation };
        const armour = Math.max(owner.wear[location].armour, armourOf(r, owner, location));
        owner.wear[location] = { armour, light: false, heavy: false };
        r.emit({ type: 'locationHealed', survivor: owner.id, location });
        return undefined;
      },
    },
    end: () => done(),
  },
  describe: () => ({ key: 'effect.healLocation' }),
});
