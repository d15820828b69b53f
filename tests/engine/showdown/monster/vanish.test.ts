import { describe, expect, test } from 'vitest';
import { violations } from '../../../../src/engine/showdown/invariants';
import { CONTENT, type Placed, type Table, type TinyFight, tinyFight } from '../kit';
import { armoured, draws, quiet } from './lion';

type Lion = Partial<Omit<Table, 'survivors'>>;

const GRASS = [{ card: 'tallGrass', at: ['A1', 'B1', 'A2', 'B2'] }];

/** Vanish lies face up on the deck, the lion is off the board. */
const vanished = (survivors: Placed[], table: Lion = {}): TinyFight =>
  tinyFight({
    ...table,
    survivors,
    monster: { at: null, ai: ['vanish', 'claw'], faceUp: 'vanish', ...table.monster },
  });

const found = (t: TinyFight) => t.log('monsterAttacked').map((e) => e.target);

describe('SD-5.9 Vanish drawn face down (white-lion.md §4)', () => {
  test('SD-5.9 the lion leaves the board, the priority token goes, the card lies face up on the deck', () => {
    const t = draws('vanish', [quiet('H13')], {
      monster: { ai: ['claw'] },
      set: (state) => {
        state.priority = { holder: 's1', permanent: false };
      },
    }).end();
    expect(t.at('monster')).toBeNull();
    expect(t.state.priority).toBeNull();
    expect(t.monster).toMatchObject({ faceUp: 'vanish', ai: { deck: ['vanish', 'claw'], discard: [] } });
    expect(t.log('aiFinished')).toMatchObject([{ card: 'vanish', to: 'faceUp' }]);
  });

  test('its tokens and cards stay', () => {
    const t = draws('vanish', [quiet('H13')], {
      monster: { inPlay: ['cunning'], tokens: { speed: 1 } },
    }).end();
    expect(t.monster).toMatchObject({ tokens: { speed: 1 }, inPlay: [{ card: 'cunning' }] });
  });

  test('off the board nothing is measured from it: no Basic Action, no Cunning, no attack on it', () => {
    const t = vanished([quiet('H13')], { monster: { inPlay: ['cunning'] } });
    expect(t.perform('basicAction', { target: null, bonus: [] }).end().log('basicActionBegan')).toEqual([]);
    const end = vanished([quiet('H13')], { monster: { inPlay: ['cunning'] } });
    expect(end.perform('moment', { moment: 'monsterTurnEnd', scope: {} }).end().state.grabbed).toEqual([]);
    const act = vanished([quiet('H13')]).perform('act', { survivor: 's1' });
    expect(act.options.filter((key) => key.startsWith('attack'))).toEqual([]);
    act.answer('endAct').end();
  });
});

describe('SD-5.9 Vanish drawn face up', () => {
  test('SD-5.9 one by lot: the lion beside him, he is doomed, attacked and alone; then the card is discarded', () => {
    const t = vanished([quiet('H13'), quiet('P22')], { dice: [1, 1, 1, 1, 1] }).perform('drawAi', {});
    expect(t.question).toBe('placeMonster');
    expect(t.survivor('s1').doomedBy).toEqual([]);
    t.answer('H14').end();
    expect(t.at('monster')).toBe('H14');
    expect(t.monster.facing).toBe('N');
    expect(found(t)).toEqual(['s1']);
    expect(t.log('monsterAttacked')[0]?.dice).toHaveLength(4);
    expect(t.log('doomed')).toMatchObject([{ survivor: 's1', card: 'vanish' }]);
    expect(t.survivor('s1').doomedBy).toEqual([]);
    expect(t.monster).toMatchObject({ faceUp: null, ai: { deck: ['claw'], discard: ['vanish'] } });
  });

  test('the priority target is picked before the lot', () => {
    const t = vanished([quiet('H13'), quiet('P22')], {
      dice: [1, 1, 1, 1],
      set: (state) => {
        state.priority = { holder: 's2', permanent: false };
      },
    }).perform('drawAi', {});
    t.answer(t.options[0] as string).end();
    expect(found(t)).toEqual(['s2']);
  });

  test.each([
    [5, []],
    [6, ['zeroPresence']],
  ])('§11 whom it hurts and who lives rolls for Zero Presence: %i', (die, arts) => {
    const t = vanished([quiet('H13', armoured(9))], { dice: [2, 1, 1, 1, 6, die] }).perform('drawAi', {});
    t.answer('H14').end();
    expect(t.survivor('s1').fightingArts).toEqual(arts);
  });

  test('§11 whom it misses does not', () => {
    const t = vanished([quiet('H13')], { dice: [1, 1, 1, 1] }).perform('drawAi', {});
    t.answer('H14').end();
    expect(t.survivor('s1').fightingArts).toEqual([]);
  });

  test('§11 a fourth art replaces one of the owner’s choice; one that is known brings nothing', () => {
    const learn = (known: string[]) =>
      tinyFight({ survivors: [quiet('A1', { fightingArts: known })] }).perform('perform', {
        effects: [{ do: 'learnArt', who: 'owner', art: 'zeroPresence' }],
        scope: { card: { kind: 'ai', id: 'vanish' }, owner: 's1' },
      });
    const full = learn(['crazed', 'tough', 'tumble']);
    expect(full.options).toEqual(['crazed', 'tough', 'tumble']);
    expect(full.answer('tough').end().survivor('s1').fightingArts).toEqual([
      'crazed',
      'tumble',
      'zeroPresence',
    ]);
    expect(learn(['zeroPresence']).end().log('artLearned')).toEqual([]);
  });
});

