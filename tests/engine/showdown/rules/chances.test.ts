import { describe, expect, test } from 'vitest';
import { type Placed, type Table, tinyFight } from '../kit';
import { calm } from './people';

const fists = 'attack:fistAndTooth';

/** s1 acts beside the lion, which shows these hit locations; s2 stands on its other side, s3 far away. */
function acting(hitLocations: string[], dice: Table['dice'], all: Partial<Placed>[]) {
  const at = ['H13', 'J11', 'A1'];
  return tinyFight({
    monster: { ai: ['claw', 'claw', 'claw'], hitLocations },
    survivors: all.map((own, i) => calm(at[i] ?? null, own)),
    dice: dice ?? [],
    set: (s) => {
      s.phase = 'survivors';
      s.unlocked = ['dash', 'surge'];
    },
  });
}

describe('SD-15.1 one survival action is resolved before another starts', () => {
  const attack = [
    { purpose: 'attack', value: 9 },
    { purpose: 'attack', value: 1 },
    { purpose: 'wound', value: 2 },
  ];

  test('SD-14.12 before the reaction to an attack of an act others have a chance', () => {
    const fight = acting(['beastsBrow'], attack, [{}, { survival: 1, acted: true }, { survival: 1 }]);
    fight.perform('act', { survivor: 's1' }).answer(fists);
    expect(fight.question).toBe('survivalOpportunity');
    expect(fight.options).toEqual(['dash:s2', 'surge:s2', 'dash:s3', 'pass']);
  });

  test('SD-15.1 before the reaction to an attack of a surge nobody has; when it is over they have', () => {
    const fight = acting(['beastsBrow'], attack, [{}, { survival: 1, acted: true }, { survival: 1 }]);
    fight.perform('act', { survivor: 's1' }).answer('surge:s2');
    expect(fight.question).toBe('act');
    expect(fight.options.filter((o) => o.includes(':s'))).toEqual(['dash:s3']);
    expect(fight.log('survivorAttacked').map((e) => e.survivor)).toEqual(['s2']);
    fight.answer('endAct').end();
  });
});

describe('SD-15.1 never by an attacker during its attack', () => {
  test('SD-15.1 the Basic Action that answers an attack can not be dodged by the attacker', () => {
    const fight = acting(
      ['beastsTemple'],
      [
        { purpose: 'attack', value: 9 },
        { purpose: 'attack', value: 1 },
        { purpose: 'wound', value: 1 },
        { purpose: 'monsterAttack', value: 9 },
        { purpose: 'monsterAttack', value: 1 },
        { purpose: 'hitLocation', value: 6 },
      ],
      [{ survival: 3 }],
    );
    fight.state.unlocked.push('dodge');
    fight.perform('act', { survivor: 's1' }).answer(fists);
    expect(fight.question).toBe('act');
    expect(fight.survivor('s1')).toMatchObject({ survival: 3 });
    expect(fight.survivor('s1').wear.legs.light).toBe(true);
  });
});

describe('SD-15.3 after the last act', () => {
  const felled = [
    { purpose: 'attack', value: 9 },
    { purpose: 'attack', value: 1 },
    { purpose: 'wound', value: 1 },
    { purpose: 'maw', value: 4 },
  ];
  const turn = (s2: Partial<Placed>) =>
    acting(['beastsMaw'], felled, [{}, { acted: true, ...s2 }]).perform('survivorsTurn', {});

  test('SD-15.3 the last one to act falls in its attack: then the others have their chance', () => {
    const fight = turn({ survival: 1 }).answers('s1', fists, 'pass');
    expect(fight.survivor('s1').standsAfter).not.toBeNull();
    fight.stopsAt('whoActs');
    expect(fight.options).toEqual(['dash:s2', 'surge:s2', 'endTurn']);
    fight.answer('endTurn').end();
  });

  test('SD-15.3 nobody has one: the turn is over', () => {
    turn({}).answers('s1', fists).end();
  });

  test('SD-15.3 the last act ended by choice: the chance came before', () => {
    const fight = acting([], [], [{}, { acted: true, survival: 1 }]).perform('survivorsTurn', {});
    fight.answer('s1');
    expect(fight.options).toEqual(expect.arrayContaining(['dash:s2', 'surge:s2']));
    fight.answer('endAct').end();
  });
});
