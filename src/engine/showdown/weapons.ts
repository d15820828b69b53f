import { baseOf, inBlindSpot, lineOfSight } from '../board';
import type { Figure } from './events';
import { figureOf } from './figure';
import { forbidden } from './forbidden';
import { activeGear, FIST_AND_TOOTH, keyword, type Weapon } from './gearGrid';
import { monsterBase, obstacleTiles } from './grounds';
import { monsterNumber } from './monsterNumbers';
import { survivorNumber } from './numbers';
import type { Run } from './procedure';
import type { Attack, Survivor } from './state';
import { monsterDistance } from './targeting';
import { INSANE } from './terms';

/** The weapon with this id in the survivor's grid; one that was thrown away to attack is known by its card's id. */
export function weaponOf(r: Run, survivor: Survivor, id: string): Weapon | undefined {
  const { weapon, keywords } = r.content.gear[id] ?? {};
  if (weapon !== undefined && keywords !== undefined) return { id, card: id, profile: weapon, keywords };
  return activeGear(r, survivor).weapons.find((w) => w.id === id);
}

/** SD-14.1: adjacent; within reach, obstacles or not; or within range and in sight. */
export function canReach(r: Run, survivor: Survivor, { profile, keywords }: Weapon): boolean {
  const base = monsterBase(r.state);
  if (base === null || survivor.space === null) return false;
  const away = monsterDistance(r, survivor);
  const range = profile.range ?? ammunitionRange(r, survivor, keywords);
  if (range === undefined) return away >= 1 && away <= (profile.reach ?? 1);
  return away <= range && lineOfSight(baseOf(survivor.space), base, obstacleTiles(r));
}

/** Ammunition is shot with a bow of the grid and flies as far as that (survivors-in-detail.md §15). */
function ammunitionRange(r: Run, survivor: Survivor, keywords: readonly string[]): number | undefined {
  if (!keywords.includes('ammunition')) return undefined;
  return Math.max(0, ...bowsOf(r, survivor).map((w) => w.profile.range ?? 0));
}

/** The bows that the survivor can draw. */
const bowsOf = (r: Run, survivor: Survivor): Weapon[] =>
  activeGear(r, survivor).weapons.filter(
    (w) => w.keywords.includes('bow') && whyNotWield(r, survivor, w) === null,
  );

/** Why a weapon can't be used at all, whatever the distance; null: it can. */
export function whyNotWield(r: Run, survivor: Survivor, weapon: Weapon): string | null {
  const { id, keywords, profile } = weapon;
  if (id === FIST_AND_TOOTH.id) return null;
  if (forbidden(r, survivor, 'weapons')) return 'injury';
  if (keywords.includes('sentient') && survivor.insanity < INSANE) return 'sane';
  if (keywords.includes('twoHanded') && forbidden(r, survivor, 'twoHanded')) return 'injury';
  if (profile.strength >= 2 && forbidden(r, survivor, 'strongGear')) return 'injury';
  if (keywords.includes('ammunition') && bowsOf(r, survivor).length === 0) return 'noBow';
  const used = survivor.grid.find((g) => g?.id === id)?.used;
  return keywords.includes('once') && used?.includes('showdown') === true ? 'used' : null;
}

/** The twin of a paired weapon: another card of the same kind (SD-14.2). */
function twinSpeed(r: Run, survivor: Survivor, weapon: Weapon): number {
  if (!weapon.keywords.includes('paired') || forbidden(r, survivor, 'paired')) return 0;
  const twin = activeGear(r, survivor).weapons.find((w) => w.card === weapon.card && w.id !== weapon.id);
  return twin?.profile.speed ?? 0;
}

/** SD-14.2: how many dice; at least one. *Slow* is one whatever is added; Frenzy lifts it from melee weapons. */
export function weaponSpeed(
  r: Run,
  survivor: Survivor,
  weapon: Weapon,
  fixed: number | null,
  bonus: number,
): Figure {
  const { keywords, profile } = weapon;
  if (fixed !== null) return figureOf([{ source: 'aim', by: fixed }]);
  const slow = keywords.includes('slow') && !(survivor.frenzy > 0 && keywords.includes('melee'));
  if (slow) return figureOf([{ source: 'slow', by: 1 }]);
  return figureOf(
    [
      { source: 'weapon', by: profile.speed },
      { source: 'paired', by: twinSpeed(r, survivor, weapon) },
      { source: 'survivor', by: survivorNumber(r, survivor, 'speed', { weapon: keywords }) },
      { source: 'thisAttack', by: bonus },
    ],
    (value) => Math.max(1, value),
  );
}

/** Whether the survivor attacks out of the blind spot. */
export function fromBlindSpot(r: Run, survivor: Survivor): boolean {
  const base = monsterBase(r.state);
  return base !== null && survivor.space !== null && inBlindSpot(base, survivor.space);
}

/** SD-12.5, SD-14.3: the least face that hits. */
export function weaponNeed(r: Run, survivor: Survivor, { profile, keywords }: Weapon, bonus: number): Figure {
  if (r.state.monster.knockedDown) return figureOf([{ source: 'knockedDown', by: 3, rule: 'SD-12.5' }]);
  return figureOf([
    { source: 'weapon', by: profile.accuracy },
    { source: 'survivor', by: -survivorNumber(r, survivor, 'accuracy', { weapon: keywords }) },
    { source: 'blindSpot', by: fromBlindSpot(r, survivor) ? -1 : 0, rule: 'SD-14.3' },
    { source: 'thisAttack', by: -bonus },
    { source: 'monsterEvasion', by: monsterNumber(r, 'evasion') },
  ]);
}

/** SD-14.7: what is added to the wound die. */
export function woundStrength(
  r: Run,
  survivor: Survivor,
  { profile, keywords }: Weapon,
  attack: Attack,
  sharp: number,
): Figure {
  return figureOf([
    { source: 'weapon', by: profile.strength },
    { source: 'survivor', by: survivorNumber(r, survivor, 'strength', { weapon: keywords }) },
    { source: 'thisAttack', by: attack.bonus.strength ?? 0 },
    { source: 'sharp', by: sharp },
  ]);
}

/** SD-14.8: the least natural die that is critical. */
export function criticalNeed(r: Run, survivor: Survivor, { keywords }: Weapon, attack: Attack): Figure {
  return figureOf([
    { source: 'lantern', by: 10 },
    { source: 'survivor', by: -survivorNumber(r, survivor, 'luck', { weapon: keywords }) },
    { source: 'deadly', by: -keyword(keywords, 'deadly') },
    { source: 'thisAttack', by: -(attack.bonus.luck ?? 0) },
    { source: 'monsterLuck', by: monsterNumber(r, 'luck') },
  ]);
}
