import { describe, expect, test } from 'vitest';
import { type Placed, tinyFight } from '../kit';
import { act, at, first, quiet, uses } from './acting';
import { attack } from './attack';

describe('starting gear', () => {
  test('Founding Stone: from anywhere, archived, one hit that wounds critically without a roll', () => {
    const t = act(
      ['foundingStone'],
      { monster: { ai: ['claw', 'chomp'], hitLocations: ['beastsKnee'] } },
      { at: 'A1' },
    );
    expect(uses(t)).toEqual(['use:g1:throw']);
    t.answers('use:g1:throw', 'endAct').end();
    expect(t.gear('s1', 'foundingStone')).toBeUndefined();
    expect(t.log('woundAttempted').map((e) => [e.result, e.dice])).toEqual([['critical', []]]);
    expect(t.monster.wounds).toHaveLength(1);
    expect(t.monster.tokens).toEqual({ movement: -1 });
  });
  test('Founding Stone: it is gone also when its wound ends the fight', () => {
    const t = act(['foundingStone'], { monster: { ai: [], hitLocations: ['beastsKnee'] } }, { at: 'A1' });
    t.answer('use:g1:throw').end();
    expect(t.state.outcome).toBe('victory');
    expect(t.gear('s1', 'foundingStone')).toBeUndefined();
  });
  test('Founding Stone on an impervious place: only the critical effects', () => {
    const t = act(['foundingStone'], { monster: { hitLocations: ['gloriousMane'] } }, { at: 'A1' });
    t.answers('use:g1:throw', 'endAct').end();
    expect(t.monster.wounds).toEqual([]);
    expect(t.survivor('s1').resources).toEqual(['shimmeringMane']);
  });
});

describe('bone smith', () => {
  test.each([
    ['boneAxe', 5],
    ['boneBlade', 5],
    ['boneClub', 5],
    ['bonePickaxe', 7],
    ['boneSickle', 7],
  ])('%s: its profile', (card, _) => {
    const t = attack({
      attacker: { grid: [card] },
      weapon: 'g1',
      hitLocations: [],
      dice: card === 'bonePickaxe' ? [1] : [1, 1],
    });
    expect(t.end().log('survivorAttacked')[0]).toMatchObject({ weapon: card });
  });
  test('Bone Dagger: +1 survival for each perfect hit with it', () => {
    const t = attack({
      attacker: { grid: ['boneDagger'], survival: 1 },
      weapon: 'g1',
      hitLocations: [],
      dice: [10, 10, 1],
    }).end();
    expect(t.survivor('s1').survival).toBe(3);
  });
  test('Bone Dagger: not for a perfect hit with something else', () => {
    const t = attack({
      attacker: { grid: ['boneDagger'], survival: 1 },
      hitLocations: [],
      dice: [10, 1],
    }).end();
    expect(t.survivor('s1').survival).toBe(1);
  });
  test('Bone Dagger: a second copy gives nothing of its own', () => {
    const t = attack({
      attacker: { grid: ['boneDagger', 'boneDagger'], survival: 1 },
      weapon: 'g2',
      hitLocations: [],
      dice: [10, 1, 1],
    }).end();
    expect(t.survivor('s1').survival).toBe(1);
  });
  test('SD-14.9 frail gear breaks at a super-dense place only', () => {
    const t = attack({
      attacker: { grid: ['boneBlade'] },
      weapon: 'g1',
      hitLocations: ['beastsKnee'],
      dice: [6, 1, 2],
    }).end();
    expect(t.gear('s1', 'boneBlade')).toBeDefined();
  });
  test('Skull Helm: archived by a severe head injury, not by another', () => {
    const hurt = (location: 'head' | 'arms') =>
      tinyFight({ survivors: [{ at: 'A1', ...quiet, grid: ['skullHelm'] }], dice: [10] })
        .perform('severeInjury', { survivor: 's1', location, modifier: 0 })
        .end();
    expect(hurt('head').gear('s1', 'skullHelm')).toBeUndefined();
    expect(hurt('arms').gear('s1', 'skullHelm')).toBeDefined();
  });
});

