import type { Space } from '../../board';
import { done, goTo, type Option, type Question } from '../../kernel';
import { type ActivationOption, activationOptions, besideSurvivor, canGoOn } from '../activations';
import { mayAct } from '../allowed';
import { onBoard, survivorById } from '../find';
import { type MoveOption, moveOptions, mustMove } from '../moves';
import { survivorNumber } from '../numbers';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { forgetSpan } from '../spans';
import type { Act, Survivor } from '../state';
import { performChance, spendChance, survivalOptions } from '../survivalChances';
import { listens } from '../triggers';

type Give = Option & { card: string; other: string };

/** SD-13.5: each kind of resource to each adjacent survivor. */
function gifts(r: Run, survivor: Survivor): Give[] {
  if (survivor.resources.length === 0) return [];
  const beside = besideSurvivor(survivor);
  const near = onBoard(r.state).filter((s) => beside.includes(s.space as Space));
  return near.flatMap(({ id }) =>
    [...new Set(survivor.resources)].map((card) => ({
      key: `give:${card}:${id}`,
      kind: 'give',
      card,
      other: id,
    })),
  );
}

function give(r: Run, survivor: Survivor, { card, other }: Give): void {
  survivor.resources.splice(survivor.resources.indexOf(card), 1);
  survivorById(r.state, other).resources.push(card);
  r.emit({ type: 'given', survivor: survivor.id, other, card, rule: 'SD-13.5' });
}

/**
 * Whether the way matters: something may be passed on it (SD-13.5), or a card waits for each step. Then a movement can be
 * walked in parts, as long as nothing else is done between (SD-13.2).
 */
const wayMatters = (r: Run, survivor: Survivor): boolean =>
  survivor.resources.length > 0 || listens(r, 'survivorStepped');

/** Where to, with the movement or with what is left of it. */
function walks(r: Run, survivor: Survivor, { movement, steps }: Act): MoveOption[] {
  if (movement > 0) return moveOptions(r, survivor);
  return steps > 0 ? moveOptions(r, survivor, steps) : [];
}

/** Begins the movement, or goes on with it. */
function walk(r: Run, survivor: Survivor, left: Act, { space, steps }: MoveOption) {
  const before = left.movement > 0 ? survivorNumber(r, survivor, 'movement') : left.steps;
  left.movement -= 1;
  left.steps = wayMatters(r, survivor) ? before - steps : 0;
  return call('survivorMove', { survivor: survivor.id, why: 'act', to: space });
}

const RUN: Option = { key: 'runAway', kind: 'runAway' };

/** Run Away (Pictograph): at the start of a standing survivor's act, once (survivors-in-detail.md §17). */
function mayRun(f: FrameOf<'act'>, { state: { act: left, innovations } }: Run, survivor: Survivor): boolean {
  if (!innovations.includes('pictograph') || f.ran === true || !mayAct(survivor)) return false;
  return left?.movement === 1 && left.activation === 1;
}

/**
 * An act: one movement and one activation, in either order, each finished before the other (SD-13.2). Everything legal
 * stands in one question: where to walk, what to activate, whose dash or surge comes between (SD-15.3), and the end. Gives
 * back whether the players ended it.
 */
export const act: Procedure<'act'> = {
  name: 'act',
  steps: {
    begin: (f, r) => {
      r.state.act = { survivor: f.survivor, movement: 1, activation: 1, steps: 0 };
      survivorById(r.state, f.survivor).block = 0;
      r.emit({ type: 'actBegan', survivor: f.survivor, rule: 'SD-13.2' });
      return call('moment', { moment: 'survivorActBegins', scope: { subject: f.survivor } });
    },
    choose: {
      ask: (f, r): Question | null => {
        const { act: left } = r.state;
        const survivor = survivorById(r.state, f.survivor);
        if (left === null || !canGoOn(r, survivor, 'act')) return null;
        const open = left.activation > 0 || left.movement > 0;
        const activations = open ? activationOptions(r, survivor, 'act') : [];
        return {
          kind: 'act',
          by: survivor.player,
          options: [
            ...walks(r, survivor, left),
            ...activations,
            ...(mayAct(survivor) ? gifts(r, survivor) : []),
            ...survivalOptions(r),
            ...(mayRun(f, r, survivor) ? [RUN] : []),
            ...(left.movement > 0 && mustMove(r, survivor) ? [] : [{ key: 'endAct', kind: 'endAct' }]),
          ],
          about: { survivor: survivor.id, movement: left.movement, activation: left.activation },
        };
      },
      answer: (f, r, [option]) => {
        const left = r.state.act;
        f.chance = null;
        if (option === undefined || left === null || option.key === 'endAct') {
          f.ended = true;
          return goTo('end');
        }
        const survivor = survivorById(r.state, f.survivor);
        if (option.kind === 'space') return walk(r, survivor, left, option as MoveOption);
        if (option.kind === 'give') {
          give(r, survivor, option as Give);
          return goTo('choose');
        }
        left.steps = 0;
        if (option.kind === 'runAway') {
          f.ran = true;
          return call('runAway', { survivor: f.survivor, plus: 0 });
        }
        if (option.kind === 'dash' || option.kind === 'surge') {
          f.chance = option;
          return spendChance(option);
        }
        const { cost } = option as ActivationOption;
        if (cost !== 'movement') left.activation -= 1;
        if (cost !== 'activation') left.movement -= 1;
        return call('activate', { survivor: f.survivor, why: 'act', choice: option.key });
      },
    },
    chance: (f, r) => {
      if (f.chance != null) return performChance(f.chance);
      if (f.result === false && r.state.act !== null) r.state.act.steps = 0;
      return canGoOn(r, survivorById(r.state, f.survivor), 'act') ? goTo('choose') : goTo('end');
    },
    again: (f) => {
      f.chance = null;
      return goTo('choose');
    },
    end: (f) => call('moment', { moment: 'survivorActEnds', scope: { subject: f.survivor } }),
    over: (f, r) => {
      r.state.act = null;
      forgetSpan(r.state, 'act');
      r.emit({ type: 'actEnded', survivor: f.survivor, rule: 'SD-13.2' });
      return done(f.ended === true);
    },
  },
};
