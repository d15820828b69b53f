import {
  type Decision,
  type EncounterContent,
  type EncounterOdds,
  type EncounterState,
  encounterOdds,
  type Option,
  shareOf,
} from '../../../src/engine';
import { type Chance, oneOf } from '../chance';
import { answer, kindThenOne } from '../policy';
import type { EncounterPolicy } from './playEncounter';

/** Uniform legal play, by kinds of answers. */
export const randomly: EncounterPolicy = (_, decision, chance) =>
  answer(decision, kindThenOne(decision, chance));

/** How good it is to meet a monster: its defeat, less the own fall. */
const worth = ({ fall, defeat }: EncounterOdds): number => shareOf(defeat) - shareOf(fall);

/** How good it is to be on a place: what is met there; next to nothing where nothing is. */
function placeWorth(state: EncounterState, content: EncounterContent, id: string, place: string): number {
  const there = state.monsters.filter((m) => m.place === place);
  if (there.length === 0) return 0.1;
  return (
    Math.max(...there.map(({ card }) => worth(encounterOdds({ state, content }, id, card)))) -
    0.2 * (there.length - 1)
  );
}

const empty = ({ monsters }: EncounterState, place: string): boolean =>
  !monsters.some((m) => m.place === place);

/** A face that is no success, for the cheapest payer; null where all that is needed was thrown. */
function rerollOf({ about, options }: Decision): Option | undefined {
  const { from, successes, need } = about as { from: number; successes: number; need: number };
  if (successes >= need) return undefined;
  return options.find((o) => o.kind === 'reroll' && (o as Option & { face: number }).face < from);
}

function inTurn(
  state: EncounterState,
  { about, options }: Decision,
  content: EncounterContent,
): Option | undefined {
  const id = about.investigator as string;
  const who = state.investigators.find((i) => i.id === id);
  const find = (kind: string) => options.find((o) => o.kind === kind);
  if (who === undefined) return undefined;
  const weak = who.health <= 2 || who.sanity <= 2;
  if (weak && find('rest') !== undefined) return find('rest');
  const ways = options.filter((o) => o.kind === 'go') as (Option & { place: string })[];
  const good = (place: string) =>
    (weak ? 1 : 0) * (empty(state, place) ? 1 : 0) + placeWorth(state, content, id, place);
  // A place is also as good as what lies beside it, where there is an action left to go on.
  const reach = (place: string) =>
    Math.max(
      good(place),
      ...(Number(about.left) > 1 ? (content.places[place]?.beside ?? []).map((p) => good(p) - 0.05) : []),
    );
  const best = ways.map((way) => ({ way, worth: reach(way.place) })).sort((a, b) => b.worth - a.worth)[0];
  if (best !== undefined && best.worth > good(who.place) + 0.01) return best.way;
  return find('rest') ?? find('focus') ?? find('endTurn');
}

function wanted(
  state: EncounterState,
  decision: Decision,
  content: EncounterContent,
  chance: Chance,
): Option {
  const { kind, options } = decision;
  const find = (what: string) => options.find((o) => o.kind === what);
  const chosen = (() => {
    switch (kind) {
      case 'action':
        return inTurn(state, decision, content);
      case 'meetWhich':
        return [...options].sort(
          (a, b) =>
            worth((b as Option & { odds: EncounterOdds }).odds) -
            worth((a as Option & { odds: EncounterOdds }).odds),
        )[0];
      case 'beforeRoll':
        return (
          options.find((o) => o.kind === 'declare' && (o as Option & { cost: unknown }).cost === null) ??
          find('roll')
        );
      case 'reroll':
        return rerollOf(decision) ?? find('keep');
      case 'further':
        return find('further');
      case 'pay':
        return find('pay');
      default:
        return undefined;
    }
  })();
  return chosen ?? oneOf(options, chance);
}

/** A player who goes where it pays, spends what helps and rests when it is time. */
export const sensibly: EncounterPolicy = (state, decision, chance, content) =>
  answer(decision, wanted(state, decision, content, chance));
