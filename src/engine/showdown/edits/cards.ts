import { aiCard, hitLocationCard } from '../find';
import type { Run } from '../procedure';
import type { CardInPlay } from '../state';
import type { EditOf } from './schema';

type Move = EditOf<'card'>;

const cardsInPlay = (r: Run, stack: Move['stack']): CardInPlay[] =>
  stack === 'ai' ? r.state.monster.inPlay : r.state.monster.injuries;

/** A pile of card ids, its top first; null where this kind of card has none. */
function pileOf(r: Run, stack: Move['stack'], pile: Exclude<Move['from'], 'inPlay'>): string[] | null {
  const { monster } = r.state;
  if (pile === 'archive') return monster.archive;
  if (pile === 'wounds') return stack === 'ai' ? monster.wounds : null;
  return stack === 'ai' ? monster.ai[pile] : monster.hitLocations[pile];
}

/** Why a card can't lie in play: it is no mood or trait, and inflicts no persistent injury (SD-5.6, SD-14.14). */
function whyNotInPlay(r: Run, { stack, card }: Move): string | null {
  if (stack === 'ai') return aiCard(r, card).stays === undefined ? `"${card}" does not stay in play` : null;
  const injury = hitLocationCard(r, card).critical?.injury;
  return injury === undefined ? `"${card}" inflicts no persistent injury` : null;
}

function takeFrom(r: Run, { stack, card, from }: Move): boolean {
  if (from === 'inPlay') {
    const cards = cardsInPlay(r, stack);
    const at = cards.findIndex((c) => c.card === card);
    if (at >= 0) cards.splice(at, 1);
    return at >= 0;
  }
  const pile = pileOf(r, stack, from) ?? [];
  const at = pile.indexOf(card);
  if (at >= 0) pile.splice(at, 1);
  return at >= 0;
}

/**
 * A card of the monster is laid on top of or under a pile, also the one it lies in, or into or out of play. What its coming and going would do is not
 * performed: tokens are corrected by themselves.
 */
export function moveCard(r: Run, move: Move): string | null {
  const { stack, card, from, to, under } = move;
  const known = stack === 'ai' ? r.content.ai : r.content.hitLocations;
  if (!Object.hasOwn(known[r.state.monster.card] ?? {}, card)) return `there is no card "${card}"`;
  if (from === to && (to === 'inPlay' || from === 'archive')) return 'it lies there already';
  const target = to === 'inPlay' ? null : pileOf(r, stack, to);
  if (to !== 'inPlay' && target === null) return 'only AI cards lie on the wound stack';
  const refused = to === 'inPlay' ? whyNotInPlay(r, move) : null;
  if (refused !== null) return refused;
  if (!takeFrom(r, move)) return `there is no "${card}" in ${from}`;
  if (target === null) cardsInPlay(r, stack).push({ card, counters: 0 });
  else if (under === true) target.push(card);
  else target.unshift(card);
  turnDown(r);
  return null;
}

/** A duration no longer on top of its deck lies face down again (SD-5.9). */
function turnDown({ state: { monster } }: Run): void {
  if (monster.faceUp !== monster.ai.deck[0]) monster.faceUp = null;
}

/** The tokens that lie on a mood, trait or persistent injury. */
export function counters(r: Run, { card, to }: EditOf<'counters'>): string | null {
  const { inPlay, injuries } = r.state.monster;
  const found = [...inPlay, ...injuries].find((c) => c.card === card);
  if (found === undefined) return `"${card}" is not in play`;
  found.counters = to;
  return null;
}

/** Life that is left (survivors-in-detail.md §6). */
export function life(r: Run, { to }: EditOf<'life'>): string | null {
  if (r.state.monster.life === null) return 'this monster has no life but its cards';
  r.state.monster.life = to;
  return null;
}
