import { describe, expect, test } from 'vitest';
import { activeGear, armourOf } from '../../../../src/engine/showdown/gearGrid';
import { CONTENT, type Placed, type Table, tinyFight } from '../kit';
import { type AttackTable, attack } from '../survivors/attack';
import { person, runOf, still } from './person';

type Options = Partial<Omit<AttackTable, 'attacker'>> & { more?: Partial<Placed> };

/** s1 beside the lion with one weapon, trained to a level in its type. */
function trained(type: string, weaponLevel: number, card: string | null, dice: number[], o: Options = {}) {
  const { more, ...table } = o;
  return attack({
    attacker: { weaponType: type, weaponLevel, survival: 0, grid: [card], ...more },
    weapon: card === null ? 'fistAndTooth' : 'g1',
    hitLocations: ['beastsKnee', 'fuzzyGroin', 'softBelly'],
    ai: ['claw', 'chomp', 'grasp', 'claw', 'chomp'],
    ...table,
    dice,
  });
}

const wounds = (t: ReturnType<typeof trained>) => t.monster.wounds.length;
const results = (t: ReturnType<typeof trained>) => t.log('woundAttempted').map((e) => e.result);

describe('levels (survivors-in-detail.md §16)', () => {
  const ids = (weaponLevel: number, others: Placed[] = []) => {
    const { fight, s1 } = person({ weaponType: 'shield', weaponLevel }, {
      survivors: [still('G11', { weaponType: 'sword', weaponLevel }), ...others],
    } as Partial<Table>);
    return [
      ...activeGear(runOf(fight), s1).modifiers.map((m) => m.card),
      ...activeGear(runOf(fight), s1).rules,
    ];
  };
  test('a specialist from level 3, a master from level 8 with both', () => {
    expect(ids(2)).toEqual([]);
    expect(ids(3)).toEqual(['swordFirst']);
    expect(ids(7)).toEqual(['swordFirst']);
    expect(ids(8)).toEqual(['swordMaster', 'swordMaster', 'swordMaster', 'swordFirst']);
  });
  test("a master makes everyone else a specialist, also of another type; a specialist doesn't", () => {
    expect(ids(0, [still('A1', { weaponType: 'axe', weaponLevel: 8 })])).toEqual(['axeRetry']);
    expect(ids(0, [still('A1', { weaponType: 'axe', weaponLevel: 7 })])).toEqual([]);
    expect(ids(3, [still('A1', { weaponType: 'sword', weaponLevel: 8 })])).toEqual(['swordFirst']);
  });
  test('Frenzy takes specialist and master away, Hamstrung too', () => {
    const rules = (own: Partial<Placed>) => {
      const { r, s1 } = person({ weaponType: 'axe', weaponLevel: 8, ...own });
      return [...activeGear(r, s1).rules];
    };
    expect(rules({})).toEqual(['axeRetry', 'axeCritical']);
    expect(rules({ frenzy: 1 })).toEqual([]);
    expect(rules({ injuries: ['hamstrung'] })).toEqual([]);
  });
});

describe('axe', () => {
  test('specialist: a failure may be tried again, once an attack', () => {
    const t = trained('axe', 3, 'boneAxe', [6, 1, 2, 9]);
    expect(t.question).toBe('useSkill');
    t.answer('use').end();
    expect(results(t)).toEqual(['failure', 'wound']);
  });
  test('specialist: not twice, and not if declined', () => {
    const twice = trained('axe', 3, 'boneAxe', [6, 1, 2, 2]).answer('use').end();
    expect(results(twice)).toEqual(['failure', 'failure']);
    const none = trained('axe', 3, 'boneAxe', [6, 1, 2]).answer('decline').end();
    expect(results(none)).toEqual(['failure']);
  });
  test('specialist: with an axe only', () => {
    expect(results(trained('axe', 3, 'boneClub', [6, 1, 1]).end())).toEqual(['failure']);
  });
  test('master: a wound where a lasting injury can be inflicted is critical', () => {
    const at = (place: string, level: number) =>
      results(trained('axe', level, 'boneAxe', [6, 1, 7], { hitLocations: [place] }));
    expect(at('fuzzyGroin', 8)).toEqual(['critical']);
    expect(at('fuzzyGroin', 7)).toEqual(['wound']);
    expect(at('beastsKnee', 8)).toEqual(['wound']);
  });
});

