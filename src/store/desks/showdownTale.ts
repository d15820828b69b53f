import type { AnyEvent, ShowdownState } from '../../engine';
import { PLAYED } from '../showdownTable';
import { lookOf } from '../showing';
import type { Tale } from './desk';

/** Facts that nobody needs a line, or a moment of their own, for. */
const SILENT: readonly AnyEvent['type'][] = ['phaseBegan', 'triggered', 'actEnded', 'aiFinished'];

/** Whether an event of a showdown is told to nobody. */
export const isSilent = (event: AnyEvent): boolean =>
  SILENT.includes(event.type) || (event.type === 'answered' && event.forced);

/** How a showdown is told. */
export const SHOWDOWN_TALE: Tale<ShowdownState, AnyEvent> = {
  unit: 'round',
  roundOf: ({ round }) => round,
  roundBegan: (event) => (event.type === 'roundBegan' ? event.round : null),
  isSilent,
  lookOf,
};

/** What moments of a showdown are cut with. */
export const SHOWDOWN_TELLING = { played: PLAYED, tale: SHOWDOWN_TALE };
