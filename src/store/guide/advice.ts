import {
  type AnyEvent,
  attacksFrom,
  type Content,
  type Decision,
  type Option,
  prospectOf,
  type Run,
  type ShowdownState,
  type Space,
  type Survivor,
  walkableBy,
} from '../../engine';
import type { Advice } from './guide';

type Attack = ReturnType<typeof attacksFrom>[number];

interface Facts {
  survivor: string;
  space: Space;
  location: keyof Survivor['wear'];
}

const factsOf = (option: Option): Option & Facts => option as Option & Facts;

const silent = (_: AnyEvent) => undefined;

/** Hits to be expected; of two alike the one that is stronger. */
function best(run: Run, attacks: readonly Attack[]): Attack | undefined {
  const strength = ({ card }: Attack) => run.content.gear[card]?.weapon?.strength ?? 0;
  const worth = (attack: Attack) => attack.dice * attack.chance + strength(attack) / 100;
  return [...attacks].sort((a, b) => worth(b) - worth(a))[0];
}

/** How good it is to stand on a space: behind the monster with an attack, with an attack at all, or nearer to it. */
function standing(run: Run, survivor: string, space: Space): { why: Advice['why']; worth: number } {
  const prospect = prospectOf(run, space);
  if (prospect === null) return { why: 'nearer', worth: 0 };
  const strikes = attacksFrom(run, survivor, space).length > 0 && prospect.away === 1;
  if (strikes && prospect.blindSpot) return { why: 'behind', worth: 200 };
  return strikes ? { why: 'beside', worth: 100 } : { why: 'nearer', worth: -prospect.away };
}

/** Where to walk: the best space, of several alike the one with the fewest steps; nothing where one stands as well. */
function walk(run: Run, decision: Decision, survivor: Survivor): Advice | null {
  const here = survivor.space === null ? -100 : standing(run, survivor.id, survivor.space).worth;
  const spaces = decision.options.filter(({ kind }) => kind === 'space').map(factsOf);
  const judged = spaces.map((option) => ({ option, ...standing(run, survivor.id, option.space) }));
  const steps = (option: Option) => (option as { steps?: number }).steps ?? 0;
  const [first] = judged.sort((a, b) => b.worth - a.worth || steps(a.option) - steps(b.option));
  if (first === undefined || first.worth <= here) return null;
  return { key: first.option.key, why: first.why, survivor: survivor.id, space: first.option.space };
}

function strike(run: Run, decision: Decision, survivor: Survivor): Advice | null {
  const offered = decision.options.filter(({ kind }) => kind === 'attack');
  const attacks = offered as (Option & Attack)[];
  const attack = best(run, attacks);
  if (attack === undefined) return null;
  const { key, card, dice, need } = attack;
  return { key, why: 'attack', survivor: survivor.id, card, dice, need };
}

/** Whether a single wound is all that is missing (SD-14.11). */
const lastWound = ({ state: { monster } }: Run): boolean =>
  monster.life === null && monster.ai.deck.length + monster.ai.discard.length === 0;

/** The stone that hits by itself, where a single wound is all that is missing (SD-14.11). */
function throwStone(run: Run, { options }: Decision, survivor: Survivor): Advice | null {
  const stone = options.find(({ kind, key }) => kind === 'activate' && key.endsWith(':throw'));
  return lastWound(run) && stone !== undefined
    ? { key: stone.key, why: 'throw', survivor: survivor.id }
    : null;
}

/** To the best place first, then the best attack; with nothing left that helps, the end of the act. */
function inAct(run: Run, decision: Decision): Advice | null {
  const { act, survivors } = run.state;
  const survivor = survivors.find(({ id }) => id === decision.about.survivor);
  if (survivor === undefined || act === null) return null;
  const stone = throwStone(run, decision, survivor);
  if (stone !== null) return stone;
  const moved = act.activation > 0 ? walk(run, decision, survivor) : null;
  const end = decision.options.find(({ kind }) => kind === 'endAct');
  const done: Advice | null = end === undefined ? null : { key: end.key, why: 'done', survivor: survivor.id };
  return moved ?? strike(run, decision, survivor) ?? done;
}

/** Whoever gets to the best place from where it stands; where nobody reaches the monster, who comes nearest to it. */
function whoFirst(run: Run, { options }: Decision): Advice | null {
  const judged = options
    .filter(({ kind }) => kind === 'act')
    .map((option) => {
      const { survivor } = factsOf(option);
      const own = run.state.survivors.find(({ id }) => id === survivor)?.space;
      const spaces = [...walkableBy(run, survivor), ...(own == null ? [] : [own])];
      const worth = Math.max(-100, ...spaces.map((space) => standing(run, survivor, space).worth));
      const gains = own == null || worth > standing(run, survivor, own).worth;
      return { key: option.key, survivor, worth, gains };
    })
    .filter(({ worth, gains }) => worth >= 100 || gains)
    .sort((a, b) => b.worth - a.worth);
  const [first] = judged;
  // A stone that is thrown for the last wound needs no way.
  if (first === undefined || (first.worth < 100 && lastWound(run))) return null;
  return { key: first.key, why: first.worth < 100 ? 'approach' : 'first', survivor: first.survivor };
}

/** Whether there is more than one place to choose from: a place is the worst of several, never of one. */
const otherPlaces = (hits: readonly Facts[], { location }: Facts): boolean =>
  hits.some((hit) => hit.location !== location);

/** The hit to the place that has the least left to take it (SD-9.1). */
function dodge({ state }: Run, { options, about }: Decision): Advice | null {
  const survivor = state.survivors.find(({ id }) => id === about.survivor);
  if (survivor === undefined) return null;
  const left = (location: Facts['location']) => {
    const { armour, light, heavy } = survivor.wear[location];
    return armour + (light || location === 'head' ? 0 : 1) + (heavy ? 0 : 1);
  };
  const hits = options.filter(({ kind }) => kind === 'dodge').map(factsOf);
  const [worst] = hits.sort((a, b) => left(a.location) - left(b.location));
  if (worst === undefined) return null;
  const { key, location } = worst;
  return { key, why: otherPlaces(hits, worst) ? 'dodgeWorst' : 'dodge', survivor: survivor.id, location };
}

/**
 * A sensible answer to the pending question, by what everybody at the table can see; null: the guide has no opinion. It looks
 * one act ahead and no further.
 */
export function adviceFor(state: ShowdownState, content: Content): Advice | null {
  const { decision } = state;
  const run: Run = { state, content, emit: silent };
  switch (decision?.kind) {
    case 'whoActs':
      return whoFirst(run, decision);
    case 'act':
      return inAct(run, decision);
    case 'dodge':
      return dodge(run, decision);
    default:
      return null;
  }
}
