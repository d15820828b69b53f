import type { AnyEvent, ShowdownState } from '../../engine';

/** How one round went. */
export interface RoundTally {
  round: number;
  /** Wounds that the monster had at its end: those that were healed do not count any more. */
  wounds: number;
  /** AI cards in deck and discards at its end, or points of life. */
  left: number;
  /** Points of damage that the survivors suffered in it. */
  suffered: number;
}

interface Entry {
  state: ShowdownState;
  events: readonly AnyEvent[];
}

const leftOf = ({ monster }: ShowdownState): number =>
  monster.life ?? monster.ai.deck.length + monster.ai.discard.length;

/** What one event adds to the round in which it happens. */
function count(round: RoundTally, event: AnyEvent): void {
  if (event.type === 'damaged') round.suffered += event.amount;
  else if (event.type === 'monsterWounded') {
    round.wounds = event.wounds;
    round.left = event.left;
  } else if (event.type === 'monsterDefeated' && event.why === 'wounded') {
    // The last wound is told as the defeat (SD-14.11).
    round.wounds += 1;
  } else if (event.type === 'healed') {
    round.wounds -= event.cards;
    round.left += event.cards;
  }
}

/** The rounds of a fight, in order. A round that ends in the midst of an entry has what its events told by then. */
export function courseOf(entries: readonly Entry[]): RoundTally[] {
  const rounds: RoundTally[] = [];
  for (const { state, events } of entries) {
    for (const event of events) {
      const last = rounds[rounds.length - 1];
      if (event.type === 'roundBegan') {
        const { wounds, left } = last ?? { wounds: 0, left: leftOf(state) };
        rounds.push({ round: event.round, wounds, left, suffered: 0 });
      } else if (last !== undefined) count(last, event);
    }
    const last = rounds[rounds.length - 1];
    if (last !== undefined) last.left = leftOf(state);
  }
  return rounds;
}
