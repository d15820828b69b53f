import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/engine/showdown/cards/effect';
import { maimable, wear } from '../rules/people';
import {
  ARMS,
  attackDie,
  type Blow,
  BODY,
  HEAD,
  LEGS,
  placeDie,
  still,
  struck,
  struckStill,
  WAIST,
} from './blow';

const hit = attackDie(9);
const miss = attackDie(1);
const attacked = (blow: Blow) => {
  const t = struckStill(blow).end();
  return { t, event: t.log('monsterAttacked')[0] };
};
/** An effect whose traces can be counted. */
const count = (what: 'courage' | 'understanding' | 'insanity'): Effect[] => [
  { do: 'points', who: 'target', what, by: 1 },
];

describe('SD-8.9 the worked example', () => {
  const example: Blow = {
    profile: { speed: 2, accuracy: 2, damage: 1 },
    monster: { tokens: { accuracy: 1 } },
    target: { tokens: { evasion: 2 } },
    others: [still('G13')],
    dice: [attackDie(2), attackDie(7), BODY],
  };

  test.each([
    ['monster', 3],
    ['survivor', 5],
  ] as const)(
    'SD-8.9 accuracy tokens help the %s: %i or more, one hit, one place, 1 damage',
    (side, need) => {
      const { t, event } = attacked({ ...example, variants: { accuracyTokens: side } });
      expect(event).toMatchObject({ dice: [2, 7], hits: 1, need: { value: need }, speed: { value: 2 } });
      expect(t.log('hitsRolled').map((e) => e.locations)).toEqual([['body']]);
      expect(t.log('damaged')).toMatchObject([{ survivor: 's1', location: 'body', amount: 1 }]);
      expect(t.survivor('s1').wear).toEqual(wear({ body: { light: true } }));
      expect(t.survivor('s2').wear).toEqual(wear({}));
    },
  );

  test.each([
    ['monster', 2, [BODY, LEGS]],
    ['survivor', 0, []],
  ] as const)('SD-8.3 with a 3 and a 4 the variants part: for the %s %i hits', (side, hits, places) => {
    const t = struckStill({
      ...example,
      dice: [attackDie(3), attackDie(4), ...places],
      variants: { accuracyTokens: side },
    });
    if (hits === 2) t.answer('body');
    t.end();
    expect(t.log('monsterAttacked')[0]?.hits).toBe(hits);
    expect(t.log('damaged')).toHaveLength(hits);
  });
});

describe('SD-8.3 what hits', () => {
  test('SD-8.3 a natural 10 hits where 14 is needed', () => {
    const { event } = attacked({ target: { tokens: { evasion: 12 } }, dice: [attackDie(10), BODY] });
    expect(event).toMatchObject({ hits: 1, need: { value: 14 } });
  });

  test('SD-8.3 a natural 1 misses where less would do', () => {
    const { t, event } = attacked({ target: { tokens: { evasion: -4 } }, dice: [attackDie(1)] });
    expect(event).toMatchObject({ hits: 0, need: { value: -2 } });
    expect(t.log('hitsRolled')).toEqual([]);
    expect(t.survivor('s1').wear).toEqual(wear({}));
  });

  test.each([
    [5, 1],
    [4, 0],
  ])('SD-8.3 5+ with a %i: %i hits', (die, hits) => {
    const { event } = attacked({
      profile: { accuracy: 5 },
      dice: [attackDie(die), ...(hits > 0 ? [BODY] : [])],
    });
    expect(event?.hits).toBe(hits);
  });

  test('SD-8.3 evasion is all that adds to it: attribute, tokens, gear and injuries', () => {
    const { event } = attacked({
      target: {
        attributes: { movement: 5, accuracy: 0, strength: 0, evasion: 1, luck: 0, speed: 0 },
        tokens: { evasion: 2 },
        injuries: ['deaf'],
        grid: ['monsterGrease'],
      },
      dice: [attackDie(5), BODY],
    });
    expect(event).toMatchObject({ hits: 1, need: { value: 5 } });
  });

  test('SD-8.3 the event tells what made the number', () => {
    const { event } = attacked({
      monster: { tokens: { accuracy: -1 } },
      target: { tokens: { evasion: 2 } },
      dice: [miss],
    });
    expect(event?.need).toEqual({
      value: 5,
      parts: [
        { source: 'profile', by: 2 },
        { source: 'tokens', by: 2, of: 'survivor', stat: 'evasion' },
        { source: 'tokens', by: 1, of: 'monster', stat: 'accuracy' },
      ],
    });
  });
});

