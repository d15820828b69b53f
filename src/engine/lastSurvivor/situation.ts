import type { Pile } from '../kernel';
import type { SituationRules } from '../table/situation/game';
import type { SurvivorContent } from './cards/content';
import type { AnySurvivorEvent } from './events';
import type { SurvivorSetUp } from './setup';
import type { SurvivorState } from './state';
import { LAST_SURVIVOR_TABLE } from './table';

/** All of some cards but for those that lie elsewhere, each as often as it is there. */
function without(all: readonly string[], elsewhere: readonly string[]): string[] {
  const left = [...elsewhere];
  return all.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A deck that is named lies on top, as it is; all cards that lie nowhere else are under it. */
function filled(
  pile: Pile<string>,
  all: readonly string[],
  hands: readonly string[],
  isNamed: boolean,
): void {
  const elsewhere = [...pile.discard, ...hands];
  pile.deck = isNamed
    ? [...pile.deck, ...without(all, [...elsewhere, ...pile.deck])]
    : without(all, elsewhere);
}

/** Cards in hands are nowhere else; those that a file names nowhere lie in their decks. */
function complete(state: SurvivorState, { pack }: SurvivorContent, named: readonly string[]): void {
  const { supports, encounters, nights, survivors } = state;
  const hands = survivors.flatMap((s) => s.hand);
  const copies = pack.supports.flatMap(({ id, copies: n }) => Array.from({ length: n }, () => id));
  const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
  filled(supports, copies, hands, named.includes('supports.deck'));
  filled(encounters, ids(pack.encounters), [], named.includes('encounters.deck'));
  filled(nights, ids(pack.nights), [], named.includes('nights.deck'));
}

/** What is last survivor's own of its situations. */
export const LAST_SURVIVOR_SITUATIONS: SituationRules<
  SurvivorSetUp,
  SurvivorState,
  SurvivorContent,
  AnySurvivorEvent
> = {
  table: LAST_SURVIVOR_TABLE,
  people: 'survivors',
  mayStayOpen: ['action'],
  complete,
  laid: ['supports.deck', 'encounters.deck', 'nights.deck'],
};
