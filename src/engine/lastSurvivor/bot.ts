import type { Decision, Option } from '../kernel';
import { acts } from './botActs';
import { defends, supports } from './botDuel';
import { effectsWorth, encounterWorth } from './botEffects';
import { eats, prevents } from './botHarm';
import { spaceWorth } from './botMap';
import { projectWorth } from './botNeeds';
import { giving, oneMore } from './botStock';
import { offers, TRADE_GAIN, tradeGain } from './botTrade';
import type { EffectOf } from './cards/effect';
import { survivorById } from './find';
import type { Seen } from './procedure';
import type { QuestionKind } from './questions';
import type { Resource } from './terms';

/** Options as the questions of this game make them. */
type Facts = Option & { what: Resource; space: string; project: string };
type Answer = (r: Seen, decision: Decision, me: string) => Option | undefined;

/** The option that is worth the most; of several the first. */
function best(options: readonly Option[], of: (option: Facts) => number): Option | undefined {
  let found: { by: number; option: Option } | undefined;
  for (const option of options) {
    const by = of(option as Facts);
    if (found === undefined || by > found.by) found = { by, option };
  }
  return found?.option;
}

const ofKind = ({ options }: Decision, kind: string): Option | undefined =>
  options.find((option) => option.kind === kind);

/** One thing is agreed to be given for another where that is a gain, of which the other has one as well. */
const agrees: Answer = (r, decision, me) => {
  const own = survivorById(r.state, me);
  const { gives, gets } = decision.about;
  return ofKind(decision, tradeGain(r, own, gives, gets) > TRADE_GAIN ? 'agree' : 'decline');
};

/** Paid where what comes of it is worth it: the card lies open. */
const pays: Answer = (r, decision, me) => {
  const own = survivorById(r.state, me);
  const { effect } = r.state.stack.at(-1) as { effect?: EffectOf<'pay'> };
  const { what, amount } = decision.about as { what: Resource; amount: number };
  const gain =
    effect === undefined ? 0 : effectsWorth(r, own, effect.then) - effectsWorth(r, own, effect.otherwise);
  return (
    ofKind(decision, gain > amount * giving(r, own, what) ? 'pay' : 'decline') ?? ofKind(decision, 'decline')
  );
};

/** Answers by kind; what it knows is what its own seat may see: the table, and its own hand. */
export const ANSWERS: Readonly<Record<QuestionKind, Answer>> = {
  action: acts,
  gather: (r, { options }, me) => best(options, ({ what }) => oneMore(r, survivorById(r.state, me), what)),
  craft: (r, { options }, me) =>
    best(options, ({ project }) => projectWorth(r, survivorById(r.state, me), project)),
  tradeGives: offers,
  tradeGets: offers,
  tradeAgree: agrees,
  prevent: prevents,
  take: (r, decision, me) =>
    best(decision.options, ({ kind, what }) =>
      kind === 'leave'
        ? 0
        : oneMore(r, survivorById(r.state, me), what) +
          giving(r, survivorById(r.state, String(decision.about.from)), what) / 3,
    ),
  support: supports,
  modify: defends,
  pay: pays,
  wander: (r, { options }, me) => {
    const own = survivorById(r.state, me);
    const landmark = encounterWorth(r, own);
    return best(options, ({ space }) => spaceWorth(r, own, space, landmark));
  },
  meal: eats,
  // Dice that are typed in are the people's.
  typeDie: () => undefined,
};

const isKind = (kind: string): kind is QuestionKind => Object.hasOwn(ANSWERS, kind);

/**
 * What the program answers for a seat that it plays: always legal, without dice of its own, and from nothing but what that seat may
 * see. Nothing where dice are to be typed in.
 */
export function botAnswer(r: Seen): string[] {
  const { decision, survivors } = r.state;
  if (decision === null || !isKind(decision.kind)) return [];
  const { survivor, to } = decision.about as { survivor?: string; to?: string };
  const named = decision.kind === 'tradeAgree' ? to : survivor;
  const me = named ?? survivors.find((s) => s.player === decision.by)?.id ?? '';
  const chosen = ANSWERS[decision.kind](r, decision, me);
  return chosen === undefined ? [] : [chosen.key];
}