describe('bow', () => {
  test('specialist: the misses may be rolled anew, once an attack', () => {
    const t = trained('bow', 3, 'catGutBow', [9, 2, 8, 1], { more: { at: 'D11' } });
    expect(t.question).toBe('useSkill');
    t.answer('use');
    expect(t.log('survivorAttacked')[0]).toMatchObject({ dice: [9, 8], hits: 2 });
  });
  test('specialist: nothing to ask where all hit', () => {
    const t = trained('bow', 3, 'catGutBow', [9, 8], { more: { at: 'D11' } });
    expect(t.question).toBe('chooseHitLocation');
  });
  test('specialist: the first roll stands if declined', () => {
    const t = trained('bow', 3, 'catGutBow', [9, 2, 1], { more: { at: 'D11' } })
      .answer('decline')
      .end();
    expect(t.log('survivorAttacked')[0]).toMatchObject({ dice: [9, 2], hits: 1 });
  });
  test('master: bows are deadly 2 and not cumbersome', () => {
    const words = (weaponLevel: number) => {
      const { r, s1 } = person({ weaponType: 'bow', weaponLevel, grid: ['catGutBow', 'boneClub'] });
      return activeGear(r, s1).weapons.map(({ keywords }) =>
        ['deadly:2', 'cumbersome'].filter((word) => keywords.includes(word)),
      );
    };
    expect(words(8)).toEqual([[], ['deadly:2'], ['cumbersome']]);
    expect(words(7)).toEqual([[], ['cumbersome'], ['cumbersome']]);
  });
});

describe('club', () => {
  const total = (t: ReturnType<typeof trained>) => t.log('woundAttempted').map((e) => e.strength.value);
  test('specialist: a perfect hit doubles the total at the first location selected', () => {
    const t = trained('club', 3, 'boneClub', [10, 6, 2, 2]).answer('beastsKnee').end();
    expect(total(t)).toEqual([5 + 7, 5]);
  });
  test('specialist: without a perfect hit it does not', () => {
    expect(total(trained('club', 3, 'boneClub', [6, 1, 2]))).toEqual([5]);
  });
  test('master: twice the toughness is a wound more', () => {
    const t = (die: number, perfect: number, level: number) =>
      wounds(trained('club', level, 'boneClub', [perfect, 1, die], { hitLocations: ['beastsKnee'] }));
    expect(t(4, 10, 8)).toBe(2);
    expect(t(4, 10, 7)).toBe(1);
    expect(t(9, 6, 8)).toBe(1);
  });
});

