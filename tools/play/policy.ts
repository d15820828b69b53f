import type { Command, Content, Decision, Option, ShowdownState } from '../../src/engine';
import { type Chance, oneOf } from './chance';

/** Decides what is answered; reads the question and the table, never the decks. */
export type Policy = (state: ShowdownState, decision: Decision, chance: Chance, content: Content) => Command;

export const answer = (decision: Decision, option: Option): Command => ({
  type: 'answer',
  decision: decision.id,
  keys: [option.key],
});

/** How often a random player does something that may be done at any time. */
const ONE_IN = 12;

/** Uniform legal play: first a kind of answer, then one of that kind, so that the many spaces do not drown the rest. */
export const uniform: Policy = (_, decision, chance) => {
  const { interjections, options } = decision;
  if (interjections.length > 0 && chance(ONE_IN) === 0) {
    return { type: 'interject', decision: decision.id, key: oneOf(interjections, chance).key };
  }
  const kind = oneOf([...new Set(options.map((o) => o.kind))], chance);
  return answer(
    decision,
    oneOf(
      options.filter((o) => o.kind === kind),
      chance,
    ),
  );
};
