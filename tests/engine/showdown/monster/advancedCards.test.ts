import { describe, expect, test } from 'vitest';
import { parseSpace, type Space } from '../../../../src/engine/board';
import { type Placed, type Table, type TinyFight, tinyFight } from '../kit';
import { armoured, collisions, draws, picked, quiet, turn, way } from './lion';

type Lion = Partial<Omit<Table, 'survivors'>>;

const LEGS = 6;
const inPlay = (t: TinyFight) => t.monster.inPlay.map((c) => c.card);
const hits = (t: TinyFight) => t.log('monsterAttacked').map((e) => e.hits);

/** s1 walks to a space while the mood is in play. */
const walks = (survivors: Placed[], to: string, table: Lion = {}) =>
  tinyFight({ ...table, survivors, monster: { inPlay: ['alert'], ...table.monster } }).perform(
    'survivorMove',
    { survivor: 's1', why: 'act', to: parseSpace(to) as Space },
  );

describe('SD-5.6 Alert', () => {
  test('SD-5.3 it stays in play', () => {
    const t = draws('alert', [quiet('H13')]).end();
    expect(inPlay(t)).toEqual(['alert']);
    expect(t.monster.ai.discard).toEqual([]);
  });
  test('SD-5.6 who enters the box of 4 by its own movement stops there and is the target of a Basic Action', () => {
    const t = walks([quiet('H18'), quiet('H13')], 'H14', { dice: [1, 1] }).end();
    expect(t.at('s1')).toBe('H16');
    expect(picked(t)).toEqual(['s1']);
    expect(t.state.priority).toBeNull();
    expect(inPlay(t)).toEqual([]);
    expect(t.monster.ai.discard).toEqual(['alert']);
    expect(t.at('monster')).toBe('H14');
  });
  test('SD-5.6 the movement is told before what it brings about', () => {
    const t = walks([quiet('H18')], 'H14', { dice: [1, 1] }).end();
    const order = t.events.flatMap((e) =>
      e.type === 'moved' ? [`moved ${e.figure}`] : e.type === 'basicActionBegan' ? [e.type] : [],
    );
    expect(order).toEqual(['moved s1', 'basicActionBegan', 'moved monster']);
  });
  test.each([
    ['H16', 'H14'],
    ['H14', 'H18'],
    ['H22', 'H18'],
    ['C14', 'C10'],
  ])('SD-5.6 not within the box, out of it or outside it: from %s to %s', (from, to) => {
    const t = walks([quiet(from)], to).end();
    expect(t.at('s1')).toBe(to);
    expect(inPlay(t)).toEqual(['alert']);
  });
  test('SD-5.6 a corner of the box belongs to it', () => {
    const t = walks([quiet('M18')], 'M15').stopsAt('chooseRoute');
    expect(t.at('s1')).toBe('M16');
    expect(
      walks([quiet('N18')], 'N15')
        .end()
        .at('s1'),
    ).toBe('N15');
  });
  test('SD-5.6 a pounce is movement of its own: it ends where the lion starts, without its attack', () => {
    const t = tinyFight({
      survivors: [quiet('H18', { grid: ['whiteLionCoat'] })],
      monster: { inPlay: ['alert'] },
      dice: [1, 1],
    });
    const scope = { card: { kind: 'gear' as const, id: 'whiteLionCoat' }, owner: 's1' };
    t.perform('perform', { effects: [{ do: 'pounce', spaces: 3, strength: 0 }], scope })
      .answer('N')
      .end();
    expect(t.at('s1')).toBe('H16');
    expect(t.log('monsterAttacked')).toHaveLength(1);
    expect(t.log('triggered').map((e) => e.moment)).toEqual(['survivorStepped']);
  });
  test('SD-11.9 knockback into the box is no movement of its own', () => {
    const t = tinyFight({ survivors: [quiet('H19')], monster: { inPlay: ['alert'] } });
    t.perform('knockback', { survivor: 's1', spaces: 5, from: parseSpace('H20') as Space }).end();
    expect(inPlay(t)).toEqual(['alert']);
  });
  test('SD-12.1 when the lion falls it is discarded', () => {
    const t = tinyFight({ survivors: [quiet('H19')], monster: { inPlay: ['alert'] } });
    expect(inPlay(t.perform('knockDownMonster', {}).end())).toEqual([]);
  });
});