describe('dagger', () => {
  test('specialist: another card goes for one more attempt, as long as there is one', () => {
    const t = trained('dagger', 3, 'boneDagger', [7, 7, 1, 2, 9]).answer('beastsKnee');
    expect([t.question, t.options]).toEqual(['discardToRetry', ['fuzzyGroin', 'pass']]);
    t.answer('fuzzyGroin').end();
    expect(t.log('woundAttempted').map((e) => [e.card, e.result])).toEqual([
      ['beastsKnee', 'failure'],
      ['beastsKnee', 'wound'],
    ]);
    expect(t.monster.hitLocations.discard.sort()).toEqual(['beastsKnee', 'fuzzyGroin']);
  });
  test('specialist: passed, the other is attempted as usual', () => {
    const t = trained('dagger', 3, 'boneDagger', [7, 7, 1, 2, 9]).answer('beastsKnee').answer('pass').end();
    expect(t.log('woundAttempted').map((e) => e.card)).toEqual(['beastsKnee', 'fuzzyGroin']);
  });

  const master = (own: Partial<Placed>, attackerDice: number[], o: Options = {}) =>
    trained('axe', 0, 'boneAxe', attackerDice, {
      hitLocations: ['beastsKnee'],
      others: [
        still('G12', {
          weaponType: 'dagger',
          weaponLevel: 8,
          survival: 1,
          grid: ['boneDagger'] as never,
          ...own,
        }),
      ],
      set: (state) => {
        const grid = state.survivors[1]?.grid;
        if (grid !== undefined) grid[0] = { id: 'g9', card: 'boneDagger', used: [] };
        Object.assign(state, { unlocked: [] });
      },
      ...o,
    });
  test('master: beside the attacker, for 1 survival the wounded location is attempted with a dagger', () => {
    const t = master({}, [6, 1, 9, 9]);
    expect([t.question, t.options]).toEqual(['redraw', ['redraw:s2:g9', 'pass']]);
    t.answer('redraw:s2:g9').end();
    expect(t.log('woundAttempted').map((e) => [e.survivor, e.card])).toEqual([
      ['s1', 'beastsKnee'],
      ['s2', 'beastsKnee'],
    ]);
    expect(t.survivor('s2').survival).toBe(0);
    expect(wounds(t)).toBe(2);
  });
  test.each<[string, Partial<Placed>]>([
    ['without survival', { survival: 0 }],
    ['not adjacent to the attacker', { at: 'J12' }],
    ['lying', { standsAfter: 9 }],
    ['a specialist', { weaponLevel: 7 }],
  ])('not %s', (_, own) => {
    expect(wounds(master(own, [6, 1, 9]).end())).toBe(1);
  });
  test('master: while the coin is asked for, the card still lies in the discards', () => {
    const t = master({ fightingArts: ['redFist'], tokens: { strength: 1 } }, [6, 1, 9, 9]);
    t.answer('redraw:s2:g9');
    expect([t.question, t.monster.hitLocations.discard]).toEqual(['payWith', ['beastsKnee']]);
    t.answer('pay:survival').end();
    expect([wounds(t), t.monster.hitLocations.discard]).toEqual([2, ['beastsKnee']]);
  });
  test('nor after a failure', () => {
    expect(wounds(master({}, [6, 1, 1]).end())).toBe(0);
  });
});

describe('fist & tooth', () => {
  const lying = (moment: 'monsterTurnStart' | 'survivorsTurnStart' | 'roundEnd', used: string[] = []) =>
    tinyFight({
      survivors: [still('A1', { weaponType: 'fistAndTooth', weaponLevel: 3, standsAfter: 9, used })],
    }).perform('moment', { moment, scope: {} });
  test.each(['monsterTurnStart', 'survivorsTurnStart'] as const)('specialist: stands, %s', (moment) => {
    const t = lying(moment);
    expect(t.question).toBe('useTrigger');
    t.answer('use').end();
    expect(t.survivor('s1')).toMatchObject({ standsAfter: null, used: ['round:fistAndToothSpecialist'] });
  });
  test('specialist: once a round, and at no other moment', () => {
    expect(lying('monsterTurnStart', ['round:fistAndToothSpecialist']).end().question).toBeNull();
    expect(lying('roundEnd').end().survivor('s1').standsAfter).toBe(9);
  });
  test('master: +2 accuracy and +2 strength with anything', () => {
    const { number } = person({ weaponType: 'fistAndTooth', weaponLevel: 8 });
    expect([number('accuracy'), number('strength'), number('evasion')]).toEqual([2, 2, 0]);
  });
});

