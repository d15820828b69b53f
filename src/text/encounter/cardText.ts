import type { EncounterEffect, MonsterToken, PlaceCard, PossessionCard } from '../../engine';
import type { EncounterMessages } from './messages';
import type { EncounterSay } from './say';

/** A card of the encounters in words. */
export interface EncounterCardText {
  name: string;
  tags: string[];
  lines: string[];
  /** What stands on the back of a token, which nobody reads before it is turned (CE-1.1). */
  back?: string[];
}

/** Effects in one sentence. */
function effectsText(m: EncounterMessages, effects: readonly EncounterEffect[], t: EncounterSay): string {
  if (effects.length === 0) return m.nothing;
  return m.join(
    effects.map((effect) => {
      const words = m.effects[effect.do] as (
        effect: EncounterEffect,
        t: EncounterSay,
        inside: (effects: readonly EncounterEffect[]) => string,
      ) => string;
      return words(effect, t, (inner) => effectsText(m, inner, t));
    }),
  );
}

const MOMENTS = ['read', 'withstood', 'defeated'] as const;

/** A token: its two tests, how tough it is, what stands on its back. */
export function monsterText(m: EncounterMessages, token: MonsterToken, t: EncounterSay): EncounterCardText {
  const { cards } = m;
  const { id, epic, will, strength, toughness, resists, back = {} } = token;
  return {
    name: t.name('monster', id),
    tags: [
      ...(epic === true ? [cards.epic] : []),
      ...(resists === undefined ? [] : [cards.resists[resists]]),
    ],
    lines: [
      will === undefined
        ? cards.lacks(t.name('test', 'will'))
        : cards.will(t.signed(will.modifier), t.name('skill', will.skill ?? 'will'), will.horror),
      strength === undefined
        ? cards.lacks(t.name('test', 'strength'))
        : cards.strength(
            t.signed(strength.modifier),
            t.name('skill', strength.skill ?? 'strength'),
            strength.damage,
          ),
      cards.toughness(toughness),
    ],
    back: MOMENTS.flatMap((moment) => {
      const effects = back[moment];
      return effects === undefined ? [] : [cards.back[moment](effectsText(m, effects, t))];
    }),
  };
}

export function possessionText(
  m: EncounterMessages,
  card: PossessionCard,
  t: EncounterSay,
): EncounterCardText {
  const { cards } = m;
  const skillOf = (skill: string | undefined) => (skill === undefined ? null : t.name('skill', skill));
  const { bonus, dice, reroll, act } = card;
  const cost = dice?.cost;
  const price = cost === undefined ? null : t.count(cost.amount, cost.what === 'clues' ? 'clue' : cost.what);
  return {
    name: t.name('possession', card.id),
    tags: [...(card.magical === true ? [cards.magical] : []), ...(card.once === true ? [cards.once] : [])],
    lines: [
      ...(bonus === undefined ? [] : [cards.bonus(t.signed(bonus.by), t.name('skill', bonus.skill))]),
      ...(dice === undefined ? [] : [cards.dice(t.count(dice.count, 'die'), skillOf(dice.skill), price)]),
      ...(reroll === undefined ? [] : [cards.reroll(skillOf(reroll.skill))]),
      ...(act === undefined ? [] : [cards.act(effectsText(m, act, t))]),
    ],
  };
}

/** What can happen at a place. */
export const placeText = (m: EncounterMessages, card: PlaceCard, t: EncounterSay): EncounterCardText => ({
  name: t.name('place', card.id),
  tags: [],
  lines: card.encounters.map(
    ({ id, effects }) => `${t.name('placeEncounter', id)}: ${effectsText(m, effects, t)}`,
  ),
});
