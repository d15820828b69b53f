import { ownOf } from '../table/ownOf';
import type { SurvivorContent } from './cards/content';
import { hasTile, keyOf } from './find';
import type { SurvivorState } from './state';
import { MOST_CARDS, MOST_DAMAGE, MOST_ITEMS } from './terms';

const sorted = (ids: readonly string[]): string => [...ids].sort().join(' ');

/** Each card is in one pile or one hand. */
function cards(
  { supports, encounters, nights, survivors }: SurvivorState,
  { pack }: SurvivorContent,
): string[] {
  const hands = survivors.flatMap((s) => s.hand);
  const printed = pack.supports.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  const whole = (name: string, there: readonly string[], all: readonly string[]) =>
    sorted(there) === sorted(all) ? [] : [`${name} are missing or there twice`];
  return [
    ...whole('support cards', [...supports.deck, ...supports.discard, ...hands], printed),
    ...whole(
      'encounters',
      [...encounters.deck, ...encounters.discard],
      pack.encounters.map((c) => c.id),
    ),
    ...whole(
      'night cards',
      [...nights.deck, ...nights.discard],
      pack.nights.map((c) => c.id),
    ),
  ];
}

/** What play can't lead to on the sheets. */
function sheets(state: SurvivorState, content: SurvivorContent): string[] {
  const seen = { state, content };
  return state.survivors.flatMap((s) => [
    ...(s.stamina < 0 || s.stamina > (ownOf(content.survivors, s.card)?.stamina ?? 0)
      ? [`${s.id} has ${s.stamina} stamina`]
      : []),
    ...(Object.values(s.resources).some((n) => n < 0) ? [`${s.id} owes a resource`] : []),
    ...(s.items.length > MOST_ITEMS ? [`${s.id} carries too much`] : []),
    ...(s.hand.length > MOST_CARDS ? [`${s.id} holds too many cards`] : []),
    ...(hasTile(seen, s.space) ? [] : [`${s.id} is nowhere`]),
    ...(s.status === 'alive' && s.damage > MOST_DAMAGE && state.duel === null
      ? [`${s.id} lives with ${s.damage} damage`]
      : []),
    ...(s.status === 'dead' && (s.hand.length > 0 || s.items.length > 0)
      ? [`${s.id} is dead and holds`]
      : []),
  ]);
}

/** LS-1.2, LS-2.1. */
function board({ projects, counters, map }: SurvivorState, { pack, maps }: SurvivorContent): string[] {
  const { tiles = [], advanced } = maps[map] ?? {};
  const open = pack.projects.filter((p) => p.advanced !== true || advanced === true);
  const twice = new Set(counters).size < counters.length;
  return [
    ...(projects.length === open.length ? [] : ['not every project lies face up (LS-1.2)']),
    ...(twice ? ['a space has two counters (LS-2.2)'] : []),
    ...counters.flatMap((space) => (tiles.some((t) => keyOf(t) === space) ? [] : [`a counter on ${space}`])),
  ];
}

function question({ decision, stack, outcome, survivors, duel }: SurvivorState): string[] {
  const alive = survivors.filter((s) => s.status === 'alive').length;
  if (stack.length === 0) {
    if (outcome === null) return ['the game has stopped undecided'];
    return duel === null ? [] : ['it is over in the middle of a combat'];
  }
  if (decision === null) return ['nothing is asked and it is not over'];
  const keys = new Set(decision.options.map((o) => o.key));
  return [
    ...(keys.size < decision.options.length ? [`"${decision.kind}" has two answers of one key`] : []),
    ...(alive < 2 ? ['it goes on with nobody to fight (LS-1.3)'] : []),
  ];
}

/** What must hold whenever a game waits for an answer or is over; each violation in words. */
export function survivorViolations(state: SurvivorState, content: SurvivorContent): string[] {
  return [...cards(state, content), ...sheets(state, content), ...board(state, content), ...question(state)];
}
