import { done, goTo } from '../../kernel';
import { survivorById } from '../find';
import { activeGear } from '../gearGrid';
import { call, type Procedure } from '../procedure';
import type { Wear } from '../state';
import { INSANE } from '../terms';

/** Where the points of one hit go: armour, light box, heavy box, and what is left (SD-9.1, SD-9.4). */
function spendDamage(
  wear: Wear,
  amount: number,
  hasLight: boolean,
): { armour: number; light: boolean; heavy: boolean; over: number } {
  const armour = Math.min(wear.armour, amount);
  let over = amount - armour;
  const light = hasLight && !wear.light && over > 0;
  if (light) over -= 1;
  const heavy = !wear.heavy && over > 0;
  if (heavy) over -= 1;
  return { armour, light, heavy, over };
}

/** One hit at one place (SD-9.1): at most one severe-injury roll, whatever is left (SD-9.3). Gives back the points suffered. */
export const damage: Procedure<'damage'> = {
  name: 'damage',
  steps: {
    spend: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      if (survivor.status !== 'alive' || f.amount <= 0) return done(0);
      if (survivor.insanity >= INSANE && activeGear(r, survivor).rules.has('harmToBrain'))
        return goTo('mind');
      const wear = survivor.wear[f.location];
      const hasLight = f.location !== 'head';
      const had = { points: wear.armour, light: hasLight ? wear.light : null, heavy: wear.heavy };
      const spent = spendDamage(wear, f.amount, hasLight);
      wear.armour -= spent.armour;
      wear.light ||= spent.light;
      wear.heavy ||= spent.heavy;
      f.spent = spent;
      r.emit({
        type: 'damaged',
        survivor: survivor.id,
        location: f.location,
        amount: f.amount,
        insanity: 0,
        ...spent,
        had,
        ...(f.figure === undefined ? {} : { figure: f.figure }),
        rule: 'SD-9.1',
      });
      return call('moment', {
        moment: 'survivorDamaged',
        scope: { subject: survivor.id, location: f.location },
      });
    },
    heavy: (f, r) => {
      const achilles = survivorById(r.state, f.survivor).injuries.includes('tornAchilles');
      const falls = f.spent?.heavy === true || (achilles && f.spent?.light === true);
      return falls ? call('knockDownSurvivor', { survivor: f.survivor }) : undefined;
    },
    severe: (f, r) => {
      if (f.event === true) return done(f.amount);
      if ((f.spent?.over ?? 0) === 0 || survivorById(r.state, f.survivor).status !== 'alive')
        return done(f.amount);
      return call('severeInjury', { survivor: f.survivor, location: f.location, modifier: 0 });
    },
    end: (f) => done(f.amount),
    // Immortal (gear-and-resources.md §17): gives back the points too.
    mind: (f) => call('brainDamage', { survivor: f.survivor, amount: f.amount, event: f.event ?? false }),
    suffered: (f) => done(f.amount),
  },
};
