import type { Trait, TraitKind } from '../engine';
import type { CardParts } from './cardParts';
import type { CardLine, CardText } from './lines';
import type { Messages } from './messages';
import { sayIn } from './words';

/** A fighting art, a disorder, an ability, or what a weapon level gives (gear-and-resources.md §16, §17). */
export function traitText(m: Messages, parts: CardParts, kind: TraitKind, card: Trait): CardText {
  const say = sayIn(m);
  const trait = (text: string): CardLine => ({ kind: 'trait', text: m.sentence(text) });
  const words = (list: readonly string[]) => say.list(list.map(parts.keyword));
  const { any, none } = card.carrying ?? {};
  return {
    name: say.name(kind, card.id),
    kind: card.secret === true ? m.cards.secret : m.cards.kinds[kind],
    tags: card.reading === undefined ? [] : [m.cards.house],
    lines: [
      ...(any === undefined ? [] : [trait(m.cards.onlyCarrying(words(any)))]),
      ...(none === undefined ? [] : [trait(m.cards.notCarrying(words(none)))]),
      ...parts.gives({ ...card, keywords: [] }),
      ...(card.keywords ?? []).map((word) => trait(m.cards.allGear(parts.keyword(word)))),
      ...(card.rules ?? []).map((rule) => trait(say.name('rule', rule))),
      ...(card.recorded === true ? [trait(m.cards.recorded)] : []),
    ],
  };
}
