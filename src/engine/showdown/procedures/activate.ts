import { done } from '../../kernel';
import {
  type ActivationOption,
  activationOptions,
  markActivation,
  type Payment,
  payRest,
} from '../activations';
import { aiActivation, aiScope } from '../aiActivations';
import type { ActivationChoice } from '../calls';
import { gearById, survivorById } from '../find';
import { activeGear } from '../gearGrid';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import type { Scope } from '../state';
import { LOST } from '../weapons';

type Activate = FrameOf<'activate'>;

const chosen = ({ what: kind, ...rest }: ActivationOption): ActivationChoice =>
  ({ what: kind, ...rest }) as ActivationChoice;

/** What is chosen, and paid as far as the act pays for it. */
function take(f: Activate, r: Run, option: ActivationOption): void {
  f.what = chosen(option);
  payRest(r, f.why, option.cost);
}

type OfCard = Extract<ActivationChoice, { what: 'gear' }>;

const activeOf = (f: Activate, r: Run, { gear, card, id }: OfCard) =>
  activeGear(r, survivorById(r.state, f.survivor)).activations.find(
    (a) => a.gear === gear && a.card === card && a.activation.id === id,
  );

/** What an activation costs in survival. */
function survivalOf(f: Activate, r: Run, what: ActivationChoice): number {
  return what.what === 'gear' ? (activeOf(f, r, what)?.activation.survival ?? 0) : 0;
}

/** Performs a gear card's activation, its limit noted. */
function performGear(f: Activate, r: Run, what: OfCard) {
  const survivor = survivorById(r.state, f.survivor);
  const found = activeOf(f, r, what);
  if (found === undefined) return done();
  const { activation } = found;
  markActivation(survivor, found);
  const scope: Scope = {
    card: { kind: found.from === 'set' ? 'gear' : found.from, id: what.card },
    owner: survivor.id,
    attacker: survivor.id,
    ...(what.gear === null ? {} : { gear: what.gear }),
  };
  return call('perform', { effects: activation.do, scope }, scope.card);
}

function performTile(f: Activate, r: Run, id: string) {
  const tile = r.state.tiles.find((t) => t.id === id);
  const activation = tile === undefined ? undefined : r.content.terrain[tile.card]?.activation;
  if (tile === undefined || activation === undefined) return done();
  const scope: Scope = { card: { kind: 'terrain', id: tile.card }, owner: f.survivor, tile: tile.id };
  return call('perform', { effects: activation.do, scope }, scope.card);
}

function performAi(f: Activate, r: Run, card: string) {
  const activation = aiActivation(r, card);
  if (activation === null) return done();
  const scope = aiScope(card, survivorById(r.state, f.survivor));
  return call('perform', { effects: activation.do, scope }, scope.card);
}

function takeUp(f: Activate, r: Run, id: string) {
  const gear = gearById(survivorById(r.state, f.survivor), id);
  if (gear === undefined) return done();
  gear.used = gear.used.filter((mark) => mark !== LOST);
  r.emit({ type: 'weaponTakenUp', survivor: f.survivor, card: gear.card });
  return done();
}

const named = (r: Run, f: Activate, what: ActivationChoice): { card: string; what: string } => {
  if (what.what === 'gear') return { card: what.card, what: what.id };
  if (what.what === 'terrain')
    return { card: r.state.tiles.find((t) => t.id === what.tile)?.card ?? what.tile, what: 'terrain' };
  if (what.what === 'ai') return { card: what.card, what: 'ai' };
  const id = what.what === 'takeUp' ? what.gear : what.weapon;
  const gear = gearById(survivorById(r.state, f.survivor), id);
  return { card: gear?.card ?? id, what: what.what };
};

/** One activation: one gear, one terrain (SD-13.4). What reacts to it comes first; it may make it impossible. */
export const activate: Procedure<'activate'> = {
  name: 'activate',
  steps: {
    which: {
      ask: (f, r) => {
        if (f.choice !== undefined) return null;
        const survivor = survivorById(r.state, f.survivor);
        const options = activationOptions(r, survivor, f.why);
        if (options.length === 0) return null;
        return {
          kind: 'activate',
          by: survivor.player,
          options,
          about: { survivor: survivor.id, why: f.why },
        };
      },
      answer: (f, r, [option]) => {
        take(f, r, option as ActivationOption);
        return undefined;
      },
    },
    known: (f, r) => {
      if (f.what === undefined) {
        const option = everything(f, r, f.why === 'act' ? 'paid' : f.why).find((o) => o.key === f.choice);
        if (option === undefined) return done();
        take(f, r, option);
      }
      if (f.what === undefined) return done();
      r.emit({ type: 'activated', survivor: f.survivor, ...named(r, f, f.what), rule: 'SD-13.4' });
      // A card that is used by moving spends no activation.
      const { what } = f;
      if (what.what === 'gear' && activeOf(f, r, what)?.activation.cost === 'movement') return undefined;
      return call('moment', { moment: 'survivorActivates', scope: { subject: f.survivor } });
    },
    pay: (f, r) => {
      const what = f.what as ActivationChoice;
      const possible = everything(f, r, 'paid').some((o) => o.key === keyOf(what));
      if (!possible) {
        r.emit({ type: 'nothingHappened', why: 'activationLost' });
        return done();
      }
      const points = survivalOf(f, r, what);
      return points > 0 ? call('paySurvival', { survivor: f.survivor, points }) : undefined;
    },
    perform: (f, r) => {
      const what = f.what as ActivationChoice;
      if (what.what === 'gear') return performGear(f, r, what);
      if (what.what === 'terrain') return performTile(f, r, what.tile);
      if (what.what === 'takeUp') return takeUp(f, r, what.gear);
      if (what.what === 'ai') return performAi(f, r, what.card);
      return call('survivorAttack', {
        survivor: f.survivor,
        weapon: what.weapon,
        by: null,
        bonus: [],
        speed: null,
        automatic: false,
      });
    },
  },
};

const keyOf = (what: ActivationChoice): string => {
  if (what.what === 'attack') return `attack:${what.weapon}`;
  if (what.what === 'takeUp') return `takeUp:${what.gear}`;
  if (what.what === 'ai') return `ai:${what.card}`;
  return what.what === 'terrain' ? `terrain:${what.tile}` : `use:${what.gear ?? what.card}:${what.id}`;
};

const everything = (f: Activate, r: Run, payment: Payment): ActivationOption[] =>
  activationOptions(r, survivorById(r.state, f.survivor), payment);
