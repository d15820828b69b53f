import type { ShowdownState } from '../../engine';
import type { InterfaceWords } from '../../text/interface/en';
import type { Phase } from '../shell/PhaseStrip';

const PHASES = ['start', 'draw', 'end', 'survivors'] as const;

/** The parts of the round, and which of them the table is in. */
export function phaseViews({ phase }: ShowdownState, words: InterfaceWords['table']): Phase[] {
  const at = (PHASES as readonly string[]).indexOf(phase);
  return PHASES.map((id, i) => ({
    id,
    label: words.phase[id],
    state: at < 0 || i > at ? 'next' : i === at ? 'now' : 'past',
  }));
}
