import type { Content } from './cards/content';

/**
 * Why these cards can't be carried together, in words for people; null when they can. One copy of gear that is no weapon,
 * and one armour card for each place besides accessories (SD-16.4, survivors-in-detail.md §14).
 */
export function gridComplaint(
  cards: readonly (string | null)[],
  content: Pick<Content, 'gear'>,
): string | null {
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
