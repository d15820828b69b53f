import type { ContentPack } from '../../src/engine';

interface Listed {
  id: string;
  copies: number;
  card: unknown;
}

const listed = (cards: readonly { id: string }[]): Listed[] =>
  cards.map((card) => ({ id: card.id, copies: (card as { copies?: number }).copies ?? 1, card }));

/** Everything in the content, section by section. */
export function cardsOf(pack: ContentPack): Record<string, Listed[]> {
  const monsters = pack.monsters.flatMap((monster) => [
    [`${monster.id}: instinct`, listed([{ ...monster.instinct }])],
    [`${monster.id}: basic action`, [{ id: 'basicAction', copies: 1, card: monster.basicAction }]],
    ...(['basic', 'advanced', 'legendary', 'special'] as const).map((kind) => [
      `${monster.id}: ${kind} AI`,
      listed(monster.ai.filter((c) => c.kind === kind)),
    ]),
    [`${monster.id}: hit locations`, listed(monster.hitLocations)],
    [`${monster.id}: resources`, listed(monster.resources)],
    ...(monster.decks ?? []).map(({ id, cards }) => [`${monster.id}: ${id}`, listed(cards)]),
  ]);
  const sources = [...new Set(pack.gear.map((g) => g.source))];
  return {
    ...Object.fromEntries(monsters),
    ...Object.fromEntries(
      sources.map((s) => [`gear: ${s}`, listed(pack.gear.filter((g) => g.source === s))]),
    ),
    'armour sets': listed(pack.armourSets),
    terrain: listed(pack.terrain),
    resources: listed(pack.resources),
    'severe injuries': listed(pack.injuries),
    'brain traumas': listed(pack.traumas),
    'fighting arts': listed(pack.fightingArts),
    disorders: listed(pack.disorders),
    abilities: listed(pack.abilities),
    milestones: listed(pack.milestones),
    'weapon proficiencies': listed(pack.proficiencies.flatMap((p) => [p.specialist, p.master])),
    kits: listed(pack.kits),
    survivors: listed(pack.survivors),
  };
}

/** The verbs that a card uses, nested lists included. */
export function verbsOf({ card }: Pick<Listed, 'card'>): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('do' in value && typeof value.do === 'string') found.add(value.do);
    for (const inner of Object.values(value)) look(inner);
  };
  look(card);
  return [...found].sort();
}

/** Ids of everything that is this project's own reading. */
export function houseReadings(pack: ContentPack): string[] {
  return Object.values(cardsOf(pack))
    .flat()
    .filter(({ card }) => (card as { reading?: string }).reading === 'house')
    .map(({ id }) => id);
}