describe('SD-8.2 speed and damage', () => {
  test('SD-8.2 attributes, tokens and passing changes add to the speed', () => {
    const { event } = attacked({
      monster: {
        tokens: { speed: 1 },
        modifiers: [{ stat: 'speed', by: 1, until: 'turn', source: 'claw' }],
      },
      dice: [miss, miss, miss],
    });
    expect(event?.dice).toEqual([1, 1, 1]);
  });

  test('SD-8.2 at least one die', () => {
    const { event } = attacked({ monster: { tokens: { speed: -3 } }, dice: [miss] });
    expect(event).toMatchObject({ dice: [1], speed: { value: 1 } });
  });

  test('SD-8.2 tokens add to the damage of every hit', () => {
    const t = struckStill({
      profile: { speed: 2 },
      monster: { tokens: { damage: 1 } },
      dice: [hit, hit, ARMS, LEGS],
    });
    t.answer('arms').end();
    expect(t.log('damaged').map((e) => [e.location, e.amount])).toEqual([
      ['arms', 2],
      ['legs', 2],
    ]);
  });

  test('SD-8.2 at least 1 damage', () => {
    const { t } = attacked({ monster: { tokens: { damage: -3 } }, dice: [hit, BODY] });
    expect(t.survivor('s1').wear).toEqual(wear({ body: { light: true } }));
  });

  test('SD-8.2 a profile without damage deals none, whatever adds to it, and nobody orders its hits', () => {
    const { t } = attacked({
      profile: { speed: 2, damage: null },
      monster: { tokens: { damage: 2 } },
      effects: { afterHit: count('courage'), afterDamage: count('understanding') },
      dice: [hit, hit, ARMS, LEGS],
    });
    expect(t.survivor('s1')).toMatchObject({ wear: wear({}), courage: 1, understanding: 0 });
  });

  test('SD-8.8 a bonus of this attack is of this attack only', () => {
    const bonus = (['speed', 'damage'] as const).map((stat) => ({ stat, by: 1, source: 'claw' }));
    const blow: Blow = { dice: [hit, miss, BODY], scope: { bonus } };
    const { t, event } = attacked(blow);
    expect(event?.speed.value).toBe(2);
    expect(t.log('damaged')[0]?.amount).toBe(2);
    expect(t.monster.tokens).toEqual({});
    expect(attacked({ dice: [hit, BODY] }).event?.speed.value).toBe(1);
  });
});

describe('SD-8.4 ignored hits and places', () => {
  test('SD-8.4 block takes a hit off before the location dice', () => {
    const { t } = attacked({ target: { block: 1 }, profile: { speed: 2 }, dice: [hit, hit, BODY] });
    expect(t.log('hitsIgnored')).toMatchObject([{ survivor: 's1', count: 1 }]);
    expect(t.log('hitsRolled').map((e) => e.locations)).toEqual([['body']]);
    expect(t.survivor('s1').block).toBe(0);
  });

  test('SD-8.4 with every hit ignored nothing follows: no after hit, no place, no dodge', () => {
    const t = struck({
      target: { block: 2 },
      profile: { speed: 2 },
      effects: { afterHit: count('courage'), afterDamage: count('understanding') },
      dice: [hit, miss],
    }).end();
    expect(t.log('hitsIgnored')).toMatchObject([{ count: 1 }]);
    expect(t.survivor('s1')).toMatchObject({ courage: 0, understanding: 0, survival: 3, wear: wear({}) });
  });

  test('SD-8.4 block is for the next attack, hit or miss', () => {
    const { t } = attacked({ target: { block: 1 }, dice: [miss] });
    expect(t.survivor('s1').block).toBe(0);
    expect(t.log('hitsIgnored')).toEqual([]);
  });

  test.each([
    [1, 'head'],
    [2, 'arms'],
    [3, 'body'],
    [4, 'body'],
    [5, 'waist'],
    [6, 'legs'],
  ])('SD-8.4 face %i of the location die is the %s', (face, location) => {
    const { t } = attacked({ dice: [hit, placeDie(face)] });
    expect(t.log('damaged').map((e) => e.location)).toEqual([location]);
  });
});

