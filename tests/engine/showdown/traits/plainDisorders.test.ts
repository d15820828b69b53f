import { describe, expect, test } from 'vitest';
import { activationOptions } from '../../../../src/engine/showdown/activations';
import { canPay, carries, whyNotSpend } from '../../../../src/engine/showdown/allowed';
import { armourOf } from '../../../../src/engine/showdown/gearGrid';
import { isThreat } from '../../../../src/engine/showdown/targeting';
import { LOCATIONS, SURVIVAL_ACTIONS } from '../../../../src/engine/showdown/terms';
import { weaponOf, whyNotWield } from '../../../../src/engine/showdown/weapons';
import { CONTENT, type Placed, tinyFight } from '../kit';
import { person, still } from './person';

describe('Aichmophobia: no axe, sword, spear, dagger, scythe or katar', () => {
  const why = (card: string, disorders = ['aichmophobia']) => {
    const { r, s1 } = person({ disorders, grid: [card] });
    return whyNotWield(r, s1, weaponOf(r, s1, 'g1') as never);
  };
  test.each(['boneAxe', 'scrapSword', 'kingSpear', 'boneDagger', 'lionBeastKatar'])('%s', (card) => {
    expect([why(card), why(card, [])]).toEqual(['disorder', null]);
  });
  test.each(['boneClub', 'catGutBow', 'rawhideWhip'])('but %s', (card) => {
    expect(why(card)).toBeNull();
  });
  test('and Fist & Tooth', () => {
    const { r, s1 } = person({ disorders: ['aichmophobia'] });
    expect(activationOptions(r, s1, 'paid').map((o) => o.key)).toEqual(['attack:fistAndTooth']);
  });
});

describe('survival', () => {
  test('Apathetic neither spends nor gains it', () => {
    const { r, s1 } = person({ disorders: ['apathetic'], survival: 9 });
    expect(SURVIVAL_ACTIONS.map((a) => whyNotSpend(r, s1, a))).toEqual(Array(5).fill('injury'));
    expect(canPay(r, s1, 1)).toBe(false);
    const t = tinyFight({ survivors: [{ at: 'G11', survival: 1, disorders: ['apathetic'] }] }).perform(
      'perform',
      {
        effects: [
          { do: 'points', who: 'owner', what: 'survival', by: 2 },
          { do: 'points', who: 'owner', what: 'insanity', by: 2 },
        ],
        scope: { card: { kind: 'rule', id: 'test' }, owner: 's1' },
      },
    );
    expect(t.end().survivor('s1')).toMatchObject({ survival: 1, insanity: 2 });
  });

  test('Prey spends it only when insane, and gains it always', () => {
    const why = (insanity: number, disorders = ['prey']) => {
      const { r, s1 } = person({ disorders, insanity });
      return [whyNotSpend(r, s1, 'dash'), canPay(r, s1, 1)];
    };
    expect(why(2)).toEqual(['injury', false]);
    expect(why(3)).toEqual([null, true]);
    expect(why(0, [])).toEqual([null, true]);
    const t = tinyFight({ survivors: [{ at: 'G11', survival: 1, disorders: ['prey'] }] }).perform('perform', {
      effects: [{ do: 'points', who: 'owner', what: 'survival', by: 1 }],
      scope: { card: { kind: 'rule', id: 'test' }, owner: 's1' },
    });
    expect(t.end().survivor('s1').survival).toBe(2);
  });
});

