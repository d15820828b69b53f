import { draw } from '../kernel';
import type { DamageKind } from './events';
import { itemCard, living, survivorById, survivorCard } from './find';
import type { Run } from './procedure';
import type { Survivor } from './state';
import { MOST_CARDS, MOST_DAMAGE, MOST_ITEMS, type Resource } from './terms';

export function gain(r: Run, id: string, what: Resource, by: number): void {
  const { resources } = survivorById(r.state, id);
  resources[what] += by;
  r.emit({ type: 'gained', survivor: id, what, by, now: resources[what] });
}

/** Takes away as much as there is. */
export function lose(r: Run, id: string, what: Resource, amount: number): void {
  const { resources } = survivorById(r.state, id);
  const by = Math.min(amount, resources[what]);
  if (by === 0) r.emit({ type: 'nothingHappened', survivor: id, why: 'hasNone' });
  else {
    resources[what] -= by;
    r.emit({ type: 'lost', survivor: id, what, by, now: resources[what] });
  }
}

export function spend(r: Run, id: string, what: Resource, by: number): void {
  const { resources } = survivorById(r.state, id);
  resources[what] -= by;
  r.emit({ type: 'spent', survivor: id, what, by, now: resources[what] });
}

/** Gives or takes stamina, between none and the most that the survivor can have. */
export function changeStamina(r: Run, id: string, by: number): void {
  const survivor = survivorById(r.state, id);
  const now = Math.max(0, Math.min(survivorCard(r, survivor.card).stamina, survivor.stamina + by));
  const changed = now - survivor.stamina;
  survivor.stamina = now;
  if (changed !== 0) r.emit({ type: 'staminaChanged', survivor: id, by: changed, now });
}

export function heal(r: Run, id: string, amount: number): void {
  const survivor = survivorById(r.state, id);
  const by = Math.min(amount, survivor.damage);
  survivor.damage -= by;
  r.emit(
    by === 0
      ? { type: 'nothingHappened', survivor: id, why: 'hasNone' }
      : { type: 'healed', survivor: id, by, now: survivor.damage },
  );
}

/** Damage that nothing prevented. Nobody dies before `settle`, so that several can die at once. */
export function suffer(r: Run, id: string, by: number, kind: DamageKind, rule?: string): void {
  if (by === 0) return;
  const survivor = survivorById(r.state, id);
  survivor.damage += by;
  const fact = { type: 'suffered', survivor: id, by, now: survivor.damage, kind } as const;
  r.emit(rule === undefined ? fact : { ...fact, rule });
}

/** What is missing to hold one more item of this kind; null: nothing. Of what is not used up one is enough. */
export function itemBar(
  r: Pick<Run, 'content'>,
  { items }: Survivor,
  card: string,
): 'full' | 'double' | null {
  if (items.length >= MOST_ITEMS) return 'full';
  const { once, prevent } = itemCard(r, card);
  return once !== true && prevent !== true && items.includes(card) ? 'double' : null;
}

export function giveItem(r: Run, id: string, item: string): void {
  const survivor = survivorById(r.state, id);
  if (itemBar(r, survivor, item) !== null) {
    r.emit({ type: 'nothingHappened', survivor: id, why: 'handsFull' });
    return;
  }
  survivor.items.push(item);
  r.emit({ type: 'itemGained', survivor: id, item });
}

export function loseItem(r: Run, id: string, item: string, why: 'used' | 'dropped'): void {
  const { items } = survivorById(r.state, id);
  items.splice(items.indexOf(item), 1);
  r.emit({ type: 'itemGone', survivor: id, item, why });
}

/** Draws support cards up to the most that a hand holds. */
export function drawSupports(r: Run, id: string, amount: number): void {
  const { hand } = survivorById(r.state, id);
  let by = 0;
  while (by < amount && hand.length < MOST_CARDS) {
    const card = draw(r.state.supports, r.state.dice.random);
    if (card === null) break;
    hand.push(card);
    by += 1;
  }
  r.emit(
    by === 0
      ? { type: 'nothingHappened', survivor: id, why: 'noCards' }
      : { type: 'cardsDrawn', survivor: id, by },
  );
}

/** A card leaves the hand for the discards. */
export function discard(r: Run, id: string, card: string): void {
  const { hand } = survivorById(r.state, id);
  hand.splice(hand.indexOf(card), 1);
  r.state.supports.discard.unshift(card);
}

/** What the dead held goes: their cards to the discards, the rest out of the game. */
function bury(r: Run, survivor: Survivor): void {
  survivor.status = 'dead';
  for (const card of [...survivor.hand]) discard(r, survivor.id, card);
  survivor.items = [];
  for (const what of Object.keys(survivor.resources) as Resource[]) survivor.resources[what] = 0;
  survivor.stamina = 0;
  r.emit({ type: 'died', survivor: survivor.id });
}

/**
 * Whoever has taken a fourth damage dies, all at once; one who is left has won, and none is a draw (LS-1.3).
 * @param attacker of the combat in which it happens: by the option it loses where the last die together
 */
export function settle(r: Run, attacker: string | null = null): void {
  const { state } = r;
  const dying = living(state).filter((s) => s.damage > MOST_DAMAGE);
  if (dying.length === 0) return;
  for (const survivor of dying) bury(r, survivor);
  const left = living(state);
  if (left.length > 1 || state.outcome !== null) return;
  const others = dying.filter((s) => s.id !== attacker);
  const [survives] = left;
  const outlasts =
    attacker !== null && state.options.together === 'attackerLoses' && others.length === 1
      ? others[0]
      : undefined;
  state.outcome = { winner: (survives ?? outlasts)?.id ?? null };
}
