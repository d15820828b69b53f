import { done, goTo, type Option } from '../../kernel';
import type { TriggerRef } from '../calls';
import type { Trigger } from '../cards/trigger';
import { controllerSeat, survivorById } from '../find';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import type { CardKind, Scope } from '../state';
import { collectTriggers, isAwaited, markUsed, triggerOf, usable } from '../triggers';

type Moment = FrameOf<'moment'>;

const isMonsters = ({ from }: TriggerRef) =>
  from === 'inPlay' || from === 'persistentInjury' || from === 'later' || from === 'status';

function kindOf({ from }: TriggerRef): CardKind {
  if (from === 'inPlay' || from === 'later') return 'ai';
  if (from === 'persistentInjury') return 'hitLocation';
  return from === 'set' ? 'gear' : from;
}

function scopeFor(f: Moment, ref: TriggerRef): Scope {
  const owner = ref.survivor ?? undefined;
  const gear = ref.gear ?? undefined;
  return {
    ...f.scope,
    card: { kind: kindOf(ref), id: ref.card },
    ...(owner === undefined ? {} : { owner }),
    ...(gear === undefined ? {} : { gear }),
  };
}

function option(ref: TriggerRef, at: number): Option & { at: number; card: string } {
  return {
    key: [ref.card, ref.gear ?? (ref.from === 'status' ? ref.survivor : null)]
      .filter((k) => k !== null)
      .join(':'),
    kind: 'trigger',
    at,
    card: ref.card,
  };
}

/** Whether it would do anything now: an order is asked only of what does. */
function acts(f: Moment, r: Run, ref: TriggerRef): boolean {
  const scope = scopeFor(f, ref);
  const trigger = triggerOf(r, ref, scope);
  return trigger !== null && usable(r, trigger, ref, scope);
}

function perform(f: Moment, r: Run, at: number) {
  const [ref] = (f.queue as TriggerRef[]).splice(at, 1);
  if (ref === undefined) return goTo('choose');
  const scope = scopeFor(f, ref);
  const trigger = triggerOf(r, ref, scope);
  if (trigger === null || !usable(r, trigger, ref, scope)) return goTo('choose');
  if (trigger.optional === true) {
    f.queue = [ref, ...(f.queue ?? [])];
    return goTo('offer');
  }
  return start(f, r, ref, trigger, scope);
}

/** Moments of which the book speaks by number. */
const RULES: Partial<Record<string, string>> = { monsterTurnStart: 'SD-4.2', monsterTurnEnd: 'SD-4.5' };

function start(f: Moment, r: Run, ref: TriggerRef, trigger: Trigger, scope: Scope) {
  markUsed(r, trigger, ref);
  r.emit({ type: 'triggered', moment: f.moment, card: scope.card, rule: RULES[f.moment] ?? 'SD-5.6' });
  return call('perform', { effects: trigger.do, scope }, scope.card);
}

/**
 * Everything in play that acts at this moment (SD-4.2, SD-4.5, SD-5.6): collected once, the monster's first in the
 * controller's order, then the survivors' in the order of their seats; each is checked again when its turn comes.
 */
export const moment: Procedure<'moment'> = {
  name: 'moment',
  // Most moments pass unnoticed.
  idle: ({ moment: name, scope }, r) => !isAwaited(r, name, scope),
  steps: {
    collect: (f, r) => {
      f.queue = collectTriggers(r, f.moment, f.scope);
      return f.queue.length === 0 ? done() : undefined;
    },
    choose: {
      ask: (f, r) => {
        const queue = f.queue as TriggerRef[];
        const monsters = queue.filter(isMonsters);
        if (queue.length === 0) return null;
        const able = monsters.length > 1 ? monsters.filter((ref) => acts(f, r, ref)) : monsters;
        const choice = able.length > 0 ? able : [...monsters, ...queue].slice(0, 1);
        return {
          kind: 'order',
          by: controllerSeat(r.state),
          options: choice.map((ref) => option(ref, queue.indexOf(ref))),
        };
      },
      answer: (f, r, [chosen]) => perform(f, r, (chosen as Option & { at: number }).at) ?? goTo('choose'),
    },
    again: (f) => ((f.queue as TriggerRef[]).length > 0 ? goTo('choose') : done()),
    offer: {
      ask: (f, r) => {
        const ref = (f.queue as TriggerRef[])[0] as TriggerRef;
        return {
          kind: 'useTrigger',
          by: survivorById(r.state, ref.survivor as string).player,
          options: [
            { key: 'use', kind: 'use' },
            { key: 'decline', kind: 'decline' },
          ],
          about: { card: ref.card, survivor: ref.survivor, moment: f.moment },
        };
      },
      answer: (f, r, [chosen]) => {
        const ref = (f.queue as TriggerRef[]).shift() as TriggerRef;
        if (chosen?.key === 'decline') return goTo('again');
        const scope = scopeFor(f, ref);
        const trigger = triggerOf(r, ref, scope);
        return trigger === null ? goTo('again') : start(f, r, ref, trigger, scope);
      },
    },
    afterOffer: () => goTo('again'),
  },
};
