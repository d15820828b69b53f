import type { AnyCard, CardLine } from '../../text';
import type { CardPart, CardView } from '../cards/cardView';
import type { IconName } from '../icons/table';
import { TEXT } from '../words/text';

/** A line that ends so goes on with what stands under it. */
const LEADS = /[:：]$/;

/** Nested lines as one text: each on a line of its own, but a band of a roll, or what has one thing under it, on one. */
function inner(line: CardLine): string {
  const under = (line.under ?? []).map(inner);
  const oneLine = LEADS.test(line.text) && (line.kind === 'band' || under.length === 1);
  return oneLine ? `${line.text} ${under.join(' · ')}` : [line.text, ...under].join('\n');
}

/** What the figures of an attack are: its third is damage, of a weapon strength. */
const FIGURES = {
  attack: ['speed', 'accuracy', 'damage'],
  weapon: ['speed', 'accuracy', 'strength'],
} as const;

function part(line: CardLine, figures: (typeof FIGURES)[keyof typeof FIGURES]): CardPart {
  const under = line.under ?? [];
  switch (line.kind) {
    case 'flow':
      return { kind: 'flow', title: line.text };
    case 'alert':
      return { kind: 'alert', title: line.text, text: under.map(inner).join('\n') };
    case 'injuryAction':
      return { kind: 'injury', title: line.text, text: under.map(inner).join('\n') };
    case 'action': {
      const targets = under.filter((l) => l.kind === 'target').map(inner);
      const rest = under.filter((l) => l.kind !== 'target').map(inner);
      return {
        kind: 'action',
        title: line.text,
        ...(targets.length === 0 ? {} : { lines: targets }),
        ...(line.profile === undefined
          ? {}
          : {
              figures: line.profile.map((value, at) => ({
                value,
                label: TEXT.nameOf('stat', figures[at] ?? ''),
              })),
            }),
        ...(rest.length === 0 ? {} : { text: rest.join('\n') }),
      };
    }
    default:
      return { kind: 'text', text: inner(line) };
  }
}

const STOCK: Readonly<Record<AnyCard['kind'], CardView['stock']>> = {
  ai: 'ai',
  basicAction: 'ai',
  instinct: 'ai',
  showdown: 'ai',
  hitLocation: 'hitLocation',
  gear: 'gear',
  armourSet: 'gear',
  terrain: 'terrain',
  resource: 'resource',
  injury: 'status',
  trauma: 'status',
  fightingArt: 'status',
  disorder: 'status',
  ability: 'status',
  proficiency: 'status',
  status: 'status',
};

const LETTER = { basic: 'B', advanced: 'A', legendary: 'L', special: 'S' } as const;

/** A card's face, from its words. */
export function cardView(of: AnyCard, icon?: IconName, counters?: number): CardView {
  const { name, kind, tags, lines } = TEXT.cardText(of);
  return {
    id: of.card.id,
    name,
    kind,
    stock: STOCK[of.kind],
    flags: tags,
    parts: lines.map((line) => part(line, of.kind === 'gear' ? FIGURES.weapon : FIGURES.attack)),
    ...(of.kind === 'ai' ? { letter: LETTER[of.card.kind] } : {}),
    ...(icon === undefined ? {} : { icon }),
    ...(counters === undefined || counters === 0 ? {} : { counters }),
  };
}
