import {
  besideSurvivor,
  canActivate,
  type Payment,
  whyNotAfford,
  whyNotAttack,
  whyNotUse,
  whyNotUseTile,
} from './activations';
import { offered, whyNotOffered } from './aiActivations';
import { mayConsume, whyNotAct } from './allowed';
import type { Condition } from './cards/condition';
import { onBoard } from './find';
import { activeGear } from './gearGrid';
import { tilesNear } from './grounds';
import { isHeldOff } from './heldOff';
import { canMove } from './moves';
import type { Run } from './procedure';
import { ruleOf } from './refusalRules';
import type { Survivor } from './state';
import { SURVIVAL_ACTIONS, type SurvivalAction } from './terms';
import { LOST } from './weapons';
import { whyNotSurvive } from './whyNotSurvive';

/** Something a survivor could wish to do, and whether it is allowed now. */
export interface Verdict {
  kind:
    | 'act'
    | 'move'
    | 'attack'
    | 'activate'
    | 'terrain'
    | 'takeUp'
    | 'useAi'
    | 'give'
    | 'useResource'
    | SurvivalAction;
  survivor: string;
  /** The key of the option that it would be, or what the keys of such options begin with. */
  key: string;
  card?: string;
  /** Which activation of the card. */
  id?: string;
  /** Null: it is allowed now. */
  why: string | null;
  rule?: string;
  /** The card's own condition, where it is what does not hold. */
  when?: Condition;
}

type Wish = Omit<Verdict, 'survivor' | 'rule'>;

const isAsked = ({ state }: Run, kind: string, { id }: Survivor): boolean =>
  state.decision?.kind === kind && state.decision.about.survivor === id;

/** SD-13.1: why a survivor's act can't begin now. */
function whyNotBegin(r: Run, survivor: Survivor): string | null {
  const { state } = r;
  // Who is held off the board by a card has an act all the same (SD-5.11).
  const there = survivor.space !== null || isHeldOff(r, survivor);
  if (survivor.status !== 'alive' || !there) return 'notOnBoard';
  if (state.phase !== 'survivors') return 'notTheirTurn';
  if (state.act?.survivor === survivor.id) return 'actsNow';
  if (survivor.acted) return 'acted';
  if (survivor.standsAfter !== null && !canActivate(r, survivor, 'surge')) return 'knockedDown';
  if (state.act !== null) return 'anotherActs';
  return state.decision?.kind === 'whoActs' ? null : 'notNow';
}

/** Why nothing at all can be done in an act of this survivor now. */
const whyNoAct = (r: Run, survivor: Survivor): string | null =>
  whyNotAct(survivor) ?? (isAsked(r, 'act', survivor) ? null : 'noAct');

/** SD-13.2, SD-13.3: why not to walk now. */
function whyNotMove(r: Run, survivor: Survivor): string | null {
  const none = whyNoAct(r, survivor);
  if (none !== null) return none;
  const { movement = 0, steps = 0 } = r.state.act ?? {};
  if (movement <= 0 && steps <= 0) return 'movementSpent';
  return canMove(r, survivor) ? null : 'noWay';
}

/** The condition that a reason speaks of. */
const conditionOf = (why: string | null, { when }: { when?: Condition | undefined }) =>
  why === 'condition' && when !== undefined ? { when } : {};

/** What pays for an activation at the pending question; null: it is none at which this survivor could have one. */
function paymentNow(r: Run, survivor: Survivor): Payment | null {
  if (isAsked(r, 'act', survivor)) return 'act';
  if (isAsked(r, 'activate', survivor)) return r.state.decision?.about.why as Payment;
  return isAsked(r, 'moveTo', survivor) && r.state.decision?.about.why === 'dash' ? 'dash' : null;
}

