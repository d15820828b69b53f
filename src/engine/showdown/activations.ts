import { adjacentSpaces, baseOf } from '../board';
import type { Option } from '../kernel';
import { aiOptions } from './aiActivations';
import { liesFree, mayAct, mayConsume, whyNotAct, whyNotPay } from './allowed';
import { attackFacts } from './attackFacts';
import type { ActivationChoice } from './calls';
import type { Activation } from './cards/gear';
import { holds } from './conditions';
import { gearById } from './find';
import { type ActiveGear, activeGear, type Weapon } from './gearGrid';
import { tilesNear } from './grounds';
import type { Run } from './procedure';
import { readyBeside } from './readyWeapons';
import type { Scope, Survivor, Tile } from './state';
import { LOST, weaponOf, whyNotReach, whyNotWield } from './weapons';

export type ActivationOption = Option & ActivationChoice & { survivor: string; cost: Cost };

/**
 * What pays: the act (movement and activation can be spent together), a surge (one activation), a dash (one movement), or
 * it is paid already. In one's own act surge and dash go together with what is left of the act (SD-15.3).
 */
export type Payment = 'act' | 'surge' | 'dash' | 'paid';

type Cost = Activation['cost'];

/** What the act under way must give besides a surge or a dash. */
const missingFrom = (why: 'surge' | 'dash') => (why === 'surge' ? 'movement' : 'activation');

/** Takes from the act what a surge or a dash does not pay of a price. */
export function payRest({ state: { act } }: Run, why: Payment, cost: Cost): void {
  if (act === null || cost !== 'both' || (why !== 'surge' && why !== 'dash')) return;
  act[missingFrom(why)] -= 1;
  act.steps = 0;
}

function whyNotByChance({ state: { act } }: Run, { id }: Survivor, why: 'surge' | 'dash', cost: Cost) {
  const missing = missingFrom(why);
  const left = act?.survivor === id ? act[missing] : 0;
  if (cost === 'both' ? left > 0 : cost !== missing) return null;
  return why === 'surge' ? 'onlyActivation' : 'onlyMovement';
}

/** Why a price can't be paid like this. */
export function whyNotAfford(r: Run, survivor: Survivor, why: Payment, cost: Cost): string | null {
  if (why === 'paid') return null;
  if (why !== 'act') return whyNotByChance(r, survivor, why, cost);
  const { act } = r.state;
  if (act === null || (cost !== 'movement' && act.activation <= 0)) return 'activationSpent';
  return cost === 'activation' || act.movement > 0 ? null : 'movementSpent';
}

const attackCost = ({ keywords }: Weapon) => (keywords.includes('cumbersome') ? 'both' : 'activation');

/** Why not to attack with a weapon now. */
export const whyNotAttack = (r: Run, survivor: Survivor, weapon: Weapon, why: Payment): string | null =>
  whyNotAfford(r, survivor, why, attackCost(weapon)) ??
  whyNotReach(r, survivor, weapon) ??
  whyNotWield(r, survivor, weapon);

function attackOption(r: Run, survivor: Survivor, weapon: Weapon): ActivationOption {
  const facts = attackFacts(r, survivor, weapon);
  return { kind: 'attack', what: 'attack', cost: attackCost(weapon), ...facts };
}

/** Where it is noted that an activation was used up, and by which mark: on the gear card, or with the survivor. */
function usedUp(survivor: Survivor, { activation, gear, card }: ActiveActivation) {
  return gear === null
    ? { used: survivor.used, mark: `${activation.once}:${card}` }
    : { used: gearById(survivor, gear)?.used ?? [], mark: `${activation.once}:${activation.id}` };
}

/** Notes that an activation with a limit is used. */
export function markActivation(survivor: Survivor, active: ActiveActivation): void {
  if (active.activation.once === undefined) return;
  const { used, mark } = usedUp(survivor, active);
  used.push(mark);
}

/** `condition`: it is the card's own that does not hold. */
function whyNotPerform(r: Run, survivor: Survivor, activation: Activation, scope: Scope): string | null {
  const unpaid = activation.survival === undefined ? null : whyNotPay(r, survivor, activation.survival);
  if (unpaid !== null) return unpaid;
  return activation.when === undefined || holds(r, activation.when, scope) ? null : 'condition';
}

export type ActiveActivation = ActiveGear['activations'][number];

/** What a weapon does by activation is an attack in another way: it has to be wielded, and there must be a monster. */
function whyNotWithWeapon(r: Run, survivor: Survivor, { activation, gear }: ActiveActivation): string | null {
  const weapon = gear === null ? undefined : weaponOf(r, survivor, gear);
  const wields = weapon === undefined ? null : (monsterGone(r) ?? whyNotWield(r, survivor, weapon));
  if (wields !== null || activation.inReach === undefined) return wields;
  if (activation.inReach === 'beside') {
    return gear === null || readyBeside(r, survivor, gear).length === 0 ? 'noWeaponReady' : null;
  }
  return weapon === undefined ? 'outOfReach' : whyNotReach(r, survivor, weapon);
}

const monsterGone = ({ state }: Run): string | null => (state.monster.space === null ? 'noMonster' : null);