describe('SD-5.6 Bloodthirsty', () => {
  test('SD-5.7 it comes into play, then another card is drawn; each hit that hurts is a token', () => {
    const t = draws('bloodthirsty', [quiet('H13', armoured(1))], {
      dice: [2, 2, LEGS, LEGS],
      monster: { ai: ['claw'] },
    }).end();
    expect(t.monster.inPlay).toEqual([{ card: 'bloodthirsty', counters: 2 }]);
    expect(t.monster.ai.discard).toEqual(['claw']);
  });
  test('SD-10.1 brain damage counts, insanity or not; hits that take nothing do not', () => {
    const t = draws('bloodthirsty', [quiet('H13', { insanity: 3 })], {
      dice: [4],
      monster: { ai: ['sizeUp'] },
    }).end();
    expect(t.monster.inPlay[0]?.counters).toBe(1);
    const miss = draws('bloodthirsty', [quiet('H13')], { dice: [1, 1], monster: { ai: ['claw'] } }).end();
    expect(miss.monster.inPlay[0]?.counters).toBe(0);
  });
  test.each([
    [2, 0],
    [3, 1],
    [5, 1],
  ])('SD-4.2 at the start of the monster turn with 3 or more tokens: %i', (tokens, actions) => {
    const t = turn([quiet('H13')], {
      monster: { ai: ['claw'] },
      dice: actions === 1 ? [1, 1, 1, 1] : [1, 1],
      set: (state) => {
        state.monster.inPlay = [{ card: 'bloodthirsty', counters: tokens }];
      },
    }).end();
    expect(t.log('basicActionBegan')).toHaveLength(actions);
    expect(t.monster.inPlay).toEqual([{ card: 'bloodthirsty', counters: actions === 1 ? 0 : tokens }]);
    expect(t.log('aiDrawn')).toHaveLength(1);
  });
});

describe('SD-5.1 Bloody Claw', () => {
  test('SD-6.10 the closest with most bleeding, however far; −1 survival, 2 bleeding tokens', () => {
    const all = [quiet('H13'), { at: 'H15', bleeding: 1, survival: 1 }];
    const t = draws('bloodyClaw', all, { dice: [2, 1, LEGS] });
    expect(picked(t)).toEqual(['s2']);
    // passes at the flow and when it is hit; the lion ran over s1, who is thrown north
    t.answers('pass', 'N', 'pass').end();
    expect(t.survivor('s2')).toMatchObject({ bleeding: 3, survival: 0 });
  });
  test('SD-9.6 the fifth token kills', () => {
    const t = draws('bloodyClaw', [quiet('H13', { bleeding: 3 }), quiet('A1')], { dice: [2, 1, LEGS] }).end();
    expect(t.survivor('s1').status).toBe('dead');
    expect(t.monster.ai.discard).toEqual(['bloodyClaw']);
  });
  test('SD-5.5 with a lost hand: only that adjacent survivors gain understanding', () => {
    const t = draws('bloodyClaw', [quiet('H13'), quiet('A1')], { monster: { injuries: ['strangeHand'] } });
    expect(t.end().state.survivors.map((s) => s.understanding)).toEqual([1, 0]);
  });
});

