import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '../../src/engine';
import { namesOf } from '../../src/text';
import { struckStill } from '../engine/showdown/harm/blow';
import { type Table, type TinyFight, tinyFight } from '../engine/showdown/kit';
import { quiet } from '../engine/showdown/monster/lion';
import { attack } from '../engine/showdown/survivors/attack';
import { text } from './said';

const scope = { card: { kind: 'ai' as const, id: 'claw' } };

/** The rules that the events of a type name. */
const named = (t: TinyFight, type: AnyEvent['type']) =>
  t.log(type).map((event) => ('rule' in event ? event.rule : undefined));

/** The rules that their reasons name. */
const argued = (t: TinyFight, type: AnyEvent['type']) =>
  t.log(type).flatMap((event) => text.reason(event, namesOf(t.state)).flatMap(({ rule }) => rule ?? []));

describe('a collision names what it comes of, and its reason what it does', () => {
  const straight = (at: string, spaces: number) =>
    tinyFight({ survivors: [quiet(at)] }).perform('moveStraight', {
      how: 'forward',
      from: null,
      spaces,
      grabs: false,
    });
  const thrown = (table: Table) =>
    tinyFight(table).perform('knockback', { survivor: 's1', spaces: 5, from: null });

  test('SD-11.2 passed over', () => {
    const t = straight('H13', 5).end();
    expect([named(t, 'collided'), argued(t, 'collided')]).toEqual([['SD-11.2'], ['SD-11.1']]);
  });
  test('SD-11.3 landed on', () => {
    const t = straight('H14', 2);
    if (t.question !== null) t.answer(t.options[0] as string);
    expect(named(t.end(), 'collided')).toEqual(['SD-11.3']);
  });
  test('SD-11.10 placed on', () => {
    const t = tinyFight({ survivors: [quiet('C5')] }).perform('placeMonster', {
      space: 66,
      how: 'materialize',
    });
    while (t.question !== null) t.answer(t.options[0] as string);
    t.end();
    expect([named(t, 'collided'), named(t, 'placed')[0]]).toEqual([['SD-11.10'], 'SD-7.5']);
  });
  test('SD-11.4 knocked back through another: both', () => {
    const t = thrown({ survivors: [quiet('H13'), quiet('H15')] }).end();
    expect(named(t, 'collided')).toEqual(['SD-11.4', 'SD-11.4']);
  });
  test('SD-11.6 against stone', () => {
    const tiles = [{ card: 'stoneColumns', at: ['H15', 'H16'] }];
    expect(named(thrown({ survivors: [quiet('H13')], tiles }).end(), 'collided')).toEqual(['SD-11.6']);
  });
});

describe('hits that are lost name why', () => {
  const lost = (more: Partial<Parameters<typeof attack>[0]>) =>
    attack({ attacker: { survival: 0 }, hitLocations: ['beastsKnee', 'beastsFemur'], dice: [8, 8], ...more });
  test('SD-14.5 by a trap', () => {
    const t = lost({ hitLocations: ['cleverPloy', 'beastsKnee'], dice: [8, 8, 1, 1] }).end();
    expect(named(t, 'hitsLost')).toEqual(['SD-14.5']);
  });
  test('SD-12.9 by the attacker’s fall, SD-11.11 out of reach', () => {
    const t = lost({});
    t.edit({ what: 'knockDown', figure: 's1' }).end();
    expect(named(t, 'hitsLost')).toEqual(['SD-12.9']);
    const away = lost({});
    away.edit({ what: 'place', figure: 's1', space: 'A1' }).end();
    expect(named(away, 'hitsLost')).toEqual(['SD-11.11']);
  });
});

describe('cards of the monster', () => {
  const drawn = (ai: string[], more: Partial<Table> = {}) =>
    tinyFight({ survivors: [quiet('H13')], ...more, monster: { ai, ...more.monster } }).perform('drawAi', {});
  test('SD-5.5 with the named injury in play it does something else', () => {
    const t = drawn(['chomp'], { monster: { injuries: ['beastsMaw'] } }).end();
    expect(t.log('injuryActed')).toMatchObject([{ card: 'chomp', injury: 'beastsMaw', rule: 'SD-5.5' }]);
    expect(
      drawn(['chomp'], { dice: [1] })
        .end()
        .log('injuryActed'),
    ).toEqual([]);
  });
  test('SD-4.3, SD-5.7 the first card of a turn, and one more', () => {
    const t = drawn(['enraged', 'claw'], { dice: [1, 1] });
    while (t.question !== null) t.answer(t.options[0] as string);
    expect(named(t.end(), 'aiDrawn')).toEqual(['SD-4.3', 'SD-5.7']);
    expect(named(t, 'aiFinished')).toEqual(['SD-5.6', 'SD-5.3']);
  });
  test('SD-4.4, SD-6.12 a Basic Action by itself, and one with a named target', () => {
    const act = (target: string | null) =>
      tinyFight({ survivors: [quiet('H13')], dice: [1, 1] })
        .perform('basicAction', { target, bonus: [] })
        .end();
    expect([named(act(null), 'basicActionBegan'), named(act('s1'), 'basicActionBegan')]).toEqual([
      ['SD-4.4'],
      ['SD-6.12'],
    ]);
  });
});

describe('numbers', () => {
  const parts = (t: TinyFight) => t.log('monsterAttacked')[0]?.speed.parts.at(-1);
  test('SD-8.2 never less than one die', () => {
    const t = struckStill({ monster: { tokens: { speed: -3 } }, dice: [1] }).end();
    expect(parts(t)).toEqual({ source: 'least', by: 3, rule: 'SD-8.2' });
  });
  test('SD-5.12 damage that no attack deals says so, that of an attack does not', () => {
    const t = tinyFight({ survivors: [quiet('A1')] }).perform('perform', {
      effects: [{ do: 'damage', who: 'target', amount: 1, at: 'legs' }],
      scope: { ...scope, target: 's1' },
    });
    expect(argued(t.end(), 'damaged')).toContain('SD-5.12');
    const hit = struckStill({ dice: [9, { purpose: 'hitLocation', value: 3 }] }).end();
    expect(argued(hit, 'damaged')).not.toContain('SD-5.12');
  });
});