describe('SD-5.9 while Vanish lies face up', () => {
  const search = (at: string, dice: number[]) =>
    vanished([quiet(at)], { tiles: GRASS, dice }).perform('act', { survivor: 's1' });

  test('SD-5.9 on tall grass one may spend an activation: 9 finds it', () => {
    const t = search('B2', [9]).answer('ai:vanish');
    expect(t.question).toBe('placeMonster');
    t.answer('C2').answer('endAct').end();
    expect(t.at('monster')).toBe('C2');
    expect(t.monster).toMatchObject({ faceUp: null, ai: { deck: ['claw'], discard: ['vanish'] } });
    expect(t.state.act).toBeNull();
  });

  test('SD-5.9 8 does not', () => {
    const t = search('B2', [8]).answer('ai:vanish').answer('endAct').end();
    expect(t.at('monster')).toBeNull();
    expect(t.monster.faceUp).toBe('vanish');
  });

  test('SD-5.9 beside the grass one may not, nor when it lies there no more', () => {
    expect(search('C2', []).options).not.toContain('ai:vanish');
    const t = tinyFight({ survivors: [quiet('B2')], tiles: GRASS, monster: { ai: ['vanish'] } });
    expect(t.perform('act', { survivor: 's1' }).options).not.toContain('ai:vanish');
  });

  test('SD-5.10 nothing looks at the deck or reorders it', () => {
    const scope = { card: { kind: 'ai' as const, id: 'smartCat' }, owner: 's1' };
    const reveal = vanished([quiet('A1')])
      .perform('perform', { effects: [{ do: 'reveal', pile: 'ai', count: 3 }], scope })
      .end();
    expect(reveal.log('revealed')).toEqual([]);
    const moods = vanished([quiet('A1')], { monster: { ai: ['vanish', 'alert'] } })
      .perform('perform', { effects: [{ do: 'revealMoods', look: 10, find: 2 }], scope })
      .end();
    expect(moods.monster).toMatchObject({ faceUp: 'vanish', inPlay: [], ai: { deck: ['vanish', 'alert'] } });
  });

  test('SD-5.10 a wound takes it to the wound stack; the lion comes back beside one by lot', () => {
    const t = vanished([quiet('H13'), quiet('P22')], { dice: [1] }).perform('woundMonster', {
      wounds: 1,
      by: null,
    });
    t.answer('H14').end();
    expect(t.monster).toMatchObject({ faceUp: null, wounds: ['vanish'], ai: { deck: ['claw'] } });
    expect(t.at('monster')).toBe('H14');
    expect(t.log('monsterAttacked')).toEqual([]);
  });

  test('Rattled Temple: discarded undrawn, it lets the lion come back as well', () => {
    const t = vanished([quiet('H13')], { monster: { injuries: ['beastsTemple'] }, dice: [2] }).perform(
      'drawAi',
      {},
    );
    t.answer('H14').end();
    expect(t.monster).toMatchObject({ faceUp: null, ai: { discard: ['vanish'] } });
    expect(t.log('monsterAttacked')).toEqual([]);
  });

  test('SD-5.8 a card that forbids the draw does not keep it off the board', () => {
    const t = vanished([quiet('H13')], { monster: { inPlay: ['groundFighting'] }, dice: [1, 1, 1, 1] });
    t.perform('monsterTurn', {}).answer('H14').end();
    expect(t.at('monster')).toBe('H14');
  });

  test('SD-5.9 by hand from the top of the deck it lies face down again', () => {
    const t = vanished([quiet('B2')], { tiles: GRASS }).perform('act', { survivor: 's1' });
    t.edit({ what: 'card', stack: 'ai', card: 'vanish', from: 'deck', to: 'discard' });
    expect(t.monster.faceUp).toBeNull();
    expect(t.options).not.toContain('ai:vanish');
    expect(violations(t.state, CONTENT).filter((v) => v.includes('face up'))).toEqual([]);
  });

  test('SD-5.9 what lies face up and not on top is noticed', () => {
    const t = vanished([quiet('B2')], { monster: { ai: ['claw', 'vanish'] } });
    expect(violations(t.state, CONTENT).join()).toContain('"vanish" lies face up');
  });
});