describe('SD-5.6 Enraged', () => {
  test('SD-5.6 damage tokens by the level, already for the card it draws', () => {
    const t = draws('enraged', [quiet('H13')], { dice: [2, 1, LEGS], monster: { ai: ['claw'] } }).end();
    expect(t.monster.tokens).toEqual({ damage: 1 });
    expect(t.log('damaged')[0]?.amount).toBe(2);
    expect(inPlay(t)).toEqual(['enraged']);
  });
  const enraged: Lion = { monster: { inPlay: ['enraged'], tokens: { damage: 1 } } };
  test('SD-9.8 a death: it is discarded and its tokens go', () => {
    const t = tinyFight({ ...enraged, survivors: [quiet('H13'), quiet('A1')] });
    t.perform('killSurvivor', { survivor: 's1', why: 'bledOut' }).end();
    expect(inPlay(t)).toEqual([]);
    expect(t.monster.tokens).toEqual({});
    expect(t.monster.ai.discard).toEqual(['enraged']);
  });
  test.each([
    ['dismemberedArm', 'arms', []],
    ['dismemberedLeg', 'legs', []],
    ['brokenArm', 'arms', ['enraged']],
  ] as const)('SD-9.5 %s: discarded only for a limb that is lost', (injury, location, left) => {
    const t = tinyFight({ ...enraged, survivors: [quiet('H13'), quiet('A1')] });
    t.perform('severeInjury', { survivor: 's1', location, modifier: 0, injury }).end();
    expect(inPlay(t)).toEqual(left);
  });
});

describe('SD-5.6 Ground Fighting', () => {
  /** The act of s1, which attacks with its fists. */
  const fights = (survivors: Placed[], table: Lion = {}) =>
    tinyFight({
      ...table,
      survivors,
      monster: { inPlay: ['groundFighting'], hitLocations: ['beastsKnee'], ...table.monster },
      set: (state) => {
        state.phase = 'survivors';
      },
    }).perform('act', { survivor: 's1' });
  test('SD-5.8 no AI is drawn while it is in play; start and end of the turn take place', () => {
    const t = turn([quiet('H13', { standsAfter: 1 })], {
      monster: { ai: ['claw'], inPlay: ['groundFighting'] },
    });
    t.end();
    expect(t.log('aiDrawn')).toEqual([]);
    expect(t.log('phaseBegan').map((e) => e.phase)).toEqual(['start', 'draw', 'end']);
    expect(t.log('nothingHappened')).toMatchObject([{ why: 'noDraw', rule: 'SD-5.8' }]);
  });
  const fists = 'attack:fistAndTooth';
  test('SD-5.6 who spends an activation in the ring first suffers a Basic Action with +2 speed, +1 damage', () => {
    const t = fights([quiet('H13'), quiet('G11')], { dice: [2, 1, 1, 1, LEGS] })
      .answer(fists)
      .end();
    expect(t.log('monsterAttacked')[0]).toMatchObject({ target: 's1', dice: [2, 1, 1, 1] });
    expect(t.log('damaged')[0]?.amount).toBe(2);
    expect(t.log('targetPicked')).toEqual([]);
    // 2 damage: light and heavy, so it lies and what it wanted is lost
    expect(t.log('survivorAttacked')).toEqual([]);
  });
  test('SD-5.6 then the activation is resolved', () => {
    const t = fights([quiet('H13')], { dice: [1, 1, 1, 1, 1, 1] })
      .answers(fists, 'endAct')
      .end();
    const order = t.events.flatMap((e) =>
      e.type === 'monsterAttacked' || e.type === 'survivorAttacked' ? [e.type] : [],
    );
    expect(order).toEqual(['monsterAttacked', 'survivorAttacked']);
  });
  test('SD-5.6 a corner of the ring belongs to it: the lion comes to the survivor', () => {
    const tiles = [{ card: 'tallGrass', at: ['J13', 'K13', 'J14', 'K14'] }];
    const t = fights([quiet('J13')], { tiles, dice: [1, 1, 1, 1] }).answer('terrain:t1');
    expect(t.options).toEqual(['I11', 'H12']);
    t.answers('I11', 'endAct').end();
    expect(t.log('monsterAttacked')).toMatchObject([{ target: 's1' }]);
    expect(t.survivor('s1').hiddenBy).toEqual(['t1']);
  });
  test('SD-5.6 outside the ring nothing of the kind', () => {
    const tiles = [{ card: 'tallGrass', at: ['H14', 'I14', 'H15', 'I15'] }];
    const t = fights([quiet('H14')], { tiles })
      .answers('terrain:t1', 'endAct')
      .end();
    expect(t.log('basicActionBegan')).toEqual([]);
    expect(t.survivor('s1').hiddenBy).toEqual(['t1']);
  });
  test('SD-12.7 a lion on the ground fights too', () => {
    const monster = { inPlay: ['groundFighting'], knockedDown: true };
    const t = fights([quiet('H13')], { monster, dice: [1, 1, 1, 1, 1, 1] })
      .answers(fists, 'endAct')
      .end();
    expect(t.log('monsterAttacked')).toHaveLength(1);
  });
  test('SD-14.10 when the lion is wounded it is discarded', () => {
    const t = tinyFight({ survivors: [quiet('H13')], monster: { ai: ['claw'], inPlay: ['groundFighting'] } });
    t.perform('woundMonster', { wounds: 1, by: 's1' }).end();
    expect(inPlay(t)).toEqual([]);
    expect(t.monster.ai.discard).toEqual(['groundFighting']);
  });
});

