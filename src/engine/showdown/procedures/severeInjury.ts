import { done, goTo, roll } from '../../kernel';
import { maySpend, survivalCost } from '../allowed';
import { barred } from '../barred';
import type { Injury } from '../cards/injury';
import { rolledFigure } from '../figure';
import { survivorById } from '../find';
import { cardNumber } from '../numbers';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { rearm } from '../rearm';
import type { Survivor } from '../state';
import { variantActs } from '../variantActs';

type Severe = FrameOf<'severeInjury'>;

/** Injuries that cards call maiming: a limb is lost. */
const MAIMING: readonly string[] = ['dismemberedArm', 'dismemberedLeg'];

function onTable(r: Run, { location }: Severe, die: number): Injury {
  const table = r.content.pack.injuries.filter((i) => i.location === location);
  const face = Math.max(1, Math.min(10, die));
  return table.find((i) => face >= i.from && face <= i.to) as Injury;
}

/** Cards add to the roll, not to a 1, and not beyond 10 (gear-and-resources.md §16). */
function toughness(r: Run, f: Severe, die: number): number {
  if (die === 1) return 0;
  return Math.min(cardNumber(r, survivorById(r.state, f.survivor), 'severeRoll'), 10 - die);
}

/** SD-9.5: whether it was taken as often as it can be. */
function full(survivor: Survivor, injury: Injury): boolean {
  if (injury.permanent === undefined || injury.permanent === null) return false;
  return survivor.injuries.filter((id) => id === injury.id).length >= injury.permanent;
}

/**
 * A severe injury (SD-9.5): rolled on the table of its place, or named. One that can't be taken again is a bleeding token
 * instead. Gear that ignores it (moment `severeInjury`) and the variant *endure* (SD-15.5) come before the roll. With a
 * torn achilles each knocks down as well (survivors-in-detail.md §11).
 */
export const severeInjury: Procedure<'severeInjury'> = {
  name: 'severeInjury',
  steps: {
    endure: {
      ask: (f, r) => {
        const survivor = survivorById(r.state, f.survivor);
        if (f.injury !== undefined || !maySpend(r, survivor, 'endure')) return null;
        return {
          kind: 'endure',
          by: survivor.player,
          options: [
            { key: 'endure', kind: 'endure' },
            { key: 'pass', kind: 'pass' },
          ],
          about: { survivor: survivor.id, location: f.location, cost: survivalCost(r, survivor, 'endure') },
        };
      },
      answer: (f, r, [option]) => {
        if (option?.key !== 'endure') return undefined;
        f.endured = true;
        variantActs(r, 'endure', 'SD-15.5');
        return call('spendSurvival', { survivor: f.survivor, action: 'endure' });
      },
    },
    before: (f) => {
      if (f.endured === true) return done();
      return call('moment', { moment: 'severeInjury', scope: { subject: f.survivor, location: f.location } });
    },
    ignored: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      if (survivor.status !== 'alive') return done();
      if (!survivor.ignoresInjury) return undefined;
      survivor.ignoresInjury = false;
      r.emit({ type: 'nothingHappened', why: 'injuryIgnored' });
      return done();
    },
    roll: (f, r) => {
      if (f.injury !== undefined) return goTo('suffer');
      return roll('severeInjury', 1, 10, survivorById(r.state, f.survivor).player);
    },
    look: (f, r) => {
      const die = (f.result as number[])[0] ?? 1;
      f.modifier += toughness(r, f, die);
      f.die = die + f.modifier;
      f.injury = onTable(r, f, f.die).id;
      return undefined;
    },
    suffer: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      const injury = r.content.injuries[f.injury as string] as Injury;
      if (barred(r, survivor, injury.id)) {
        r.emit({ type: 'nothingHappened', why: 'injuryIgnored' });
        return done();
      }
      const already = full(survivor, injury);
      r.emit({
        type: 'severeInjury',
        survivor: survivor.id,
        location: injury.location,
        die: f.die === undefined ? null : rolledFigure(f.die - f.modifier, f.modifier),
        injury: injury.id,
        already,
        rule: 'SD-9.5',
      });
      if (already) return call('bleed', { survivor: survivor.id, tokens: 1 });
      f.falls = survivor.injuries.includes('tornAchilles');
      f.suffered = true;
      f.maims = MAIMING.includes(injury.id);
      if (injury.permanent !== undefined || injury.thisShowdown === true) {
        rearm(r, survivor, () => survivor.injuries.push(injury.id));
      }
      const again = survivor.injuries.filter((id) => id === injury.id).length > 1;
      const effects = [...injury.do, ...(again ? (injury.twice?.do ?? []) : [])];
      const card = { kind: 'injury' as const, id: injury.id };
      return call('perform', { effects, scope: { card, subject: survivor.id } }, card);
    },
    maimed: (f) => (f.maims === true ? call('moment', { moment: 'survivorMaimed', scope: {} }) : undefined),
    suffered: (f) => {
      if (f.suffered !== true) return undefined;
      const scope = { subject: f.survivor, location: f.location };
      return call('moment', { moment: 'severeInjurySuffered', scope });
    },
    fall: (f) => (f.falls === true ? call('knockDownSurvivor', { survivor: f.survivor }) : undefined),
    end: () => done(),
  },
};