describe('skinnery', () => {
  test('Bandages: up to 2 bleeding tokens of oneself or of an adjacent survivor', () => {
    const survivors: Placed[] = [
      first,
      { at: 'F11', ...quiet, bleeding: 1 },
      { at: 'E11', ...quiet, bleeding: 4 },
      { at: 'G10', ...quiet },
    ];
    const t = act(['bandages'], { survivors }, { bleeding: 3 });
    t.answer('use:g1:bandage');
    expect(t.options).toEqual(['s1', 's2']);
    t.answers('s1', 'endAct').end();
    expect(t.state.survivors.map((s) => s.bleeding)).toEqual([1, 1, 4, 0]);
  });
  test('Bandages: never below nought', () => {
    const t = act(['bandages'], { survivors: [first, { at: 'F11', ...quiet, bleeding: 1 }] });
    t.answers('use:g1:bandage', 'endAct').end();
    expect(t.survivor('s2').bleeding).toBe(0);
  });
  test('Rawhide Headband: with its blue edge joined it looks at two AI cards and puts them back in any order', () => {
    const grid = ['rawhideHeadband', null, null, 'rawhideVest'];
    const t = act(grid, {}, { at: 'A1' });
    expect(uses(t)).toEqual(['use:g1:foresee']);
    t.answer('use:g1:foresee');
    expect(t.options).toEqual(['claw', 'chomp']);
    t.answers('chomp', 'endAct').end();
    expect(t.monster.ai.deck).toEqual(['chomp', 'claw', 'grasp']);
  });
  test('SD-4.7 Rawhide Headband: what it reveals never shuffles the discards in', () => {
    const grid = ['rawhideHeadband', null, null, 'rawhideVest'];
    const t = act(grid, { monster: { ai: ['claw'], aiDiscard: ['chomp', 'grasp'] } }, { at: 'A1' });
    t.answers('use:g1:foresee', 'endAct').end();
    expect(t.log('revealed').map((e) => e.cards)).toEqual([['claw']]);
    expect(t.monster.ai).toEqual({ deck: ['claw'], discard: ['chomp', 'grasp'] });
  });
  test('SD-16.3 Rawhide Headband: not without its edge', () => {
    const t = act(['rawhideHeadband', 'rawhideVest'], {}, { at: 'A1' });
    expect(uses(t)).toEqual([]);
    t.answer('endAct').end();
  });
  test('Rawhide Gloves and Boots: +1 survival each on departing, to their owner', () => {
    const t = at('depart', [
      { at: null, survival: 1, grid: ['rawhideGloves', 'rawhideBoots'] },
      { at: null, survival: 1 },
    ]).end();
    expect(t.state.survivors.map((s) => s.survival)).toEqual([3, 1]);
  });
  test('Rawhide Drum: on arrival everybody gains 1 insanity', () => {
    const t = at('arrival', [{ at: 'A1', grid: ['rawhideDrum'] }, { at: 'A3' }]).end();
    expect(t.state.survivors.map((s) => s.insanity)).toEqual([1, 1]);
  });
  test('Rawhide Drum: its owner encourages all who hear', () => {
    const fallen = { ...quiet, standsAfter: 1 };
    const t = tinyFight({
      survivors: [
        { at: 'A1', grid: ['rawhideDrum'] },
        { at: 'A3', ...fallen },
        { at: 'A5', ...fallen, injuries: ['deaf'] },
        { at: 'A7', ...fallen },
      ],
    }).perform('encourage', { survivor: 's1', other: 's2' });
    t.end();
    expect(t.state.survivors.map((s) => s.standsAfter)).toEqual([null, null, 1, null]);
  });
  test('Rawhide Whip: who wounds with it becomes the priority target', () => {
    const wound = (die: number) =>
      attack({
        attacker: { grid: ['rawhideWhip'] },
        weapon: 'g1',
        hitLocations: ['beastsKnee'],
        dice: [7, 1, 1, die],
      }).end();
    expect(wound(7).state.priority).toEqual({ holder: 's1', permanent: false });
    expect(wound(6).state.priority).toBeNull();
  });
});

