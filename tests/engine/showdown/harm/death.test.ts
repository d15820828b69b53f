import { describe, expect, test } from 'vitest';
import { CONTENT_PACK } from '../../../../src/content';
import { loadContent } from '../../../../src/engine/showdown/loadContent';
import { type Table, tinyFight } from '../kit';
import { copyOf, still } from './blow';

/** s1 dies; s2 and, if nothing else is said, nobody further. */
function dies(table: Partial<Table> = {}) {
  return tinyFight({ survivors: [still('C5'), still('C6')], ...table }).perform('killSurvivor', {
    survivor: 's1',
    why: 'decapitation',
  });
}

describe('SD-9.8 death', () => {
  test('SD-9.8 the miniature goes, the fight goes on, nobody else is touched', () => {
    const t = dies();
    const other = copyOf(t, 's2');
    t.end();
    expect(t.survivor('s1')).toMatchObject({ status: 'dead', space: null });
    expect(t.log('survivorDied')).toMatchObject([{ survivor: 's1', why: 'decapitation' }]);
    expect(t.state.outcome).toBeNull();
    expect(t.survivor('s2')).toEqual(other);
  });

  test('SD-9.8 nobody dies twice', () => {
    const t = dies({ survivors: [still(null, { status: 'dead' }), still('C6')] }).end();
    expect(t.log('survivorDied')).toEqual([]);
  });

  test.each([false, true])(
    'SD-6.14 the priority target token leaves with its holder (for good: %s)',
    (permanent) => {
      const priority = (holder: string) => ({
        set: (s: { priority: unknown }) => {
          s.priority = { holder, permanent };
        },
      });
      expect(dies(priority('s1')).end().state.priority).toBeNull();
      expect(dies(priority('s2')).end().state.priority).toEqual({ holder: 's2', permanent });
    },
  );

  test('SD-9.8 gear goes home with the others, but irreplaceable and cursed cards leave the game', () => {
    const plain = { source: 'test', weapon: { speed: 2, accuracy: 6, strength: 1 } };
    const content = loadContent({
      ...CONTENT_PACK,
      gear: [
        ...CONTENT_PACK.gear,
        { id: 'heirloom', keywords: ['melee', 'irreplaceable'], ...plain },
        { id: 'curse', keywords: ['melee', 'cursed'], ...plain },
      ],
    });
    const grid = ['heirloom', 'boneAxe', 'curse'];
    const t = dies({
      content,
      survivors: [still('C5', { grid }), still('C6', { grid: ['heirloom'] })],
    }).end();
    expect(t.survivor('s1').grid.flatMap((g) => (g === null ? [] : [g.card]))).toEqual(['boneAxe']);
    expect(t.log('archived').map((e) => [e.survivor, e.card])).toEqual([
      ['s1', 'heirloom'],
      ['s1', 'curse'],
    ]);
    expect(t.gear('s2', 'heirloom')).toBeDefined();
  });

  test('SD-5.6 what waits for a death acts', () => {
    const t = dies({ monster: { inPlay: ['enraged', 'bloodthirsty'], tokens: { damage: 1 } } }).end();
    expect(t.monster.inPlay.map((c) => c.card)).toEqual(['bloodthirsty']);
    expect(t.monster.tokens).toEqual({});
  });

  test.each([
    ['all dead', still(null, { status: 'dead' })],
    ['the others gone', still(null, { status: 'gone' })],
  ])('SD-18.1 %s: defeat, and nothing more happens', (_, other) => {
    const t = dies({ survivors: [still('C5'), other], monster: { inPlay: ['enraged'] } }).end();
    expect(t.state.outcome).toBe('defeat');
    expect(t.monster.inPlay).toHaveLength(1);
  });
});

describe('SD-9.5 a limb lost', () => {
  const loses = (location: 'arms' | 'legs', injuries: string[]) =>
    tinyFight({
      survivors: [still('C5', { injuries }), still('C6')],
      monster: { inPlay: ['enraged'], tokens: { damage: 1 } },
      dice: [4],
    })
      .perform('severeInjury', { survivor: 's1', location, modifier: 0 })
      .end();

  test.each([
    ['arms', 'dismemberedArm'],
    ['legs', 'dismemberedLeg'],
  ] as const)('SD-5.6 %s: what waits for a maiming acts, but not when it is only bleeding', (at, id) => {
    expect(loses(at, []).monster.inPlay).toEqual([]);
    expect(loses(at, [id]).monster.inPlay).toEqual([]);
    expect(loses(at, [id, id]).monster.inPlay).toHaveLength(1);
  });
});
