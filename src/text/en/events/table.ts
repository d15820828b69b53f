import type { Edit } from '../../../engine';
import type { EventWords } from '../../messages';
import type { Teller } from '../../say';
import { edits } from '../edits';

/** A correction that was accepted is of a known kind. */
function corrected(edit: Edit, t: Teller): string {
  const words = edits[edit.what] as (edit: Edit, t: Teller) => string;
  return words(edit, t);
}

/** Rounds, dice, decks, terrain and what the players did to the table. */
export const tableEvents = {
  roundBegan: ({ round, controller, nominated }, t) => {
    const tile = controller === null ? '' : `; ${t.player(controller)} controls the monster`;
    return `round ${round}${tile}${nominated === null ? '' : `, with ${t.figure(nominated)} nominated`}`;
  },
  phaseBegan: ({ phase }, t) => t.name('phase', phase),
  revealed: ({ pile, cards }, t) =>
    `revealed ${pile === 'ai' ? 'from the AI deck' : 'from the hit locations'}: ${
      cards.length === 0 ? 'nothing' : t.list(cards.map((c) => t.card(c)))
    }`,
  terrainPlaced: ({ card, spaces }, t) =>
    `${t.name('terrain', card)} at ${spaces[0] === undefined ? '' : t.space(spaces[0])}`,
  terrainLeftOut: ({ card }, t) => `no room for ${t.name('terrain', card)}: left out`,
  terrainRemoved: ({ card }, t) => `${t.name('terrain', card)} is gone`,
  variantApplied: ({ variant, choice }, t) =>
    `house rule, ${t.name('variant', variant)}: ${t.name('variantChoice', choice)}`,
  triggered: ({ moment, card }, t) => `${t.card(card.id)} acts: ${t.name('moment', moment)}`,
  nothingHappened: ({ why }, t) => `nothing happens: ${t.why(why)}`,
  unlocked: ({ source }, t) => `${t.name('madeAt', source)} can be built`,
  ended: ({ outcome }, t) => t.name('outcome', outcome),
  rolled: ({ purpose, dice }, t) => `${t.name('purpose', purpose)}: ${dice.join(', ')}`,
  answered: ({ kind, by, keys, forced }, t) => {
    const answer = keys.length === 0 ? 'none' : t.list(keys.map((key) => t.key(key)));
    return forced ? `only one answer: ${answer}` : `${t.player(by)}, ${t.name('question', kind)}: ${answer}`;
  },
  edited: ({ edit }, t) => `corrected by hand: ${corrected(edit as Edit, t)}`,
} satisfies Partial<EventWords>;
