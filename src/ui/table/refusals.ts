import { type Decision, type Survivor, type Verdict, whyNot } from '../../engine';
import type { Refusal } from '../decision/decision';
import { TEXT } from '../words/text';
import type { Fight } from './fight';

type Kind = Verdict['kind'];

const CHANCES: readonly Kind[] = ['dash', 'surge'];
const AT_ANY_TIME: readonly Kind[] = ['dash', 'surge', 'dodge', 'encourage'];

/** What somebody may wish for at each question; at the others it is any survival action. */
const WISHES: Readonly<Record<string, readonly Kind[] | 'all'>> = {
  act: 'all',
  activate: 'all',
  moveTo: [],
  whoActs: ['act', ...CHANCES],
  survivalOpportunity: CHANCES,
  dodge: ['dodge'],
  orderHits: ['dodge'],
  endure: [],
};

/** Whoever is asked, or everybody. */
function wishers({ state }: Fight, { about, by }: Decision): Survivor[] {
  const one = state.survivors.filter((s) => s.id === about.survivor);
  if (one.length > 0 && by !== 'survivors') return one;
  return state.survivors.filter((s) => s.space !== null);
}

/** What is not possible at the pending question, and why (SD-13, SD-15). */
export function refusals(fight: Fight, decision: Decision): Refusal[] {
  if (fight.state.round === 0 || fight.state.outcome !== null) return [];
  const wishes = WISHES[decision.kind] ?? AT_ANY_TIME;
  const who = wishers(fight, decision);
  const refused = who
    .flatMap((survivor) => whyNot(fight.run, survivor))
    .filter(({ kind, why }) => why !== null && (wishes === 'all' ? kind !== 'act' : wishes.includes(kind)));
  return refused.map((verdict) => {
    const { what, who: name, reason, rule } = TEXT.refusal(verdict, fight.names);
    return {
      id: `${verdict.survivor}:${verdict.kind}:${verdict.key}`,
      label: who.length > 1 ? `${name}: ${what}` : what,
      reason,
      rule,
    };
  });
}