describe('Honorable', () => {
  const disorders = ['honorable'];
  test('no attack out of the blind spot, nor with the weapon in another way', () => {
    const r = person({ disorders, at: 'H10', grid: ['catGutBow'] });
    r.fight.state.act = { survivor: 's1', movement: 1, activation: 1, steps: 0 };
    expect(activationOptions(r.r, r.s1, 'act').map((o) => o.key)).toEqual([]);
    const plain = person({ at: 'H10', grid: ['catGutBow'] });
    plain.fight.state.act = { survivor: 's1', movement: 1, activation: 1, steps: 0 };
    expect(activationOptions(plain.r, plain.s1, 'act').map((o) => o.key)).toEqual([
      'attack:fistAndTooth',
      'attack:g1',
      'use:g1:aim',
    ]);
  });

  test('elsewhere it attacks', () => {
    const { r, s1 } = person({ disorders });
    expect(activationOptions(r, s1, 'paid').map((o) => o.key)).toEqual(['attack:fistAndTooth']);
  });

  test('no attack on a monster that lies', () => {
    const lying = person({ disorders }, { monster: { knockedDown: true } });
    expect(activationOptions(lying.r, lying.s1, 'paid')).toEqual([]);
    const plain = person({}, { monster: { knockedDown: true } });
    expect(activationOptions(plain.r, plain.s1, 'paid').length).toBe(1);
  });
});

describe('Coprolalia', () => {
  test('SD-6.9 a threat whatever hides it, but not when knocked down', () => {
    const threat = (own: Partial<Placed>) => {
      const { r, s1 } = person({ hiddenBy: ['t1'], ...own });
      return isThreat(r, s1);
    };
    expect(threat({ disorders: ['coprolalia'] })).toBe(true);
    expect(threat({})).toBe(false);
    expect(threat({ disorders: ['coprolalia'], standsAfter: 1 })).toBe(false);
  });
  test('its gear is noisy', () => {
    const noisy = (disorders: string[]) => {
      const { r, s1 } = person({ disorders, grid: ['cloth'] });
      return carries(r, s1, 'noisy');
    };
    expect([noisy(['coprolalia']), noisy([])]).toEqual([true, false]);
  });
});

describe('Vestiphobia: no body armour', () => {
  const rawhide = ['rawhideHeadband', 'rawhideVest', 'rawhideGloves', 'rawhidePants', 'rawhideBoots'];
  const points = (disorders: string[], grid: (string | null)[] = rawhide) => {
    const { r, s1 } = person({ disorders, grid });
    return LOCATIONS.map((l) => armourOf(r, s1, l));
  };
  test('SD-16.4 none at the body, and the set is not full', () => {
    expect(points([])).toEqual([2, 2, 2, 2, 2]);
    expect(points(['vestiphobia'])).toEqual([1, 1, 0, 1, 1]);
  });
  test('what the card of the body does is gone too', () => {
    const keys = (disorders: string[]) => {
      const { r, s1 } = person({ disorders, grid: ['whiteLionCoat'], at: 'A9' });
      return activationOptions(r, s1, 'paid').map((o) => o.key);
    };
    expect(keys([])).toEqual(['use:g1:pounce']);
    expect(keys(['vestiphobia'])).toEqual([]);
  });
});

describe('Monster Panic', () => {
  const scope = { card: { kind: 'ai' as const, id: 'sizeUp' }, target: 's1' };
  const hurt = (purpose: string, disorders: string[]) =>
    tinyFight({ survivors: [still('G11', { insanity: 9, disorders }), still('A1')], dice: [5] })
      .perform('perform', {
        effects: [
          {
            do: 'roll',
            purpose,
            bands: [{ from: 1, to: 10, do: [{ do: 'brainDamage', who: 'target', amount: 1 }] }],
          },
        ],
        scope,
      })
      .end()
      .survivor('s1').insanity;
  test('+1 brain damage when intimidated', () => {
    expect(hurt('intimidate', ['monsterPanic'])).toBe(7);
    expect(hurt('intimidate', [])).toBe(8);
  });
  test('not from anything else', () => {
    expect(hurt('maw', ['monsterPanic'])).toBe(8);
  });
});

test('every disorder can be drawn, and those about departing say that they are only recorded', () => {
  expect(CONTENT.pack.disorders.length).toBe(18);
  const recorded = CONTENT.pack.disorders.filter((d) => d.recorded === true).map((d) => d.id);
  expect(recorded).toEqual(['bingeEating', 'squeamish', 'traumatized', 'weakSpot']);
});
