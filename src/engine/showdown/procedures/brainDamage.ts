import { done } from '../../kernel';
import { survivorById } from '../find';
import { cardNumber } from '../numbers';
import { call, type Procedure } from '../procedure';

/** SD-10.1, SD-10.2: insanity first, then the light brain box; if any points are left, one brain-trauma roll. */
export const brainDamage: Procedure<'brainDamage'> = {
  name: 'brainDamage',
  steps: {
    spend: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      if (survivor.status !== 'alive' || f.amount <= 0) return done(0);
      // The card beats SD-10.2.
      f.amount = Math.max(1, f.amount + cardNumber(r, survivor, 'brainDamage'));
      const had = { points: survivor.insanity, light: survivor.brainLight, heavy: null };
      const insanity = Math.min(survivor.insanity, f.amount);
      let over = f.amount - insanity;
      const light = !survivor.brainLight && over > 0;
      if (light) over -= 1;
      survivor.insanity -= insanity;
      survivor.brainLight ||= light;
      f.over = over;
      r.emit({
        type: 'damaged',
        survivor: survivor.id,
        location: 'brain',
        amount: f.amount,
        armour: 0,
        insanity,
        light,
        heavy: false,
        over,
        had,
        rule: 'SD-10.1',
      });
      return call('moment', { moment: 'survivorDamaged', scope: { subject: survivor.id } });
    },
    trauma: (f, r) => {
      if (f.event === true) return done(f.amount);
      if ((f.over ?? 0) === 0 || survivorById(r.state, f.survivor).status !== 'alive') return done(f.amount);
      return call('brainTrauma', { survivor: f.survivor, modifier: 0 });
    },
    end: (f) => done(f.amount),
  },
};
