import type { Next } from '../kernel';
import type { Scope } from './calls';
import type { Effect, EffectOf, Verb } from './cards/effect';
import { changeStamina, drawSupports, gain, giveItem, heal, lose } from './changes';
import { call, type Run } from './procedure';

type Perform<V extends Verb> = (effect: EffectOf<V>, scope: Scope, r: Run) => Next | undefined;

export const scoped = ({ survivor, source }: Scope): Scope => ({ survivor, source });

const PERFORM: { [V in Verb]: Perform<V> } = {
  gain: ({ what, amount }, { survivor }, r) => void gain(r, survivor, what, amount),
  lose: ({ what, amount }, { survivor }, r) => void lose(r, survivor, what, amount),
  stamina: ({ by }, { survivor }, r) => void changeStamina(r, survivor, by),
  hurt: ({ amount, physical }, { survivor }) =>
    call('hurt', { survivor, amount, kind: physical ? 'physical' : 'other' }),
  heal: ({ amount }, { survivor }, r) => void heal(r, survivor, amount),
  item: ({ card }, { survivor }, r) => void giveItem(r, survivor, card),
  draw: ({ amount }, { survivor }, r) => void drawSupports(r, survivor, amount),
  pay: (effect, scope) => call('pay', { ...scoped(scope), effect }),
  test: (effect, scope) => call('test', { ...scoped(scope), effect }),
  wander: (_, { survivor }) => call('wander', { survivor }),
};

/** Does what one effect says. */
export const performEffect = (effect: Effect, scope: Scope, r: Run): Next | undefined =>
  (PERFORM[effect.do] as Perform<Verb>)(effect, scope, r);
