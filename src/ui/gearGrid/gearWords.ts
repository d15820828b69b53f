import type { InterfaceWords } from '../../text/interface/en';
import { GEAR_EDGES, type GearView } from './gear';

/** The affinities of a card read out: the halves on its edges, whether they are complete, and its whole squares. */
export function affinityWords(
  { edges, squares = [] }: Pick<GearView, 'edges' | 'squares'>,
  words: InterfaceWords['gear'],
): string[] {
  const halves = GEAR_EDGES.flatMap((edge) => {
    const affinity = edges[edge];
    return affinity ? [words.edge(edge, affinity.colour, affinity.complete)] : [];
  });
  return [...halves, ...squares.map((colour) => words.square(colour))];
}
