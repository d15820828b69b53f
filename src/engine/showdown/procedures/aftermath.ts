import { done } from '../../kernel';
import { monsterCard } from '../find';
import { armourOf } from '../gearGrid';
import { call, type Procedure, type Run } from '../procedure';
import { recordOf } from '../record';
import type { Survivor } from '../state';
import { LOCATIONS } from '../terms';

/** The level that decides about rewards. */
function rewardsOf(r: Run): { basic: number; monster: number } {
  const level = monsterCard(r).levels.find((l) => l.id === r.state.monster.level);
  return level?.rewards ?? { basic: 0, monster: 0 };
}

/** SD-18.2: tokens go, armour refills, light and heavy boxes clear; permanent injuries stay, those of this showdown end. */
function restore(r: Run, survivor: Survivor): void {
  survivor.tokens = {};
  survivor.modifiers = [];
  survivor.bleeding = 0;
  survivor.block = 0;
  survivor.frenzy = 0;
  survivor.standsAfter = null;
  survivor.hiddenBy = [];
  survivor.doomedBy = [];
  survivor.brainLight = false;
  for (const place of LOCATIONS)
    survivor.wear[place] = { armour: armourOf(r, survivor, place), light: false, heavy: false };
  survivor.injuries = survivor.injuries.filter((id) => r.content.injuries[id]?.thisShowdown !== true);
}

/** The fight may have ended in the middle of attacks: their cards, and a trap's, go to the discards. */
function clearAttacks(r: Run): void {
  const { hitLocations, trap } = r.state.monster;
  for (const { cards, current } of r.state.attacks) {
    hitLocations.discard.unshift(...cards, ...(current === null ? [] : [current]));
  }
  if (trap !== null) hitLocations.discard.unshift(trap);
  r.state.monster.trap = null;
  r.state.attacks = [];
}

/** Disemboweled: dead at the end unless another survivor is alive to carry them home (survivors-in-detail.md §11). */
function tooLate(r: Run, survivor: Survivor): boolean {
  const others = r.state.survivors.some((s) => s.id !== survivor.id && s.status !== 'dead');
  return survivor.status === 'alive' && survivor.injuries.includes('disemboweled') && !others;
}

/** SD-18.3: what is written down after a victory: hunt experience, and a weapon level for the type one wounded with. */
function experience(survivor: Survivor): void {
  if (survivor.status === 'dead') return;
  survivor.huntExperience += 1;
  if (survivor.weaponType !== null && survivor.woundedWith.includes(survivor.weaponType))
    survivor.weaponLevel += 1;
}

/** Victory or defeat (SD-18): the table is cleared, rewards are drawn, and each record sheet's changes are listed (SD-18.4). */
export const aftermath: Procedure<'aftermath'> = {
  name: 'aftermath',
  steps: {
    end: (_, r) => {
      r.state.phase = 'aftermath';
      clearAttacks(r);
      r.state.act = null;
      r.state.later = [];
      r.state.priority = null;
      r.state.monster.tokens = {};
      r.state.monster.modifiers = [];
      r.state.outcome ??= 'defeat';
      r.emit({ type: 'ended', outcome: r.state.outcome, rule: 'SD-18.1' });
      for (const survivor of r.state.survivors) {
        if (tooLate(r, survivor)) {
          survivor.status = 'dead';
          survivor.space = null;
          r.emit({ type: 'survivorDied', survivor: survivor.id, why: 'disemboweled', rule: 'SD-18.2' });
        }
        restore(r, survivor);
      }
      return undefined;
    },
    rewards: (_, r) => {
      const { outcome, survivors } = r.state;
      if (outcome !== 'victory') {
        for (const survivor of survivors) survivor.resources = [];
        return call('perform', {
          effects: monsterCard(r).aftermath.defeat,
          scope: { card: { kind: 'rule', id: 'SD-18.3' } },
        });
      }
      const { basic, monster } = rewardsOf(r);
      const carried = survivors.flatMap((s) => s.resources.splice(0));
      r.state.rewards = [
        ...carried,
        ...r.state.basicResources.splice(0, basic),
        ...r.state.monsterResources.splice(0, monster),
      ];
      for (const card of r.state.rewards)
        r.emit({ type: 'gained', survivor: null, card, kind: 'resource', rule: 'SD-18.3' });
      for (const survivor of survivors) experience(survivor);
      return call('perform', {
        effects: monsterCard(r).aftermath.victory,
        scope: { card: { kind: 'rule', id: 'SD-18.3' } },
      });
    },
    record: (_, r) => {
      r.state.records = r.state.survivors.map((survivor) => recordOf(r, survivor));
      r.state.phase = 'over';
      return done();
    },
  },
};
