import { done, goTo, type Option } from '../../kernel';
import { survivorById } from '../find';
import type { FrameOf, Procedure, Run } from '../procedure';
import { type Coin, coinsOf, worthOf } from '../purse';
import { changePoints, changeTokens } from '../stats';

type Frame = FrameOf<'paySurvival'>;

/** Pays so many points in one coin, as far as it goes. */
function payIn(f: Frame, r: Run, coin: Coin, most: number): void {
  const survivor = survivorById(r.state, f.survivor);
  const points = Math.min(most, worthOf(survivor, coin));
  if (coin === 'survival') changePoints(r, survivor, 'survival', -points);
  else changeTokens(r, survivor, coin, (survivor.tokens[coin] ?? 0) < 0 ? points : -points);
  f.points -= points;
}

const coins = (f: Frame, r: Run): Coin[] =>
  f.points > 0 ? coinsOf(r, survivorById(r.state, f.survivor)) : [];

/** Whether nothing is left to choose: one coin alone, or all of them have to go. */
function isForced(f: Frame, r: Run, with_: readonly Coin[]): boolean {
  const survivor = survivorById(r.state, f.survivor);
  return with_.length < 2 || with_.reduce((sum, coin) => sum + worthOf(survivor, coin), 0) <= f.points;
}

/**
 * Points of survival are paid (SD-15.1). Where a card lets tokens pay as well, the survivor's player chooses the coin of each
 * point (Man Mask, Red Fist: gear-and-resources.md §12, §16).
 */
export const paySurvival: Procedure<'paySurvival'> = {
  name: 'paySurvival',
  steps: {
    pay: (f, r) => {
      const with_ = coins(f, r);
      if (!isForced(f, r, with_)) return undefined;
      for (const coin of with_) payIn(f, r, coin, f.points);
      return done();
    },
    choose: {
      ask: (f, r) => {
        const with_ = coins(f, r);
        if (isForced(f, r, with_)) return null;
        const survivor = survivorById(r.state, f.survivor);
        return {
          kind: 'payWith',
          by: survivor.player,
          options: with_.map((coin) => ({
            key: `pay:${coin}`,
            kind: 'coin',
            coin,
            survivor: survivor.id,
            tokens: coin === 'survival' ? 0 : (survivor.tokens[coin] ?? 0),
          })),
          about: { survivor: survivor.id, points: f.points },
        };
      },
      answer: (f, r, [option]) => {
        if (option !== undefined) payIn(f, r, (option as Option & { coin: Coin }).coin, 1);
        return goTo('pay');
      },
    },
    again: () => goTo('pay'),
  },
};
