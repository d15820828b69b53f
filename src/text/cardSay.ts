import type { Condition } from '../engine';
import type { Messages } from './messages';
import type { CardSay } from './say';
import { sayIn } from './words';

/** Conditions, groups and whom a card means, in one language. */
export function cardSayIn(m: Messages): CardSay {
  const say: CardSay = {
    ...sayIn(m),
    who: (who) => m.who[who],
    group: (group) => m.group(group, say),
    condition: (condition) => inWords(condition),
  };
  const inWords = <C extends Condition>(condition: C): string => {
    const words = m.conditions[condition.is] as (condition: C, say: CardSay) => string;
    return words(condition, say);
  };
  return say;
}
