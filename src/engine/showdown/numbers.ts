import type { Content } from './cards/content';
import { holds } from './conditions';
import type { Figure } from './events';
import { type Add, figure, type Sum, total } from './figure';
import { onBoard } from './find';
import { type ActiveGear, activeGear } from './gearGrid';
import { tileAt } from './grounds';
import type { Run } from './procedure';
import type { Survivor } from './state';
import { fits } from './targeting';
import type { CardNumber, SurvivorStat, Token } from './terms';

/** What a survivor's number is wanted for. */
export interface NumberContext {
  /** Keywords of the weapon of the attack. */
  weapon?: readonly string[];
}

/** Whether a standing modifier is in force at the moment. */
function counts(r: Run, survivor: Survivor, { modifier, from, card, gear }: ActiveGear['modifiers'][number]) {
  if (modifier.when === undefined) return true;
  const scope = {
    card: { kind: from === 'set' ? ('gear' as const) : from, id: card },
    owner: survivor.id,
    ...(gear === null ? {} : { gear }),
  };
  return holds(r, modifier.when, scope);
}

function addGear(
  r: Run,
  survivor: Survivor,
  stat: Token | CardNumber,
  { weapon }: NumberContext,
  add: Add,
): void {
  for (const one of activeGear(r, survivor).modifiers) {
    const { modifier } = one;
    if (modifier.stat !== stat || modifier.aura !== undefined) continue;
    if (modifier.with !== undefined && weapon?.includes(modifier.with) !== true) continue;
    if (counts(r, survivor, one)) add(one.card, modifier.by);
  }
}

const auras = new WeakMap<Content, ReadonlySet<Token | CardNumber>>();

/** Numbers that some card of the content gives to others than its owner: there are few, so the others need no search. */
function statsOfAuras(content: Content): ReadonlySet<Token | CardNumber> {
  const known = auras.get(content);
  if (known !== undefined) return known;
  const giving = [
    ...Object.values(content.gear).flatMap((card) => [card, ...(card.bonuses ?? [])]),
    ...content.pack.armourSets,
  ];
  const stats = new Set(
    giving.flatMap((g) => (g.modifiers ?? []).filter((m) => m.aura !== undefined).map((m) => m.stat)),
  );
  auras.set(content, stats);
  return stats;
}

/** What the gear of all survivors on the board gives to those of a group that this one belongs to. */
function addAuras(r: Run, survivor: Survivor, stat: Token, add: Add): void {
  if (!statsOfAuras(r.content).has(stat) || survivor.space === null) return;
  for (const owner of onBoard(r.state)) {
    for (const { modifier, card } of activeGear(r, owner).modifiers) {
      if (modifier.stat !== stat || modifier.aura === undefined) continue;
      const scope = { card: { kind: 'gear' as const, id: card }, owner: owner.id };
      if (fits(r, survivor, modifier.aura, scope)) add(card, modifier.by);
    }
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
  addAuras(r, survivor, stat, add);
  addTerrain(r, survivor, stat, context, add);
}

/** A survivor below 1 movement still moves one space (SD-7.10); every other number is what it adds up to. */
const LEAST: Partial<Record<SurvivorStat, number>> = { movement: 1 };

/** What makes up a survivor's number: attribute, tokens, passing changes, cards, terrain. */
export const survivorSum = (
  r: Run,
  survivor: Survivor,
  stat: SurvivorStat,
  context: NumberContext = {},
): Sum => ({
  fill: (add) => contributions(r, survivor, stat, context, add),
  ...(LEAST[stat] === undefined ? {} : { least: LEAST[stat], leastBy: 'SD-7.10' }),
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

/** What a survivor's cards add to a number that no attribute stands for: damage of each hit taken, `CARD_NUMBERS`. */
export const gearSum = (r: Run, survivor: Survivor, stat: Token | CardNumber): Sum => ({
  fill: (add) => addGear(r, survivor, stat, {}, add),
});

/** What a survivor's cards add up to for a number that only they change. */
export const cardNumber = (r: Run, survivor: Survivor, stat: CardNumber): number =>
  total(gearSum(r, survivor, stat));
