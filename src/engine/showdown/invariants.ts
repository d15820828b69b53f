import { covers, fits, SPACES } from '../board';
import type { Content } from './cards/content';
import type { Monster as MonsterCard } from './cards/monster';
import { bleedingLimit } from './death';
import { monsterBase } from './grounds';
import { isHeldOff } from './heldOff';
import { dealtOf, levelOf } from './levels';
import type { ShowdownState } from './state';
import { LOCATIONS } from './terms';

/** Movements under way, in which figures overlap until the collisions are dealt with (SD-11.3, SD-11.5). */
const MOVING = ['runOver', 'monsterMove', 'knockback'];

const tally = (cards: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** Copies of one card beyond those that are printed. */
function tooMany(pile: string, cards: readonly string[], copies: (card: string) => number): string[] {
  return [...tally(cards)].flatMap(([card, count]) =>
    count > copies(card) ? [`${pile}: "${card}" lies there ${count} times, ${copies(card)} exist`] : [],
  );
}

/** AI cards over the deck, discards, wound stack, hand, play and archive: as many of each kind as were dealt (SD-2.2). */
function aiCards(state: ShowdownState, content: Content): string[] {
  const { ai, wounds, performing, inPlay, archive, card, level } = state.monster;
  const known = content.ai[card] ?? {};
  const monster = content.monsters[card] as MonsterCard;
  const here = levelOf(monster, level);
  const cards = [
    ...ai.deck,
    ...ai.discard,
    ...wounds,
    ...performing,
    ...inPlay.map((c) => c.card),
    ...archive.filter((c) => known[c] !== undefined),
  ];
  const dealt = { ...dealtOf(monster, here), special: 0 };
  const kinds = (['basic', 'advanced', 'legendary', 'special'] as const).flatMap((kind) => {
    const isKind = (id: string) => known[id]?.kind === kind;
    const count = cards.filter(isKind).length;
    const all = dealt[kind] + here.specials.filter(isKind).length;
    return count === all ? [] : [`AI cards: ${count} ${kind} ones, ${all} were dealt`];
  });
  return [...kinds, ...tooMany('AI cards', cards, (c) => known[c]?.copies ?? 0)];
}

/** SD-5.9: a duration that lies face up is the top of the AI deck. */
const duration = ({ monster: { ai, faceUp } }: ShowdownState): string[] =>
  faceUp === null || ai.deck[0] === faceUp ? [] : [`"${faceUp}" lies face up, and not on top of the AI deck`];

/** Each hit location card is in one place: deck, discards, a running attack, a trap, an injury in play, the archive. */
function hitLocations(state: ShowdownState, content: Content): string[] {
  const { hitLocations: pile, trap, injuries, archive, card } = state.monster;
  const known = content.hitLocations[card] ?? {};
  const cards = [
    ...pile.deck,
    ...pile.discard,
    ...state.attacks.flatMap((a) => (a.current === null ? a.cards : [...a.cards, a.current])),
    ...(trap === null ? [] : [trap]),
    ...injuries.map((c) => c.card),
    ...archive.filter((c) => known[c] !== undefined),
  ];
  const missing = Object.keys(known).filter((c) => known[c]?.named !== true && !cards.includes(c));
  return [
    ...missing.map((c) => `hit locations: "${c}" is nowhere`),
    ...tooMany('hit locations', cards, (c) => (known[c] === undefined ? 0 : (known[c].copies ?? 1))),
  ];
}

/** Special decks: never more of a card than the deck has; the one that is performed lies in neither pile (SD-2.13). */
function specialDecks({ monster }: ShowdownState, content: Content): string[] {
  const known = content.monsters[monster.card]?.decks ?? [];
  return Object.entries(monster.decks).flatMap(([id, { deck, discard }]) => {
    const cards = known.find((d) => d.id === id)?.cards ?? [];
    return tooMany(
      `deck "${id}"`,
      [...deck, ...discard],
      (c) => cards.find((card) => card.id === c)?.copies ?? 0,
    );
  });
}

/** Resources come out of the decks and are used up: never more than there are. Strange and vermin ones have no deck here. */
function resources(state: ShowdownState, content: Content): string[] {
  const cards = [
    ...state.basicResources,
    ...state.monsterResources,
    ...state.survivors.flatMap((s) => s.resources),
    ...state.rewards,
  ];
  return tooMany('resources', cards, (card) => {
    const found = content.resources[card];
    if (found === undefined) return 0;
    return found.deck === 'basic' || found.deck === 'monster' ? found.copies : Number.POSITIVE_INFINITY;
  });
}

function gear({ survivors }: ShowdownState): string[] {
  const ids = survivors.flatMap((s) => s.grid.flatMap((g) => (g === null ? [] : [g.id])));
  return tooMany('gear', ids, () => 1);
}

/** Everybody on the board and on a space of their own (SD-1.3); the dead are off it (SD-9.8). */
function figures(state: ShowdownState, content: Content): string[] {
  const problems: string[] = [];
  const { monster, survivors, outcome, stack } = state;
  const base = monsterBase(state);
  if (base !== null && !fits(base.space, monster.size)) problems.push('the monster hangs over the edge');
  const placed = survivors.filter((s) => s.space !== null);
  for (const { id, space, status } of placed) {
    if (status !== 'alive') problems.push(`${id} is ${status} and on the board`);
    if (survivors.some((s) => s.id === id && isHeldOff({ content }, s)))
      problems.push(`${id} is on the board and held off it (SD-13.6)`);
    if (!Number.isInteger(space) || (space as number) < 0 || (space as number) >= SPACES)
      problems.push(`${id} stands off the board`);
  }
  if (outcome !== null || stack.some((f) => MOVING.includes(f.procedure))) return problems;
  for (const [i, { id, space }] of placed.entries()) {
    const shared = placed.slice(i + 1).find((s) => s.space === space);
    if (shared !== undefined) problems.push(`${id} and ${shared.id} stand on one space`);
    if (base !== null && covers(base, space as number)) problems.push(`${id} stands under the monster`);
  }
  return problems;
}

function tiles(state: ShowdownState): string[] {
  const all = state.tiles.flatMap((t) => t.spaces);
  return all.length === new Set(all).size ? [] : ['two tiles overlap (SD-2.10)'];
}

/** What a record sheet can't show: a living survivor with five bleeding tokens (SD-9.6), points below nothing. */
function sheets(state: ShowdownState, content: Content): string[] {
  const r = { state, content, emit: () => undefined };
  // Who is about to die may still defy it, and its die may be one that is typed in.
  const dying = state.stack.flatMap((f) =>
    f.procedure === 'killSurvivor' ? [(f as unknown as { survivor: string }).survivor] : [],
  );
  return state.survivors.flatMap((s) => {
    const points = [s.bleeding, s.survival, s.insanity, s.courage, s.understanding];
    const low = points.some((n) => n < 0) || LOCATIONS.some((place) => s.wear[place].armour < 0);
    return [
      ...(s.status === 'alive' && !dying.includes(s.id) && s.bleeding >= bleedingLimit(r, s)
        ? [`${s.id} lives with ${s.bleeding} bleeding tokens`]
        : []),
      ...(low ? [`${s.id} has less than nothing of something`] : []),
      ...(s.wear.head.light ? [`${s.id} has a light injury of the head (SD-9.4)`] : []),
    ];
  });
}

/** SD-3.1: as long as the fight goes on there is a question with answers enough; then it is decided. */
function question({ decision, stack, outcome, phase }: ShowdownState): string[] {
  if (stack.length === 0) {
    return outcome === null || phase !== 'over' ? ['the fight has stopped undecided'] : [];
  }
  if (decision === null) return ['nothing is asked and the fight is not over'];
  const { kind, options, min, max } = decision;
  const keys = new Set(options.map((o) => o.key));
  return [
    ...(options.length < Math.max(1, min) ? [`"${kind}" has too few answers`] : []),
    ...(keys.size < options.length ? [`"${kind}" has two answers of one key`] : []),
    ...(min > max ? [`"${kind}" wants more answers than it takes`] : []),
  ];
}

/**
 * What must hold whenever a fight waits for an answer or is over; each violation in words, none if all is well. For
 * fuzzing, tests and faulty files: nothing here is asked during play.
 */
export function violations(state: ShowdownState, content: Content): string[] {
  return [
    ...aiCards(state, content),
    ...duration(state),
    ...hitLocations(state, content),
    ...specialDecks(state, content),
    ...resources(state, content),
    ...gear(state),
    ...figures(state, content),
    ...tiles(state),
    ...sheets(state, content),
    ...question(state),
  ];
}
