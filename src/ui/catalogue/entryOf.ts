import type { AnyCard, CardLine } from '../../text';
import type { InterfaceWords } from '../../text/interface/en';
import type { CardPart } from '../cards/cardView';
import type { IconName } from '../icons/table';
import { cardView } from '../table/cardViews';
import { TEXT } from '../words/text';
import type { CatalogueEntry, CatalogueKind } from './entry';

/** What of a card is not in its own words. */
export interface Besides {
  key: string;
  kind: CatalogueKind;
  owner?: string | undefined;
  icon?: IconName | undefined;
  /** Its name, where several cards of the kind share one. */
  name?: string | undefined;
  label?: string | undefined;
  copies?: number | undefined;
  parts?: readonly CardPart[] | undefined;
}

const said = (line: CardLine): string => [line.text, ...(line.under ?? []).map(said)].join(' ');

/** A card with its face and its words. */
export function entryOf(
  of: AnyCard,
  { key, kind, owner = '', icon, name, label, copies = 1, parts = [] }: Besides,
  words: InterfaceWords['catalogue'],
): CatalogueEntry {
  const face = cardView(of, icon);
  const text = TEXT.cardText(of);
  const card = { ...face, name: name ?? face.name, parts: [...face.parts, ...parts] };
  return {
    key,
    kind,
    owner,
    card,
    ...(label === undefined ? {} : { label }),
    ...(copies > 1 ? { note: words.copies(copies) } : {}),
    words: [card.name, text.kind, owner, words.kinds[kind], ...text.tags, ...text.lines.map(said)]
      .join(' ')
      .toLowerCase(),
  };
}
