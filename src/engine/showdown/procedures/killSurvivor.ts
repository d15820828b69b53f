import { done, unwind } from '../../kernel';
import { survivorById } from '../find';
import { losePriority } from '../priority';
import { call, type Procedure, type Run } from '../procedure';
import type { Survivor } from '../state';
import { stand } from '../whereabouts';

/** Irreplaceable and cursed gear is archived with its owner (survivors-in-detail.md §13). */
function loseGear(r: Run, survivor: Survivor): void {
  survivor.grid = survivor.grid.map((gear) => {
    const keywords = gear === null ? [] : (r.content.gear[gear.card]?.keywords ?? []);
    if (gear === null || !(keywords.includes('irreplaceable') || keywords.includes('cursed'))) return gear;
    r.emit({ type: 'archived', survivor: survivor.id, card: gear.card, rule: 'SD-9.8' });
    return null;
  });
}

/** A survivor dies: the miniature goes (SD-9.8); with the last one the fight is lost (SD-18.1). */
export const killSurvivor: Procedure<'killSurvivor'> = {
  name: 'killSurvivor',
  steps: {
    die: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      if (survivor.status !== 'alive') return done();
      survivor.status = 'dead';
      survivor.standsAfter = null;
      survivor.hiddenBy = [];
      stand(r, survivor, null);
      losePriority(r, survivor.id, 'dead');
      loseGear(r, survivor);
      for (const attack of r.state.attacks) if (attack.survivor === survivor.id) attack.ended = true;
      r.emit({ type: 'survivorDied', survivor: survivor.id, why: f.why, rule: 'SD-9.8' });
      if (r.state.survivors.every((s) => s.status !== 'alive')) {
        r.state.outcome = 'defeat';
        return unwind('showdown', 'aftermath');
      }
      return call('moment', { moment: 'survivorDied', scope: {} });
    },
  },
};
