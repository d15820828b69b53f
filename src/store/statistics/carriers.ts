import type { AnyEvent } from '../../engine';
import type { FightJournal } from '../session';

type Carried = Map<string, string[]>;

function change(carried: Carried, event: AnyEvent): void {
  if (event.type === 'gained' && event.kind === 'resource' && event.survivor !== null) {
    carried.set(event.survivor, [...(carried.get(event.survivor) ?? []), event.card]);
  }
  if (event.type === 'archived' && event.survivor !== null) {
    const held = carried.get(event.survivor) ?? [];
    const at = held.indexOf(event.card);
    if (at >= 0) held.splice(at, 1);
  }
}

/**
 * Who carried each reward home, by its place in the list: the end of a fight takes all resources together (SD-18.3). Null:
 * nobody did, it came with the victory.
 */
export function carriers({ entries, at }: FightJournal): (string | null)[] {
  const rewards = entries[at]?.state.rewards ?? [];
  const held = entries[at - 1]?.state.survivors ?? [];
  const carried: Carried = new Map(held.map(({ id, resources }) => [id, [...resources]]));
  for (const event of entries[at]?.events ?? []) change(carried, event);
  return rewards.map((card) => {
    for (const [survivor, cards] of carried) {
      const place = cards.indexOf(card);
      if (place < 0) continue;
      cards.splice(place, 1);
      return survivor;
    }
    return null;
  });
}
