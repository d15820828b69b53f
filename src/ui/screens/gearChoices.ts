import type { Gear, GridFault } from '../../engine';
import { gridFaults } from '../../engine';
import { CONTENT } from '../../store/content';
import type { InterfaceWords } from '../../text/interface/en';
import type { AffinityColour } from '../gearGrid/gear';
import type { GearChoice } from '../setup/setupDraft';
import type { GearIds } from '../setup/workshop/gridEdits';
import { cardView, gearFigures } from '../table/gearViews';
import { gearIcon } from '../table/signs';
import { TEXT } from '../words/text';

function kindOf({ weapon, armour }: Gear): GearChoice['kind'] {
  if (weapon !== undefined) return 'weapon';
  return armour === undefined ? 'item' : 'armour';
}

const coloursOf = ({ edges = {}, full = [] }: Gear): AffinityColour[] => [
  ...new Set([...Object.values(edges), ...full].filter((colour) => colour !== undefined)),
];

/** Keywords with a number (`block:1`) are one word for the filter. */
const keywordsOf = (card: Gear): GearChoice['keywords'] => {
  const ids = [...new Set(card.keywords.map((word) => word.split(':')[0] ?? word))];
  return ids.map((id) => ({ id, label: TEXT.nameOf('keyword', id) }));
};

/** All gear of the content, to be picked from. */
export function gearChoices(words: InterfaceWords['table']): GearChoice[] {
  return CONTENT.pack.gear.map((card) => ({
    id: card.id,
    name: TEXT.nameOf('gear', card.id),
    group: words.sources[card.source as keyof typeof words.sources] ?? card.source,
    source: card.source,
    icon: gearIcon(card, card.id),
    figures: gearFigures(card).short,
    kind: kindOf(card),
    location: card.armour?.location ?? '',
    keywords: keywordsOf(card),
    affinities: coloursOf(card),
    card: cardView(card),
  }));
}

function faultWords(fault: GridFault, words: InterfaceWords['setup']['workshop']['fault']): string {
  const name = (id: string) => TEXT.nameOf('gear', id);
  switch (fault.kind) {
    case 'unknown':
      return words.unknown(fault.card);
    case 'twice':
      return words.twice(name(fault.card));
    case 'armour':
      return words.armour(name(fault.card), name(fault.other), TEXT.nameOf('location', fault.location));
    case 'selfish':
      return words.selfish(name(fault.card), name(fault.other));
  }
}

/** Why a grid can't be carried, each reason in words. */
export const faultsIn = (grid: GearIds, words: InterfaceWords['setup']): string[] =>
  gridFaults(grid, CONTENT).map((fault) => faultWords(fault, words.workshop.fault));

/** The places that these reasons are about. */
export const faultyCells = (grid: GearIds): number[] =>
  gridFaults(grid, CONTENT).flatMap(({ cells }) => [...cells]);
