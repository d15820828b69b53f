import type { Condition, Verdict } from '../engine';
import { cardSayIn } from './cardSay';
import type { RefusalText } from './lines';
import type { Messages } from './messages';
import type { Teller } from './say';
import { parametersOf } from './teller';

/** Under what condition it would be possible. */
function conditionText(m: Messages, when: Condition): string {
  const say = cardSayIn(m);
  if (when.is !== 'not') return m.explain.onlyIf(say.condition(when));
  return m.explain.notWhile(say.condition(when.of as Condition));
}

/** Something that is not possible now: what, whose wish it would be, and why. */
export function refusalText(m: Messages, verdict: Verdict, t: Teller): RefusalText {
  const { kind, survivor, why, rule, when } = verdict;
  const reason = when === undefined ? t.why(why ?? 'notNow') : conditionText(m, when);
  return {
    what: m.sentence(m.wishes[kind](parametersOf(t, verdict, {}))),
    who: t.figure(survivor),
    reason,
    ...(rule === undefined ? {} : { rule }),
  };
}
