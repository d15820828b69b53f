import type { Decision, Option } from '../kernel';
import { meals } from './botStock';
import { type Bout, outcomeWorth } from './botValue';
import { resultOf, standing } from './duelDice';
import { duelOf, itemCard, supportCard, survivorById, survivorCard } from './find';
import type { Modification } from './modifications';
import { type DuelOdds, duelOdds } from './odds';
import type { Seen } from './procedure';
import { DICE, type DieName, HIT_FROM, type Resource } from './terms';

type Results = Record<DieName, number>;
type Worth = (results: Results) => number;

const hitsOf = (results: Results) => ({ gray: results.gray >= HIT_FROM, red: results.red >= HIT_FROM });

/** What a combat that is not rolled yet is worth to a seat, by the exact chances. */
export function boutWorth(r: Seen, me: string, bout: Bout, { gray, red, both, neither }: DuelOdds): number {
  const [g, d, b, n] = [gray, red, both, neither].map(({ ways, of }) => ways / of) as [
    number,
    number,
    number,
    number,
  ];
  const worth = (hits: Record<DieName, boolean>) => outcomeWorth(r, me, bout, hits);
  return (
    b * worth({ gray: true, red: true }) +
    (g - b) * worth({ gray: true, red: false }) +
    (d - b) * worth({ gray: false, red: true }) +
    n * worth({ gray: false, red: false })
  );
}

/** What a support card is worth that is kept; where hands are full one more costs little. */
const cardCost = (r: Seen, me: string): number => (survivorById(r.state, me).hand.length > 3 ? 0.4 : 0.9);

/** What a modification spends. */
function costOf(r: Seen, me: string, { kind, source }: Modification): number {
  const own = survivorById(r.state, me);
  if (kind === 'card') return cardCost(r, me);
  if (kind === 'item') return itemCard(r, source).once === true ? 1.5 : 0.05;
  if (kind === 'ability') return 0.5 * (survivorCard(r, source).ability?.stamina ?? 0);
  // The last meal is dear, what nothing asks for is cheap.
  if (source === 'food') return meals(own) > 2 ? 0.8 : meals(own) === 2 ? 1.6 : 4;
  return own.resources[source as Resource] > 1 ? 0.4 : 0.7;
}

/** A plan: what it is worth, and its first modification; none: passing. */
interface Plan {
  worth: number;
  first: Modification | null;
}

/** What is left of the modifications once one is made; a card or a resource of which there are several stays. */
function without(r: Seen, me: string, all: readonly Modification[], made: Modification): Modification[] {
  const own = survivorById(r.state, me);
  const copies =
    made.kind === 'card'
      ? own.hand.filter((card) => card === made.source).length
      : made.kind === 'resource'
        ? own.resources[made.source as Resource]
        : 1;
  return copies > 1 ? [...all] : all.filter((m) => m.kind !== made.kind || m.source !== made.source);
}

/** Everything that a plan looks at. */
interface Sight {
  r: Seen;
  me: string;
  worth: Worth;
  /** What stays with a die that is rerolled (LS-5.5). */
  kept: Results;
}

function planned(sight: Sight, results: Results, all: readonly Modification[], depth: number): Plan {
  const { r, me, worth, kept } = sight;
  const { sides } = r.state.options;
  let best: Plan = { worth: worth(results), first: null };
  if (depth === 0) return best;
  for (const made of all) {
    const left = depth === 1 ? [] : without(r, me, all, made);
    const then = (result: number) =>
      planned(sight, { ...results, [made.die]: result }, left, depth - 1).worth;
    // A reroll is worth what its faces are worth, each as likely as the others.
    const faces = Array.from({ length: sides }, (_, i) => then(i + 1 + kept[made.die]));
    const after =
      made.by === null ? faces.reduce((sum, one) => sum + one, 0) / sides : then(results[made.die] + made.by);
    const gain = after - costOf(r, me, made);
    if (gain > best.worth + 1e-9) best = { worth: gain, first: made };
  }
  return best;
}

/** What a die has besides its face once it is rerolled. */
function keptBy(r: Seen): Results {
  const duel = duelOf(r);
  const sum = (die: DieName) =>
    r.state.options.rerolled === 'keeps'
      ? resultOf({ ...duel.dice[die], face: 0 })
      : standing(r, duel).reduce((by, { die: of, part }) => (of === die ? by + part.by : by), 0);
  return { gray: sum('gray'), red: sum('red') };
}

/** Most modifications of one plan. */
const TOGETHER = 2;

/** The first of the cheapest one or two modifications that turn the combat, if they are worth what they spend. */
export function defends(r: Seen, { options }: Decision, me: string): Option | undefined {
  const duel = duelOf(r);
  const all = options.filter(({ kind }) => kind !== 'pass') as Modification[];
  // Only whether a die hits matters, so that each outcome is looked at once.
  const known = new Map<boolean, Map<boolean, number>>(
    [true, false].map((gray) => [
      gray,
      new Map([true, false].map((red) => [red, outcomeWorth(r, me, duel, { gray, red })])),
    ]),
  );
  const worth: Worth = (results) => {
    const { gray, red } = hitsOf(results);
    return known.get(gray)?.get(red) ?? 0;
  };
  const results = { gray: resultOf(duel.dice.gray), red: resultOf(duel.dice.red) };
  const { first } = planned({ r, me, worth, kept: keptBy(r) }, results, all, TOGETHER);
  return first ?? options.find(({ kind }) => kind === 'pass');
}

/** The support card that is worth the most before the roll, if that is more than keeping it. */
export function supports(r: Seen, { options }: Decision, me: string): Option | undefined {
  const duel = duelOf(r);
  const sums = {
    gray: resultOf({ ...duel.dice.gray, face: 0 }),
    red: resultOf({ ...duel.dice.red, face: 0 }),
  };
  const rated = (card: string | null): number => {
    const support = card === null ? undefined : supportCard(r, card);
    const added = support?.moment === 'before' ? (support.dice ?? []) : [];
    const [gray, red] = DICE.map((die) =>
      added.reduce((sum, one) => (one.die === die ? sum + one.by : sum), sums[die]),
    ) as [number, number];
    const played = card === null ? duel.played : [...duel.played, { by: me, card }];
    const odds = duelOdds(gray, red, r.state.options.sides);
    return boutWorth(r, me, { ...duel, played }, odds) - (card === null ? 0 : cardCost(r, me));
  };
  let best = { by: rated(null), option: options.find(({ kind }) => kind === 'done') };
  for (const option of options.filter(({ kind }) => kind === 'card')) {
    const by = rated(option.key);
    if (by > best.by + 1e-9) best = { by, option };
  }
  return best.option;
}
