import { hasItem, itemCard, living, supportCard, survivorById } from './find';
import type { Seen } from './procedure';
import type { Survivor } from './state';
import { type DieName, LAST_MILD_NIGHT, MOST_DAMAGE } from './terms';

/** What each damage takes from who suffers it: the first is mended soon, the fourth is death. */
const HARM: readonly number[] = [2, 4, 6, 30];
/** What a thing costs that wards a damage off. */
const WARD = 1.5;
/** Days on which nobody is in a hurry, and how much more each later one asks for a fight. */
const CALM_DAYS = 2;
const URGENCY = 1;

/** What so much damage costs who has borne so much already. */
export const harm = (borne: number, amount: number): number =>
  HARM.slice(borne, borne + amount).reduce((sum, each) => sum + each, 0);

/** Things that prevent a damage of theirs, as far as the seat that looks may know: its own hand, and what lies open. */
export function wards(r: Seen, me: string, { id, items, hand }: Survivor): number {
  const cards = id === me ? hand.filter((card) => supportCard(r, card).moment === 'damage').length : 0;
  return cards + items.filter((item) => itemCard(r, item).prevent === true).length;
}

/** What physical damage costs somebody who wards off what it can. */
function loss(r: Seen, me: string, id: string, amount: number): number {
  const hit = survivorById(r.state, id);
  const warded = Math.min(amount, wards(r, me, hit));
  return harm(hit.damage, amount - warded) + warded * WARD;
}

/** Whether the frost of the coming night is death to somebody; what everybody can tell. */
function isDoomed(r: Seen, survivor: Survivor): boolean {
  const frost = r.state.day - LAST_MILD_NIGHT - (hasItem(r, survivor, 'warm') ? 1 : 0);
  return survivor.damage + Math.max(0, frost) > MOST_DAMAGE;
}

/**
 * What somebody else's harm is worth to a seat: all of it where only two are left, less where others gain by it as well, and
 * more and more as the frost comes nearer, that takes all at once who have done nothing.
 */
function share({ state }: Seen): number {
  const left = Math.max(1, living(state).length - 1);
  return (1 + Math.max(0, state.day - CALM_DAYS) * URGENCY) / Math.sqrt(left);
}

/** What a seat gains by the harm of this survivor, its own counted as a loss. */
function stake(r: Seen, me: string, id: string): number {
  const own = isDoomed(r, survivorById(r.state, me));
  // Who would not outlive the night anyhow has nothing to lose, and nobody else to wait for.
  if (id === me) return own ? -0.1 : -1;
  if (own) return 2;
  return isDoomed(r, survivorById(r.state, id)) ? 0.1 : share(r);
}

/** A combat as it would be judged: who fights, and which support cards lie there. */
export interface Bout {
  attacker: string;
  defender: string;
  played: readonly { by: string; card: string }[];
}

/** What a survivor suffers where the dice come to hits of these. */
function dealt(r: Seen, { attacker, defender, played }: Bout, hits: Record<DieName, boolean>) {
  const cards = played.map(({ by, card }) => ({ by, card: supportCard(r, card) }));
  const before = cards.flatMap(({ by, card }) => (card.moment === 'before' ? [{ ...card, by }] : []));
  const shields = (role: 'attacker' | 'defender') => before.filter((c) => c.shield === role).length;
  const overpowers = before.filter((c) => c.extra === true);
  const toDefender = hits.gray ? Math.max(0, 1 + overpowers.length - shields('defender')) : 0;
  const toAttacker = hits.red ? Math.max(0, 1 - shields('attacker')) : 0;
  const safe = (id: string) => before.some((c) => c.by === id && c.safe === true);
  return [
    { id: defender, amount: toDefender },
    { id: attacker, amount: toAttacker },
    // LS-4.3, LS-4.4
    ...(toAttacker === 0
      ? []
      : overpowers.filter(({ by }) => !safe(by)).map(({ by }) => ({ id: by, amount: 1 }))),
  ];
}

/** What a resource that a hit may take is worth. */
const SPOIL = 0.7;

/** What it is worth to a seat that a combat ends with these hits. */
export function outcomeWorth(r: Seen, me: string, bout: Bout, hits: Record<DieName, boolean>): number {
  const spoils = (hits.gray ? SPOIL : 0) - (hits.red ? SPOIL : 0);
  const own = me === bout.attacker ? spoils : me === bout.defender ? -spoils : 0;
  return dealt(r, bout, hits).reduce(
    (sum, { id, amount }) => sum + stake(r, me, id) * loss(r, me, id, amount),
    own,
  );
}
