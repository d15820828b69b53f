import { useCallback, useMemo } from 'react';
import type { AnyContent, AnySetUp, Journal, TableState } from '../../engine';
import type { Desk } from '../../store/desks/desk';
import { momentBefore, pictureAt } from '../../store/moments';
import { usePast } from '../../store/past';
import type { PictureOf } from '../../store/showing';
import { momentOfLine } from '../log/sections';

/** Looking back at a table of any game. */
export interface PastOf<S, E> {
  /** The moment that somebody looks at; null: nobody does. */
  picture: PictureOf<S, E> | null;
  hasEarlier: boolean;
  /** Shows the table as it was at a line of the log. */
  look: (line: string) => void;
}

/** The moment of a table that somebody looks back at. */
export function usePastOf<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  telling: Pick<Desk<U, S, C, E>, 'played' | 'tale'>,
  setup: U | null,
  journal: Journal<S, E>,
): PastOf<S, E> {
  const moment = usePast((s) => s.moment);
  const show = usePast((s) => s.look);
  const picture = useMemo(
    () => (setup === null || moment === null ? null : pictureAt(telling, setup, journal, moment)),
    [telling, setup, journal, moment],
  );
  const hasEarlier =
    setup !== null && picture !== null && momentBefore(telling, setup, journal, picture) !== null;
  const look = useCallback((line: string) => show(momentOfLine(line)), [show]);
  return { picture, hasEarlier, look };
}
