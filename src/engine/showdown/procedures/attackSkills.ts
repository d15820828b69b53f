import { baseOf, distance, type Space } from '../../board';
import { draw, goTo, type Option, refill, roll, shuffle } from '../../kernel';
import { canPay, mayAct } from '../allowed';
import { figure } from '../figure';
import { onBoard, survivorById } from '../find';
import { dieHits } from '../hits';
import { cardNumber } from '../numbers';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { skilled, skilledStill, skillQuestion, weaponsOfSkill } from '../skills';
import type { Attack, Survivor } from '../state';
import { trapAmong } from '../traps';
import { canReach, weaponNeed, weaponOf, whyNotWield } from '../weapons';

type Frame = FrameOf<'survivorAttack'>;
type Steps = Procedure<'survivorAttack'>['steps'];

const attackOf = (f: Frame, r: Run): Attack => r.state.attacks[f.index as number] as Attack;
const attacker = (f: Frame, r: Run): Survivor => survivorById(r.state, f.survivor);

/** SD-14.3: how many of these dice hit, and how many are perfect; and those that miss. */
export function countHits(f: Frame, r: Run, dice: readonly number[]) {
  const weapon = weaponOf(r, attacker(f, r), f.weapon);
  if (weapon === undefined) throw new Error('the weapon is gone');
  const need = figure(weaponNeed(r, attacker(f, r), weapon, attackOf(f, r).bonus));
  const perfectFrom = 10 - cardNumber(r, attacker(f, r), 'perfect');
  const hits = dice.filter((die) => die >= perfectFrom || dieHits(die, need.value));
  return {
    need,
    kept: hits,
    hits: hits.length,
    perfect: dice.filter((die) => die >= perfectFrom).length,
  };
}

/** Bow specialist: the misses are rolled anew, once an attack (survivors-in-detail.md §16). */
export const REROLL: Steps = {
  misses: {
    ask: (f, r) => {
      const dice = f.dice ?? [];
      if (!skilledStill(r, attackOf(f, r), attacker(f, r), 'bowReroll')) return null;
      if (countHits(f, r, dice).hits === dice.length) return null;
      return skillQuestion(attacker(f, r), 'bowReroll', { dice: [...dice] });
    },
    answer: (f, r, [option]) => {
      if (option?.key !== 'use') return undefined;
      attackOf(f, r).skills.push('bowReroll');
      const dice = f.dice ?? [];
      f.kept = countHits(f, r, dice).kept;
      return roll('attack', dice.length - f.kept.length, 10, attacker(f, r).player);
    },
  },
  rerolled: (f) => {
    if (f.kept === undefined) return undefined;
    f.dice = [...f.kept, ...(f.result as number[])];
    return undefined;
  },
};

const PARRIED = 'round:spearParry';

/** Spear specialist: on a 7 or more the trap is shuffled back and another card drawn, once a round. */
export const TRAPS: Steps = {
  spring: (f, r) => {
    if (trapAmong(r, attackOf(f, r)) === undefined) return goTo('blade');
    const survivor = attacker(f, r);
    if (survivor.used.includes(PARRIED) || !skilled(r, attackOf(f, r), survivor, 'spearParry'))
      return goTo('sprung');
    survivor.used.push(PARRIED);
    return roll('spear', 1, 10, survivor.player);
  },
  parried: (f, r) => {
    const card = trapAmong(r, attackOf(f, r));
    if (card === undefined || ((f.result as number[])[0] ?? 1) < 7) return undefined;
    const { hitLocations } = r.state.monster;
    const { cards } = attackOf(f, r);
    hitLocations.discard.unshift(card);
    refill(hitLocations, r.state.dice.random);
    shuffle(hitLocations.deck, r.state.dice.random);
    const instead = draw(hitLocations, r.state.dice.random);
    cards.splice(cards.indexOf(card), 1, ...(instead === null ? [] : [instead]));
    r.emit({ type: 'trapParried', survivor: f.survivor, card, instead });
    return goTo('withstand');
  },
  sprung: (f, r) => call('trap', { card: trapAmong(r, attackOf(f, r)) as string, survivor: f.survivor }),
};

/** Sword specialist: the wound die comes before the choice of its location, once an attack. */
export const BLADE: Steps = {
  blade: (f, r) => {
    const attack = attackOf(f, r);
    const choice = attack.cards.length > 1 && !f.automatic;
    if (!choice || !skilledStill(r, attack, attacker(f, r), 'swordFirst')) return goTo('resolve');
    attack.skills.push('swordFirst');
    return roll('wound', 1, 10, attacker(f, r).player);
  },
  bladeRolled: (f) => {
    f.blade = (f.result as number[])[0] ?? 1;
    return undefined;
  },
};

type Redraw = Option & { survivor: string; weapon: string };

/** Dagger masters beside the attacker who could attempt the wounded location too. */
function redraws(f: Frame, r: Run): Redraw[] {
  const { space } = attacker(f, r);
  if (space === null) return [];
  return onBoard(r.state)
    .filter((s) => s.id !== f.survivor && distance(baseOf(space), baseOf(s.space as Space)) === 1)
    .filter((s) => mayAct(s) && canPay(r, s, 1) && r.state.attacks.every((a) => a.survivor !== s.id))
    .flatMap((s) =>
      weaponsOfSkill(r, s, 'daggerRedraw')
        .filter((weapon) => canReach(r, s, weapon) && whyNotWield(r, s, weapon) === null)
        .map((weapon) => ({
          key: `redraw:${s.id}:${weapon.id}`,
          kind: 'redraw',
          survivor: s.id,
          weapon: weapon.id,
          card: weapon.card,
        })),
    );
}

/** Dagger master: a wounded location that was discarded is attempted once more, by the master, for 1 survival. */
export const REDRAW: Steps = {
  redraw: {
    ask: (f, r) => {
      const { discard } = r.state.monster.hitLocations;
      if (f.wounded == null || !discard.includes(f.wounded)) return null;
      const options = redraws(f, r);
      if (options.length === 0) return null;
      return {
        kind: 'redraw',
        by: 'survivors',
        options: [...options, { key: 'pass', kind: 'pass' }],
        about: { card: f.wounded },
      };
    },
    answer: (f, _, [option]) => {
      const card = f.wounded;
      if (option === undefined || option.key === 'pass' || card == null) return undefined;
      const { survivor, weapon } = option as Redraw;
      f.wounded = null;
      f.again = { survivor, weapon, redraw: card };
      return call('paySurvival', { survivor, points: 1 });
    },
  },
  // The card lies in the discards until then: to pay may be a question of its own.
  attemptAgain: (f, r) => {
    if (f.again == null) return undefined;
    const { discard } = r.state.monster.hitLocations;
    discard.splice(discard.indexOf(f.again.redraw), 1);
    const plain = { by: 'daggerMaster', bonus: [], speed: null, automatic: false };
    const again = { ...f.again, ...plain };
    f.again = null;
    return call('survivorAttack', again);
  },
};
