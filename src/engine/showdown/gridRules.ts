import type { Content } from './cards/content';

/** Selfish gear does not lie beside "other" gear (survivors-in-detail.md §15). */
export function selfishComplaint(
  cards: readonly (string | null)[],
  content: Pick<Content, 'gear'>,
): string | null {
  const find = (word: string) =>
    cards.find((id) => id !== null && content.gear[id]?.keywords.includes(word) === true);
  const [selfish, other] = [find('selfish'), find('other')];
  return selfish === undefined || other === undefined
    ? null
    : `"${selfish}" can't be carried with "${other}"`;
}

/**
 * Why these cards can't be carried together, in words for people; null when they can. One copy of gear that is no weapon,
 * and one armour card for each place besides accessories (SD-16.4, survivors-in-detail.md §14).
 */
export function gridComplaint(
  cards: readonly (string | null)[],
  content: Pick<Content, 'gear'>,
): string | null {
  const selfish = selfishComplaint(cards, content);
  if (selfish !== null) return selfish;
  const seen = new Set<string>();
  const covered = new Set<string>();
  for (const id of cards) {
    if (id === null) continue;
    const card = content.gear[id];
    if (card === undefined) return `there is no gear "${id}"`;
    if (seen.has(id) && card.weapon === undefined) return `"${id}" can be carried once`;
    seen.add(id);
    if (card.armour === undefined || card.keywords.includes('accessory')) continue;
    const { location } = card.armour;
    if (covered.has(location)) return `"${id}" is a second armour card for the ${location}`;
    covered.add(location);
  }
  return null;
}
