import { describe, expect, test } from 'vitest';
import { gridComplaint } from '../../../../src/engine/showdown/gridRules';
import { survivorNumber } from '../../../../src/engine/showdown/numbers';
import { CONTENT, type Placed, tinyFight } from '../kit';

const quiet = { survival: 0 };

const act = (grid: (string | null)[], placed: Partial<Placed> = {}) =>
  tinyFight({ survivors: [{ at: 'A1', ...quiet, grid, ...placed }] }).perform('act', { survivor: 's1' });

describe('masks', () => {
  test('SD-16.4 a mask is worn over a helm; SD-9.8 archived with its owner', () => {
    expect(gridComplaint(['godMask', 'lanternHelm'], CONTENT)).toBeNull();
    const t = tinyFight({ survivors: [{ at: 'A1', ...quiet, grid: ['godMask', 'lanternHelm'] }] })
      .perform('killSurvivor', { survivor: 's1', why: 'bledOut' })
      .end();
    expect(t.gear('s1', 'godMask')).toBeUndefined();
    expect(t.gear('s1', 'lanternHelm')).toBeDefined();
  });
});

describe('White Lion Mask', () => {
  const grid = ['firstAidKit', 'monsterGrease', null, 'bonePickaxe', 'whiteLionMask'];
  const placed = { insanity: 3, survival: 3, survivalUsed: ['dash' as const] };

  test('White Lion Mask: insane, with two green affinities, all survival for as many strength tokens', () => {
    const t = act(grid, placed);
    t.answers('use:g4:roar', 'endAct').end();
    expect(t.survivor('s1')).toMatchObject({ survival: 0, tokens: { strength: 3 } });
  });
  test('White Lion Mask: not sane, nor with one green affinity', () => {
    for (const t of [
      act(grid, { ...placed, insanity: 2 }),
      act(['whiteLionMask', ...grid.slice(0, 3)], placed),
    ]) {
      expect(t.options.filter((key) => key.startsWith('use'))).toEqual([]);
      t.answer('endAct').end();
    }
  });
  test('White Lion Mask: in a frenzy no survival can be spent', () => {
    const t = act(grid, { ...placed, frenzy: 1 });
    t.answers('use:g4:roar', 'endAct').end();
    expect(t.survivor('s1')).toMatchObject({ survival: 3, tokens: {} });
  });
});

describe('Antelope Mask', () => {
  const speed = (cards: (string | null)[], insanity: number) => {
    const t = act(cards, { insanity });
    const during = t.survivor('s1').modifiers.map(({ stat, by, until }) => ({ stat, by, until }));
    t.answer('endAct').end();
    expect(t.survivor('s1').modifiers).toEqual([]);
    return during;
  };
  test('Antelope Mask: insane, with two red and two blue affinities, +1 speed for the act', () => {
    const blue = [
      ...['whiteLionBoots', 'whiteLionSkirt', 'boneAxe'],
      ...['rawhideHeadband', 'antelopeMask', null],
      ...['whiteLionCoat', null, null],
    ];
    expect(speed(blue, 3)).toEqual([]);
    const full = [...blue.slice(0, 6), 'whiteLionCoat', 'luckyCharm', 'catEyeCirclet'];
    expect(speed(full, 3)).toEqual([{ stat: 'speed', by: 1, until: 'act' }]);
    expect(speed(full, 2)).toEqual([]);
  });
});

describe('God Mask', () => {
  const grid = [
    ...['whiteLionBoots', 'whiteLionSkirt', 'boneAxe'],
    ...['firstAidKit', 'monsterGrease', 'rawhideHeadband'],
    ...['bonePickaxe', 'godMask', 'whiteLionCoat'],
  ];
  const own = { affinities: { blue: 1 } };
  const survival = (cards: (string | null)[], placed: Partial<Placed>) => {
    const t = act(cards, { survivalUsed: ['dash', 'surge'], ...placed });
    t.answer('endAct').end();
    return t.survivor('s1').survival;
  };
  test('SD-16.2 God Mask: insane, with two affinities of each colour, its owner’s own too: +1 survival each act', () => {
    expect(survival(grid, { insanity: 3, ...own })).toBe(1);
  });
  test('God Mask: not sane, nor with a colour short', () => {
    expect(survival(grid, { insanity: 2, ...own })).toBe(0);
    expect(survival(grid, { insanity: 3 })).toBe(0);
  });
});

