import { describe, expect, test } from 'vitest';
import { whyNotSpend } from '../../../../src/engine/showdown/allowed';
import { fromBlindSpot } from '../../../../src/engine/showdown/blindSpot';
import { total } from '../../../../src/engine/showdown/figure';
import { activeGear } from '../../../../src/engine/showdown/gearGrid';
import { violations } from '../../../../src/engine/showdown/invariants';
import { weaponOf, weaponSpeed } from '../../../../src/engine/showdown/weapons';
import { CONTENT, type Placed, tinyFight } from '../kit';
import { maimable } from '../rules/people';
import { attack } from '../survivors/attack';
import { person, runOf, still } from './person';

const FISTS = ['melee', 'fistAndTooth'];

describe('fighting arts that change numbers (gear-and-resources.md §16)', () => {
  test('Clutch Fighter: from three bleeding tokens +1 strength and +1 accuracy', () => {
    const with3 = person({ fightingArts: ['clutchFighter'], bleeding: 3 });
    const with2 = person({ fightingArts: ['clutchFighter'], bleeding: 2 });
    const without = person({ bleeding: 3 });
    expect([with3.number('strength'), with3.number('accuracy')]).toEqual([1, 1]);
    expect([with2.number('strength'), with2.number('accuracy')]).toEqual([0, 0]);
    expect(without.number('strength')).toBe(0);
  });

  test('Monster Claw Style: +1 accuracy and strength with Fist & Tooth only', () => {
    const { number } = person({ fightingArts: ['monsterClawStyle'] });
    expect([number('accuracy', FISTS), number('strength', FISTS)]).toEqual([1, 1]);
    expect([number('accuracy', ['melee', 'axe']), number('strength')]).toEqual([0, 0]);
  });

  test('Monster Claw Style: Fist & Tooth is savage', () => {
    const t = attack({
      attacker: { fightingArts: ['monsterClawStyle'], survival: 0 },
      hitLocations: ['beastsKnee'],
      dice: [7, 1, 10],
    });
    expect(t.end().monster.wounds.length).toBe(2);
    const plain = attack({ attacker: { survival: 0 }, hitLocations: ['beastsKnee'], dice: [8, 1, 10] });
    expect(plain.end().monster.wounds.length).toBe(1);
  });

  test('Zero Presence: from wherever it attacks, the blind spot is counted and +1 strength', () => {
    const { r, s1, number } = person({ fightingArts: ['zeroPresence'], at: 'H13' });
    expect([fromBlindSpot(r, s1), number('strength')]).toEqual([true, 1]);
    const plain = person({ at: 'H13' });
    expect(fromBlindSpot(plain.r, plain.s1)).toBe(false);
  });

  test('King of a Thousand Battles: +2 accuracy, strength and evasion', () => {
    const { number } = person({ fightingArts: ['kingOfAThousandBattles'] });
    expect((['accuracy', 'strength', 'evasion', 'luck'] as const).map((s) => number(s))).toEqual([
      2, 2, 2, 0,
    ]);
  });
});

describe('Ambidextrous', () => {
  const speed = (grid: (string | null)[]) => {
    const { r, s1 } = person({ fightingArts: ['ambidextrous'], grid });
    return total(weaponSpeed(r, s1, weaponOf(r, s1, 'g1') as never, null, []));
  };
  test('two melee weapons of one name are paired', () => {
    expect(speed(['boneAxe', 'boneAxe'])).toBe(4);
  });
  test('not of two names', () => {
    expect(speed(['boneAxe', 'boneBlade'])).toBe(2);
  });
  test('not ranged ones', () => {
    expect(speed(['boneDarts', 'boneDarts'])).toBe(1);
  });
  test.each(['whiteLionHelm', 'catGutBow'])('not beside heavy or two-handed gear: %s', (other) => {
    expect(speed(['boneAxe', 'boneAxe', other])).toBe(2);
  });
});

describe('SD-15.1 more dodges', () => {
  const why = (own: Partial<Placed>) => {
    const { r, s1 } = person(own);
    return whyNotSpend(r, s1, 'dodge');
  };
  test('Extra Sense: a second in the round, no third', () => {
    const fightingArts = ['extraSense'];
    expect(why({ fightingArts, survivalUsed: ['dodge'] })).toBeNull();
    expect(why({ fightingArts, survivalUsed: ['dodge', 'dodge'] })).toBe('usedThisRound');
    expect(why({ survivalUsed: ['dodge'] })).toBe('usedThisRound');
  });
  test('Extra Sense is for dodges alone', () => {
    const { r, s1 } = person({ fightingArts: ['extraSense'], survivalUsed: ['dash'] });
    expect(whyNotSpend(r, s1, 'dash')).toBe('usedThisRound');
  });
  test('King of a Thousand Battles: any number', () => {
    const survivalUsed = Array<'dodge'>(9).fill('dodge');
    expect(why({ fightingArts: ['kingOfAThousandBattles'], survivalUsed })).toBeNull();
  });
});

