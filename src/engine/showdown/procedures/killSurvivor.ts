import { done, goTo, roll, unwind } from '../../kernel';
import { carries } from '../allowed';
import { markDead } from '../death';
import { survivorById } from '../find';
import { call, type Procedure } from '../procedure';

/** From this face on an undeathable survivor lives (survivors-in-detail.md §15). */
const LIVES = 6;

/** A survivor dies: the miniature goes (SD-9.8); with the last one the fight is lost (SD-18.1). */
export const killSurvivor: Procedure<'killSurvivor'> = {
  name: 'killSurvivor',
  steps: {
    defy: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      if (survivor.status !== 'alive') return done();
      return carries(r, survivor, 'undeathable') ? roll('undeathable', 1, 10, survivor.player) : goTo('last');
    },
    lives: (f, r) => {
      if (((f.result as number[])[0] as number) < LIVES) return undefined;
      r.emit({ type: 'deathDefied', survivor: f.survivor, why: f.why });
      return done();
    },
    last: (f, r) => {
      if (survivorById(r.state, f.survivor).status !== 'alive') return done();
      return call('moment', { moment: 'survivorDying', scope: { subject: f.survivor } });
    },
    die: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      if (survivor.status !== 'alive') return done();
      markDead(r, survivor, f.why);
      for (const attack of r.state.attacks) if (attack.survivor === survivor.id) attack.ended = true;
      if (r.state.survivors.every((s) => s.status !== 'alive')) {
        r.state.outcome = 'defeat';
        return unwind('showdown', 'aftermath');
      }
      return call('moment', { moment: 'survivorDied', scope: {} });
    },
  },
};