/** Why not to use a gear card now. */
export function whyNotUse(r: Run, survivor: Survivor, active: ActiveActivation, why: Payment): string | null {
  const { activation, gear, card, from } = active;
  const lying = activation.lying === true && liesFree(survivor);
  const unable = lying ? null : whyNotAct(survivor);
  if (unable !== null) return unable;
  if (activation.inAct === true && why === 'surge') return 'ownActOnly';
  const unpaid = whyNotAfford(r, survivor, why, activation.cost);
  if (unpaid !== null) return unpaid;
  if (!mayConsume(r, survivor, r.content.gear[card]?.keywords ?? [])) return 'injury';
  const { used, mark } = usedUp(survivor, active);
  if (activation.once !== undefined && used.includes(mark)) return 'used';
  const scope: Scope = {
    card: { kind: from === 'set' ? 'gear' : from, id: card },
    owner: survivor.id,
    ...(gear === null ? {} : { gear }),
  };
  return whyNotWithWeapon(r, survivor, active) ?? whyNotPerform(r, survivor, activation, scope);
}

function gearOption(survivor: Survivor, { activation, gear, card }: ActiveActivation): ActivationOption {
  const { id, cost } = activation;
  const key = `use:${gear ?? card}:${id}`;
  return { key, kind: 'activate', what: 'gear', gear, card, id, survivor: survivor.id, cost };
}

/** Why not to activate a tile now: it must be one that can be, and the survivor where it can (SD-17.3). */
export function whyNotUseTile(r: Run, survivor: Survivor, tile: Tile, why: Payment): string | null {
  const activation = r.content.terrain[tile.card]?.activation;
  if (activation === undefined || survivor.space === null) return 'nothingToDo';
  const unpaid = whyNotAfford(r, survivor, why, activation.cost);
  if (unpaid !== null) return unpaid;
  const on = tile.spaces.includes(survivor.space);
  if (activation.from === 'on' && !on) return 'notOnIt';
  if (activation.from === 'beside' && on) return 'notBesideIt';
  const scope: Scope = { card: { kind: 'terrain', id: tile.card }, owner: survivor.id, tile: tile.id };
  return whyNotPerform(r, survivor, activation, scope);
}

function tileOption(r: Run, survivor: Survivor, tile: Tile): ActivationOption {
  return {
    key: `terrain:${tile.id}`,
    kind: 'terrain',
    what: 'terrain',
    tile: tile.id,
    survivor: survivor.id,
    cost: r.content.terrain[tile.card]?.activation?.cost ?? 'activation',
    ...{ card: tile.card },
  };
}

/** Lost weapons: to take one up again costs an activation, anywhere (screaming-antelope.md §6). */
function takeUpOptions(r: Run, survivor: Survivor, why: Payment): ActivationOption[] {
  if (whyNotAfford(r, survivor, why, 'activation') !== null) return [];
  return survivor.grid.flatMap((gear) =>
    gear?.used.includes(LOST) === true
      ? [
          {
            key: `takeUp:${gear.id}`,
            kind: 'takeUp',
            what: 'takeUp',
            gear: gear.id,
            survivor: survivor.id,
            cost: 'activation',
            ...{ card: gear.card },
          },
        ]
      : [],
  );
}

const holdsAll = (survivor: Survivor): boolean =>
  survivor.grid.every((gear) => gear?.used.includes(LOST) !== true);

/** SD-13.4: everything a survivor could activate now: attacks, gear, terrain on or beside it (SD-17.3). */
export function activationOptions(r: Run, survivor: Survivor, why: Payment): ActivationOption[] {
  if (survivor.space === null) return [];
  const { weapons, activations } = activeGear(r, survivor);
  const able = mayAct(survivor);
  const options: ActivationOption[] = [];
  // Plain loops: this is asked at every decision of an act.
  for (const weapon of able ? weapons : []) {
    if (whyNotAttack(r, survivor, weapon, why) === null) options.push(attackOption(r, survivor, weapon));
  }
  for (const active of activations) {
    if (whyNotUse(r, survivor, active, why) === null) options.push(gearOption(survivor, active));
  }
  if (!able) return options;
  for (const tile of tilesNear(r.state, survivor.space)) {
    if (whyNotUseTile(r, survivor, tile, why) === null) options.push(tileOption(r, survivor, tile));
  }
  if (!holdsAll(survivor)) options.push(...takeUpOptions(r, survivor, why));
  if (whyNotAfford(r, survivor, why, 'activation') === null) options.push(...aiOptions(r, survivor));
  return options;
}

/** Whether there is anything to activate. */
export function canActivate(r: Run, survivor: Survivor, why: Payment): boolean {
  if (survivor.space === null) return false;
  const { weapons, activations } = activeGear(r, survivor);
  if (activations.some((a) => whyNotUse(r, survivor, a, why) === null)) return true;
  if (!mayAct(survivor)) return false;
  return (
    weapons.some((w) => whyNotAttack(r, survivor, w, why) === null) ||
    tilesNear(r.state, survivor.space).some((tile) => whyNotUseTile(r, survivor, tile, why) === null) ||
    (!holdsAll(survivor) && takeUpOptions(r, survivor, why).length > 0) ||
    (whyNotAfford(r, survivor, why, 'activation') === null && aiOptions(r, survivor).length > 0)
  );
}

/** Whether an act can begin or go on: by who stands, or by who lies and has something that can be used lying. */
export const canGoOn = (r: Run, survivor: Survivor, why: Payment): boolean =>
  mayAct(survivor) || canActivate(r, survivor, why);

/** Spaces next to a survivor. */
export const besideSurvivor = (survivor: Survivor): readonly number[] =>
  survivor.space === null ? [] : adjacentSpaces(baseOf(survivor.space));
