import { adjacentSpaces, baseOf } from '../board';
import type { Option } from '../kernel';
import { aiOptions } from './aiActivations';
import { canPay, liesFree, mayAct, mayConsume } from './allowed';
import type { ActivationChoice } from './calls';
import type { Activation } from './cards/gear';
import { holds } from './conditions';
import { total } from './figure';
import { gearById } from './find';
import { type ActiveGear, activeGear, type Weapon } from './gearGrid';
import { tilesNear } from './grounds';
import { hitChance } from './hits';
import type { Run } from './procedure';
import { readyBeside } from './readyWeapons';
import type { Scope, Survivor, Tile } from './state';
import { canReach, LOST, weaponNeed, weaponOf, weaponSpeed, whyNotWield } from './weapons';

export type ActivationOption = Option & ActivationChoice & { survivor: string; cost: 'activation' | 'both' };

/** What pays: the act (movement and activation can be spent together), a surge (one activation), or it is paid already. */
export type Payment = 'act' | 'surge' | 'paid';

function affordable(r: Run, why: Payment, cost: 'activation' | 'both'): boolean {
  if (why === 'paid') return true;
  if (why === 'surge') return cost === 'activation';
  const { act } = r.state;
  return act !== null && act.activation > 0 && (cost === 'activation' || act.movement > 0);
}

const attackCost = ({ keywords }: Weapon) => (keywords.includes('cumbersome') ? 'both' : 'activation');

const canAttack = (r: Run, survivor: Survivor, weapon: Weapon, why: Payment): boolean =>
  affordable(r, why, attackCost(weapon)) &&
  canReach(r, survivor, weapon) &&
  whyNotWield(r, survivor, weapon) === null;

function attackOption(r: Run, survivor: Survivor, weapon: Weapon): ActivationOption {
  const need = total(weaponNeed(r, survivor, weapon, 0));
  const dice = total(weaponSpeed(r, survivor, weapon, null, 0));
  return {
    key: `attack:${weapon.id}`,
    kind: 'attack',
    what: 'attack',
    weapon: weapon.id,
    survivor: survivor.id,
    cost: attackCost(weapon),
    ...{ card: weapon.card, need, dice, chance: hitChance(need) },
  };
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

function usableActivation(r: Run, survivor: Survivor, activation: Activation, scope: Scope): boolean {
  if (activation.survival !== undefined && !canPay(r, survivor, activation.survival)) return false;
  return activation.when === undefined || holds(r, activation.when, scope);
}

type ActiveActivation = ActiveGear['activations'][number];

function canUse(r: Run, survivor: Survivor, active: ActiveActivation, why: Payment): boolean {
  const { activation, gear, card, from } = active;
  if (!mayAct(survivor) && !(activation.lying === true && liesFree(survivor))) return false;
  if (!affordable(r, why, activation.cost)) return false;
  if (!mayConsume(r, survivor, r.content.gear[card]?.keywords ?? [])) return false;
  const { used, mark } = usedUp(survivor, active);
  if (activation.once !== undefined && used.includes(mark)) return false;
  // What a weapon does by activation is an attack in another way: it has to be wielded, and there must be a monster.
  const weapon = gear === null ? undefined : weaponOf(r, survivor, gear);
  if (weapon !== undefined && (r.state.monster.space === null || whyNotWield(r, survivor, weapon) !== null))
    return false;
  if (activation.inReach === 'this' && (weapon === undefined || !canReach(r, survivor, weapon))) return false;
  if (activation.inReach === 'beside' && (gear === null || readyBeside(r, survivor, gear).length === 0))
    return false;
  const scope: Scope = {
    card: { kind: from === 'set' ? 'gear' : from, id: card },
    owner: survivor.id,
    ...(gear === null ? {} : { gear }),
  };
  return usableActivation(r, survivor, activation, scope);
}

function gearOption(survivor: Survivor, { activation, gear, card }: ActiveActivation): ActivationOption {
  const { id, cost } = activation;
  const key = `use:${gear ?? card}:${id}`;
  return { key, kind: 'activate', what: 'gear', gear, card, id, survivor: survivor.id, cost };
}

/** The activation of a tile, if the survivor stands where it can be used (SD-17.3). */
function canUseTile(r: Run, survivor: Survivor, tile: Tile, why: Payment): boolean {
  const activation = r.content.terrain[tile.card]?.activation;
  if (activation === undefined || survivor.space === null || !affordable(r, why, activation.cost))
    return false;
  const on = tile.spaces.includes(survivor.space);
  if ((activation.from === 'on' && !on) || (activation.from === 'beside' && on)) return false;
  const scope: Scope = { card: { kind: 'terrain', id: tile.card }, owner: survivor.id, tile: tile.id };
  return usableActivation(r, survivor, activation, scope);
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
  if (!affordable(r, why, 'activation')) return [];
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
  const gear = activations.filter((a) => canUse(r, survivor, a, why)).map((a) => gearOption(survivor, a));
  if (!mayAct(survivor)) return gear;
  return [
    ...weapons.filter((w) => canAttack(r, survivor, w, why)).map((w) => attackOption(r, survivor, w)),
    ...gear,
    ...tilesNear(r.state, survivor.space)
      .filter((tile) => canUseTile(r, survivor, tile, why))
      .map((tile) => tileOption(r, survivor, tile)),
    ...(holdsAll(survivor) ? [] : takeUpOptions(r, survivor, why)),
    ...(affordable(r, why, 'activation') ? aiOptions(r, survivor) : []),
  ];
}

/** Whether there is anything to activate. */
export function canActivate(r: Run, survivor: Survivor, why: Payment): boolean {
  if (survivor.space === null) return false;
  const { weapons, activations } = activeGear(r, survivor);
  if (activations.some((a) => canUse(r, survivor, a, why))) return true;
  if (!mayAct(survivor)) return false;
  return (
    weapons.some((w) => canAttack(r, survivor, w, why)) ||
    tilesNear(r.state, survivor.space).some((tile) => canUseTile(r, survivor, tile, why)) ||
    (!holdsAll(survivor) && takeUpOptions(r, survivor, why).length > 0) ||
    (affordable(r, why, 'activation') && aiOptions(r, survivor).length > 0)
  );
}

/** Whether an act can begin or go on: by who stands, or by who lies and has something that can be used lying. */
export const canGoOn = (r: Run, survivor: Survivor, why: Payment): boolean =>
  mayAct(survivor) || canActivate(r, survivor, why);

/** Spaces next to a survivor. */
export const besideSurvivor = (survivor: Survivor): number[] =>
  survivor.space === null ? [] : adjacentSpaces(baseOf(survivor.space));
