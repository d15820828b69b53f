import { done, draw, goTo, type Option, roll } from '../../kernel';
import { ownOf } from '../../table/ownOf';
import { changeStamina, drawSupports, settle, spend, suffer } from '../changes';
import { hasItem, living, survivorById } from '../find';
import { call, type Procedure, type Run } from '../procedure';
import {
  LAST_MILD_NIGHT,
  MEALS,
  MISSED_MEAL,
  NIGHT_REST,
  type Resource,
  TAINTED_TO,
  TEST_SIDES,
} from '../terms';

/** From the sixth night on the frost deals more and more, to all at once: so a game ends (readings.md). */
function freeze(r: Run): void {
  const night = r.state.day;
  const damage = night - LAST_MILD_NIGHT;
  if (damage <= 0) return;
  r.emit({ type: 'frost', night, damage });
  for (const survivor of living(r.state))
    suffer(r, survivor.id, hasItem(r, survivor, 'warm') ? damage - 1 : damage, 'other');
  settle(r);
}

/** A night: its card, then everybody eats and drinks, rests, and bears the frost; at dawn a support card each. */
export const night: Procedure<'night'> = {
  name: 'night',
  guard: (_, r) => (r.state.outcome === null ? undefined : done()),
  steps: {
    fall: (f, r) => {
      for (const survivor of r.state.survivors) survivor.missed = 0;
      const card = draw(r.state.nights, r.state.dice.random);
      if (card === null) return goTo('sup');
      r.state.nights.discard.unshift(card);
      f.card = card;
      r.emit({ type: 'nightFell', night: r.state.day, card });
      return undefined;
    },
    card: (f, r) => {
      const survivor = r.state.survivors[f.at ?? 0];
      if (survivor === undefined) return goTo('sup');
      f.at = (f.at ?? 0) + 1;
      if (survivor.status === 'dead') return goTo('card');
      const effects = [...(ownOf(r.content.nights, f.card ?? '')?.effects ?? [])];
      const source = { kind: 'night', id: f.card ?? '' };
      return call('perform', { survivor: survivor.id, source, effects }, source);
    },
    carded: () => goTo('card'),
    sup: (f) => {
      f.at = 0;
      return undefined;
    },
    eat: (f, r) => {
      const survivor = r.state.survivors[f.at ?? 0];
      if (survivor === undefined) return goTo('rest');
      if (survivor.status === 'dead') {
        f.at = (f.at ?? 0) + 1;
        return goTo('eat');
      }
      return call('meal', { survivor: survivor.id, meal: 'food' });
    },
    drink: (f, r) => {
      const survivor = r.state.survivors[f.at ?? 0];
      f.at = (f.at ?? 0) + 1;
      if (survivor === undefined || survivor.status === 'dead') return goTo('eat');
      return call('meal', { survivor: survivor.id, meal: 'water' });
    },
    next: () => goTo('eat'),
    rest: (_, r) => {
      for (const { id, missed } of living(r.state)) changeStamina(r, id, NIGHT_REST - missed * MISSED_MEAL);
      freeze(r);
      if (r.state.outcome !== null) return done();
      for (const { id } of living(r.state)) drawSupports(r, id, 1);
      return done();
    },
  },
};

/** What one survivor eats or drinks; who misses a meal rests worse, who misses both takes one damage. */
export const meal: Procedure<'meal'> = {
  name: 'meal',
  guard: ({ survivor }, r) => (survivorById(r.state, survivor).status === 'dead' ? done() : undefined),
  steps: {
    choose: {
      ask: ({ survivor, meal: what }, r) => {
        const { player, resources } = survivorById(r.state, survivor);
        return {
          kind: 'meal',
          by: player,
          about: { survivor, meal: what },
          options: [
            ...MEALS[what]
              .filter((one) => resources[one] > 0)
              .map((one) => ({ key: one, kind: 'resource', what: one }) as Option),
            { key: 'none', kind: 'none' },
          ],
        };
      },
      answer: (f, r, [option]) => {
        const survivor = survivorById(r.state, f.survivor);
        if (option === undefined || option.kind === 'none') {
          survivor.missed += 1;
          r.emit({ type: 'ate', survivor: f.survivor, meal: f.meal, what: null });
          return survivor.missed < 2
            ? done()
            : call('hurt', { survivor: f.survivor, amount: 1, kind: 'other' });
        }
        const { what } = option as Option & { what: Resource };
        spend(r, f.survivor, what, 1);
        r.emit({ type: 'ate', survivor: f.survivor, meal: f.meal, what });
        if (what !== MEALS[f.meal][1] || hasItem(r, survivor, 'fire')) return done();
        return roll('tainted', 1, TEST_SIDES, survivor.player);
      },
    },
    tainted: (f, r) => {
      if (f.result === null) return done();
      const face = (f.result as number[])[0] ?? 0;
      const harmed = face <= TAINTED_TO;
      r.emit({ type: 'tainted', survivor: f.survivor, face, harmed });
      return harmed ? call('hurt', { survivor: f.survivor, amount: 1, kind: 'other' }) : done();
    },
    end: () => done(),
  },
};
