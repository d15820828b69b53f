import type { Space } from '../../board';
import { done, goTo, type Option, type Question } from '../../kernel';
import { activationOptions, besideSurvivor } from '../activations';
import { mayAct } from '../allowed';
import { onBoard, survivorById } from '../find';
import { moveOptions } from '../moves';
import { call, type Procedure, type Run } from '../procedure';
import { forgetSpan } from '../spans';
import type { Survivor } from '../state';
import { performChance, spendChance, survivalOptions } from '../survivalChances';

type Give = Option & { card: string; other: string };

/** SD-13.5: each kind of resource to each adjacent survivor. */
function gifts(r: Run, survivor: Survivor): Give[] {
  if (survivor.resources.length === 0) return [];
  const beside = besideSurvivor(survivor);
  const near = onBoard(r.state).filter((s) => beside.includes(s.space as Space));
  return near.flatMap(({ id }) =>
    [...new Set(survivor.resources)].map((card) => ({
      key: `give:${card}:${id}`,
      kind: 'give',
      card,
      other: id,
    })),
  );
}

function give(r: Run, survivor: Survivor, { card, other }: Give): void {
  survivor.resources.splice(survivor.resources.indexOf(card), 1);
  survivorById(r.state, other).resources.push(card);
  r.emit({ type: 'given', survivor: survivor.id, other, card, rule: 'SD-13.5' });
}

/**
 * An act: one movement and one activation, in either order, each finished before the other (SD-13.2). Everything legal
 * stands in one question: where to walk, what to activate, whose dash or surge comes between (SD-15.3), and the end.
 */
export const act: Procedure<'act'> = {
  name: 'act',
  steps: {
    begin: (f, r) => {
      r.state.act = { survivor: f.survivor, movement: 1, activation: 1 };
      survivorById(r.state, f.survivor).block = 0;
      r.emit({ type: 'actBegan', survivor: f.survivor, rule: 'SD-13.2' });
      return undefined;
    },
    choose: {
      ask: (f, r): Question | null => {
        const { act: left } = r.state;
        const survivor = survivorById(r.state, f.survivor);
        if (left === null || !mayAct(survivor)) return null;
        const moves = left.movement > 0 ? moveOptions(r, survivor) : [];
        const activations = left.activation > 0 ? activationOptions(r, survivor, 'act') : [];
        return {
          kind: 'act',
          by: survivor.player,
          options: [
            ...moves,
            ...activations,
            ...gifts(r, survivor),
            ...survivalOptions(r),
            { key: 'endAct', kind: 'endAct' },
          ],
          about: { survivor: survivor.id, movement: left.movement, activation: left.activation },
        };
      },
      answer: (f, r, [option]) => {
        const left = r.state.act;
        f.chance = null;
        if (option === undefined || left === null || option.key === 'endAct') return goTo('end');
        if (option.kind === 'space') {
          left.movement -= 1;
          const { space } = option as Option & { space: Space };
          return call('survivorMove', { survivor: f.survivor, why: 'act', to: space });
        }
        if (option.kind === 'give') {
          give(r, survivorById(r.state, f.survivor), option as Give);
          return goTo('choose');
        }
        if (option.kind === 'dash' || option.kind === 'surge') {
          f.chance = option;
          return spendChance(r, option);
        }
        left.activation -= 1;
        if ((option as Option & { cost?: string }).cost === 'both') left.movement -= 1;
        return call('activate', { survivor: f.survivor, why: 'act', choice: option.key });
      },
    },
    chance: (f, r) => {
      if (f.chance != null) return performChance(f.chance);
      return mayAct(survivorById(r.state, f.survivor)) ? goTo('choose') : goTo('end');
    },
    again: (f) => {
      f.chance = null;
      return goTo('choose');
    },
    end: (f, r) => {
      r.state.act = null;
      forgetSpan(r.state, 'act');
      r.emit({ type: 'actEnded', survivor: f.survivor, rule: 'SD-13.2' });
      return done();
    },
  },
};
