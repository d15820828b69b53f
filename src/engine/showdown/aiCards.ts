import { done, type Next } from '../kernel';
import type { FrameOf, Run } from './procedure';
import type { Scope, ShowdownState } from './state';

/** SD-5.3: a performed card goes where it belongs; nothing if it is not being performed (any more). */
export function finishAiCard(r: Run, card: string, to: 'discard' | 'inPlay' | 'top' | 'archive'): void {
  const { monster } = r.state;
  const at = monster.performing.lastIndexOf(card);
  if (at < 0) return;
  monster.performing.splice(at, 1);
  if (to === 'discard') monster.ai.discard.unshift(card);
  if (to === 'top') monster.ai.deck.unshift(card);
  if (to === 'archive') monster.archive.push(card);
  if (to === 'inPlay') monster.inPlay.push({ card, counters: 0 });
  r.emit({ type: 'aiFinished', card, to, rule: 'SD-5.3' });
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

/** SD-5.6: a card leaves play for the AI discards; false if it was not in play. */
export function takeOutOfPlay(r: Run, card: string): boolean {
  const { monster } = r.state;
  const at = monster.inPlay.findIndex((c) => c.card === card);
  if (at < 0) return false;
  monster.inPlay.splice(at, 1);
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
