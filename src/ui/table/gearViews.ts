import { activeGear, bonusActive, COLOURS, type Gear, type Survivor } from '../../engine';
import { CONTENT } from '../../store/content';
import type { CardLine } from '../../text';
import type { GearEffect, GearView } from '../gearGrid/gear';
import { TEXT } from '../words/text';
import type { Fight } from './fight';
import { gearIcon } from './signs';

const THIN = '\u2009';

/** The figures that matter most, short and in full. */
export function gearFigures(card: Gear): { short: string; full: string } {
  if (card.weapon !== undefined) {
    const { speed, accuracy, strength } = card.weapon;
    return {
      short: [speed, `${accuracy}+`, strength].join(`${THIN}/${THIN}`),
      full: TEXT.cardText({ kind: 'gear', card }).lines.find((l) => l.profile !== undefined)?.text ?? '',
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

/** The nine places of a gear grid, affinities worked out (SD-16.2). */
export function gearViews({ run }: Fight, survivor: Survivor): (GearView | null)[] {
  const { complete } = activeGear(run, survivor);
  const { grid, affinities: inborn } = survivor;
  return grid.map((gear, cell) => {
    const card = gear === null ? undefined : CONTENT.gear[gear.card];
    if (gear === null || card === undefined) return null;
    const meets = (edge: 'top' | 'right' | 'bottom' | 'left') =>
      complete.some(
        (a) =>
          (a.cell === cell && a.edge === edge) ||
          (a.other === cell &&
            ((a.edge === 'right' && edge === 'left') || (a.edge === 'bottom' && edge === 'top'))),
      );
    const { short, full } = gearFigures(card);
    const edges: GearView['edges'] = {};
    for (const edge of ['top', 'right', 'bottom', 'left'] as const) {
      const colour = card.edges?.[edge];
      if (colour !== undefined) edges[edge] = { colour, complete: meets(edge) };
    }
    return {
      id: gear.id,
      name: TEXT.nameOf('gear', card.id),
      icon: gearIcon(card, card.id),
      figures: short,
      figuresInFull: full,
      keywords: TEXT.cardText({ kind: 'gear', card }).tags,
      edges,
      squares: card.full,
      effects: effectsOf(card, cell, { complete, inborn }),
    };
  });
}
