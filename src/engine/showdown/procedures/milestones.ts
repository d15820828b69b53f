import { done, goTo } from '../../kernel';
import { survivorById } from '../find';
import { call, type Procedure } from '../procedure';
import { rearm } from '../rearm';

/** Milestones of courage and understanding, at once and once in a life (survivors-in-detail.md §17). */
export const milestones: Procedure<'milestones'> = {
  name: 'milestones',
  steps: {
    next: (f, r) => {
      const id = f.reached.shift();
      const milestone = r.content.pack.milestones.find((m) => m.id === id);
      if (milestone === undefined) return done();
      const survivor = survivorById(r.state, f.survivor);
      const { ability } = milestone;
      if (survivor.status !== 'alive' || (ability !== undefined && survivor.abilities.includes(ability)))
        return goTo('next');
      if (ability !== undefined) {
        r.emit({ type: 'abilityGained', survivor: survivor.id, ability });
        rearm(r, survivor, () => survivor.abilities.push(ability));
      }
      const card = { kind: 'ability' as const, id: milestone.id };
      return call('perform', { effects: milestone.do, scope: { card, owner: survivor.id } }, card);
    },
    again: () => goTo('next'),
  },
};
