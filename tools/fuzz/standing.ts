import { activeGear, type Gear, type Run, type Survivor, traitsOf } from '../../src/engine';
import { count, type Tally } from './tally';

/** Cards of a survivor by what of them stands at the moment. */
function standingOf({ content, state }: Pick<Run, 'state' | 'content'>, survivor: Survivor): string[] {
  const active = activeGear({ content, state }, survivor);
  const { gear, pack } = content;
  const traits = traitsOf(content, survivor, []).map(({ trait }) => trait);
  const sets = pack.armourSets.filter(({ id }) => active.sets.includes(id));
  const grid = survivor.grid.flatMap((g) => (g === null ? [] : [gear[g.card] as Gear]));
  const armed = [...traits, ...sets, ...grid].filter((card) =>
    [card, ...('bonuses' in card ? (card.bonuses ?? []) : [])]
      .flatMap((part) => part.weaponKeywords ?? [])
      .some(({ with: word }) => active.weapons.some((w) => w.keywords.includes(word))),
  );
  const rules = traits.filter((trait) => trait.rules?.every((rule) => active.rules.has(rule)) === true);
  return [
    ...active.modifiers.map(({ card }) => `${card}: modifier`),
    ...active.bans.map(({ card }) => `${card}: ban`),
    ...active.purses.map(({ card }) => `${card}: purse`),
    ...rules.map(({ id }) => `${id}: rule`),
    ...armed.map(({ id }) => `${id}: weapons`),
  ];
}

/** Standing effects count in every fight in which they are in force when it begins or ends. */
export function countStanding(tally: Tally, run: Pick<Run, 'state' | 'content'>): void {
  for (const name of new Set(run.state.survivors.flatMap((s) => standingOf(run, s))))
    for (const counts of [tally.gear, tally.traits]) if (counts[name] !== undefined) count(counts, name);
}
