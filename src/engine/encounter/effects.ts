import type { Next } from '../kernel';
import type { Scope } from './calls';
import type { Effect, EffectOf, Verb } from './cards/effect';
import { changeSkill, comeToPlace, gain, givePossession, lose, recover, setCondition } from './changes';
import { inPlay, investigatorById } from './find';
import { call, type Run } from './procedure';
import { type Aimed, strike } from './targets';

type Perform<V extends Verb> = (effect: EffectOf<V>, scope: Scope, r: Run) => Next | undefined;

const scoped = ({ investigator, monster, source }: Scope): Scope => ({ investigator, monster, source });

/** Effects of a choice or a condition; none: nothing. */
const some = (scope: Scope, effects: readonly Effect[] | undefined): Next | undefined =>
  effects === undefined || effects.length === 0
    ? undefined
    : call('perform', { ...scoped(scope), effects: [...effects] });

/** On the monster that is met, or on one that is chosen on the place. */
const aimed = (effect: Aimed, scope: Scope, r: Run): Next | undefined => {
  if (effect.do === 'wound' || effect.which === 'here')
    return call('chooseMonster', { ...scoped(scope), effect });
  return strike(effect, scope.monster, scoped(scope), r);
};

const PERFORM: { [V in Verb]: Perform<V> } = {
  lose: ({ what, amount }, { investigator }, r) => void lose(r, investigator, { what, amount }),
  recover: ({ what, amount }, { investigator }, r) => void recover(r, investigator, what, amount),
  gain: ({ what, amount }, { investigator }, r) => void gain(r, investigator, what, amount),
  change: ({ skill, by }, { investigator }, r) => void changeSkill(r, investigator, skill, by),
  condition: ({ condition, has }, { investigator }, r) => void setCondition(r, investigator, condition, has),
  when: ({ condition, then, otherwise }, scope, r) => {
    const has = investigatorById(r.state, scope.investigator).conditions.includes(condition);
    return some(scope, has ? then : otherwise);
  },
  pay: (effect, scope) => call('pay', { ...scoped(scope), effect }),
  test: (effect, scope) => call('effectTest', { ...scoped(scope), effect }),
  ambush: (_, { investigator }) => call('ambush', { investigator }),
  arrive: ({ monster }, { investigator }, r) => {
    const { place } = investigatorById(r.state, investigator);
    if (r.state.box.includes(monster)) comeToPlace(r, monster, place, 'box', 'CE-5.3');
    else r.emit({ type: 'nothingHappened', why: 'noEpic', rule: 'CE-5.3' });
    return undefined;
  },
  banish: aimed,
  drive: aimed,
  wound: aimed,
  mend: ({ amount }, { monster }, r) => {
    const met = monster === null ? undefined : inPlay(r.state, monster);
    const by = Math.min(amount, met?.lost ?? 0);
    if (met === undefined || by === 0) r.emit({ type: 'nothingHappened', why: 'hasNone' });
    else {
      met.lost -= by;
      r.emit({ type: 'monsterMended', monster: met.card, by, lost: met.lost });
    }
    return undefined;
  },
  take: ({ card }, { investigator }, r) => void givePossession(r, investigator, card),
};

/** Does what one effect says. */
export const perform = (effect: Effect, scope: Scope, r: Run): Next | undefined =>
  (PERFORM[effect.do] as Perform<Verb>)(effect, scope, r);
