import { expect, test } from 'vitest';
import { awaitedDie } from '../../../../src/engine/showdown/awaitedDie';
import { LOCATION_DIE } from '../../../../src/engine/showdown/terms';
import { CONTENT, type TinyFight, tinyFight } from '../kit';
import { attack } from '../survivors/attack';

const awaited = ({ state }: TinyFight) => awaitedDie({ state, content: CONTENT, emit: () => undefined });

const typed = {
  set: (state: TinyFight['state']) => {
    state.dice.source = 'typed';
  },
};

const struck = (accuracy: number) =>
  tinyFight({ survivors: [{ at: 'H13', survival: 0 }], ...typed }).perform('monsterAttack', {
    target: 's1',
    profile: { speed: 2, accuracy, damage: 1 },
    scope: { card: { kind: 'ai', id: 'claw' }, target: 's1' },
    afterHit: [],
    beforeDamage: [],
    afterDamage: [],
  });

test("SD-8.3 the monster's die: what hits the target, and the faces that lie already", () => {
  const t = struck(5);
  expect(awaited(t)).toEqual({ dice: [], need: 5, stands: null });
  t.answer('face:3');
  expect(awaited(t)).toEqual({ dice: [3], need: 5, stands: null });
  t.stopsAt('typeDie');
});

test('SD-8.4 the location die: a place for each face, and nothing that is needed', () => {
  const t = struck(5).answers('face:3', 'face:6');
  expect(awaited(t)).toEqual({ dice: [], need: null, stands: { kind: 'location', ids: LOCATION_DIE } });
  t.stopsAt('typeDie');
});

test("SD-14.3 SD-14.7 a survivor's die: what hits, then what wounds at the place", () => {
  const t = attack({ attacker: { survival: 0 }, hitLocations: ['beastsKnee'], dice: [], ...typed });
  expect(awaited(t)?.need).toBe(8);
  t.answers('face:8', 'face:1');
  const needed = awaited(t)?.need ?? 0;
  t.answer(`face:${needed}`);
  expect(t.log('woundAttempted')[0]).toMatchObject({ dice: [needed] });
  expect(t.log('woundAttempted')[0]?.result).not.toBe('failure');
  const less = attack({ attacker: { survival: 0 }, hitLocations: ['beastsKnee'], dice: [], ...typed });
  less.answers('face:8', 'face:1', `face:${needed - 1}`);
  expect(less.log('woundAttempted')[0]?.result).toBe('failure');
});

test('SD-6.2 a die among survivors: whose each face is', () => {
  const t = tinyFight({
    survivors: [{ at: 'H13' }, { at: 'A1' }, { at: null, status: 'dead' }],
    ...typed,
  }).perform('pickTarget', {
    lines: [{ pick: 'random', among: 'survivor' }],
    scope: { card: { kind: 'ai', id: 'claw' } },
  });
  expect(awaited(t)).toEqual({ dice: [], need: null, stands: { kind: 'survivor', ids: ['s1', 's2'] } });
  t.answer('face:2').end();
  expect(t.log('targetPicked')[0]?.survivor).toBe('s2');
});

test('while anything else is asked, or nothing, no die is awaited', () => {
  const t = tinyFight({ survivors: [{ at: 'H13' }], ...typed });
  expect(awaited(t)).toBeNull();
  t.perform('survivorsTurn', {});
  expect(awaited(t)).toBeNull();
  t.stopsAt('whoActs');
});