describe('Death Mask', () => {
  const luck = (grid: (string | null)[], affinities = {}) => {
    const t = tinyFight({ survivors: [{ at: 'A1', grid, affinities }] });
    const run = { state: t.state, content: CONTENT, emit: () => undefined };
    return survivorNumber(run, t.survivor('s1'), 'luck');
  };
  test('Death Mask: +4 luck without any complete affinity', () => {
    expect(luck(['deathMask', 'boneAxe'])).toBe(4);
    expect(luck(['deathMask', 'boneDagger', 'boneAxe'])).toBe(4);
  });
  test('Death Mask: nothing with one, in the grid or the owner’s own', () => {
    expect(luck(['deathMask', 'whiteLionSkirt', 'boneAxe'])).toBe(0);
    expect(luck(['deathMask', 'boneAxe'], { green: 1 })).toBe(0);
  });
  test('SD-9.5 Death Mask: −4 on severe injury rolls', () => {
    const roll = (grid: string[], die: number) =>
      tinyFight({ survivors: [{ at: 'A1', ...quiet, grid }], dice: [die] })
        .perform('severeInjury', { survivor: 's1', location: 'body', modifier: 0 })
        .end()
        .log('severeInjury')[0]?.injury;
    expect(roll(['deathMask'], 10)).toBe(roll(['boneAxe'], 6));
    expect(roll(['deathMask'], 10)).not.toBe(roll(['boneAxe'], 10));
  });
});

describe('Man Mask', () => {
  const grid = [
    ...['whiteLionSkirt', 'boneAxe', null],
    ...['firstAidKit', 'monsterGrease', null],
    ...['manMask', null, null],
  ];
  const turn = (placed: Partial<Placed>, cards = grid) =>
    tinyFight({ survivors: [{ at: 'A1', grid: cards, insanity: 3, ...placed }] }).perform('act', {
      survivor: 's1',
    });

  test('SD-15.1 Man Mask: insane, a −1 token can pay for a survival action', () => {
    const t = turn({ survival: 0, tokens: { speed: -1, strength: 2 } });
    expect(t.options).toContain('dash:s1');
    t.answers('dash:s1', 'A2');
    expect(t.survivor('s1')).toMatchObject({ survival: 0, tokens: { strength: 2 } });
    expect(t.log('survivalSpent').map((e) => e.action)).toEqual(['dash']);
    t.answer('endAct').end();
  });
  test.each([
    ['pay:speed', 1, { speed: -1, strength: 1 }],
    ['pay:survival', 0, { speed: -2, strength: 1 }],
  ])('Man Mask: with both, the player chooses the coin: %s', (coin, survival, tokens) => {
    const t = turn({ survival: 1, tokens: { speed: -2, strength: 1 } }).answer('dash:s1');
    expect([t.question, t.options]).toEqual(['payWith', ['pay:survival', 'pay:speed']]);
    t.answers(coin, 'A2', 'endAct').end();
    expect(t.survivor('s1')).toMatchObject({ survival, tokens });
  });
  test('SD-15.5 Man Mask: a price of several points is paid coin by coin, until nothing is left to choose', () => {
    const t = tinyFight({
      variants: { endure: true },
      survivors: [
        {
          at: 'A1',
          grid,
          insanity: 3,
          survival: 3,
          tokens: { luck: -1, evasion: -4 },
          survivalUsed: ['dodge'],
        },
      ],
    }).perform('severeInjury', { survivor: 's1', location: 'arms', modifier: 0 });
    // 7 and 1 for the luck: with 3 survival and 5 tokens everything goes.
    t.answer('endure').end();
    expect(t.survivor('s1')).toMatchObject({ survival: 0, tokens: {} });
  });
  test('SD-15.5 Man Mask: one coin that is used up leaves the choice of the others', () => {
    const t = tinyFight({
      variants: { endure: true },
      survivors: [{ at: 'A1', grid, insanity: 3, survival: 6, tokens: { speed: -1, evasion: -4 } }],
    }).perform('severeInjury', { survivor: 's1', location: 'arms', modifier: 0 });
    t.answers('endure', 'pay:speed');
    expect([t.question, t.options]).toEqual(['payWith', ['pay:survival', 'pay:evasion']]);
    t.answers('pay:evasion', 'pay:evasion', 'pay:evasion', 'pay:evasion').end();
    expect(t.survivor('s1')).toMatchObject({ survival: 4, tokens: {} });
  });
  test('SD-15.4 Man Mask: nobody encourages while choosing the coin of something else', () => {
    const t = tinyFight({
      survivors: [
        { at: 'A1', grid, insanity: 3, survival: 2, tokens: { speed: -1 } },
        { at: 'A3', survival: 1 },
        { at: 'A5', survival: 0, standsAfter: 1 },
      ],
    }).perform('act', { survivor: 's1' });
    const free = () => (t.state.decision?.interjections ?? []).map((o) => o.key);
    expect(free()).toEqual(['encourage:s1:s3', 'encourage:s2:s3']);
    t.answer('dash:s1');
    expect(free()).toEqual(['encourage:s2:s3']);
    t.answers('pay:speed', 'A2');
    expect(free()).toEqual(['encourage:s1:s3', 'encourage:s2:s3']);
    t.answer('endAct').end();
  });
  test('Man Mask: also for what gear costs, with survival for the rest', () => {
    const bomb = [...grid.slice(0, 7), 'muskBomb', null];
    const t = tinyFight({
      survivors: [
        { at: 'G11', grid: bomb, insanity: 3, survival: 1, tokens: { evasion: -1 }, survivalUsed: ['dodge'] },
      ],
      dice: [10],
      monster: { ai: ['claw'] },
    }).perform('drawAi', {});
    t.answer('use').end();
    expect(t.survivor('s1')).toMatchObject({ survival: 0, tokens: {} });
  });
  test('Man Mask: not sane, nor without its affinities, nor with +1 tokens', () => {
    const none = (t: ReturnType<typeof turn>) => {
      expect(t.options).not.toContain('dash:s1');
      t.answer('endAct').end();
    };
    none(turn({ survival: 0, insanity: 2, tokens: { speed: -1 } }));
    none(turn({ survival: 0, tokens: { speed: -1 } }, ['manMask']));
    none(turn({ survival: 0, tokens: { speed: 1 } }));
  });
});

