import { carries } from './allowed';
import type { HitLocation } from './cards/hitLocation';
import type { Figure } from './events';
import { figure, total } from './figure';
import { hitLocationCard } from './find';
import { keyword, type Weapon } from './gearGrid';
import { dieHits } from './hits';
import { atPlace, judge, unstoppable } from './judgement';
import { cardNumber } from './numbers';
import type { Run } from './procedure';
import type { Survivor } from './state';
import { criticalNeed, toughnessAt, weaponNeed, weaponSpeed, whyNotWield, woundStrength } from './weapons';

/** What one attack with a weapon can be expected to do. */
export interface AttackOdds {
  /** Gear id, or `fistAndTooth`. */
  weapon: string;
  card: string;
  /** Why it can't be used at all; null: it can. */
  cannot: string | null;
  dice: Figure;
  need: Figure;
  strength: Figure;
  /** The chance of at least one hit, one wound, one critical wound. */
  hit: number;
  wound: number;
  critical: number;
  /** Wounds on average, savage and devastating ones included (SD-14.10). */
  wounds: number;
}

/** What becomes of a wound attempt at a drawn card: the chances of a wound, of a critical, of a critical that wounds. */
export interface CardOdds {
  trap: boolean;
  wound: number;
  critical: number;
  savage: number;
}

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const PLAIN = { bonus: [] };

/** What the wound die comes to at a card, over all its faces, those of the edge of a sharp weapon included (SD-14.7 to SD-14.9). */
function cardOdds(r: Run, survivor: Survivor, weapon: Weapon, card: HitLocation): CardOdds {
  if (card.kind === 'trap') return { trap: true, wound: 0, critical: 0, savage: 0 };
  const { keywords } = weapon;
  const blunt = carries(r, survivor, 'unstoppable');
  const luck = criticalNeed(r, survivor, weapon, PLAIN);
  const criticalFrom = total(atPlace(card, keywords, { sum: luck, stat: 'luck', sign: -1 }));
  const toughness = total(toughnessAt(r, card));
  const edges = keywords.includes('sharp') && !blunt ? FACES : [0];
  const odds: CardOdds = { trap: false, wound: 0, critical: 0, savage: 0 };
  for (const edge of edges) {
    const sum = woundStrength(r, survivor, weapon, PLAIN, edge);
    const woundFrom = toughness - total(atPlace(card, keywords, { sum, stat: 'strength', sign: 1 }));
    for (const die of FACES) {
      const { result } = blunt ? unstoppable(die, card) : judge(die, criticalFrom, woundFrom, card);
      if (result === 'failure') continue;
      const part = 1 / (FACES.length * edges.length);
      const wounds = card.kind !== 'impervious';
      if (wounds) odds.wound += part;
      if (result === 'critical') odds.critical += part;
      if (result === 'critical' && wounds) odds.savage += part;
    }
  }
  return odds;
}

/** In how many ways k of n can be drawn. */
function ways(n: number, k: number): number {
  let found = 1;
  for (let i = 0; i < k; i += 1) found = (found * (n - i)) / (i + 1);
  return k > n ? 0 : found;
}

/** For each number k, the sum over all draws of k of these of the product of what is drawn. */
function products(of: readonly number[]): number[] {
  const sums = [1, ...of.map(() => 0)];
  of.forEach((factor, drawn) => {
    for (let k = drawn + 1; k > 0; k -= 1) sums[k] = (sums[k] as number) + (sums[k - 1] as number) * factor;
  });
  return sums;
}

/** How likely each number of hits is; early iron loses all of them with a 1 among the dice. */
export function hitCounts(dice: number, faces: number, earlyIron: boolean): number[] {
  const [hit, miss] = [faces / 10, (earlyIron ? 9 - faces : 10 - faces) / 10];
  const chances = Array.from({ length: dice + 1 }, (_, k) => ways(dice, k) * hit ** k * miss ** (dice - k));
  if (earlyIron) chances[0] = (chances[0] as number) + 1 - 0.9 ** dice;
  return chances;
}

/**
 * What comes of the hits: as many cards are drawn, none twice; a trap among them ends the attack before any wound attempt
 * (SD-14.4, SD-14.5), otherwise each card is attempted once.
 */
export function overDraws(counts: readonly number[], cards: readonly CardOdds[]) {
  const safe = cards.filter(({ trap }) => !trap);
  const missed = (what: 'wound' | 'critical' | 'savage') => products(safe.map((card) => 1 - card[what]));
  const sums = { wound: missed('wound'), critical: missed('critical'), savage: missed('savage') };
  const mean = safe.reduce((sum, { wound }) => sum + wound, 0) / Math.max(1, safe.length);
  const found = { wound: 0, critical: 0, savage: 0, wounding: 0 };
  counts.forEach((chance, hits) => {
    const drawn = Math.min(hits, cards.length);
    const all = ways(cards.length, drawn);
    const noTrap = ways(safe.length, drawn) / all;
    for (const what of ['wound', 'critical', 'savage'] as const) {
      found[what] += chance * (noTrap - (sums[what][drawn] ?? 0) / all);
    }
    found.wounding += chance * noTrap * drawn * mean;
  });
  return found;
}

/**
 * The odds of one attack with a weapon against the monster as it stands, not out of the blind spot, its hit location deck
 * whole. What happens between the hits (reactions, skills, perfect hits' own effects) is left out.
 */
export function attackOdds(r: Run, survivor: Survivor, weapon: Weapon): AttackOdds {
  const dice = figure(weaponSpeed(r, survivor, weapon, null, []));
  const need = figure(weaponNeed(r, survivor, weapon, []));
  const perfectFrom = 10 - cardNumber(r, survivor, 'perfect');
  const faces = FACES.filter((die) => die >= perfectFrom || dieHits(die, need.value)).length;
  const counts = hitCounts(dice.value, faces, weapon.keywords.includes('earlyIron'));
  const { deck } = r.state.monster.hitLocations;
  const cards = deck.map((id) => cardOdds(r, survivor, weapon, hitLocationCard(r, id)));
  const found = overDraws(counts, cards);
  const each = 1 + keyword(weapon.keywords, 'devastating');
  return {
    weapon: weapon.id,
    card: weapon.card,
    cannot: whyNotWield(r, survivor, weapon),
    dice,
    need,
    strength: figure(woundStrength(r, survivor, weapon, PLAIN, 0)),
    hit: 1 - (counts[0] as number),
    wound: found.wound,
    critical: found.critical,
    wounds: found.wounding * each + found.savage * keyword(weapon.keywords, 'savage'),
  };
}
