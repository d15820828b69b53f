import {
  type Facing,
  type FacingBase,
  facingsAwayFrom,
  facingsToward,
  facingsWithInBlindSpot,
  type Space,
} from '../../board';
import { chosenDirection, directionQuestion } from '../choices';
import { survivorById } from '../find';
import { monsterBase } from '../grounds';
import type { FrameOf, Procedure, Run } from '../procedure';

/** SD-7.9: the facings that do what is told; where two do, the controller chooses. */
function facings({ survivor, how }: FrameOf<'face'>, r: Run): Facing[] {
  const base: FacingBase | null = monsterBase(r.state);
  const space: Space | null = survivorById(r.state, survivor).space;
  if (base === null || space === null) return [];
  if (how === 'away') return facingsAwayFrom(base, space);
  return how === 'blindSpot' ? facingsWithInBlindSpot(base, space) : facingsToward(base, space);
}

/** The monster turns towards a survivor, directly away, or so that it stands in the blind spot (SD-7.9). */
export const face: Procedure<'face'> = {
  name: 'face',
  steps: {
    turn: {
      ask: (f, r) => {
        const options = facings(f, r).map((direction) => ({ direction }));
        return options.length === 0 ? null : directionQuestion(r.state, 'chooseFacing', options, 'monster');
      },
      answer: (f, r, [option]) => {
        const facing = chosenDirection(option);
        if (r.state.monster.facing !== facing)
          r.emit({ type: 'faced', facing, target: f.survivor, how: f.how, rule: 'SD-7.9' });
        r.state.monster.facing = facing;
        return undefined;
      },
    },
  },
};