describe('grand weapon', () => {
  const GRAND = 'zanbato';
  test('specialist: +1 accuracy with it', () => {
    const { number } = person({ weaponType: 'grand', weaponLevel: 3 });
    expect([number('accuracy', ['grand']), number('accuracy', ['axe'])]).toEqual([1, 0]);
  });
  test('specialist: a critical wound in its own act knocks the monster down', () => {
    const down = (mine: boolean, die = 10) =>
      trained('grand', 3, GRAND, [9, die], {
        set: (state) => {
          state.act = { survivor: mine ? 's1' : 's2', movement: 0, activation: 0, steps: 0 };
        },
        others: [still('A1')],
      }).monster.knockedDown;
    expect(down(true)).toBe(true);
    expect(down(false)).toBe(false);
    expect(down(true, 8)).toBe(false);
  });
  const reaction = (type: string, card: string, level: number, dice: number[], place = 'beastsFlank') =>
    trained(type, level, card, dice, { hitLocations: [place] }).log('reaction')[0]?.cancelled;
  test('master: a perfect hit cancels the reactions', () => {
    expect(reaction('grand', GRAND, 8, [10, 8])).toBe(true);
    expect(reaction('grand', GRAND, 8, [9, 8])).toBe(false);
  });
  test('katar specialist: reactions at the first location selected are cancelled', () => {
    expect(reaction('katar', 'lionBeastKatar', 3, [7, 1, 8])).toBe(true);
    expect(reaction('katar', 'lionBeastKatar', 2, [7, 1, 8])).toBe(false);
  });
});

describe('katar', () => {
  test('master: +1 evasion token for each perfect hit, lost when knocked down', () => {
    const t = trained('katar', 8, 'lionBeastKatar', [10, 1, 2], { hitLocations: ['beastsKnee'] }).end();
    expect(t.survivor('s1').tokens).toEqual({ evasion: 1 });
    const fallen = tinyFight({
      survivors: [still('A1', { weaponType: 'katar', weaponLevel: 8, tokens: { evasion: 2 } })],
    })
      .perform('knockDownSurvivor', { survivor: 's1' })
      .end();
    expect(fallen.survivor('s1').tokens).toEqual({});
  });
});

describe('shield', () => {
  const SHIELD = 'roundLeatherShield';
  test('specialist: +1 armour at all locations while carrying one', () => {
    const armour = (weaponLevel: number, grid: string[]) => {
      const { r, s1 } = person({ weaponType: 'shield', weaponLevel, grid });
      return armourOf(r, s1, 'legs');
    };
    expect([armour(3, [SHIELD]), armour(2, [SHIELD]), armour(3, [])]).toEqual([2, 1, 0]);
  });
  const collide = (withWhom: string, grid: string[]) =>
    tinyFight({
      survivors: [{ ...still('A1', { weaponType: 'shield', weaponLevel: 3 }), grid }, still('C1')],
    })
      .perform('collide', { survivor: 's1', with: withWhom, how: 'passed', path: [] })
      .end()
      .survivor('s1').standsAfter;
  test('specialist: a collision with the monster does not knock down, another does', () => {
    expect(collide('monster', [SHIELD])).toBeNull();
    expect(collide('s2', [SHIELD])).not.toBeNull();
    expect(collide('monster', [])).not.toBeNull();
  });
  const pick = (master: Partial<Placed>) =>
    tinyFight({
      survivors: [
        still('H14'),
        { ...still('G14', { weaponType: 'shield', weaponLevel: 8 }), ...master, grid: [SHIELD] },
      ],
    }).perform('pickTarget', {
      lines: [{ pick: 'closest', among: 'threat', terms: ['facing'] }],
      scope: { card: { kind: 'ai', id: 'claw' } },
    });
  test('master: swaps places with an adjacent target and becomes the target', () => {
    const t = pick({ at: 'G15' });
    expect(t.question).toBeNull();
    const near = tinyFight({
      survivors: [
        still('H14'),
        { ...still('H15', { weaponType: 'shield', weaponLevel: 8 }), grid: [SHIELD] },
      ],
    }).perform('pickTarget', {
      lines: [{ pick: 'closest', among: 'threat' }],
      scope: { card: { kind: 'ai', id: 'claw' } },
    });
    expect([near.question, near.options]).toEqual(['shieldTarget', ['shield:s2', 'pass']]);
    near.answer('shield:s2').end();
    expect([near.at('s1'), near.at('s2')]).toEqual(['H15', 'H14']);
    expect(near.log('targetShielded')).toMatchObject([{ survivor: 's1', by: 's2' }]);
  });
});

