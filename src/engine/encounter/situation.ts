import type { SituationRules } from '../table/situation/game';
import type { EncounterContent } from './cards/content';
import type { AnyEncounterEvent } from './events';
import type { EncounterSetUp } from './setup';
import type { EncounterState } from './state';
import { ENCOUNTER } from './table';

/** Tokens that a file puts on a place are nowhere else; those that it names nowhere are out of the game. */
function complete(state: EncounterState, { pack }: EncounterContent, named: readonly string[]): void {
  const met = state.monsters.map((m) => m.card);
  if (!named.includes('cup'))
    state.cup = state.cup.filter((id) => !met.includes(id) && !state.box.includes(id));
  if (named.includes('box')) return;
  const placed = [...met, ...state.cup];
  state.box = pack.monsters.map((m) => m.id).filter((id) => !placed.includes(id));
}

/** What is an encounter's own of its situations. */
export const ENCOUNTER_SITUATIONS: SituationRules<
  EncounterSetUp,
  EncounterState,
  EncounterContent,
  AnyEncounterEvent
> = { table: ENCOUNTER, people: 'investigators', mayStayOpen: ['action'], complete, laid: ['cup', 'box'] };
