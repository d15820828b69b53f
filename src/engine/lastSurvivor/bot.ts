import type { Decision, Option } from '../kernel';
import { acts } from './botActs';
import { defends, supports } from './botDuel';
import { gathers, mends, need, worth } from './botNeeds';
import type { Seen } from './procedure';
import { MEALS, MOST_DAMAGE } from './terms';

/** Options as the questions of this game make them. */
type Facts = Option & { what: string; item: string; amount: number };

/** Answers by kind; what it knows is what its own seat may see: the table, and its own hand. */
const ANSWERS: Readonly<Record<string, (r: Seen, decision: Decision, me: string) => Option | undefined>> = {
  action: acts,
  gather: gathers,
  craft: mends,
  support: supports,
  modify: defends,
  prevent: (_, { options }) => options.find(({ kind }) => kind !== 'bear'),
  take: (r, { options }, me) => best(options, ({ what }) => (what === undefined ? 0 : need(r, me, what))),
  tradeAgree: (r, { about, options }, me) => {
    const gain = worth(r, me, about.gives) - worth(r, me, about.gets);
    return options.find(({ kind }) => kind === (gain > 0 ? 'agree' : 'decline'));
  },
  pay: (r, { about, options }, me) => {
    const has = r.state.survivors.find((s) => s.id === me)?.resources[about.what as never] ?? 0;
    // The last of something is kept.
    return options.find(({ kind }) => kind === (has > Number(about.amount) ? 'pay' : 'decline'));
  },
  wander: (_, { options }) => options[0],
  meal: eats,
};

function best(options: readonly Option[], of: (option: Facts) => number): Option | undefined {
  const rated = options.map((option) => ({ option, by: of(option as Facts) }));
  return rated.reduce((a, b) => (b.by > a.by ? b : a), rated[0] ?? { option: undefined, by: 0 }).option;
}

/** The first is clean; what can harm is only taken by who could bear that, or would be harmed by hunger. */
function eats({ state }: Seen, { options }: Decision, me: string): Option | undefined {
  const eater = state.survivors.find((s) => s.id === me);
  const [first] = options;
  const risky = Object.values(MEALS).some(([, tainted]) => tainted === first?.key);
  const frail = (eater?.damage ?? 0) >= MOST_DAMAGE && eater?.missed === 0;
  return risky && frail ? options.find(({ kind }) => kind === 'none') : first;
}

/** What asks nothing of anybody: it ends, passes, declines. */
const QUIET: readonly string[] = ['endTurn', 'pass', 'done', 'nothing', 'decline', 'bear', 'leave', 'none'];

/**
 * What the program answers for a seat that it plays: always legal, without dice of its own, and from nothing but what that seat may
 * see. Dice that are typed in are the people's, not its.
 */
export function botAnswer(r: Seen): string[] {
  const { decision, survivors } = r.state;
  if (decision === null) return [];
  const { survivor, to } = decision.about as { survivor?: string; to?: string };
  const named = decision.kind === 'tradeAgree' ? to : survivor;
  const me = named ?? survivors.find((s) => s.player === decision.by)?.id ?? '';
  const wanted = Object.hasOwn(ANSWERS, decision.kind)
    ? ANSWERS[decision.kind]?.(r, decision, me)
    : undefined;
  const quiet = decision.options.find(({ kind }) => QUIET.includes(kind));
  const chosen = wanted ?? quiet ?? decision.options[0];
  return chosen === undefined ? [] : [chosen.key];
}
