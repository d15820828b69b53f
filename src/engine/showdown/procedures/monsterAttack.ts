import { done, goTo, type Option, roll } from '../../kernel';
import { maySpend } from '../allowed';
import type { EffectResult } from '../effects/verb';
import { figure, total } from '../figure';
import { controllerSeat, survivorById } from '../find';
import { activeGear } from '../gearGrid';
import { guard } from '../guard';
import {
  attackDamage,
  attackNeed,
  attackSpeed,
  dieHits,
  type MonsterAttackNumbers,
  tokensHelpSurvivor,
} from '../hits';
import { locationOf } from '../locationDie';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import type { BodyLocation } from '../terms';
import { variantActs } from '../variantActs';

type Attack = FrameOf<'monsterAttack'>;

const numbersOf = (f: Attack): MonsterAttackNumbers => ({
  profile: f.profile,
  bonus: f.scope.bonus ?? [],
});

const hitOption = (kind: string, location: BodyLocation): Option & { location: BodyLocation } => ({
  key: kind === 'dodge' ? `dodge:${location}` : location,
  kind,
  location,
});

/** Whether the target is still on the board: it may have been swallowed before the damage (SD-13.6). */
const isThere = (f: Attack, r: Run): boolean => survivorById(r.state, f.target).space !== null;

/** The places hit, each once. */
const distinct = (locations: readonly BodyLocation[]): BodyLocation[] => [...new Set(locations)];

function withoutOne(locations: readonly BodyLocation[], location: BodyLocation): BodyLocation[] {
  const at = locations.indexOf(location);
  return locations.filter((_, i) => i !== at);
}