describe('SD-5.13 Lick Wounds', () => {
  test('SD-5.2 without wounds: discarded, and another card is drawn', () => {
    const t = draws('lickWounds', [quiet('H13')], { dice: [1, 1], monster: { ai: ['claw'] } }).end();
    expect(t.monster.ai.discard).toEqual(['claw', 'lickWounds']);
    expect(way(t)).toEqual([]);
  });
  test('SD-5.13 away from all survivors, it faces the closest, heals 1, and lies on top of the deck', () => {
    const t = draws('lickWounds', [quiet('G11'), quiet('H14', { standsAfter: 1 })], {
      monster: { ai: ['claw'], wounds: ['chomp', 'grasp'] },
    });
    t.end();
    expect(t.at('monster')).toBe('N11');
    expect(t.monster.facing).toBe('W');
    expect(t.monster.wounds).toEqual(['grasp']);
    expect(t.monster.ai.deck).toEqual(['lickWounds', 'claw', 'chomp']);
    expect(t.log('aiFinished')).toMatchObject([{ card: 'lickWounds', to: 'top' }]);
  });
  test('SD-7.9 several are closest: the controller chooses whom it faces', () => {
    const t = draws('lickWounds', [quiet('G9'), quiet('G14')], { monster: { wounds: ['chomp'] } });
    expect(t.at('monster')).toBe('N11');
    expect(t.options).toEqual(['s1', 's2', 'random']);
    t.answer('s1');
    expect(t.options).toEqual(['N', 'W']);
    expect(t.answer('N').end().monster.facing).toBe('N');
  });
});

describe('SD-5.1 Maul', () => {
  test('SD-6.10 a victim of grab last round, out of range too; 2 / 2+ / 3, bleeding and knocked down', () => {
    const t = draws('maul', [quiet('H20', armoured(3)), quiet('H13', { standsAfter: 2 })], {
      set: (state) => {
        state.round = 2;
        state.grabbed = [{ survivor: 's1', round: 1 }];
      },
    });
    expect(picked(t)).toEqual(['s1']);
    expect(collisions(t.end())).toEqual(['s2 passed']);
    const near = draws('maul', [quiet('H14', armoured(3))], {
      dice: [2, 1, LEGS],
      set: (state) => {
        state.round = 2;
        state.grabbed = [{ survivor: 's1', round: 1 }];
      },
    }).end();
    expect(near.survivor('s1').wear.legs.armour).toBe(0);
    expect(near.survivor('s1').bleeding).toBe(1);
    expect(near.survivor('s1').standsAfter).not.toBeNull();
  });
  test('SD-6.1 else the closest who lies, in range; else the instinct', () => {
    const all = [quiet('H13'), quiet('G8', { standsAfter: 2 }), quiet('H15', { standsAfter: 2 })];
    const t = draws('maul', all, { dice: [1, 1] });
    expect(picked(t)).toEqual(['s3']);
    t.answer('N').end();
    expect(picked(draws('maul', [quiet('H13')]).end())).toEqual([null]);
  });
});

