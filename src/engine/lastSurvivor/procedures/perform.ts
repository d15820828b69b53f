import { done, goTo, type Option, roll } from '../../kernel';
import type { Scope } from '../calls';
import type { Effect } from '../cards/effect';
import { spend } from '../changes';
import { performEffect, scoped } from '../effects';
import { besideSpace, survivorById } from '../find';
import { call, type Procedure } from '../procedure';
import { TEST_SIDES } from '../terms';

const carryOn = (scope: Scope, effects: readonly Effect[]) =>
  effects.length === 0 ? done() : call('perform', { ...scoped(scope), effects: [...effects] });

/** Effects of a card in order, as long as whom they are about lives. */
export const perform: Procedure<'perform'> = {
  name: 'perform',
  guard: ({ survivor }, r) =>
    r.state.outcome !== null || survivorById(r.state, survivor).status === 'dead' ? done() : undefined,
  steps: {
    one: (f, r) => {
      const effect = f.effects[f.at ?? 0];
      if (effect === undefined) return done();
      f.at = (f.at ?? 0) + 1;
      return performEffect(effect, f, r);
    },
    again: () => goTo('one'),
  },
};

/** Something that may be paid, where it can be. */
export const pay: Procedure<'pay'> = {
  name: 'pay',
  steps: {
    offer: {
      ask: ({ survivor, effect }, r) => {
        const { player, resources } = survivorById(r.state, survivor);
        const { what, amount } = effect;
        return {
          kind: 'pay',
          by: player,
          about: { survivor, what, amount },
          options: [
            ...(resources[what] >= amount ? [{ key: 'pay', kind: 'pay', what, amount } as Option] : []),
            { key: 'decline', kind: 'decline' },
          ],
        };
      },
      answer: (f, r, [option]) => {
        if (option?.kind !== 'pay') return carryOn(f, f.effect.otherwise);
        spend(r, f.survivor, f.effect.what, f.effect.amount);
        return carryOn(f, f.effect.then);
      },
    },
    end: () => done(),
  },
};

/** A twelve-sided die that has to reach a number. */
export const test: Procedure<'test'> = {
  name: 'test',
  steps: {
    roll: ({ survivor }, r) => roll('test', 1, TEST_SIDES, survivorById(r.state, survivor).player),
    judge: (f, r) => {
      const face = (f.result as number[])[0] ?? 0;
      const { from, pass, fail } = f.effect;
      r.emit({ type: 'tested', survivor: f.survivor, face, from, passed: face >= from });
      return carryOn(f, face >= from ? pass : fail);
    },
    end: () => done(),
  },
};

/** To a space beside, at no cost. */
export const wander: Procedure<'wander'> = {
  name: 'wander',
  steps: {
    choose: {
      ask: ({ survivor }, r) => {
        const { player, space } = survivorById(r.state, survivor);
        const ways = besideSpace(r, space);
        if (ways.length === 0) return null;
        return {
          kind: 'wander',
          by: player,
          about: { survivor },
          options: ways.map((to) => ({ key: to, kind: 'space', space: to })),
        };
      },
      answer: (f, r, [option]) => {
        const survivor = survivorById(r.state, f.survivor);
        const { space } = option as Option & { space: string };
        r.emit({ type: 'wandered', survivor: f.survivor, from: survivor.space, to: space });
        survivor.space = space;
        return done();
      },
    },
    end: () => done(),
  },
};
