import { holds } from './conditions';
import type { Figure } from './events';
import { type Add, figure, type Sum, total } from './figure';
import { activeGear } from './gearGrid';
import { tileAt } from './grounds';
import type { Run } from './procedure';
import type { Survivor } from './state';
import type { SurvivorStat, Token } from './terms';

/** What a survivor's number is wanted for. */
export interface NumberContext {
  /** Keywords of the weapon of the attack. */
  weapon?: readonly string[];
}

function addGear(r: Run, survivor: Survivor, stat: Token, { weapon }: NumberContext, add: Add): void {
  for (const { modifier, card, gear } of activeGear(r, survivor).modifiers) {
    if (modifier.stat !== stat) continue;
    if (modifier.with !== undefined && weapon?.includes(modifier.with) !== true) continue;
    const scope = {
      card: { kind: 'gear' as const, id: card },
      owner: survivor.id,
      ...(gear === null ? {} : { gear }),
    };
    if (modifier.when !== undefined && !holds(r, modifier.when, scope)) continue;
    add(card, modifier.by);
  }
}

function addTerrain(
  r: Run,
  survivor: Survivor,
  stat: SurvivorStat,
  { weapon }: NumberContext,
  add: Add,
): void {
  if (survivor.space === null) return;
  const tile = tileAt(r.state, survivor.space);
  const modifiers = tile === null ? undefined : r.content.terrain[tile.card]?.modifiers;
  for (const modifier of modifiers ?? []) {
    if (modifier.stat !== stat) continue;
    if (modifier.with !== undefined && weapon?.includes(modifier.with) !== true) continue;
    add((tile as { card: string }).card, modifier.by);
  }
}

function addInjuries(r: Run, survivor: Survivor, stat: SurvivorStat, add: Add): void {
  for (const [at, id] of survivor.injuries.entries()) {
    const injury = r.content.injuries[id];
    const again = survivor.injuries.indexOf(id) !== at ? injury?.twice?.modifiers : undefined;
    for (const modifier of [...(injury?.modifiers ?? []), ...(again ?? [])]) {
      if (modifier.stat === stat) add(id, modifier.by);
    }
  }
}

/** Calls `add` for everything that makes up a survivor's number. */
function contributions(
  r: Run,
  survivor: Survivor,
  stat: SurvivorStat,
  context: NumberContext,
  add: Add,
): void {
  add('attribute', survivor.attributes[stat]);
  add('tokens', survivor.tokens[stat] ?? 0);
  for (const modifier of survivor.modifiers) if (modifier.stat === stat) add(modifier.source, modifier.by);
  addGear(r, survivor, stat, context, add);
  addTerrain(r, survivor, stat, context, add);
  if (survivor.injuries.length > 0) addInjuries(r, survivor, stat, add);
}

/** A survivor below 1 movement still moves one space (SD-7.10); every other number is what it adds up to. */
const LEAST: Partial<Record<SurvivorStat, number>> = { movement: 1 };

/** What makes up a survivor's number: attribute, tokens, passing changes, gear, terrain and injuries. */
export const survivorSum = (
  r: Run,
  survivor: Survivor,
  stat: SurvivorStat,
  context: NumberContext = {},
): Sum => ({
  fill: (add) => contributions(r, survivor, stat, context, add),
  ...(LEAST[stat] === undefined ? {} : { least: LEAST[stat] }),
});

export const survivorNumber = (
  r: Run,
  survivor: Survivor,
  stat: SurvivorStat,
  context: NumberContext = {},
): number => total(survivorSum(r, survivor, stat, context));

/** The same with what each thing contributed. */
export const survivorFigure = (
  r: Run,
  survivor: Survivor,
  stat: SurvivorStat,
  context: NumberContext = {},
): Figure => figure(survivorSum(r, survivor, stat, context));

/** What a survivor's gear adds to a number that survivors have no attribute for: damage of each hit taken. */
export const gearSum = (r: Run, survivor: Survivor, stat: Token): Sum => ({
  fill: (add) => addGear(r, survivor, stat, {}, add),
});