/** A monster's attack (SD-8): roll, ignored hits, places, dodge, then the hits one by one in the target's order. */
export const monsterAttack: Procedure<'monsterAttack'> = {
  name: 'monsterAttack',
  steps: {
    roll: (f, r) => roll('monsterAttack', total(attackSpeed(r, numbersOf(f))), 10, controllerSeat(r.state)),
    hit: (f, r) => {
      const target = survivorById(r.state, f.target);
      const dice = f.result as number[];
      const need = figure(attackNeed(r, target, numbersOf(f)));
      f.hits = dice.filter((die) => dieHits(die, need.value)).length;
      f.dealt = 0;
      const speed = figure(attackSpeed(r, numbersOf(f)));
      r.emit({
        type: 'monsterAttacked',
        target: f.target,
        dice: [...dice],
        need,
        speed,
        hits: f.hits,
        rule: 'SD-8.3',
      });
      if (tokensHelpSurvivor(r)) variantActs(r, 'accuracyTokens', 'SD-8.3');
      return undefined;
    },
    block: (f, r) => {
      const target = survivorById(r.state, f.target);
      f.hits = (f.hits ?? 0) - guard(r, target, f.hits ?? 0);
      return undefined;
    },
    afterHit: (f) => {
      if ((f.hits ?? 0) === 0) return done({ hits: 0, dealt: 0 });
      return call('perform', { effects: f.afterHit, scope: f.scope });
    },
    places: (f, r) => {
      f.scope = { ...f.scope, ...(f.result as EffectResult).scope };
      if (survivorById(r.state, f.target).status !== 'alive') return goTo('end');
      const { location } = f.scope;
      if (location === undefined) return roll('hitLocation', f.hits ?? 0, 6, controllerSeat(r.state));
      f.locations = Array<BodyLocation>(f.hits ?? 0).fill(location);
      return goTo('report');
    },
    rolled: (f) => {
      f.locations = (f.result as number[]).map(locationOf);
      return undefined;
    },
    report: (f, r) => {
      r.emit({ type: 'hitsRolled', survivor: f.target, locations: [...(f.locations ?? [])], rule: 'SD-8.4' });
      return undefined;
    },
    // Crossarm Block (gear-and-resources.md §16): once an attack, of the hits that are not at the arms yet.
    arms: {
      ask: (f, r) => {
        const target = survivorById(r.state, f.target);
        if (target.status !== 'alive' || !activeGear(r, target).rules.has('oneHitToArms')) return null;
        const places = distinct(f.locations ?? []).filter((location) => location !== 'arms');
        if (places.length === 0) return null;
        return {
          kind: 'hitToArms',
          by: target.player,
          options: [...places.map((l) => hitOption('hit', l)), { key: 'pass', kind: 'pass' }],
          about: { survivor: target.id, locations: [...(f.locations ?? [])] },
        };
      },
      answer: (f, r, [option]) => {
        if (option === undefined || option.key === 'pass') return undefined;
        const { location } = option as Option & { location: BodyLocation };
        f.locations = [...withoutOne(f.locations ?? [], location), 'arms'];
        r.emit({ type: 'hitMoved', survivor: f.target, from: location, to: 'arms' });
        return undefined;
      },
    },
    dodge: {
      ask: (f, r) => {
        const target = survivorById(r.state, f.target);
        if (target.status !== 'alive' || !maySpend(r, target, 'dodge')) return null;
        const options: Option[] = distinct(f.locations ?? []).map((l) => hitOption('dodge', l));
        if (options.length === 0) return null;
        const damage = total(attackDamage(r, target, numbersOf(f)));
        return {
          kind: 'dodge',
          by: target.player,
          options: [...options, { key: 'pass', kind: 'pass' }],
          about: { survivor: target.id, locations: [...(f.locations ?? [])], damage },
        };
      },
      answer: (f, r, [option]) => {
        if (option === undefined || option.key === 'pass') return goTo('before');
        const { location } = option as Option & { location: BodyLocation };
        f.locations = withoutOne(f.locations ?? [], location);
        r.emit({ type: 'dodged', survivor: f.target, location, rule: 'SD-15.2' });
        return call('spendSurvival', { survivor: f.target, action: 'dodge' });
      },
    },
    // Some dodge more often than once a round, also in one attack.
    more: (f, r) => {
      const target = survivorById(r.state, f.target);
      const again = target.status === 'alive' && maySpend(r, target, 'dodge');
      return again && (f.locations ?? []).length > 0 ? goTo('dodge') : undefined;
    },
    before: (f) => {
      if ((f.locations ?? []).length === 0) return goTo('end');
      return call('perform', { effects: f.beforeDamage, scope: f.scope });
    },
    aim: (f, r) => {
      if (!isThere(f, r)) return goTo('end');
      const location = (f.result as EffectResult).scope?.location;
      if (location !== undefined) f.locations = (f.locations ?? []).map(() => location);
      return undefined;
    },
    order: {
      ask: (f, r) => {
        const target = survivorById(r.state, f.target);
        const harmless = f.profile.damage === null;
        const places = distinct(f.locations ?? []).slice(0, harmless ? 1 : undefined);
        if (places.length === 0 || !isThere(f, r)) return null;
        return {
          kind: 'orderHits',
          by: target.player,
          options: places.map((l) => hitOption('hit', l)),
          about: { survivor: target.id, locations: [...(f.locations ?? [])] },
        };
      },
      answer: (f, r, [option]) => {
        const { location } = option as Option & { location: BodyLocation };
        f.locations = withoutOne(f.locations ?? [], location);
        f.at = location;
        f.turned = null;
        const target = survivorById(r.state, f.target);
        if (f.profile.damage === null || !activeGear(r, target).moments.has('hitSuffered')) return undefined;
        return call('moment', { moment: 'hitSuffered', scope: { subject: f.target, location } });
      },
    },
    suffer: (f, r) => {
      if (f.at === undefined) return goTo('after');
      // A card has turned this hit into brain damage.
      if (f.turned != null) return call('brainDamage', { survivor: f.target, amount: f.turned });
      const each = figure(attackDamage(r, survivorById(r.state, f.target), numbersOf(f)));
      return call('damage', { survivor: f.target, location: f.at, amount: each.value, figure: each });
    },
    count: (f, r) => {
      if (f.result !== null && (f.result as number) > 0) f.dealt = (f.dealt ?? 0) + 1;
      f.result = null;
      delete f.at;
      return isThere(f, r) && (f.locations ?? []).length > 0 ? goTo('order') : undefined;
    },
    after: (f) => {
      if ((f.dealt ?? 0) === 0) return undefined;
      return call('perform', { effects: f.afterDamage, scope: { ...f.scope, dealt: f.dealt ?? 0 } });
    },
    end: (f) => done({ hits: f.hits ?? 0, dealt: f.dealt ?? 0 }),
  },
};