describe('Phoenix Mask', () => {
  const grid = [
    ...['whiteLionBoots', 'whiteLionSkirt', 'boneAxe'],
    ...['whiteLionHelm', 'catFangKnife', 'boneBlade'],
    ...['catFangKnife', 'phoenixMask', null],
  ];
  const struck = (placed: Partial<Placed>) =>
    tinyFight({ survivors: [{ at: 'H13', grid, survival: 3, ...placed }], dice: [5, 5, 5, 3, 3, 6] }).perform(
      'monsterAttack',
      {
        target: 's1',
        profile: { speed: 3, accuracy: 2, damage: 1 },
        scope: { card: { kind: 'ai', id: 'claw' }, target: 's1' },
        afterHit: [],
        beforeDamage: [],
        afterDamage: [],
      },
    );
  test('SD-15.2 Phoenix Mask: insane, one dodge more in a round, in the same attack if wanted', () => {
    const t = struck({ insanity: 3 });
    t.answers('dodge:body', 'dodge:legs');
    t.end();
    expect(t.log('dodged').map((e) => e.location)).toEqual(['body', 'legs']);
    expect(t.survivor('s1').survival).toBe(1);
    expect(t.log('damaged')).toHaveLength(1);
  });
  test('Phoenix Mask: the second may be left', () => {
    const t = struck({ insanity: 3 });
    t.answers('dodge:body', 'pass', 'body').end();
    expect(t.log('damaged')).toHaveLength(2);
  });
  test('SD-15.1 Phoenix Mask: not sane, not a third time', () => {
    struck({ insanity: 2 }).answers('dodge:body', 'body').end();
    struck({ insanity: 3, survivalUsed: ['dodge', 'dodge'] })
      .answers('body', 'body')
      .end();
  });
});
