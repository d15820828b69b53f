import { adjacentSpaces, baseOf } from '../board';
import type { Option } from '../kernel';
import { forbidden, mayAct } from './allowed';
import type { ActivationChoice } from './calls';
import type { Activation } from './cards/gear';
import { holds } from './conditions';
import { gearById } from './find';
import { activeGear, type Weapon } from './gearGrid';
import { tilesNear } from './grounds';
import { hitChance } from './hits';
import type { Run } from './procedure';
import type { Scope, Survivor, Tile } from './state';
import { canReach, weaponNeed, weaponOf, weaponSpeed, whyNotWield } from './weapons';

export type ActivationOption = Option & ActivationChoice & { survivor: string; cost: 'activation' | 'both' };

/** What pays: the act (movement and activation can be spent together), a surge (one activation), or it is paid already. */
export type Payment = 'act' | 'surge' | 'paid';

function affordable(r: Run, why: Payment, cost: 'activation' | 'both'): boolean {
  if (why === 'paid') return true;
  if (why === 'surge') return cost === 'activation';
  const { act } = r.state;
  return act !== null && act.activation > 0 && (cost === 'activation' || act.movement > 0);
}

function attackOption(r: Run, survivor: Survivor, weapon: Weapon, why: Payment): ActivationOption[] {
  const cost = weapon.keywords.includes('cumbersome') ? 'both' : 'activation';
  if (!affordable(r, why, cost) || whyNotWield(r, survivor, weapon) !== null) return [];
  if (!canReach(r, survivor, weapon)) return [];
  const need = weaponNeed(r, survivor, weapon, 0).value;
  const dice = weaponSpeed(r, survivor, weapon, null, 0).value;
  return [
    {
      key: `attack:${weapon.id}`,
      kind: 'attack',
      what: 'attack',
      weapon: weapon.id,
      survivor: survivor.id,
      cost,
      ...{ card: weapon.card, need, dice, chance: hitChance(need) },
    },
  ];
}

/** The mark of a used-up activation on its gear card. */
export const activationMark = (activation: Activation): string => `${activation.once}:${activation.id}`;

function usableActivation(r: Run, survivor: Survivor, activation: Activation, scope: Scope): boolean {
  if ((activation.survival ?? 0) > survivor.survival) return false;
  if (activation.survival !== undefined && forbidden(r, survivor, 'survival')) return false;
  return activation.when === undefined || holds(r, activation.when, scope);
}

function gearOptions(r: Run, survivor: Survivor, why: Payment): ActivationOption[] {
  return activeGear(r, survivor).activations.flatMap(({ activation, gear, card }) => {
    const { id, cost } = activation;
    const inPlay = gear === null ? undefined : gearById(survivor, gear);
    const scope: Scope = {
      card: { kind: 'gear', id: card },
      owner: survivor.id,
      ...(gear === null ? {} : { gear }),
    };
    if (!affordable(r, why, cost) || !usableActivation(r, survivor, activation, scope)) return [];
    if (activation.once !== undefined && inPlay?.used.includes(activationMark(activation)) === true)
      return [];
    if (activation.inReach === true) {
      const weapon = gear === null ? undefined : weaponOf(r, survivor, gear);
      if (weapon === undefined || whyNotWield(r, survivor, weapon) !== null || !canReach(r, survivor, weapon))
        return [];
    }
    const key = `use:${gear ?? card}:${id}`;
    return [{ key, kind: 'activate', what: 'gear' as const, gear, card, id, survivor: survivor.id, cost }];
  });
}

function tileOption(r: Run, survivor: Survivor, tile: Tile, why: Payment): ActivationOption[] {
  const activation = r.content.terrain[tile.card]?.activation;
  if (activation === undefined || survivor.space === null || !affordable(r, why, activation.cost)) return [];
  const on = tile.spaces.includes(survivor.space);
  if ((activation.from === 'on' && !on) || (activation.from === 'beside' && on)) return [];
  const scope: Scope = { card: { kind: 'terrain', id: tile.card }, owner: survivor.id, tile: tile.id };
  if (!usableActivation(r, survivor, activation, scope)) return [];
  return [
    {
      key: `terrain:${tile.id}`,
      kind: 'terrain',
      what: 'terrain',
      tile: tile.id,
      survivor: survivor.id,
      cost: activation.cost,
      ...{ card: tile.card },
    },
  ];
}

/** SD-13.4: everything a survivor could activate now: attacks, gear, terrain on or beside it (SD-17.3). */
export function activationOptions(r: Run, survivor: Survivor, why: Payment): ActivationOption[] {
  if (!mayAct(survivor) || survivor.space === null) return [];
  return [
    ...activeGear(r, survivor).weapons.flatMap((weapon) => attackOption(r, survivor, weapon, why)),
    ...gearOptions(r, survivor, why),
    ...tilesNear(r.state, survivor.space).flatMap((tile) => tileOption(r, survivor, tile, why)),
  ];
}

/** Spaces next to a survivor. */
export const besideSurvivor = (survivor: Survivor): number[] =>
  survivor.space === null ? [] : adjacentSpaces(baseOf(survivor.space));
