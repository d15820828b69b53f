import { done, type Next } from '../kernel';
import type { AnyEvent } from './events';
import type { FrameOf, Run } from './procedure';
import type { Scope, ShowdownState } from './state';

type FinishedTo = Extract<AnyEvent, { type: 'aiFinished' }>['to'];

/** Moods and traits, durations, all else. */
const FINISHED_BY: Record<FinishedTo, string> = {
  inPlay: 'SD-5.6',
  faceUp: 'SD-5.9',
  discard: 'SD-5.3',
  top: 'SD-5.3',
  archive: 'SD-5.3',
};

/** SD-5.3: a performed card goes where it belongs; nothing if it is not being performed (any more). */
export function finishAiCard(r: Run, card: string, wanted: FinishedTo, rule?: string): void {
  const { monster } = r.state;
  const at = monster.performing.lastIndexOf(card);
  if (at < 0) return;
  monster.performing.splice(at, 1);
  // SD-5.10: on a card that lies face up nothing is put.
  const to = wanted === 'top' && monster.faceUp !== null ? 'discard' : wanted;
  if (to === 'discard') monster.ai.discard.unshift(card);
  if (to === 'top' || to === 'faceUp') monster.ai.deck.unshift(card);
  if (to === 'faceUp') monster.faceUp = card;
  if (to === 'archive') monster.archive.push(card);
  if (to === 'inPlay') monster.inPlay.push({ card, counters: 0 });
  r.emit({ type: 'aiFinished', card, to, rule: rule ?? FINISHED_BY[to] });
}

/** The draw whose card has been drawn and not yet played; null if it won't be. */
export function drawnCard({ state }: Run): FrameOf<'drawAi'> | null {
  const drawing = state.stack.findLast((f) => f.procedure === 'drawAi') as FrameOf<'drawAi'> | undefined;
  return drawing?.card === undefined || drawing.unplayed === true ? null : drawing;
}

/** A doom lasts until all actions of its card are done. */
export function clearDoom(state: ShowdownState, card: string): void {
  for (const survivor of state.survivors) {
    if (survivor.doomedBy.includes(card)) survivor.doomedBy = survivor.doomedBy.filter((c) => c !== card);
  }
}

/** The top AI card leaves the deck, and whether it lay face up (SD-5.9); null: there is none. */
export function takeTop({ state: { monster } }: Run): { card: string; faceUp: boolean } | null {
  const card = monster.ai.deck.shift();
  if (card === undefined) return null;
  const faceUp = monster.faceUp === card;
  if (faceUp) monster.faceUp = null;
  return { card, faceUp };
}

/** SD-5.6, SD-5.9: a card leaves play, or its place face up on the deck, for the AI discards; false if it was not in play. */
export function takeOutOfPlay(r: Run, card: string): boolean {
  const { monster } = r.state;
  const at = monster.inPlay.findIndex((c) => c.card === card);
  if (at < 0 && monster.faceUp !== card) return false;
  if (at < 0) takeTop(r);
  else monster.inPlay.splice(at, 1);
  monster.ai.discard.unshift(card);
  r.emit({ type: 'leftPlay', card, rule: 'SD-5.6' });
  return true;
}

/** The rest of what is being performed will not happen; for an AI card that is told. Stops the list it stands in. */
export function cancelRest(r: Run, { card }: Scope, why: 'noTarget' | 'knockedDown', rule: string): Next {
  if (card.kind === 'ai') r.emit({ type: 'aiCancelled', card: card.id, why, rule });
  return done({ stop: true });
}

/** SD-12.6: a monster knocked down in the midst of its action does no more of it; `falls` is its count before. Else null. */
export const cancelIfFallen = (r: Run, scope: Scope, falls: number | undefined): Next | null =>
  r.state.monster.falls === falls ? null : cancelRest(r, scope, 'knockedDown', 'SD-12.6');

/** SD-5.10: whether a card lies face up on the AI deck, so that nothing may look at or reorder it; that is told. */
export function untouchable(r: Run): boolean {
  const lies = r.state.monster.faceUp !== null;
  if (lies) r.emit({ type: 'nothingHappened', why: 'faceUp', rule: 'SD-5.10' });
  return lies;
}
