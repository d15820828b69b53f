import { done, type Option } from '../../kernel';
import type { Scope } from '../calls';
import type { Effect } from '../cards/effect';
import { canPay, pay as payFor } from '../changes';
import { besidePlace, inPlay, investigatorById, monstersOn } from '../find';
import { call, type Procedure } from '../procedure';
import { strike } from '../targets';

const scoped = ({ investigator, monster, source }: Scope): Scope => ({ investigator, monster, source });

const carryOn = (scope: Scope, effects: readonly Effect[] | undefined) =>
  effects === undefined || effects.length === 0
    ? done()
    : call('perform', { ...scoped(scope), effects: [...effects] });

/** Something that may be paid, where it can be (CE-7.2). */
export const pay: Procedure<'pay'> = {
  name: 'pay',
  steps: {
    offer: {
      ask: (f, r) => {
        const investigator = investigatorById(r.state, f.investigator);
        const { what, amount } = f.effect;
        const can = canPay(investigator, f.effect);
        return {
          kind: 'pay',
          by: investigator.player,
          about: { investigator: f.investigator, effect: f.effect },
          options: [
            ...(can ? [{ key: 'pay', kind: 'pay', what, amount } as Option] : []),
            { key: 'decline', kind: 'decline' },
          ],
        };
      },
      answer: (f, r, [option]) => {
        if (option?.kind !== 'pay') return carryOn(f, f.effect.otherwise);
        payFor(r, f.investigator, f.effect);
        return carryOn(f, f.effect.then);
      },
    },
    end: () => done(),
  },
};

/** A test that a card asks for: one success passes it. */
export const effectTest: Procedure<'effectTest'> = {
  name: 'effectTest',
  steps: {
    test: ({ investigator, effect: { skill, modifier } }) =>
      call('test', { investigator, skill, modifier, purpose: 'place', monster: null }),
    result: (f) => carryOn(f, (f.result as number) > 0 ? f.effect.pass : f.effect.fail),
    end: () => done(),
  },
};

/** A monster on the investigator's place, for what is aimed at one. */
export const chooseMonster: Procedure<'chooseMonster'> = {
  name: 'chooseMonster',
  steps: {
    choose: {
      ask: (f, r) => {
        const { place, player } = investigatorById(r.state, f.investigator);
        const among = monstersOn(r.state, place);
        if (among.length === 0) return null;
        return {
          kind: 'chooseMonster',
          by: player,
          about: { investigator: f.investigator, effect: f.effect },
          options: among.map(({ card }) => ({ key: card, kind: 'monster', monster: card })),
        };
      },
      answer: (f, r, [option]) => {
        f.monster = (option as Option & { monster: string }).monster;
        return strike(f.effect, f.monster, scoped(f), r);
      },
    },
    end: (f, r) => {
      if (f.monster === null) r.emit({ type: 'nothingHappened', why: 'noMonster' });
      return done();
    },
  },
};

/** Where a monster is driven. */
export const drive: Procedure<'drive'> = {
  name: 'drive',
  steps: {
    choose: {
      ask: (f, r) => {
        const from = inPlay(r.state, f.target)?.place;
        if (from == null) return null;
        return {
          kind: 'driveWhere',
          by: investigatorById(r.state, f.investigator).player,
          about: { investigator: f.investigator, monster: f.target },
          options: besidePlace(r, from).map((place) => ({ key: place, kind: 'place', place })),
        };
      },
      answer: (f, r, [option]) => {
        const monster = inPlay(r.state, f.target);
        const { place } = option as Option & { place: string };
        if (monster?.place == null) return done();
        const from = monster.place;
        monster.place = place;
        r.emit({ type: 'monsterDriven', monster: monster.card, from, to: place });
        return done();
      },
    },
    end: () => done(),
  },
};
