import type { WeaponProfile } from './cards/gear';
import type { Level } from './cards/level';
import { dieHits, hitChance } from './hits';

/** What an attack comes to. */
export interface PlainOdds {
  /** Dice of an attack (SD-14.2). */
  dice: number;
  /** The least face that hits, and its chance (SD-14.3). */
  need: number;
  hit: number;
  /** The chance that a hit wounds (SD-14.7). */
  wound: number;
}

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** SD-14.7: the wound die decides with its 1 and its 10; what sharp adds is a second die. */
function woundChance(missing: number, sharp: boolean): number {
  const added = sharp ? FACES : [0];
  const ways = FACES.flatMap((die) => added.filter((more) => dieHits(die, missing - more)));
  return ways.length / (FACES.length * added.length);
}

/**
 * What a weapon does to a monster of this level in the hands of somebody without attributes, tokens and other cards, from
 * no blind spot, at a place like any other.
 */
export function plainOdds(weapon: WeaponProfile, keywords: readonly string[], level: Level): PlainOdds {
  const of = (stat: 'evasion' | 'toughness') => (level.attributes[stat] ?? 0) + (level.tokens?.[stat] ?? 0);
  const need = weapon.accuracy + of('evasion');
  return {
    dice: keywords.includes('slow') ? 1 : Math.max(1, weapon.speed),
    need,
    hit: hitChance(need),
    wound: woundChance(of('toughness') - weapon.strength, keywords.includes('sharp')),
  };
}
