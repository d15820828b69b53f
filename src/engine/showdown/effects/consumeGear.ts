import * as z from 'zod/mini';
import { done, type Option } from '../../kernel';
import { archiveGear } from '../archiveGear';
import { Who } from '../cards/who';
import { controllerSeat } from '../find';
import { staysInGrid } from '../gearGrid';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** The monster consumes one gear card of somebody, the controller's choice: it is archived (SD-5.14). */
export const consumeGear = verb({
  name: 'consumeGear',
  schema: z.strictObject({ do: z.literal('consumeGear'), who: Who }),
  steps: {
    which: {
      ask: (f, r) => {
        const survivor = survivorFor(r, f.effect.who, f.scope);
        const options = (survivor?.grid ?? []).flatMap((gear) =>
          gear === null || staysInGrid(r.content, gear.card)
            ? []
            : [{ key: gear.id, kind: 'gear', gear: gear.id, card: gear.card, survivor: survivor?.id }],
        );
        if (survivor === null || options.length === 0) return null;
        return {
          kind: 'consumeGear',
          by: controllerSeat(r.state),
          options,
          about: { survivor: survivor.id },
        };
      },
      answer: (f, r, [option]) => {
        const survivor = survivorFor(r, f.effect.who, f.scope);
        if (survivor === null) return done();
        archiveGear(r, survivor, (option as Option & { gear: string }).gear);
        return call('moment', { moment: 'monsterConsumed', scope: {} });
      },
    },
    end: () => done(),
  },
  describe: ({ who }) => ({ key: 'effect.consumeGear', with: { who: { key: `who.${who}` } } }),
});
