import { CONTENT } from '../../store/content';
import type { AnyCard, CardLine } from '../../text';
import { TEXT } from '../words/text';

const said = (line: CardLine): string => [line.text, ...(line.under ?? []).map(said)].join(' ');

/** What a card does, a sentence for each of its lines. */
export const cardSays = (card: AnyCard): string[] => TEXT.cardText(card).lines.map(said);

/** The card of an art, a disorder, an ability or a weapon skill. */
export function traitCard(id: string): AnyCard | undefined {
  const own = CONTENT.traits[id];
  return own === undefined ? undefined : { kind: own.kind, card: own.trait };
}

/** The line of the injury tables. */
export function injuryCard(id: string): AnyCard | undefined {
  const card = CONTENT.injuries[id];
  return card === undefined ? undefined : { kind: 'injury', card };
}

/** The card of a resource. */
export function resourceCard(id: string): AnyCard | undefined {
  const card = CONTENT.resources[id];
  return card === undefined ? undefined : { kind: 'resource', card };
}
