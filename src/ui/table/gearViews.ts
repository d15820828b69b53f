import { activeGear, bonusActive, COLOURS, type Gear, type Survivor } from '../../engine';
import { CONTENT } from '../../store/content';
import type { CardLine } from '../../text';
import { GEAR_EDGES, type GearEdge, type GearEffect, type GearView } from '../gearGrid/gear';
import { TEXT } from '../words/text';
import type { Fight } from './fight';
import { gearIcon } from './signs';

const THIN = '\u2009';

/** A weapon's figures by their names, and how far it carries: "speed 2, accuracy 6+, strength 3, reach 2". */
function weaponInFull(
  card: Gear,
  { speed, accuracy, strength }: Record<'speed' | 'accuracy' | 'strength', number>,
) {
  const far = TEXT.cardText({ kind: 'gear', card }).lines.find((l) => l.profile !== undefined)?.text ?? '';
  const named = Object.entries({ speed, accuracy: `${accuracy}+`, strength });
  const figures = named.map(([stat, value]) => `${TEXT.nameOf('stat', stat)} ${value}`);
  return [...figures, far].filter((part) => part !== '').join(', ');
}

/** The figures that matter most, short and in full. */
export function gearFigures(card: Gear): { short: string; full: string } {
  if (card.weapon !== undefined) {
    const { speed, accuracy, strength } = card.weapon;
    return {
      short: [speed, `${accuracy}+`, strength].join(`${THIN}/${THIN}`),
      full: weaponInFull(card, { speed, accuracy, strength }),
    };
  }
  if (card.armour === undefined) return { short: '', full: '' };
  const armour = `${TEXT.nameOf('location', card.armour.location)} ${card.armour.points}`;
  return { short: armour, full: armour };
}

/** A line with all that stands under it, as one sentence after another. */
export const said = (line: CardLine): string => [line.text, ...(line.under ?? []).map(said)].join(' ');

interface Affinities {
  complete: ReturnType<typeof activeGear>['complete'];
  inborn: Survivor['affinities'];
}

/** Plain effects are always on; each bonus tells what it needs and whether it has it (SD-16.3). */
function effectsOf(card: Gear, cell: number, { complete, inborn }: Affinities): GearEffect[] {
  const { lines } = TEXT.cardText({ kind: 'gear', card });
  const plain = lines.filter((l) => l.kind !== 'bonus' && l.profile === undefined);
  const bonuses = lines.filter((l) => l.kind === 'bonus');
  return [
    ...plain.map((line) => ({ needs: [], met: true, text: said(line) })),
    ...(card.bonuses ?? []).map((bonus, i) => ({
      needs: COLOURS.flatMap((colour) => [
        ...Array.from({ length: bonus.own?.[colour] ?? 0 }, () => ({ colour, own: true })),
        ...Array.from({ length: bonus.anywhere?.[colour] ?? 0 }, () => ({ colour, own: false })),
      ]),
      met: bonusActive(bonus, cell, complete, inborn),
      text: bonuses[i] === undefined ? '' : said(bonuses[i]),
    })),
  ];
}

/** A card with what the affinities of its grid make of it. */
function viewOf(
  card: Gear,
  { id, cell }: { id: string; cell: number },
  { complete, inborn }: Affinities,
): GearView {
  const meets = (edge: GearEdge) =>
    complete.some(
      (a) =>
        (a.cell === cell && a.edge === edge) ||
        (a.other === cell &&
          ((a.edge === 'right' && edge === 'left') || (a.edge === 'bottom' && edge === 'top'))),
    );
  const { short, full } = gearFigures(card);
  const edges: GearView['edges'] = {};
  for (const edge of GEAR_EDGES) {
    const colour = card.edges?.[edge];
    if (colour !== undefined) edges[edge] = { colour, complete: meets(edge) };
  }
  return {
    id,
    name: TEXT.nameOf('gear', card.id),
    icon: gearIcon(card, card.id),
    figures: short,
    figuresInFull: full,
    keywords: TEXT.cardText({ kind: 'gear', card }).tags,
    edges,
    squares: card.full,
    effects: effectsOf(card, cell, { complete, inborn }),
  };
}

/** A card by itself, in no grid. */
export const cardView = (card: Gear): GearView =>
  viewOf(card, { id: card.id, cell: 0 }, { complete: [], inborn: {} });

/** A card that the content does not know: its id, so that it can be seen and taken away. */
const unknownView = (id: string, card: string): GearView => ({
  id,
  name: card,
  icon: 'reward',
  figures: '',
  figuresInFull: '',
  keywords: [],
  edges: {},
  effects: [],
});

/** The nine places of a gear grid, affinities worked out (SD-16.2). */
export function gearViews({ run }: Fight, survivor: Survivor): (GearView | null)[] {
  const { complete } = activeGear(run, survivor);
  const { grid, affinities: inborn } = survivor;
  return grid.map((gear, cell) => {
    if (gear === null) return null;
    const card = CONTENT.gear[gear.card];
    if (card === undefined) return unknownView(gear.id, gear.card);
    return viewOf(card, { id: gear.id, cell }, { complete, inborn });
  });
}
