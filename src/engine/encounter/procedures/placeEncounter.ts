import { done } from '../../kernel';
import { byLot } from '../cup';
import { investigatorById, placeCard } from '../find';
import { call, type Procedure } from '../procedure';

/** One of the encounters of a place, by lot. */
export const placeEncounter: Procedure<'placeEncounter'> = {
  name: 'placeEncounter',
  steps: {
    read: ({ investigator, further }, r) => {
      const { place } = investigatorById(r.state, investigator);
      const { id, effects } = byLot(r, placeCard(r, place).encounters);
      const rule = further ? { rule: 'CE-1.4' } : {};
      r.emit({ type: 'placeRead', investigator, place, encounter: id, further, ...rule });
      const source = { kind: 'placeEncounter', id };
      return call('perform', { investigator, monster: null, source, effects: [...effects] }, source);
    },
    end: () => done(),
  },
};