describe('SD-8.5 the order of the hits', () => {
  const three: Blow = {
    players: ['Mika', 'Noa'],
    target: { player: 1 },
    profile: { speed: 3 },
    dice: [hit, hit, hit, ARMS, HEAD, ARMS],
  };

  test("SD-8.5 the target's player chooses among the places, each named once", () => {
    const t = struckStill(three);
    expect([t.question, t.by]).toEqual(['orderHits', 'p2']);
    expect(t.options).toEqual(['arms', 'head']);
    t.answer('arms');
    expect(t.options).toEqual(['head', 'arms']);
    t.answer('head').end();
    expect(t.log('damaged').map((e) => e.location)).toEqual(['arms', 'head', 'arms']);
  });

  test('SD-8.5 each is dealt by itself, also two on one place: nothing to order, two hits', () => {
    const t = struckStill({ profile: { speed: 2 }, dice: [hit, hit, BODY, BODY] }).end();
    expect(t.log('damaged').map((e) => [e.light, e.heavy])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(t.survivor('s1').standsAfter).not.toBeNull();
  });

  test('SD-8.5 when the first kills, the others are nothing any more', () => {
    const t = struckStill({
      profile: { speed: 3 },
      target: { wear: maimable('head') },
      others: [still('G13')],
      effects: { afterDamage: [...count('courage'), { do: 'bleed', who: 'target', tokens: 1 }] },
      dice: [hit, hit, hit, HEAD, BODY, LEGS, { purpose: 'severeInjury', value: 3 }],
    });
    t.answer('head').end();
    expect(t.log('damaged')).toHaveLength(1);
    expect(t.survivor('s1')).toMatchObject({ status: 'dead', space: null, courage: 0, bleeding: 0 });
    expect(t.survivor('s2')).toMatchObject({ status: 'alive', wear: wear({}) });
  });

  test('SD-8.5 one knocked down by the first takes the second lying', () => {
    const t = struckStill({ profile: { speed: 2, damage: 2 }, dice: [hit, hit, BODY, LEGS] });
    t.answer('body').end();
    expect(t.log('knockedDown').map((e) => e.figure)).toEqual(['s1']);
    expect(t.survivor('s1').wear.legs).toEqual({ armour: 0, light: true, heavy: true });
  });
});

describe('SD-8.6 triggers, each once in an attack', () => {
  const effects = {
    afterHit: count('courage'),
    beforeDamage: count('insanity'),
    afterDamage: count('understanding'),
  };

  test('SD-8.6 two hits that deal damage: each trigger once, at its moment', () => {
    const t = struckStill({ effects, profile: { speed: 2 }, dice: [hit, hit, ARMS, WAIST] });
    t.answer('waist').end();
    expect(t.survivor('s1')).toMatchObject({ courage: 1, insanity: 1, understanding: 1 });
    const order = t.events.flatMap((e) =>
      e.type === 'statChanged' ? [e.what] : e.type === 'damaged' || e.type === 'hitsRolled' ? [e.type] : [],
    );
    expect(order).toEqual(['courage', 'hitsRolled', 'insanity', 'damaged', 'damaged', 'understanding']);
  });

  test('SD-8.6 a miss triggers nothing', () => {
    const { t } = attacked({ effects, dice: [miss] });
    expect(t.survivor('s1')).toMatchObject({ courage: 0, insanity: 0, understanding: 0 });
  });

  test('SD-8.6 armour loss alone counts as damage', () => {
    const { t } = attacked({ effects, target: { wear: wear({ body: { armour: 1 } }) }, dice: [hit, BODY] });
    expect(t.survivor('s1').wear).toEqual(wear({}));
    expect(t.survivor('s1').understanding).toBe(1);
  });

  test('SD-8.6 all hits dodged: after hit, but neither before nor after damage', () => {
    const t = struck({ effects, dice: [hit, BODY] })
      .answer('dodge:body')
      .end();
    expect(t.survivor('s1')).toMatchObject({ courage: 1, insanity: 0, understanding: 0, wear: wear({}) });
  });

  test('SD-8.6 hits aimed at one place after hit need no location die', () => {
    const t = struckStill({
      profile: { speed: 2 },
      effects: { afterHit: [{ do: 'hitAllAt', location: 'head' }] },
      dice: [hit, hit, { purpose: 'severeInjury', value: 10 }],
    }).end();
    expect(t.log('damaged').map((e) => e.location)).toEqual(['head', 'head']);
  });

  test('SD-8.6 aimed before damage: rolled and dodged as rolled, then all at that place', () => {
    const t = struck({
      profile: { speed: 3 },
      effects: { beforeDamage: [{ do: 'hitAllAt', location: 'body' }] },
      dice: [hit, hit, hit, ARMS, HEAD, LEGS],
    });
    expect(t.options).toEqual(['dodge:arms', 'dodge:head', 'dodge:legs', 'pass']);
    t.answer('dodge:head').end();
    expect(t.log('damaged').map((e) => e.location)).toEqual(['body', 'body']);
  });

  test('SD-8.6 a target that dies after the hit takes no places and no damage', () => {
    const t = struck({
      target: { brainLight: true },
      others: [still('A1')],
      effects: { ...effects, afterHit: [{ do: 'brainDamage', who: 'target', amount: 1 }] },
      dice: [hit, { purpose: 'brainTrauma', value: 1 }],
    }).end();
    expect(t.survivor('s1').status).toBe('dead');
    expect(t.log('hitsRolled')).toEqual([]);
    expect(t.log('damaged').map((e) => e.location)).toEqual(['brain']);
  });
});
