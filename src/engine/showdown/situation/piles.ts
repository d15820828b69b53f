import { shuffle } from '../../kernel';
import type { AiCard } from '../cards/aiCard';
import type { Content } from '../cards/content';
import type { Monster as MonsterCard } from '../cards/monster';
import { dealtOf, levelOf } from '../levels';
import type { ShowdownState } from '../state';
import type { Situation } from './schema';

/** A pile without the cards that lie elsewhere, each taken away once. */
function without(pile: readonly string[], elsewhere: readonly string[]): string[] {
  const rest = [...pile];
  for (const card of elsewhere) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** How many AI cards of each kind the fight has, those that lie in play from the start among them (SD-2.2, SD-2.3). */
export function countsOf({ monster }: ShowdownState, content: Content): Record<AiCard['kind'], number> {
  const card = content.monsters[monster.card] as MonsterCard;
  const level = levelOf(card, monster.level);
  const counts = { special: 0, ...dealtOf(card, level) };
  for (const id of level.specials) counts[content.ai[card.id]?.[id]?.kind ?? 'special'] += 1;
  return counts;
}

/** The AI cards that the file names nowhere: of each kind as many as are missing, first those that were dealt. */
function unnamed(named: readonly string[], dealt: readonly string[], state: ShowdownState, content: Content) {
  const { card } = state.monster;
  const isKind = (id: string, kind: string) => content.ai[card]?.[id]?.kind === kind;
  const all = (content.monsters[card] as MonsterCard).ai.flatMap((c) => Array<string>(c.copies).fill(c.id));
  const left = without(dealt, named);
  const rest = [...left, ...without(all, [...named, ...left])];
  return Object.entries(countsOf(state, content)).flatMap(([kind, count]) => {
    const have = named.filter((id) => isKind(id, kind)).length;
    return rest.filter((id) => isKind(id, kind)).slice(0, Math.max(0, count - have));
  });
}

function dealAi(state: ShowdownState, { piles = {} }: Situation, content: Content): string[] {
  const { monster } = state;
  const { deck, discard = [], wounds = [], archive = [] } = piles;
  const elsewhere = [...discard, ...wounds, ...archive, ...monster.inPlay.map((c) => c.card)];
  const dealt = monster.ai.deck;
  const named = [...elsewhere, ...(deck ?? [])];
  const rest = unnamed(named, dealt, state, content);
  monster.wounds = [...wounds];
  monster.ai = { deck: [...(deck ?? rest)], discard: [...discard] };
  if (deck !== undefined) return rest;
  shuffle(monster.ai.deck, state.dice.random);
  return [];
}

function dealHitLocations(state: ShowdownState, { piles = {} }: Situation): string[] {
  const { monster } = state;
  const { hitLocations, hitLocationDiscard = [], archive = [] } = piles;
  const elsewhere = [...hitLocationDiscard, ...archive, ...monster.injuries.map((c) => c.card)];
  const rest = without(monster.hitLocations.deck, [...elsewhere, ...(hitLocations ?? [])]);
  monster.hitLocations = { deck: [...(hitLocations ?? rest)], discard: [...hitLocationDiscard] };
  return hitLocations === undefined ? [] : rest;
}

/**
 * The piles of a file. A pile that it names is exactly so; cards of its kind that it names nowhere are out of the game. A
 * pile that it leaves out is shuffled from what is left.
 */
export function dealPiles(state: ShowdownState, situation: Situation, content: Content): void {
  const { piles = {} } = situation;
  const excluded = without(
    state.monster.archive,
    Object.values(piles).flatMap((pile) => pile ?? []),
  );
  const out = [...dealAi(state, situation, content), ...dealHitLocations(state, situation)];
  state.monster.archive = [...(piles.archive ?? []), ...excluded, ...out];
  const held = state.survivors.flatMap((s) => s.resources);
  state.terrainDeck = [
    ...(piles.terrainDeck ??
      without(
        state.terrainDeck,
        state.tiles.map((t) => t.card),
      )),
  ];
  state.basicResources = [...(piles.basicResources ?? without(state.basicResources, held))];
  state.monsterResources = [...(piles.monsterResources ?? without(state.monsterResources, held))];
}