/** SD-13.4: attacks, gear, terrain and weapons to be taken up, paid by the act, a surge or a dash. */
function activations(r: Run, survivor: Survivor): Wish[] {
  const now = paymentNow(r, survivor);
  const closed = now === null ? 'noAct' : null;
  const none = whyNotAct(survivor) ?? closed;
  const payment: Payment = now ?? 'act';
  const { weapons, activations: uses } = activeGear(r, survivor);
  const tiles = survivor.space === null ? [] : tilesNear(r.state, survivor.space);
  const spent = whyNotAfford(r, survivor, payment, 'activation');
  return [
    ...weapons.map(
      (weapon): Wish => ({
        kind: 'attack',
        key: `attack:${weapon.id}`,
        card: weapon.card,
        why: none ?? whyNotAttack(r, survivor, weapon, payment),
      }),
    ),
    ...uses.map((use): Wish => {
      const why = closed === null ? whyNotUse(r, survivor, use, payment) : none;
      const { activation, card, gear } = use;
      return {
        kind: 'activate',
        key: `use:${gear ?? card}:${activation.id}`,
        card,
        id: activation.id,
        why,
        ...conditionOf(why, activation),
      };
    }),
    ...tiles.flatMap((tile): Wish[] => {
      const activation = r.content.terrain[tile.card]?.activation;
      if (activation === undefined) return [];
      const why = none ?? whyNotUseTile(r, survivor, tile, payment);
      return [
        { kind: 'terrain', key: `terrain:${tile.id}`, card: tile.card, why, ...conditionOf(why, activation) },
      ];
    }),
    ...survivor.grid.flatMap((gear): Wish[] =>
      gear?.used.includes(LOST) === true
        ? [{ kind: 'takeUp', key: `takeUp:${gear.id}`, card: gear.card, why: none ?? spent }]
        : [],
    ),
    ...offered(r).map(({ card, activation }): Wish => {
      const why = none ?? spent ?? whyNotOffered(r, survivor, card, activation);
      return {
        kind: 'useAi',
        key: `ai:${card}`,
        card,
        id: activation.id,
        why,
        ...conditionOf(why, activation),
      };
    }),
  ];
}

/** SD-13.5: each kind of resource it holds, to whoever stands beside. */
function gifts(r: Run, survivor: Survivor): Wish[] {
  const beside = besideSurvivor(survivor);
  const near = onBoard(r.state).some((s) => s.space !== null && beside.includes(s.space));
  const why = whyNoAct(r, survivor) ?? (near ? null : 'nobodyBeside');
  return [...new Set(survivor.resources)].map((card) => ({ kind: 'give', key: `give:${card}:`, card, why }));
}

/** Resources with a use of their own, at any time (gear-and-resources.md §15). */
function resourceUses(r: Run, survivor: Survivor): Wish[] {
  return [...new Set(survivor.resources)].flatMap((card): Wish[] => {
    const resource = r.content.resources[card];
    if (resource?.use === undefined) return [];
    const able = mayConsume(r, survivor, resource.keywords);
    const present = survivor.status === 'alive' && survivor.space !== null;
    const why = present ? (able ? null : 'injury') : 'notOnBoard';
    return [{ kind: 'useResource', key: `useResource:${survivor.id}:${card}`, card, why }];
  });
}

function survival(r: Run, survivor: Survivor): Wish[] {
  const { id } = survivor;
  const keys: Record<SurvivalAction, string> = {
    dodge: 'dodge:',
    encourage: `encourage:${id}:`,
    dash: `dash:${id}`,
    surge: `surge:${id}`,
    endure: 'endure',
  };
  return SURVIVAL_ACTIONS.filter((action) => action !== 'endure' || r.state.variants.endure).map((kind) => ({
    kind,
    key: keys[kind],
    why: whyNotSurvive(r, survivor, kind),
  }));
}

/**
 * Everything that a survivor could wish to do, each with why it isn't allowed at the pending question (SD-13, SD-15); what
 * is allowed stands among the question's options or interjections. It changes nothing.
 */
export function whyNot(r: Run, survivor: Survivor): Verdict[] {
  const wishes: Wish[] = [
    { kind: 'act', key: survivor.id, why: whyNotBegin(r, survivor) },
    { kind: 'move', key: '', why: whyNotMove(r, survivor) },
    ...activations(r, survivor),
    ...gifts(r, survivor),
    ...survival(r, survivor),
    ...resourceUses(r, survivor),
  ];
  return wishes.map((wish) => {
    const rule = wish.why === null ? undefined : ruleOf(wish.why);
    return { ...wish, survivor: survivor.id, ...(rule === undefined ? {} : { rule }) };
  });
}
