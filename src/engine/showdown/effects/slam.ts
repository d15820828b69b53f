import * as z from 'zod/mini';
import { baseOf, distance, type Space } from '../../board';
import { done, type Option } from '../../kernel';
import { carries, mayAct } from '../allowed';
import { survivorById } from '../find';
import { survivorNumber } from '../numbers';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { type SurvivorWay, wayOptions } from '../straightWays';
import { monsterDistance } from '../targeting';
import { verb } from './verb';

/**
 * Slam (survivors-in-detail.md §15): a full move straight. After `least` spaces or more, beside the monster, it is pushed one
 * space directly away as if it moved by itself, and is softer to the end of the round.
 */
export const slam = verb<
  { do: 'slam'; least: number; toughness: number },
  { from: Space; end: Space; hit: boolean }
>({
  name: 'slam',
  schema: z.strictObject({ do: z.literal('slam'), least: z.number(), toughness: z.number() }),
  steps: {
    where: {
      ask: (f, r) => {
        const owner = survivorFor(r, 'owner', f.scope);
        if (owner === null) return null;
        const through = carries(r, owner, 'slamsThrough');
        const options = wayOptions(r, owner, survivorNumber(r, owner, 'movement'), through);
        return options.length === 0 ? null : { kind: 'chooseSlam', by: owner.player, options };
      },
      answer: (f, r, [option]) => {
        const owner = survivorById(r.state, f.scope.owner as string);
        const { path } = option as Option & SurvivorWay;
        f.from = owner.space as Space;
        f.end = path[path.length - 1] as Space;
        return call('survivorMove', { survivor: owner.id, why: 'slam', path: [...path] });
      },
    },
    hit: (f, r) => {
      const owner = survivorFor(r, 'owner', f.scope);
      if (owner === null || f.from === undefined || f.end === undefined || !mayAct(owner)) return done();
      const moved = distance(baseOf(f.from), baseOf(owner.space as Space));
      const arrived = owner.space === f.end && moved >= f.effect.least && monsterDistance(r, owner) === 1;
      f.hit = arrived;
      if (!arrived) return undefined;
      return call('moveStraight', { how: 'pushed', from: owner.id, spaces: 1, grabs: false });
    },
    soften: (f, r) => {
      if (f.hit !== true) return undefined;
      const modifier = { stat: 'toughness', by: f.effect.toughness, until: 'round' } as const;
      const source = f.scope.card.id;
      r.state.monster.modifiers.push({ ...modifier, source });
      r.emit({ type: 'modified', figure: 'monster', ...modifier, source });
      return undefined;
    },
    after: (f) => {
      if (f.scope.owner === undefined) return done();
      return call('moment', { moment: 'slammed', scope: { subject: f.scope.owner } });
    },
  },
  describe: ({ least, toughness }) => ({ key: 'effect.slam', with: { least, toughness } }),
});
