import { describe, expect, test } from 'vitest';
import { tinyFight } from '../kit';
import { draws, quiet } from './lion';

/** Power Swat: pick target, move & attack, knockback 6 after damage; then it is discarded. */
const ORDER: readonly string[] = [
  'aiDrawn',
  'targetPicked',
  'moved',
  'monsterAttacked',
  'damaged',
  'knockedBack',
  'aiFinished',
];

// The lion stands on H11 I11 H12 I12 and looks south.
describe('SD-5.1 a card', () => {
  test('SD-5.1 is shown before any of its actions, which follow in their order, each to its end', () => {
    const t = draws('powerSwat', [quiet('H16'), quiet('A1')], {
      dice: [
        { value: 10, purpose: 'monsterAttack' },
        { value: 3, purpose: 'hitLocation' },
      ],
    }).end();
    const told = t.events.map((e) => e.type).filter((type) => ORDER.includes(type));
    expect(told).toEqual([...ORDER]);
  });
});

describe('SD-5.4 flows and alerts', () => {
  const ready = [quiet('A1', { survival: 3 }), quiet('H14')];
  test('SD-5.4 a flow is a chance for whoever has survival', () => {
    const t = draws('claw', ready);
    expect(t.question).toBe('survivalOpportunity');
    expect(t.options).toContain('dash:s1');
    t.stopsAt('survivalOpportunity');
  });
  test('SD-5.4 an alert is none: it is performed and nothing is asked, whoever has survival', () => {
    const t = tinyFight({ survivors: ready, monster: { inPlay: ['bloodthirsty'] } })
      .perform('damage', { survivor: 's1', location: 'arms', amount: 1 })
      .end();
    expect(t.log('triggered')).toHaveLength(1);
    expect(t.monster.inPlay[0]?.counters).toBe(1);
  });
});
