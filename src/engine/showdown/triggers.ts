import type { TriggerRef } from './calls';
import type { Trigger } from './cards/trigger';
import { holds } from './conditions';
import { aiCard, gearById, hitLocationCard, survivorById } from './find';
import { activeGear } from './gearGrid';
import type { Run } from './procedure';
import type { Scope, Survivor } from './state';
import type { Moment } from './terms';

const ref = (
  from: TriggerRef['from'],
  card: string,
  index: number,
  owner?: Survivor,
  gear?: string,
): TriggerRef => ({
  from,
  card,
  index,
  survivor: owner?.id ?? null,
  gear: gear ?? null,
});

function addOnMoment(
  found: TriggerRef[],
  from: 'inPlay' | 'persistentInjury',
  card: string,
  triggers: readonly Trigger[] | undefined,
  moment: Moment,
): void {
  if (triggers === undefined) return;
  for (const [index, trigger] of triggers.entries()) {
    if (trigger.on === moment) found.push(ref(from, card, index));
  }
}

function monstersTriggers(r: Run, moment: Moment): TriggerRef[] {
  const { inPlay, injuries } = r.state.monster;
  const found: TriggerRef[] = [];
  for (const { card } of inPlay) addOnMoment(found, 'inPlay', card, aiCard(r, card).triggers, moment);
  for (const { card } of injuries) {
    addOnMoment(found, 'persistentInjury', card, hitLocationCard(r, card).critical?.injury?.triggers, moment);
  }
  return found;
}

/** Moments about one survivor concern that survivor's cards alone; the others everybody's. */
function addSurvivorsTriggers(found: TriggerRef[], r: Run, moment: Moment, scope: Partial<Scope>): void {
  for (const owner of r.state.survivors) {
    if (owner.status !== 'alive' || (scope.subject !== undefined && owner.id !== scope.subject)) continue;
    const { moments, triggers } = activeGear(r, owner);
    if (!moments.has(moment)) continue;
    for (const { trigger, from, gear, card, index } of triggers) {
      if (trigger.on === moment) found.push(ref(from, card, index, owner, gear ?? undefined));
    }
  }
}

/** Cards beside a grid, under the same condition (SD-5.11). */
function addStatusTriggers(found: TriggerRef[], r: Run, moment: Moment, scope: Partial<Scope>): void {
  for (const owner of r.state.survivors) {
    if (owner.statuses.length === 0 || owner.status !== 'alive') continue;
    if (scope.subject !== undefined && owner.id !== scope.subject) continue;
    for (const card of owner.statuses) {
      for (const [index, trigger] of (r.content.statuses[card]?.triggers ?? []).entries()) {
        if (trigger.on === moment) found.push(ref('status', card, index, owner));
      }
    }
  }
}

/** What waits for this moment: each count goes down, those that reach nought are due. They stay listed until performed. */
function addDueEffects(found: TriggerRef[], r: Run, moment: Moment): void {
  for (const later of r.state.later) {
    if (later.moment !== moment || later.in <= 0) continue;
    later.in -= 1;
    if (later.in === 0) found.push(ref('later', later.scope.card.id, later.id));
  }
}

/** Everything in play that acts at a moment, found once (SD-4.2). */
export function collectTriggers(r: Run, moment: Moment, scope: Partial<Scope>): TriggerRef[] {
  const found = monstersTriggers(r, moment);
  addStatusTriggers(found, r, moment, scope);
  addDueEffects(found, r, moment);
  addSurvivorsTriggers(found, r, moment, scope);
  return found;
}

/** Whether anything in play may act at a moment; nothing is counted down yet. */
export function isAwaited(r: Run, moment: Moment, scope: Partial<Scope>): boolean {
  const { survivors, later } = r.state;
  if (monstersTriggers(r, moment).length > 0 || later.some((l) => l.moment === moment)) return true;
  return survivors.some(
    (s) =>
      s.status === 'alive' &&
      (scope.subject === undefined || s.id === scope.subject) &&
      (s.statuses.length > 0 || activeGear(r, s).moments.has(moment)),
  );
}

/** Whether any card of the monster waits for this moment: saves the asking at each step of a walk. */
export const listens = (r: Run, moment: Moment): boolean => monstersTriggers(r, moment).length > 0;

/** The trigger itself, or null where its card has left play. May widen the scope to that of a waiting effect. */
export function triggerOf(r: Run, at: TriggerRef, scope: Scope): Trigger | null {
  const { monster, later } = r.state;
  if (at.from === 'inPlay') {
    if (!monster.inPlay.some((c) => c.card === at.card)) return null;
    return aiCard(r, at.card).triggers?.[at.index] ?? null;
  }
  if (at.from === 'persistentInjury') {
    if (!monster.injuries.some((c) => c.card === at.card)) return null;
    return hitLocationCard(r, at.card).critical?.injury?.triggers?.[at.index] ?? null;
  }
  if (at.from === 'later') {
    const due = later.find((l) => l.id === at.index);
    if (due === undefined) return null;
    Object.assign(scope, due.scope);
    return { on: due.moment, do: due.effects };
  }
  const owner = survivorById(r.state, at.survivor as string);
  if (owner.status !== 'alive') return null;
  if (at.from === 'status') {
    if (!owner.statuses.includes(at.card)) return null;
    return r.content.statuses[at.card]?.triggers[at.index] ?? null;
  }
  const active = activeGear(r, owner).triggers.find(
    (t) => t.gear === at.gear && t.card === at.card && t.index === at.index,
  );
  return active?.trigger ?? null;
}

/** Whether its condition holds and it is not used up. */
export function usable(r: Run, trigger: Trigger, at: TriggerRef, scope: Scope): boolean {
  if (trigger.when !== undefined && !holds(r, trigger.when, scope)) return false;
  if (trigger.once === undefined || at.survivor === null) return true;
  return usedOf(r, at)?.includes(usedMark(trigger, at)) === false;
}

/** Where it is noted what was used up: on the gear card, or with the survivor. */
const usedOf = ({ state }: Run, { survivor: id, gear }: TriggerRef): string[] | undefined => {
  const survivor = survivorById(state, id as string);
  return gear === null ? survivor.used : gearById(survivor, gear)?.used;
};

/** Gear counts each of its triggers by itself; an art or ability has one limit for all it does. */
const usedMark = (trigger: Trigger, at: TriggerRef) =>
  at.gear === null ? `${trigger.once}:${at.card}` : `${trigger.once}:${trigger.on}:${at.index}`;

/** Notes that a trigger with a limit was used; what waited for the moment waits no longer. */
export function markUsed(r: Run, trigger: Trigger, at: TriggerRef): void {
  if (at.from === 'later') r.state.later = r.state.later.filter((l) => l.id !== at.index);
  if (trigger.once === undefined || at.survivor === null) return;
  usedOf(r, at)?.push(usedMark(trigger, at));
}
