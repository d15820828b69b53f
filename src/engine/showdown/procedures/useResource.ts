import { done } from '../../kernel';
import { survivorById } from '../find';
import { call, type Procedure } from '../procedure';

/** A held resource is archived for its effect (gear-and-resources.md §15). */
export const useResource: Procedure<'useResource'> = {
  name: 'useResource',
  steps: {
    use: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      const at = survivor.resources.indexOf(f.card);
      const use = r.content.resources[f.card]?.use;
      if (at < 0 || use === undefined) return done();
      survivor.resources.splice(at, 1);
      r.emit({ type: 'archived', survivor: survivor.id, card: f.card });
      const card = { kind: 'resource' as const, id: f.card };
      return call('perform', { effects: use, scope: { card, owner: survivor.id } }, card);
    },
  },
};
