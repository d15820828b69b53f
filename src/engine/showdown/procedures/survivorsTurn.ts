import { done, goTo, type Option, type Question } from '../../kernel';
import { onBoard, survivorById } from '../find';
import { call, type Procedure, type Run } from '../procedure';
import { forgetSpan } from '../spans';
import { standMonster } from '../stance';
import { performChance, spendChance, survivalOptions } from '../survivalChances';

/** Survivors who still have an act this round; one who lies or is off the board has nothing to do with it (SD-12.3, SD-13.6). */
const waiting = (r: Run) => onBoard(r.state).filter((s) => !s.acted && s.standsAfter === null);

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
    choose: {
      ask: (_, r): Question | null => {
        const acts: Option[] = waiting(r).map(({ id }) => ({ key: id, kind: 'act', survivor: id }));
        if (acts.length === 0) return null;
        const end = { key: 'endTurn', kind: 'endTurn' };
        return { kind: 'whoActs', by: 'survivors', options: [...acts, ...survivalOptions(r), end] };
      },
      answer: (f, r, [option]) => {
        if (option === undefined || option.key === 'endTurn') return goTo('end');
        if (option.kind !== 'act') {
          f.chance = option;
          return spendChance(r, option);
        }
        f.chance = null;
        const { survivor } = option as Option & { survivor: string };
        survivorById(r.state, survivor).acted = true;
        return call('act', { survivor }, { kind: 'act', id: survivor });
      },
    },
    chance: (f, r) => {
      if (f.chance != null) return performChance(f.chance);
      return waiting(r).length > 0 ? goTo('choose') : goTo('end');
    },
    again: (f) => {
      f.chance = null;
      return goTo('choose');
    },
    end: (_, r) => {
      forgetSpan(r.state, 'turn');
      return done();
    },
  },
};
