import type { Option } from '../kernel';
import { maySpend } from './allowed';
import { onBoard } from './find';
import type { Run } from './procedure';
import { isDeaf } from './targeting';

type Encourage = Option & { survivor: string; other: string };

/** What may be done at any time: a standing survivor encourages another who lies and hears (SD-15.4). */
export function interjections(r: Run): Encourage[] {
  if (r.state.round === 0 || r.state.outcome !== null) return [];
  const fallen = onBoard(r.state).filter((s) => s.standsAfter !== null && !isDeaf(s));
  if (fallen.length === 0) return [];
  return onBoard(r.state)
    .filter((s) => maySpend(r, s, 'encourage'))
    .flatMap((s) =>
      fallen
        .filter((other) => other.id !== s.id)
        .map((other) => ({
          key: `encourage:${s.id}:${other.id}`,
          kind: 'encourage',
          survivor: s.id,
          other: other.id,
        })),
    );
}

/** The procedure behind an interjection. */
export function interject(_: Run, option: Option): { procedure: string; locals: object } {
  const { survivor, other } = option as Encourage;
  return { procedure: 'encourage', locals: { survivor, other } };
}
