import type { ArmourSet, Gear, Trait } from '../../src/engine';

/** What stands as long as a card is in force, and is no act of its own. */
const STANDING = {
  modifiers: 'modifier',
  forbids: 'ban',
  rules: 'rule',
  pays: 'purse',
  weaponKeywords: 'weapons',
} as const;

type Card = Gear | ArmourSet | Trait;

/** Everything that gear, sets, arts and the like can do, by name. */
export function effectsOf(cards: readonly Card[]): string[] {
  const gives = cards.flatMap((card) => {
    const parts = [card, ...('bonuses' in card ? (card.bonuses ?? []) : [])];
    const weapon = 'weapon' in card && card.weapon !== undefined ? ['attack'] : [];
    const standing = Object.entries(STANDING).filter(([part]) => parts.some((p) => Object.hasOwn(p, part)));
    return [
      ...weapon,
      ...parts.flatMap((p) => (p.activations ?? []).map((a) => a.id)),
      ...parts.flatMap((p) => (p.triggers ?? []).map((t) => `on ${t.on}`)),
      ...standing.map(([, name]) => name),
    ].map((what) => `${card.id}: ${what}`);
  });
  return [...new Set(gives)];
}
