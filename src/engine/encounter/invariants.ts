import { ownOf } from '../table/ownOf';
import type { EncounterContent } from './cards/content';
import { mostOf } from './changes';
import type { EncounterState } from './state';
import { MOST_CHANGE, SKILLS } from './terms';

/** Each token is in one place: the cup, the box, or in play; epic ones never in the cup (CE-5.3). */
function tokens(
  { cup, box, monsters }: EncounterState,
  { pack, monsters: known }: EncounterContent,
): string[] {
  const all = [...cup, ...box, ...monsters.map((m) => m.card)];
  return [
    ...pack.monsters.flatMap(({ id }) => {
      const times = all.filter((card) => card === id).length;
      return times === 1 ? [] : [`token "${id}" is there ${times} times`];
    }),
    ...(all.length === pack.monsters.length
      ? []
      : [`${all.length} tokens, there are ${pack.monsters.length}`]),
    ...cup.flatMap((id) =>
      ownOf(known, id)?.epic === true ? [`"${id}" is epic and in the cup (CE-5.3)`] : [],
    ),
  ];
}

function places({ places: here, investigators, monsters, stack }: EncounterState): string[] {
  const ambush = stack.some((f) => f.procedure === 'ambush');
  return [
    ...investigators.flatMap(({ id, place }) => (here.includes(place) ? [] : [`${id} is nowhere`])),
    ...monsters.flatMap(({ card, place }) => {
      if (place === null) return ambush ? [] : [`"${card}" is in no ambush and on no place (CE-6.2)`];
      return here.includes(place) ? [] : [`"${card}" is nowhere`];
    }),
  ];
}

/** What the dice and cards can't lead to. */
function sheets(state: EncounterState, content: EncounterContent): string[] {
  const seen = { state, content };
  return state.investigators.flatMap((i) => [
    ...(['health', 'sanity'] as const).flatMap((gauge) => {
      if (i[gauge] < 0) return [`${i.id} has less than no ${gauge}`];
      if (i[gauge] > mostOf(seen, i, gauge)) return [`${i.id} has more ${gauge} than its maximum (CE-7.2)`];
      return i.status === 'up' && i[gauge] === 0 ? [`${i.id} stands without ${gauge} (CE-3.2)`] : [];
    }),
    ...(i.clues < 0 || i.focus < 0 ? [`${i.id} owes clues or focus`] : []),
    ...SKILLS.flatMap((skill) =>
      Math.abs(i.changes[skill]) > MOST_CHANGE ? [`${i.id} has ${skill} changed by too much (CE-2.1)`] : [],
    ),
    ...(i.conditions.length > 1 ? [`${i.id} is blessed and cursed`] : []),
  ]);
}

/** CE-4.4: whoever has lost as much as it is tough is gone; one that is met may be about to go. */
function felled({ monsters, stack }: EncounterState, { monsters: known }: EncounterContent): string[] {
  const met = stack.map((f) => (f as unknown as { monster?: unknown }).monster);
  return monsters.flatMap(({ card, lost }) => {
    if (lost < 0) return [`"${card}" has lost less than nothing`];
    return lost >= (ownOf(known, card)?.toughness ?? 0) && !met.includes(card)
      ? [`"${card}" should be gone (CE-4.4)`]
      : [];
  });
}

function question({ decision, stack, outcome }: EncounterState): string[] {
  if (stack.length === 0) return outcome === null ? ['the table has stopped undecided'] : [];
  if (decision === null) return ['nothing is asked and it is not over'];
  const keys = new Set(decision.options.map((o) => o.key));
  return keys.size < decision.options.length ? [`"${decision.kind}" has two answers of one key`] : [];
}

/** What must hold whenever a table waits for an answer or is over; each violation in words. */
export function encounterViolations(state: EncounterState, content: EncounterContent): string[] {
  return [
    ...tokens(state, content),
    ...places(state),
    ...sheets(state, content),
    ...felled(state, content),
    ...question(state),
  ];
}
