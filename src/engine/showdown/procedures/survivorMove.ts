import { pathTo, type Space } from '../../board';
import { done, goTo } from '../../kernel';
import { activationOptions } from '../activations';
import { mayAct } from '../allowed';
import { chosenSpace } from '../choices';
import { survivorById } from '../find';
import { moveOptions, reachOf } from '../moves';
import { call, type Procedure } from '../procedure';
import { listens } from '../triggers';
import { reportWalk } from '../walks';
import { stand } from '../whereabouts';

/**
 * One movement: up to the survivor's movement, space by space, orthogonal, through free spaces (SD-13.3, SD-11.8). What
 * listens to each step (moment `survivorStepped`) may stop it. A dash can be spent on what costs a movement instead (SD-15.3).
 * Gives back whether it was walked to its end.
 */
export const survivorMove: Procedure<'survivorMove'> = {
  name: 'survivorMove',
  steps: {
    where: {
      ask: (f, r) => {
        if (f.to !== undefined || f.path !== undefined) return null;
        const survivor = survivorById(r.state, f.survivor);
        const options = [
          ...moveOptions(r, survivor),
          ...(f.why === 'dash' ? activationOptions(r, survivor, 'dash') : []),
        ];
        if (options.length === 0) return null;
        return { kind: 'moveTo', by: survivor.player, options, about: { survivor: survivor.id, why: f.why } };
      },
      answer: (f, _, [option]) => {
        if (option !== undefined && option.kind !== 'space') {
          return call('activate', { survivor: f.survivor, why: 'dash', choice: option.key });
        }
        f.to = chosenSpace(option);
        return undefined;
      },
    },
    plan: (f, r) => {
      f.at = 0;
      if (f.path !== undefined) return undefined;
      const reach = reachOf(r, survivorById(r.state, f.survivor));
      f.path = reach === null || f.to === undefined ? [] : pathTo(reach, f.to);
      return f.path.length === 0 ? done() : undefined;
    },
    step: (f, r) => {
      const path = f.path as Space[];
      const survivor = survivorById(r.state, f.survivor);
      const watched = listens(r, 'survivorStepped');
      f.at = watched ? (f.at ?? 0) + 1 : path.length;
      const from = survivor.space as Space;
      survivor.moved = true;
      stand(r, survivor, path[(f.at ?? 0) - 1] as Space);
      if (!watched) return goTo('report');
      return call('moment', { moment: 'survivorStepped', scope: { subject: f.survivor, from } });
    },
    stopped: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      const walked = (f.path as Space[])[(f.at ?? 0) - 1];
      const stopped = f.stop === true || survivor.space !== walked || !mayAct(survivor);
      return !stopped && (f.at ?? 0) < (f.path as Space[]).length ? goTo('step') : undefined;
    },
    report: (f, r) => {
      if (f.stop !== true) reportWalk(r, f);
      return done(f.stop !== true && f.at === f.path?.length);
    },
  },
};
