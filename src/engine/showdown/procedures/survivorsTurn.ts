import { done, goTo, type Option, type Question } from '../../kernel';
import { canActivate } from '../activations';
import { onBoard, survivorById } from '../find';
import { isHeldOff } from '../heldOff';
import { mustMove } from '../moves';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { forgetSpan } from '../spans';
import { standMonster } from '../stance';
import { performChance, spendChance, survivalOptions } from '../survivalChances';

/** Whose act can't be left out: a card holds the survivor off the board and speaks when the act begins (SD-5.11). */
const held = (r: Run) => r.state.survivors.filter((s) => !s.acted && isHeldOff(r, s));

/**
 * Survivors who still have an act this round; one who is just off the board has nothing to do with it, nor has one who lies,
 * without anything that can be used lying (SD-12.3, SD-13.6).
 */
const waiting = (r: Run) => [
  ...onBoard(r.state).filter((s) => !s.acted && (s.standsAfter === null || canActivate(r, s, 'surge'))),
  ...held(r),
];

function act(r: Run, survivor: string) {
  survivorById(r.state, survivor).acted = true;
  return call('act', { survivor }, { kind: 'act', id: survivor });
}

const END_TURN: Option = { key: 'endTurn', kind: 'endTurn' };

/** Whose act is next, and the chances between acts. */
const choices = (r: Run): Option[] => [
  ...waiting(r).map(({ id }) => ({ key: id, kind: 'act', survivor: id })),
  ...survivalOptions(r),
];

/** Nobody has an act left, and no chance either; after a last act that the players themselves ended they had theirs. */
const isOver = ({ ended }: FrameOf<'survivorsTurn'>, r: Run): boolean =>
  waiting(r).length === 0 && (ended === true || survivalOptions(r).length === 0);

/** SD-13.1: one whole act at a time, in any order the players like; between acts anybody may dash or surge (SD-15.3). */
export const survivorsTurn: Procedure<'survivorsTurn'> = {
  name: 'survivorsTurn',
  steps: {
    begin: (_, r) => {
      r.state.phase = 'survivors';
      r.emit({ type: 'phaseBegan', phase: 'survivors', rule: 'SD-13.1' });
      standMonster(r, 'SD-12.4');
      return call('moment', { moment: 'survivorsTurnStart', scope: {} });
    },
    more: (f, r) => (isOver(f, r) ? goTo('end') : undefined),
    choose: {
      ask: (_, r): Question => ({
        kind: 'whoActs',
        by: 'survivors',
        options: [...choices(r), ...(waiting(r).some((s) => mustMove(r, s)) ? [] : [END_TURN])],
      }),
      answer: (f, r, [option]) => {
        if (option === undefined || option.key === 'endTurn') return goTo('end');
        if (option.kind !== 'act') {
          f.chance = option;
          return spendChance(option);
        }
        f.chance = null;
        const { survivor } = option as Option & { survivor: string };
        return act(r, survivor);
      },
    },
    chance: (f) => {
      if (f.chance != null) return performChance(f.chance);
      f.ended = f.result === true;
      return goTo('more');
    },
    again: (f) => {
      f.chance = null;
      return goTo('more');
    },
    end: (_, r) => {
      const [left] = held(r);
      return left === undefined ? goTo('over') : act(r, left.id);
    },
    moreHeld: () => goTo('end'),
    over: (_, r) => {
      forgetSpan(r.state, 'turn');
      return done();
    },
  },
};
