import { describe, expect, test } from 'vitest';
import { whyNotSpend } from '../../../../src/engine/showdown/allowed';
import { total } from '../../../../src/engine/showdown/figure';
import { armourOf } from '../../../../src/engine/showdown/gearGrid';
import { interjections } from '../../../../src/engine/showdown/interjections';
import { survivorNumber } from '../../../../src/engine/showdown/numbers';
import { SURVIVAL_ACTIONS, SURVIVOR_STATS, type SurvivorStat } from '../../../../src/engine/showdown/terms';
import { weaponOf, weaponSpeed, whyNotWield } from '../../../../src/engine/showdown/weapons';
import { CONTENT, type Placed, tinyFight } from '../kit';
import { still } from './blow';

/** s1 with these on a table where nothing else stands in the way. */
function hurt(injuries: string[], own: Partial<Placed> = {}) {
  const fight = tinyFight({
    survivors: [{ at: 'G11', survival: 9, ...own, injuries }, still('A1')],
    variants: { endure: true },
  });
  const r = { state: fight.state, content: CONTENT, emit: () => undefined };
  return { fight, r, s1: fight.survivor('s1') };
}

const everyInjury = CONTENT.pack.injuries.map((i) => i.id);
const recorded = CONTENT.pack.injuries
  .filter((i) => i.permanent !== undefined || i.thisShowdown === true)
  .map((i) => i.id);

describe('SD-15.1 survival actions that injuries forbid (survivors-in-detail.md §11)', () => {
  const FORBIDS: Record<string, readonly string[]> = {
    intracranialHemorrhage: SURVIVAL_ACTIONS,
    shatteredJaw: ['encourage'],
    brokenHip: ['dodge'],
    slashedBack: ['surge'],
    bruisedTailbone: ['dash'],
    dismemberedLeg: ['dash'],
    tornMuscle: ['dash'],
  };

  test.each(everyInjury)('SD-15.1 %s', (id) => {
    const { r, s1 } = hurt([id]);
    expect(SURVIVAL_ACTIONS.filter((a) => whyNotSpend(r, s1, a) === 'injury')).toEqual(FORBIDS[id] ?? []);
  });
});

describe('numbers that recorded injuries change (survivors-in-detail.md §11)', () => {
  const CHANGES: Record<string, Partial<Record<SurvivorStat, number>>> = {
    deaf: { evasion: -1 },
    blind: { accuracy: -1 },
    contracture: { accuracy: -1 },
    brokenArm: { accuracy: -1, strength: -1 },
    gapingChestWound: { strength: -1 },
    destroyedBack: { movement: -2 },
    disemboweled: { movement: -4 },
    brokenRib: { speed: -1 },
    warpedPelvis: { luck: -1 },
    brokenHip: { movement: -1 },
    dismemberedLeg: { movement: -2 },
    brokenLeg: { movement: -1 },
  };
  const changed = (injuries: string[], own: Partial<Placed> = {}) => {
    const { r, s1 } = hurt(injuries, own);
    const whole = hurt([], own);
    return Object.fromEntries(
      SURVIVOR_STATS.map((stat) => [
        stat,
        survivorNumber(r, s1, stat) - survivorNumber(whole.r, whole.s1, stat),
      ]).filter(([, by]) => by !== 0),
    );
  };

  test.each(recorded)('%s', (id) => expect(changed([id])).toEqual(CHANGES[id] ?? {}));

  test.each([
    ['blind', { accuracy: -4 }],
    ['brokenArm', { accuracy: -2, strength: -2 }],
    ['dismemberedLeg', { movement: -4 }],
    ['brokenLeg', { movement: -2 }],
    ['contracture', { accuracy: -2 }],
    ['warpedPelvis', { luck: -2 }],
  ])('%s twice', (id, changes) => expect(changed([id, id])).toEqual(changes));

  test('disemboweled: movement is 1, whatever is added', () => {
    const { r, s1 } = hurt(['disemboweled'], { tokens: { movement: 3 } });
    expect(survivorNumber(r, s1, 'movement')).toBe(1);
  });
});