describe('spear', () => {
  const trap = (dice: number[], more: Partial<Placed> = {}) =>
    trained('spear', 3, 'kingSpear', dice, {
      hitLocations: ['cleverPloy', 'beastsKnee', 'fuzzyGroin', 'softBelly', 'beastsFemur'],
      more,
    });
  test('specialist: a trap drawn is shuffled back on a 7 and another card drawn, once a round', () => {
    const t = trap([6, 1, 7, 2]).end();
    expect(t.log('trapParried').length).toBe(1);
    expect(t.survivor('s1').used).toEqual(['round:spearParry']);
  });
  test('specialist: a lower roll springs it', () => {
    const t = trap([6, 1, 6, 1, 1]).end();
    expect(t.log('trapParried')).toEqual([]);
    expect(t.log('trapSprung').length).toBe(1);
  });
  test('specialist: used up in this round, nothing is rolled', () => {
    const t = trap([6, 1, 1, 1], { used: ['round:spearParry'] }).end();
    expect(t.log('trapSprung').length).toBe(1);
  });
  const hit = (survival: number, others: Placed[] = []) =>
    trained('spear', 8, 'kingSpear', [6, 1, 2], { more: { survival, at: 'F11' }, others });
  test('master: on a hit, for 1 survival, the priority target token', () => {
    const t = hit(1);
    expect(t.question).toBe('may');
    t.answer('use').end();
    expect([t.state.priority?.holder, t.survivor('s1').survival]).toEqual(['s1', 0]);
    expect(hit(0).end().state.priority).toBeNull();
  });
  test('master: or to the survivor in front', () => {
    const t = hit(1, [still('G11')]).answer('use');
    expect(t.options).toEqual(['s1', 's2']);
    t.answer('s2').end();
    expect(t.state.priority?.holder).toBe('s2');
  });
});

describe('sword', () => {
  test('specialist: the die first, then the location for it, once an attack', () => {
    const t = trained('sword', 3, 'boneBlade', [6, 6, 9, 2]);
    expect(t.question).toBe('chooseHitLocation');
    expect(t.state.decision?.about).toMatchObject({ die: 9 });
    t.answer('fuzzyGroin');
    expect(t.log('woundAttempted').map((e) => [e.card, e.dice])).toEqual([
      ['fuzzyGroin', [9]],
      ['beastsKnee', [2]],
    ]);
  });
  test('specialist: with one location there is nothing to choose', () => {
    const t = trained('sword', 3, 'boneBlade', [6, 1, 2]).end();
    expect(t.log('woundAttempted')[0]?.dice).toEqual([2]);
  });
  test('master: +1 accuracy, strength and speed with swords', () => {
    const { number } = person({ weaponType: 'sword', weaponLevel: 8 });
    expect((['accuracy', 'strength', 'speed'] as const).map((s) => number(s, ['sword']))).toEqual([1, 1, 1]);
    expect(number('speed', ['axe'])).toBe(0);
  });
});

describe('whip', () => {
  const whip = (level: number) =>
    trained('whip', level, 'rawhideWhip', [9, 1, 1, 10], {
      hitLocations: ['beastsKnee'],
      monster: { aiDiscard: ['enraged', 'sizeUp'] },
    });
  test('specialist: a wound may take the top of the discards', () => {
    const t = whip(3);
    expect(t.question).toBe('useSkill');
    t.answer('use').end();
    expect(t.monster.wounds).toEqual(['enraged']);
    expect(t.monster.ai.discard).toEqual(['sizeUp']);
  });
  test('specialist: or of the deck', () => {
    expect(whip(3).answer('decline').end().monster.wounds).toEqual(['claw']);
    expect(whip(2).end().monster.wounds).toEqual(['claw']);
  });
  test('master: +5 strength with whips', () => {
    const { number } = person({ weaponType: 'whip', weaponLevel: 8 });
    expect([number('strength', ['whip']), number('strength', ['axe'])]).toEqual([5, 0]);
  });
});

test('every type has a specialist and a master with words', () => {
  expect(CONTENT.pack.proficiencies.map((p) => p.id)).toEqual([
    ...['axe', 'bow', 'club', 'dagger', 'fistAndTooth', 'grand', 'katar', 'shield', 'spear', 'sword', 'whip'],
  ]);
});
