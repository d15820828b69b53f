import type { HitLocation } from './cards/hitLocation';
import type { AnyEvent } from './events';
import type { Sum } from './figure';

/** What a wound attempt comes to, and why. */
export type Judged = Pick<Extract<AnyEvent, { type: 'woundAttempted' }>, 'result' | 'why'>;

/** Without a roll (Founding Stone): critical where the card has a critical part, otherwise a plain wound; impervious: nothing. */
export function automatic(card: HitLocation): Judged {
  if (card.critical !== undefined) return { result: 'critical', why: 'automatic' };
  return card.kind === 'impervious'
    ? { result: 'failure', why: 'impervious' }
    : { result: 'wound', why: 'automatic' };
}

/** SD-14.7 to SD-14.9: what the attempt comes to, by what the die needs to be critical and to wound. */
export function judge(die: number, criticalFrom: number, woundFrom: number, card: HitLocation): Judged {
  if (die === 1) return { result: 'failure', why: 'natural1' };
  if (card.critical !== undefined && die >= criticalFrom) return { result: 'critical', why: 'criticalDie' };
  if (card.kind === 'impervious') return { result: 'failure', why: 'impervious' };
  if (die === 10) return { result: 'wound', why: 'lantern' };
  return die >= woundFrom ? { result: 'wound', why: 'enough' } : { result: 'failure', why: 'notEnough' };
}

/** The die alone decides, 6 or more: neither strength nor toughness, nor a critical wound (survivors-in-detail.md §15). */
export function unstoppable(die: number, card: HitLocation): Judged {
  if (card.kind === 'impervious') return { result: 'failure', why: 'impervious' };
  return { result: die >= 6 ? 'wound' : 'failure', why: 'unstoppable' };
}

/** A number of the attempt with what the place itself adds to it for weapons of some kinds ("club+", screaming-antelope.md §6). */
export function atPlace(
  { bonus }: HitLocation,
  keywords: readonly string[],
  { sum, stat, sign }: { sum: Sum; stat: 'strength' | 'luck'; sign: 1 | -1 },
): Sum {
  if (bonus?.stat !== stat || !bonus.with.some((word) => keywords.includes(word))) return sum;
  return {
    fill: (add) => {
      sum.fill(add);
      add('location', sign * bonus.by);
    },
  };
}