describe('gear that injuries forbid (survivors-in-detail.md §11)', () => {
  /** A two-handed, a strong, a paired and a plain weapon. */
  const grid = ['catGutBow', 'boneAxe', 'lionBeastKatar', 'lionBeastKatar', 'foundingStone'];
  const wields = (injuries: string[]) => {
    const { r, s1 } = hurt(injuries, { grid });
    return ['g1', 'g2', 'g3', 'g5', 'fistAndTooth'].filter((id) => {
      const weapon = weaponOf(r, s1, id);
      return weapon !== undefined && whyNotWield(r, s1, weapon) === null;
    });
  };

  test.each([
    [[], ['g1', 'g2', 'g3', 'g5', 'fistAndTooth']],
    [['dismemberedArm'], ['g2', 'g3', 'g5', 'fistAndTooth']],
    [['dismemberedArm', 'dismemberedArm'], ['fistAndTooth']],
    [['dislocatedShoulder'], ['g2', 'g3', 'g5', 'fistAndTooth']],
    [
      ['brokenArm', 'brokenArm'],
      ['g1', 'g2', 'g3', 'g5', 'fistAndTooth'],
    ],
  ])('with %j: %j', (injuries, can) => expect(wields(injuries)).toEqual(can));

  test('with a destroyed back no gear of strength 2 or more', () => {
    const { r, s1 } = hurt([], { grid });
    const weak = ['g1', 'g2', 'g3', 'g5', 'fistAndTooth'].filter(
      (id) => (weaponOf(r, s1, id)?.profile.strength ?? 0) < 2,
    );
    expect(wields(['destroyedBack'])).toEqual(weak);
    expect(weak).not.toContain('g1');
  });

  test('SD-14.2 with a dislocated shoulder the twin adds no speed', () => {
    const speed = (injuries: string[]) => {
      const { r, s1 } = hurt(injuries, { grid });
      const weapon = weaponOf(r, s1, 'g3');
      if (weapon === undefined) throw new Error('no katar');
      return total(weaponSpeed(r, s1, weapon, null, []));
    };
    expect([speed([]), speed(['dislocatedShoulder'])]).toEqual([4, 2]);
  });

  test('an intestinal prolapse leaves the waist bare of gear, the rest as it is', () => {
    const { r, s1 } = hurt(['intestinalProlapse'], { grid: ['cloth', 'rawhideVest'] });
    expect([armourOf(r, s1, 'waist'), armourOf(r, s1, 'body')]).toEqual([0, 1]);
    expect(armourOf(r, { grid: s1.grid }, 'waist')).toBe(1);
  });

  test('a shattered jaw consumes nothing; other resources can be used', () => {
    const resources = ['monsterOrgan', 'crabSpider', 'freshAcanthus'];
    const uses = (injuries: string[]) => interjections(hurt(injuries, { resources }).r).map((o) => o.key);
    expect(uses([])).toEqual(resources.map((card) => `useResource:s1:${card}`));
    expect(uses(['shatteredJaw'])).toEqual(['useResource:s1:freshAcanthus']);
  });
});

describe('SD-15.1 survival that can not be gained or paid', () => {
  const gain = (own: Partial<Placed>) =>
    tinyFight({ survivors: [still('C5', own), still('C6')] })
      .perform('perform', {
        effects: [{ do: 'points', who: 'subject', what: 'survival', by: 2 }],
        scope: { card: { kind: 'trauma', id: 'clarity' }, subject: 's1' },
      })
      .end()
      .survivor('s1').survival;

  test('with an intracranial haemorrhage none is gained', () => {
    expect([gain({}), gain({ injuries: ['intracranialHemorrhage'] })]).toEqual([2, 0]);
  });

  test.each<[string, Partial<Placed>]>([
    ['with an intracranial haemorrhage', { injuries: ['intracranialHemorrhage'] }],
    ['in a frenzy', { frenzy: 1 }],
    ['without a point', { survival: 0 }],
  ])('%s an effect that costs survival is not even offered', (_, own) => {
    const t = tinyFight({ survivors: [{ at: 'C5', ...own }, still('C6')] })
      .perform('perform', {
        effects: [{ do: 'may', who: 'subject', survival: 1, effects: [{ do: 'stand', who: 'subject' }] }],
        scope: { card: { kind: 'trauma', id: 'clarity' }, subject: 's1' },
      })
      .end();
    expect(t.log('statChanged')).toEqual([]);
  });
});

describe('SD-18.2 disemboweled at the end of the showdown', () => {
  const home = (other: Placed) => {
    const t = tinyFight({
      survivors: [still('C5', { injuries: ['disemboweled'] }), other],
      set: (state) => {
        state.outcome = 'victory';
      },
    }).perform('aftermath', {});
    return t.end().survivor('s1');
  };

  test('SD-18.2 carried home by another who lives: alive, and whole again', () => {
    expect(home(still('A1'))).toMatchObject({ status: 'alive', injuries: [] });
    expect(home(still(null, { status: 'gone' }))).toMatchObject({ status: 'alive' });
  });

  test('SD-18.2 alone: dead', () => {
    expect(home(still(null, { status: 'dead' }))).toMatchObject({ status: 'dead', space: null });
  });
});