describe('organ grinder', () => {
  test('Dried Acanthus: +2 survival on departing', () => {
    const t = at('depart', [{ at: null, survival: 1, grid: ['driedAcanthus'] }]).end();
    expect(t.survivor('s1').survival).toBe(3);
  });
  test('Dried Acanthus: the severe injury is ignored without a roll, and the card archived', () => {
    const t = tinyFight({ survivors: [{ at: 'A1', grid: ['driedAcanthus'] }] })
      .perform('severeInjury', { survivor: 's1', location: 'body', modifier: 0 })
      .end();
    expect(t.log('severeInjury')).toEqual([]);
    expect(t.gear('s1', 'driedAcanthus')).toBeUndefined();
    expect(t.survivor('s1').ignoresInjury).toBe(false);
  });
  test('Fecal Salve: +1 survival on departing', () => {
    const t = at('depart', [{ at: null, survival: 1, grid: ['fecalSalve'] }]).end();
    expect(t.survivor('s1').survival).toBe(2);
  });
  test('Fecal Salve: not a threat until the owner attacks; the priority token is lost', () => {
    const t = act(
      ['fecalSalve'],
      {
        dice: [1, 1],
        set: (state) => {
          state.priority = { holder: 's1', permanent: false };
        },
      },
      { survival: 1 },
    );
    t.answer('use:g1:smear');
    expect(t.survivor('s1').hiddenBy).toEqual(['g1']);
    expect(t.state.priority).toBeNull();
    expect(t.options).toContain('surge:s1');
    t.answers('surge:s1', 'attack:fistAndTooth', 'endAct').end();
    expect(t.survivor('s1').hiddenBy).toEqual([]);
  });
  const luckOf = (grid: (string | null)[], die: number) =>
    attack({ attacker: { grid }, weapon: 'g1', hitLocations: ['beastsKnee'], dice: [6, 1, die] })
      .end()
      .log('woundAttempted')[0]?.result;
  test('SD-16.3 Lucky Charm: +1 luck with two blue affinities, not with one', () => {
    const two = ['boneAxe', null, null, 'clawHeadArrow', 'luckyCharm', 'catEyeCirclet'];
    const one = ['boneAxe', null, null, null, 'luckyCharm', 'catEyeCirclet'];
    expect(luckOf(two, 9)).toBe('critical');
    expect(luckOf(one, 9)).toBe('wound');
  });
  test('Monster Tooth Necklace: +1 strength, one more with two red affinities', () => {
    const strengthOf = (grid: (string | null)[], weapon: string) =>
      attack({ attacker: { grid }, weapon, hitLocations: ['beastsKnee'], dice: [6, 1, 2] })
        .end()
        .log('woundAttempted')[0]?.strength.value;
    expect(strengthOf(['boneBlade', 'monsterToothNecklace'], 'g1')).toBe(3);
    expect(strengthOf(['monsterToothNecklace', 'boneBlade', null, 'kingSpear', 'whiteLionSkirt'], 'g2')).toBe(
      4,
    );
  });
  test('Monster Grease: +1 evasion, one more with three green affinities', () => {
    const evasionOf = (grid: (string | null)[]) =>
      tinyFight({ survivors: [{ at: 'H13', ...quiet, grid }], dice: [1] })
        .perform('monsterAttack', {
          target: 's1',
          profile: { speed: 1, accuracy: 2, damage: 1 },
          scope: { card: { kind: 'ai', id: 'claw' }, target: 's1' },
          afterHit: [],
          beforeDamage: [],
          afterDamage: [],
        })
        .end()
        .log('monsterAttacked')[0]?.need.value;
    expect(evasionOf(['monsterGrease'])).toBe(3);
    const three = [
      ...['lionSkinCloak', 'monsterGrease', 'skullHelm'],
      ...['bandages', null, 'bonePickaxe'],
      ...['boneSickle', null, null],
    ];
    expect(evasionOf(three)).toBe(4);
  });
});

