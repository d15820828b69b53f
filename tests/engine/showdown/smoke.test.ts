import { expect, test } from 'vitest';
import { tinyFight } from './kit';

test('SD-6.1 the first line that somebody fits decides; a bystander further away is no target', () => {
  const fight = tinyFight({
    monster: { at: 'H11', facing: 'S', ai: ['claw'] },
    survivors: [{ at: 'H16' }, { at: 'H20' }],
    dice: [
      { purpose: 'monsterAttack', value: 1 },
      { purpose: 'monsterAttack', value: 2 },
      { purpose: 'hitLocation', value: 1 },
    ],
  }).perform('drawAi', {});
  expect(fight.question).toBe('survivalOpportunity');
  fight.answer('pass');
  expect(fight.question).toBe('dodge');
  fight.answer('pass').end();
  expect(fight.log('targetPicked')[0]?.survivor).toBe('s1');
  expect(fight.at('monster')).toBe('H14');
  expect(fight.survivor('s1').wear.head.heavy).toBe(true);
  expect(fight.survivor('s1').standsAfter).toBe(1);
  expect(fight.survivor('s2').wear).toEqual(fight.survivor('s2').wear);
});
