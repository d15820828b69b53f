import type { ShowdownState } from './state';
import type { Span } from './terms';

/** SD-3.7: ends what lasts until the end of this span, on both sides; with a turn also what waits for an attack that never came. */
export function forgetSpan(state: ShowdownState, span: Span): void {
  for (const figure of [state.monster, ...state.survivors]) {
    if (figure.modifiers.length > 0)
      figure.modifiers = figure.modifiers.filter(
        ({ until }) => until !== span && !(span === 'turn' && until === 'attack'),
      );
  }
}