describe('weapon crafter', () => {
  test('Scrap Sword: each perfect hit +4 strength for the rest of the attack', () => {
    const t = attack({
      attacker: { grid: ['scrapSword'] },
      weapon: 'g1',
      hitLocations: ['beastsKnee', 'beastsFemur'],
      dice: [10, 10, 2, 2],
    });
    t.answer('beastsKnee').end();
    expect(t.log('woundAttempted').map((e) => e.strength.value)).toEqual([11, 11]);
    expect(t.survivor('s1').modifiers).toEqual([]);
  });
});

describe('catarium', () => {
  test('Cat Eye Circlet: the next three hit locations in any order', () => {
    const t = act(
      ['catEyeCirclet'],
      { monster: { hitLocations: ['beastsEar', 'cleverPloy', 'beastsKnee', 'beastsBack'] } },
      { at: 'A1' },
    );
    t.answer('use:g1:foresee');
    expect(t.options).toEqual(['beastsEar', 'cleverPloy', 'beastsKnee']);
    t.answers('beastsKnee', 'beastsEar', 'endAct').end();
    expect(t.monster.hitLocations.deck).toEqual(['beastsKnee', 'beastsEar', 'cleverPloy', 'beastsBack']);
  });
  const knifeGrid = [null, 'whiteLionHelm', null, 'whiteLionBoots', 'catFangKnife', 'whiteLionSkirt'];
  test('Cat Fang Knife with three red affinities: +1 strength token for a perfect hit', () => {
    const stab = (grid: (string | null)[], weapon: string) =>
      attack({ attacker: { grid }, weapon, hitLocations: [], dice: [10, 1, 1] }).end();
    expect(stab(knifeGrid, 'g3').survivor('s1').tokens).toEqual({ strength: 1 });
    expect(stab(['catFangKnife'], 'g1').survivor('s1').tokens).toEqual({});
  });
  test('Cat Fang Knife: knocked down its owner loses all +1 strength tokens', () => {
    const fall = (strength: number) =>
      tinyFight({ survivors: [{ at: 'A1', grid: knifeGrid, tokens: { strength, speed: 1 } }] })
        .perform('knockDownSurvivor', { survivor: 's1' })
        .end()
        .survivor('s1').tokens;
    expect(fall(2)).toEqual({ speed: 1 });
    expect(fall(-1)).toEqual({ strength: -1, speed: 1 });
  });
  test('Cat Gut Bow: cumbersome; aimed it has one die at +2 accuracy', () => {
    const monster = { ai: ['claw'], hitLocations: ['beastsKnee'] };
    const t = act(['catGutBow'], { monster, dice: [5, 2] }, { at: 'C11' });
    expect(t.options.filter((k) => k.includes(':'))).toEqual(['attack:g1', 'use:g1:aim']);
    t.answer('use:g1:aim').end();
    const shot = t.log('survivorAttacked')[0];
    expect(shot?.dice).toHaveLength(1);
    expect(shot?.need.value).toBe(5);
  });
  test('Cat Gut Bow: no aim out of range', () => {
    const t = act(['catGutBow'], {}, { at: 'A11' });
    expect(uses(t)).toEqual([]);
    t.answer('endAct').end();
  });
  test('Claw Head Arrow: once, with a bow in the grid; a hit costs the monster 1 evasion', () => {
    const grid = ['clawHeadArrow', 'catGutBow'];
    const t = act(
      grid,
      { monster: { hitLocations: ['beastsKnee'] }, dice: [6, 2, 1, 1] },
      { at: 'C11', survival: 1 },
    );
    t.answer('attack:g1');
    expect(t.monster.tokens).toEqual({ evasion: -1 });
    // With the movement that is left a surge can shoot the bow, but no second arrow (SD-15.3).
    t.answer('surge:s1');
    expect(t.options).toEqual(['attack:g2', 'use:g2:aim']);
    t.answer('attack:g2').end();
    const bare = act(['clawHeadArrow'], {}, { at: 'C11' });
    expect(bare.options.filter((k) => k.startsWith('attack'))).toEqual([]);
    bare.answer('endAct').end();
  });
  test('Frenzy Drink: archived for Frenzy', () => {
    const t = act(['frenzyDrink'], { dice: [5] }, { at: 'A1' });
    t.answers('use:g1:drink', 'endAct').end();
    expect(t.survivor('s1')).toMatchObject({ frenzy: 1, insanity: 3, tokens: { speed: 1, strength: 1 } });
    expect(t.gear('s1', 'frenzyDrink')).toBeUndefined();
  });
  test('King Spear: reach 2; Lion Beast Katar: deadly', () => {
    const spear = act(['kingSpear'], {}, { at: 'F11' });
    expect(spear.options).toContain('attack:g1');
    spear.answer('endAct').end();
    const katar = attack({
      attacker: { grid: ['lionBeastKatar'] },
      weapon: 'g1',
      hitLocations: ['beastsKnee'],
      dice: [7, 1, 9],
    }).end();
    expect(katar.log('woundAttempted')[0]?.result).toBe('critical');
  });
  test.each([
    [3, 2],
    [1, 1],
  ])('Lion Skin Cloak: a hit of %i deals %i', (damage, dealt) => {
    const t = tinyFight({ survivors: [{ at: 'H13', ...quiet, grid: ['lionSkinCloak'] }], dice: [9, 5] });
    t.perform('monsterAttack', {
      target: 's1',
      profile: { speed: 1, accuracy: 2, damage },
      scope: { card: { kind: 'ai', id: 'claw' }, target: 's1' },
      afterHit: [],
      beforeDamage: [],
      afterDamage: [],
    }).end();
    expect(t.log('damaged').map((e) => e.amount)).toEqual([dealt]);
  });
  test('Whisker Harp: on arrival everybody gains 1 survival', () => {
    const t = at('arrival', [
      { at: 'A1', ...quiet, grid: ['whiskerHarp'] },
      { at: 'A3', ...quiet },
    ]).end();
    expect(t.state.survivors.map((s) => s.survival)).toEqual([1, 1]);
  });
  test.each([
    [6, 0],
    [5, 1],
  ])('Whisker Harp: with a %i %i moods are left', (die, left) => {
    const monster = { ai: ['claw'], inPlay: ['bloodthirsty'] };
    const t = act(['whiskerHarp'], { monster, dice: [die] }, { at: 'A1' });
    t.answers('use:g1:play', 'endAct').end();
    expect(t.monster.inPlay).toHaveLength(left);
  });
  test('Whisker Harp: nothing to play against without a mood', () => {
    const t = act(['whiskerHarp'], {}, { at: 'A1' });
    expect(uses(t)).toEqual([]);
    t.answer('endAct').end();
  });
  const helmGrid = ['whiteLionHelm', 'luckyCharm', 'catEyeCirclet', 'catFangKnife'];
  test('White Lion Helm: the insane who hear gain strength for the round, all others insanity', () => {
    const survivors: Placed[] = [
      first,
      { at: 'A3', ...quiet, insanity: 3 },
      { at: 'A5', ...quiet, insanity: 3, injuries: ['deaf'] },
    ];
    const t = act(helmGrid, { survivors }, { at: 'A1', survival: 1, insanity: 2 });
    t.answers('use:g1:roar', 'endAct').end();
    expect(t.state.survivors.map((s) => s.insanity)).toEqual([3, 3, 4]);
    expect(t.state.survivors.map((s) => s.modifiers.map((m) => [m.stat, m.by, m.until]))).toEqual([
      [],
      [['strength', 2, 'round']],
      [],
    ]);
    expect(t.survivor('s1').survival).toBe(0);
  });
  test('White Lion Helm: it costs 1 survival and wants its affinities', () => {
    const roars = (grid: (string | null)[], survival: number) => {
      const t = act(grid, {}, { at: 'A1', survival });
      const offered = uses(t).includes('use:g1:roar');
      t.answer('endAct').end();
      return offered;
    };
    expect(roars(helmGrid, 1)).toBe(true);
    expect(roars(helmGrid, 0)).toBe(false);
    expect(roars(['whiteLionHelm', null, null, 'catFangKnife'], 1)).toBe(false);
    expect(roars(['whiteLionHelm', 'luckyCharm', 'catEyeCirclet'], 1)).toBe(false);
  });
  test('White Lion Coat: a pounce over three free spaces, then an attack at +1 strength', () => {
    const t = act(
      ['whiteLionCoat', 'boneBlade'],
      { monster: { hitLocations: ['beastsKnee'] }, dice: [6, 1, 5] },
      { at: 'D11' },
    );
    t.answer('use:g1:pounce');
    expect(t.options).toEqual(['N', 'E', 'S', 'W']);
    t.answer('E');
    expect(t.at('s1')).toBe('G11');
    expect(t.options).toEqual(['attack:fistAndTooth', 'attack:g2', 'pass']);
    t.answer('attack:g2').end();
    expect(t.log('woundAttempted')[0]?.strength.value).toBe(3);
    expect(t.monster.wounds).toHaveLength(1);
  });
  test('White Lion Coat: stopped short there is no attack', () => {
    const t = act(['whiteLionCoat'], {}, { at: 'E11' });
    t.answers('use:g1:pounce', 'E').end();
    expect(t.at('s1')).toBe('G11');
    expect(t.log('survivorAttacked')).toEqual([]);
  });
  test('White Lion Coat: no pounce after a movement', () => {
    const t = act(['whiteLionCoat'], {}, { at: 'D11' });
    t.answer('E11').end();
    expect(uses(t)).toEqual([]);
  });
  test('White Lion Gauntlet: after a pounce +1 accuracy at the next attack of this turn', () => {
    const t = act(['whiteLionCoat', 'whiteLionGauntlet'], { dice: [1, 1, 1, 1] }, { at: 'D11', survival: 1 });
    t.answers('use:g1:pounce', 'E', 'attack:fistAndTooth', 'surge:s1').end();
    expect(t.log('survivorAttacked').map((e) => e.need.value)).toEqual([8, 7]);
    expect(t.survivor('s1').modifiers).toEqual([]);
  });
  test('White Lion Gauntlet: a pounce without an attack is a pounce too; one that was stopped short is none', () => {
    const pounce = (from: string) => {
      const t = act(['whiteLionCoat', 'whiteLionGauntlet'], {}, { at: from });
      t.answers('use:g1:pounce', 'E').end();
      return t.survivor('s1').modifiers.map((m) => [m.stat, m.by, m.until]);
    };
    expect(pounce('B11')).toEqual([['accuracy', 1, 'attack']]);
    expect(pounce('E11')).toEqual([]);
  });
  test('White Lion Boots: +1 movement with both red edges joined', () => {
    const reach = (grid: (string | null)[]) => {
      const t = act(grid, {}, { at: 'A1', tokens: { movement: -4 } });
      const far = t.options.includes('A3');
      t.answer('endAct').end();
      return far;
    };
    expect(reach(['whiteLionBoots', 'whiteLionSkirt', null, 'catFangKnife'])).toBe(true);
    expect(reach(['whiteLionBoots', 'whiteLionSkirt'])).toBe(false);
  });
});