describe('SD-9.6 bleeding', () => {
  const bleed = (own: Partial<Placed>, tokens: number, others: Placed[] = [still('A1')]) =>
    tinyFight({ survivors: [still('G11', own), ...others] }).perform('bleed', { survivor: 's1', tokens });

  test('Unconscious Fighter dies of seven tokens, not of six', () => {
    const six = bleed({ fightingArts: ['unconsciousFighter'] }, 6).end();
    expect(six.survivor('s1')).toMatchObject({ status: 'alive', bleeding: 6 });
    expect(violations(six.state, CONTENT).filter((v) => v.includes('bleeding'))).toEqual([]);
    expect(bleed({ fightingArts: ['unconsciousFighter'] }, 7).survivor('s1').status).toBe('dead');
    expect(bleed({}, 5).survivor('s1').status).toBe('dead');
  });

  test('Last Man Standing does not bleed while nobody else lives', () => {
    const fightingArts = ['lastManStanding'];
    expect(bleed({ fightingArts }, 9, []).end().survivor('s1').bleeding).toBe(0);
    expect(bleed({ fightingArts }, 2).end().survivor('s1').bleeding).toBe(2);
    const dead = still(null, { status: 'dead' });
    expect(bleed({ fightingArts }, 2, [dead]).end().survivor('s1').bleeding).toBe(0);
  });

  test('Last Man Standing is not knocked down while nobody else lives', () => {
    const fall = (others: Placed[]) =>
      tinyFight({ survivors: [still('G11', { fightingArts: ['lastManStanding'] }), ...others] })
        .perform('knockDownSurvivor', { survivor: 's1' })
        .end()
        .survivor('s1').standsAfter;
    expect(fall([])).toBeNull();
    expect(fall([still('A1')])).not.toBeNull();
  });
});

describe('Tough', () => {
  const injury = (die: number, fightingArts = ['tough']) =>
    tinyFight({
      survivors: [still('G11', { fightingArts, wear: maimable('legs') }), still('A1')],
      dice: [die],
    })
      .perform('severeInjury', { survivor: 's1', location: 'legs', modifier: 0 })
      .end()
      .log('severeInjury')[0]?.die?.value;
  test('+1 on the roll', () => {
    expect(injury(8)).toBe(9);
    expect(injury(8, [])).toBe(8);
  });
  test('not on a 1, not beyond 10', () => {
    const one = tinyFight({
      survivors: [still('G11', { fightingArts: ['tough'] }), still('A1')],
      dice: [1],
    }).perform('severeInjury', { survivor: 's1', location: 'legs', modifier: 0 });
    expect(one.log('severeInjury')[0]?.die?.value).toBe(1);
    expect(injury(10)).toBe(10);
  });
});

describe('Thrill Seeker', () => {
  const gain = (what: 'survival' | 'insanity', own: Partial<Placed>) =>
    tinyFight({ survivors: [{ at: 'G11', ...own }] })
      .perform('perform', {
        effects: [{ do: 'points', who: 'owner', what, by: 1 }],
        scope: { card: { kind: 'rule', id: 'test' }, owner: 's1' },
      })
      .end()
      .survivor('s1')[what];
  const fightingArts = ['thrillSeeker'];
  test('each gain of survival is one more', () => {
    expect(gain('survival', { fightingArts, survival: 1 })).toBe(3);
    expect(gain('survival', { survival: 1 })).toBe(2);
  });
  test('SD-15.1 up to the limit', () => {
    expect(gain('survival', { fightingArts, survival: 4 })).toBe(5);
  });
  test('insanity is not', () => {
    expect(gain('insanity', { fightingArts, insanity: 1 })).toBe(2);
  });
  test('nor does a loss lessen', () => {
    const t = tinyFight({ survivors: [{ at: 'G11', fightingArts, survival: 3 }] }).perform('perform', {
      effects: [{ do: 'points', who: 'owner', what: 'survival', by: 1, take: true }],
      scope: { card: { kind: 'rule', id: 'test' }, owner: 's1' },
    });
    expect(t.end().survivor('s1').survival).toBe(2);
  });
});

describe('what takes arts and abilities away (survivors-in-detail.md §11, §12)', () => {
  const strength = (own: Partial<Placed>) => person({ ...own, bleeding: 3 }).number('strength');
  const fightingArts = ['clutchFighter'];
  test.each(['rupturedMuscle', 'hamstrung'])('the injury %s: no fighting arts', (injury) => {
    expect(strength({ fightingArts, injuries: [injury] })).toBe(0);
    expect(strength({ fightingArts, injuries: [] })).toBe(1);
  });
  test('Frenzy: no fighting arts', () => {
    expect(strength({ fightingArts, frenzy: 1 })).toBe(0);
  });
  test('neither takes disorders away', () => {
    const { r, s1 } = person({ disorders: ['apathetic'], frenzy: 1, injuries: ['hamstrung'] });
    expect(activeGear(r, s1).bans.map((b) => b.what)).toContain('survival');
  });
  test('what acts is read anew when a list changes in place', () => {
    const { fight, s1, number } = person({ fightingArts: [], bleeding: 3 });
    expect(number('strength')).toBe(0);
    s1.fightingArts.push('clutchFighter');
    expect(number('strength')).toBe(1);
    s1.injuries.push('rupturedMuscle');
    expect(number('strength')).toBe(0);
    s1.injuries.pop();
    s1.frenzy = 1;
    expect(number('strength')).toBe(0);
    expect(activeGear(runOf(fight), s1)).toBe(activeGear(runOf(fight), s1));
  });
});
