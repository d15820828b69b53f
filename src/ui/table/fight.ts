import type { AnyEvent, Run, ShowdownState } from '../../engine';
import { CONTENT } from '../../store/content';
import { type Names, namesOf } from '../../text';

/** What every view of the table is made from: the state as it stands and the names in it. */
export interface Fight {
  state: ShowdownState;
  /** For the engine's figures; nothing is ever reported through it. */
  run: Run;
  names: Names;
}

const silent = (_: AnyEvent) => undefined;

export function fightOf(state: ShowdownState): Fight {
  return { state, run: { state, content: CONTENT, emit: silent }, names: namesOf(state) };
}
