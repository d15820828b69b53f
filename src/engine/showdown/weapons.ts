import { baseOf, lineOfSight } from '../board';
import { addBonuses } from './attackBonuses';
import { fromBlindSpot } from './blindSpot';
import type { HitLocation } from './cards/hitLocation';
import { type Add, include, type Sum } from './figure';
import { forbidden } from './forbidden';
import { activeGear, FIST_AND_TOOTH, keyword, type Weapon } from './gearGrid';
import { monsterBase, obstacleTiles } from './grounds';
import { monsterSum } from './monsterNumbers';
import { survivorSum } from './numbers';
import type { Run } from './procedure';
import type { Attack, AttackBonus, Survivor } from './state';
import { monsterDistance } from './targeting';
import { INSANE, type SurvivorStat } from './terms';

/** The weapon with this id in the survivor's grid; one that was thrown away to attack is known by its card's id. */
export function weaponOf(r: Run, survivor: Survivor, id: string): Weapon | undefined {
  const { weapon, keywords } = r.content.gear[id] ?? {};
  if (weapon !== undefined && keywords !== undefined) return { id, card: id, profile: weapon, keywords };
  return activeGear(r, survivor).weapons.find((w) => w.id === id);
}

/** Why the monster is out of reach; null: adjacent, within reach, obstacles or not, or within range and in sight (SD-14.1). */
export function whyNotReach(r: Run, survivor: Survivor, { profile, keywords }: Weapon): string | null {
  const base = monsterBase(r.state);
  if (base === null || survivor.space === null) return 'noMonster';
  const away = monsterDistance(r, survivor);
  const range = profile.range ?? ammunitionRange(r, survivor, keywords);
  if (range === undefined) return away >= 1 && away <= (profile.reach ?? 1) ? null : 'outOfReach';
  if (away > range) return 'outOfRange';
  return lineOfSight(baseOf(survivor.space), base, obstacleTiles(r)) ? null : 'sightBlocked';
}

export const canReach = (r: Run, survivor: Survivor, weapon: Weapon): boolean =>
  whyNotReach(r, survivor, weapon) === null;

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

/** The mark of a weapon that its owner has to take up again before he can use it (screaming-antelope.md §6). */
export const LOST = 'lost';

/** Why a weapon can't be used at all, whatever the distance; null: it can. */
export function whyNotWield(r: Run, survivor: Survivor, weapon: Weapon): string | null {
  const { id, keywords, profile } = weapon;
  const { bans } = activeGear(r, survivor);
  if (forbidden(r, survivor, 'attack', bans)) return 'disorder';
  if (id === FIST_AND_TOOTH.id) return null;
  if (bans.some((b) => b.with !== undefined && keywords.includes(b.with))) return 'disorder';
  if (forbidden(r, survivor, 'weapons', bans)) return 'injury';
  if (keywords.includes('sentient') && survivor.insanity < INSANE) return 'sane';
  if (keywords.includes('twoHanded') && forbidden(r, survivor, 'twoHanded', bans)) return 'injury';
  if (profile.strength >= 2 && forbidden(r, survivor, 'strongGear', bans)) return 'injury';
  if (keywords.includes('ammunition') && bowsOf(r, survivor).length === 0) return 'noBow';
  const used = survivor.grid.find((g) => g?.id === id)?.used;
  if (used?.includes(LOST) === true) return 'lost';
  return keywords.includes('once') && used?.includes('showdown') === true ? 'used' : null;
}

/** The twin of a paired weapon: another card of the same kind (SD-14.2). */
function twinSpeed(r: Run, survivor: Survivor, weapon: Weapon): number {
  if (!weapon.keywords.includes('paired') || forbidden(r, survivor, 'paired')) return 0;
  const twin = activeGear(r, survivor).weapons.find(
    (w) => w.card === weapon.card && w.id !== weapon.id && whyNotWield(r, survivor, w) === null,
  );
  return twin?.profile.speed ?? 0;
}

/** One of the attacker's own numbers within a number of the attack. */
const own = (add: Add, r: Run, survivor: Survivor, stat: SurvivorStat, weapon: Weapon, sign: 1 | -1): void =>
  include(add, survivorSum(r, survivor, stat, { weapon: weapon.keywords }), sign, { of: 'survivor', stat });

/** SD-14.2: how many dice; at least one. *Slow* is one whatever is added; Frenzy lifts it from melee weapons. */
export function weaponSpeed(
  r: Run,
  survivor: Survivor,
  weapon: Weapon,
  fixed: number | null,
  bonus: readonly AttackBonus[],
): Sum {
  const { keywords, profile } = weapon;
  if (fixed !== null) return { fill: (add) => add('aim', fixed) };
  const slow = keywords.includes('slow') && !(survivor.frenzy > 0 && keywords.includes('melee'));
  if (slow) return { fill: (add) => add('slow', 1) };
  return {
    fill: (add) => {
      add('weapon', profile.speed);
      add('paired', twinSpeed(r, survivor, weapon));
      own(add, r, survivor, 'speed', weapon, 1);
      addBonuses(add, bonus, 'speed', 1);
    },
    least: 1,
    leastBy: 'SD-14.2',
  };
}

const FALLEN = { rule: 'SD-12.5' };
const BEHIND = { rule: 'SD-14.3' };

/** SD-12.5, SD-14.3: the least face that hits. */
export function weaponNeed(r: Run, survivor: Survivor, weapon: Weapon, bonus: readonly AttackBonus[]): Sum {
  if (r.state.monster.knockedDown) return { fill: (add) => add('knockedDown', 3, FALLEN) };
  return {
    fill: (add) => {
      add('weapon', weapon.profile.accuracy);
      own(add, r, survivor, 'accuracy', weapon, -1);
      add('blindSpot', fromBlindSpot(r, survivor) ? -1 : 0, BEHIND);
      addBonuses(add, bonus, 'accuracy', -1);
      include(add, monsterSum(r, 'evasion'), 1, { of: 'monster', stat: 'evasion' });
    },
  };
}

/** SD-14.7: what is added to the wound die. */
export const woundStrength = (
  r: Run,
  survivor: Survivor,
  weapon: Weapon,
  attack: Pick<Attack, 'bonus'>,
  sharp: number,
): Sum => ({
  fill: (add) => {
    add('weapon', weapon.profile.strength);
    own(add, r, survivor, 'strength', weapon, 1);
    addBonuses(add, attack.bonus, 'strength', 1);
    add('sharp', sharp);
  },
});

/** SD-14.8: the least natural die that is critical. */
export const criticalNeed = (
  r: Run,
  survivor: Survivor,
  weapon: Weapon,
  attack: Pick<Attack, 'bonus'>,
): Sum => ({
  fill: (add) => {
    add('lanternTen', 10);
    own(add, r, survivor, 'luck', weapon, -1);
    add('deadly', -keyword(weapon.keywords, 'deadly'));
    addBonuses(add, attack.bonus, 'luck', -1);
    include(add, monsterSum(r, 'luck'), 1, { of: 'monster', stat: 'luck' });
  },
});

/** SD-14.7: what the wound die and the strength must reach at a hit location. */
export const toughnessAt = (r: Run, { toughness }: HitLocation): Sum => ({
  fill: (add) => {
    include(add, monsterSum(r, 'toughness'), 1, { of: 'monster', stat: 'toughness' });
    add('location', toughness ?? 0);
  },
});
