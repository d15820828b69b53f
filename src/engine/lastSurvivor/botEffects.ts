import { giving, oneMore, plainWorth } from './botStock';
import { harm, wards } from './botValue';
import type { Effect, EffectOf, Verb } from './cards/effect';
import { survivorCard } from './find';
import type { Seen } from './procedure';
import type { Survivor } from './state';
import { MOST_CARDS, NIGHT_REST, TEST_SIDES } from './terms';

/** What one stamina is worth. */
const STAMINA = 0.3;

/** What one is worth that the night gives back anyhow. */
const SPARE = 0.15;

/** What it costs to spend stamina: less as far as the night gives back more than somebody can have. */
export function price(r: Seen, { card, stamina }: Survivor, cost: number): number {
  const spare = Math.max(0, stamina + NIGHT_REST - survivorCard(r, card).stamina);
  return SPARE * Math.min(cost, spare) + STAMINA * Math.max(0, cost - spare);
}

/** What a support card is worth. */
const CARD = 0.9;

type Rate<V extends Verb> = (effect: EffectOf<V>, r: Seen, own: Survivor) => number;

const RATES: { readonly [V in Verb]: Rate<V> } = {
  gain: ({ what, amount }, r, own) =>
    Array.from({ length: amount }, (_, i) => oneMore(r, own, what, own.resources[what] + i)).reduce(
      (sum, one) => sum + one,
      0,
    ),
  lose: ({ what }, r, own) => (own.resources[what] > 0 ? -giving(r, own, what) : 0),
  stamina: ({ by }) => STAMINA * by,
  hurt: ({ amount, physical }, r, own) =>
    -harm(own.damage, Math.max(0, amount - (physical ? wards(r, own.id, own) : 0))) - 0.3,
  heal: ({ amount }, _, own) => {
    const healed = Math.min(amount, own.damage);
    return harm(own.damage - healed, healed);
  },
  item: ({ card }, r, own) => 0.5 + plainWorth(r, own, card),
  draw: ({ amount }, _, own) => CARD * Math.min(amount, MOST_CARDS - own.hand.length),
  pay: ({ what, amount, then, otherwise }, r, own) => {
    const declined = effectsWorth(r, own, otherwise);
    if (own.resources[what] < amount) return declined;
    return Math.max(declined, effectsWorth(r, own, then) - amount * giving(r, own, what));
  },
  test: ({ from, pass, fail }, r, own) => {
    const passed = (TEST_SIDES - from + 1) / TEST_SIDES;
    return passed * effectsWorth(r, own, pass) + (1 - passed) * effectsWorth(r, own, fail);
  },
  wander: () => 0.2,
};

/** What effects of a card are worth to whom they are about, a test by its exact chance. */
export function effectsWorth(r: Seen, own: Survivor, effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + (RATES[effect.do] as Rate<Verb>)(effect, r, own), 0);
}

/** What an encounter is worth on the average: those that have not come yet, which everybody can tell. */
export function encounterWorth(r: Seen, own: Survivor): number {
  const { discard } = r.state.encounters;
  const all = r.content.pack.encounters;
  const ahead = all.filter(({ id }) => !discard.includes(id));
  const cards = ahead.length > 0 ? ahead : all;
  if (cards.length === 0) return 0;
  return cards.reduce((sum, { effects }) => sum + effectsWorth(r, own, effects), 0) / cards.length;
}
