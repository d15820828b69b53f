import type { Content } from './cards/content';
import { EffectList } from './cards/effect';
import { effectProblems } from './checks/effects';
import { TargetReasonSchema } from './reasonSchema';
import type { ShowdownState } from './state';
import { ScopeSchema } from './stateSchema';

type Known = { readonly [id: string]: unknown } | undefined;

/** Ids of one kind that the content or the table does not know. */
function unknown(what: string, ids: readonly (string | null)[], known: Known): string[] {
  return ids.flatMap((id) =>
    id === null || (known !== undefined && Object.hasOwn(known, id)) ? [] : [`there is no ${what} "${id}"`],
  );
}

const listed = (ids: readonly string[]): Record<string, true> =>
  Object.fromEntries(ids.map((id) => [id, true as const]));

/** Cards that this content does not have: the file was made with another one, or by hand. */
function cards(state: ShowdownState, content: Content): string[] {
  const { monster, survivors } = state;
  const card = content.monsters[monster.card];
  if (card === undefined) return [`there is no monster "${monster.card}"`];
  if (!card.levels.some((l) => l.id === monster.level)) return [`there is no level "${monster.level}"`];
  const ai = [
    ...monster.ai.deck,
    ...monster.ai.discard,
    ...monster.wounds,
    ...monster.performing,
    ...monster.inPlay.map((c) => c.card),
  ];
  const places = [
    ...monster.hitLocations.deck,
    ...monster.hitLocations.discard,
    ...monster.injuries.map((c) => c.card),
    ...state.attacks.flatMap((a) => [...a.cards, a.current]),
    monster.trap,
  ];
  const resources = [
    ...state.basicResources,
    ...state.monsterResources,
    ...state.rewards,
    ...survivors.flatMap((s) => s.resources),
  ];
  return [
    ...unknown('AI card', ai, content.ai[monster.card]),
    ...unknown('hit location', places, content.hitLocations[monster.card]),
    ...unknown('terrain', [...state.terrainDeck, ...state.tiles.map((t) => t.card)], content.terrain),
    ...unknown('resource', resources, content.resources),
    ...survivors.flatMap((s) => unknown('injury', s.injuries, content.injuries)),
    ...survivors.flatMap((s) => unknown('survivor status', s.statuses, content.statuses)),
    ...survivors.flatMap((s) =>
      unknown(
        'art, disorder or ability',
        [...s.fightingArts, ...s.disorders, ...s.abilities],
        content.traits,
      ),
    ),
    ...survivors.flatMap((s) =>
      unknown(
        'gear',
        s.grid.map((g) => g?.card ?? null),
        content.gear,
      ),
    ),
  ];
}

/** Players and survivors that are named somewhere and do not sit at the table. */
function seats(state: ShowdownState): string[] {
  const players = listed(state.players.map((p) => p.id));
  const survivors = listed(state.survivors.map((s) => s.id));
  const named = [
    state.nominated,
    state.lastToWound,
    state.act?.survivor ?? null,
    state.priority?.holder ?? null,
    ...state.attacks.map((a) => a.survivor),
    ...state.grabbed.map((g) => g.survivor),
    ...state.players.flatMap((p) => p.nominated),
    ...Object.keys(state.before),
  ];
  return [
    ...(state.players.length === 0 ? ['nobody plays'] : []),
    ...(state.survivors.length === 0 ? ['nobody fights'] : []),
    ...unknown('player', [state.controller, ...state.survivors.map((s) => s.player)], players),
    ...unknown('survivor', named, survivors),
  ];
}

/** The words of a frame; a moment's have no card yet. */
const isScope = (scope: unknown): boolean =>
  typeof scope === 'object' && ScopeSchema.safeParse({ card: { kind: 'rule', id: '' }, ...scope }).success;

/** What a frame holds beside its place: effects that a card could have, and words that mean somebody. */
export function strangeLocals(frame: object): string[] {
  const { procedure, effect, effects, scope, reason } = frame as Record<string, unknown>;
  const all = EffectList.safeParse([
    ...(effect === undefined ? [] : [effect]),
    ...(Array.isArray(effects) ? effects : []),
  ]);
  return [
    ...(effects === undefined || Array.isArray(effects) ? [] : ['effects are no list']),
    ...(all.success ? effectProblems(all.data) : ['an effect is none']),
    ...(procedure !== 'pickTarget' || reason == null || TargetReasonSchema.safeParse(reason).success
      ? []
      : ['the reason of a target is none']),
    ...(scope === undefined || isScope(scope) ? [] : ['a scope is none']),
  ];
}

/** Cards, players and survivors that a table names and that are not there. */
export const strangers = (state: ShowdownState, content: Content): string[] => [
  ...cards(state, content),
  ...seats(state),
];
