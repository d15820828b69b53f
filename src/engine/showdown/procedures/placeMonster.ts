import { spacesOf } from '../../board';
import { done } from '../../kernel';
import { call, type Procedure } from '../procedure';
import { survivorsUnder } from '../runOver';

/** The monster is placed (SD-1.10); a survivor under it is treated as at the end of a movement (SD-11.10). Tiles under it stay. */
export const placeMonster: Procedure<'placeMonster'> = {
  name: 'placeMonster',
  steps: {
    place: (f, r) => {
      r.state.monster.space = f.space;
      const rule = f.how === 'materialize' ? 'SD-7.5' : 'SD-1.10';
      r.emit({ type: 'placed', figure: 'monster', space: f.space, how: f.how, rule });
      const path = spacesOf({ space: f.space, size: r.state.monster.size });
      return call('runOver', { hit: survivorsUnder(r, [f.space]), path, grabs: false, placed: true });
    },
    end: () => done(),
  },
};