describe('SD-4.7 Smart Cat', () => {
  test('SD-4.7 the first two moods of the top ten go into play, each acts, the rest is shuffled back; archived', () => {
    const ai = ['claw', 'alert', 'claw', 'groundFighting', 'bloodthirsty', 'chomp'];
    const t = draws('smartCat', [quiet('H13')], { monster: { ai } }).end();
    expect(t.log('revealed').map((e) => e.cards)).toEqual([ai]);
    expect(inPlay(t)).toEqual(['alert', 'groundFighting']);
    expect([...t.monster.ai.deck].sort()).toEqual(['bloodthirsty', 'chomp', 'claw', 'claw']);
    expect(t.monster.archive).toEqual(['smartCat']);
    expect(t.log('aiDrawn').map((e) => e.card)).toEqual(['smartCat']);
  });
  test('SD-5.7 a mood that says so draws', () => {
    const t = draws('smartCat', [quiet('H13')], { dice: [1, 1], monster: { ai: ['enraged', 'claw'] } }).end();
    expect(inPlay(t)).toEqual(['enraged']);
    expect(t.monster.ai.discard).toEqual(['claw']);
    expect(t.monster.archive).toEqual(['smartCat']);
  });
  test('SD-4.7 no mood among the top ten: archived, and another card is drawn; the discards are left alone', () => {
    const ai = [...Array<string>(10).fill('claw'), 'alert'];
    const monster = { ai, aiDiscard: ['enraged'] };
    const t = draws('smartCat', [quiet('A1', { hiddenBy: ['vanish'] })], { monster }).end();
    expect(t.log('revealed')[0]?.cards).toHaveLength(10);
    expect(t.monster.archive).toEqual(['smartCat']);
    expect(t.log('aiDrawn')).toHaveLength(2);
    expect(t.monster.ai.discard).toContain('enraged');
  });
});

describe('SD-8.7 Terrifying Roar', () => {
  const grass = [{ card: 'tallGrass', at: ['H14', 'I14', 'H15', 'I15'] }];
  test('SD-6.11 all who hear, one after another; at least 2 and above courage: brain damage and knockback 6', () => {
    const all = [
      quiet('H13'),
      quiet('G11', { courage: 4 }),
      quiet('I10', { injuries: ['deaf'] }),
      quiet('J12', { courage: 0 }),
    ];
    const t = draws('terrifyingRoar', all, { dice: [5, 4, 1, 1, 1] });
    expect(picked(t)).toEqual(['s1', 's2', 's4']);
    expect(t.state.survivors.map((s) => s.brainLight)).toEqual([true, false, false, false]);
    expect(t.at('s1')).toBe('H19');
    // three are in range, all adjacent
    expect(t.options).toEqual(['s2', 's3', 's4', 'random']);
    t.answer('s4').end();
    expect(t.log('basicActionBegan')).toMatchObject([{ target: 's4' }]);
    expect(hits(t)).toEqual([0]);
  });
  test('SD-6.12 the Basic Action at the furthest in range, who need not be in view; with nobody in range nothing', () => {
    const t = draws('terrifyingRoar', [quiet('H13'), quiet('H9', { hiddenBy: ['t1'] })], {
      tiles: grass,
      dice: [1, 1, 1, 1],
    }).end();
    expect(t.log('basicActionBegan')).toMatchObject([{ target: 's2' }]);
    expect(t.monster.facing).toBe('N');
    const far = draws('terrifyingRoar', [quiet('H20')], { dice: [1] }).end();
    expect(far.log('basicActionBegan')).toEqual([]);
  });
  test('SD-6.7 the priority target token counts for nothing', () => {
    const t = draws('terrifyingRoar', [quiet('A1'), quiet('P22')], {
      dice: [1, 1],
      set: (state) => {
        state.priority = { holder: 's1', permanent: false };
      },
    }).end();
    expect(picked(t)).toEqual(['s1', 's2']);
    expect(t.state.priority?.holder).toBe('s1');
  });
  test('SD-6.4 nobody hears: the instinct', () => {
    const t = draws('terrifyingRoar', [quiet('H13', { injuries: ['deaf'] })]).end();
    expect(t.log('instinctBegan')).toHaveLength(1);
  });
});
