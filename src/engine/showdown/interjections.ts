import type { Option } from '../kernel';
import { mayConsume, maySpend } from './allowed';
import { onBoard } from './find';
import type { Run } from './procedure';
import type { Survivor } from './state';
import { isDeaf } from './targeting';

type Encourage = Option & { survivor: string; other: string };
type UseResource = Option & { survivor: string; card: string };

function encouragements(r: Run): Encourage[] {
  const fallen = onBoard(r.state).filter((s) => s.standsAfter !== null && !isDeaf(r, s));
  if (fallen.length === 0) return [];
  return onBoard(r.state)
    .filter((s) => maySpend(r, s, 'encourage'))
    .flatMap(({ id }) =>
      fallen
        .filter((other) => other.id !== id)
        .map((other) => ({
          key: `encourage:${id}:${other.id}`,
          kind: 'encourage',
          survivor: id,
          other: other.id,
        })),
    );
}

function usable(r: Run, holder: Survivor, card: string): boolean {
  const resource = r.content.resources[card];
  return resource?.use !== undefined && mayConsume(r, holder, resource.keywords);
}

function resourceUses(r: Run): UseResource[] {
  return onBoard(r.state).flatMap((holder) => {
    const { id } = holder;
    if (holder.resources.length === 0) return [];
    return [...new Set(holder.resources)]
      .filter((card) => usable(r, holder, card))
      .map((card) => ({ key: `useResource:${id}:${card}`, kind: 'useResource', survivor: id, card }));
  });
}

/**
 * What may be done at any time: a standing survivor encourages another who lies and hears (SD-15.4); a holder uses a
 * resource (gear-and-resources.md §15).
 */
export function interjections(r: Run): Option[] {
  if (r.state.round === 0 || r.state.outcome !== null) return [];
  return [...encouragements(r), ...resourceUses(r)];
}

/** The procedure behind an interjection. */
export function interject(_: Run, option: Option): { procedure: string; locals: object } {
  if (option.kind === 'useResource') {
    const { survivor, card } = option as UseResource;
    return { procedure: 'useResource', locals: { survivor, card } };
  }
  const { survivor, other } = option as Encourage;
  return { procedure: 'encourage', locals: { survivor, other } };
}
