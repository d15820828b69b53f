import { describe, expect, test } from 'vitest';
import type { AiCard } from '../../../../src/engine/showdown/cards/aiCard';
import type { Effect } from '../../../../src/engine/showdown/cards/effect';
import { tinyFight } from '../kit';
import { calm, maimable, withLion } from './people';

const mood = (id: string, on: 'monsterTurnStart' | 'monsterTurnEnd', effects: Effect[]): AiCard => ({
  id,
  kind: 'advanced',
  copies: 1,
  stays: 'mood',
  actions: [],
  triggers: [{ on, do: effects }],
});
/** Whoever lies gains a point. */
const lying = (what: 'insanity' | 'courage'): Effect[] => [
  {
    do: 'forEach',
    of: { among: 'survivor', terms: ['knockedDown'] },
    effects: [{ do: 'points', who: 'each', what, by: 1 }],
  },
];

/** Two moods that act at the end of the turn, one at its start, and a card that attacks without moving. */
const MADE_UP = withLion((lion) => {
  lion.ai.push(
    mood('endA', 'monsterTurnEnd', lying('insanity')),
    mood('endB', 'monsterTurnEnd', lying('courage')),
    mood('early', 'monsterTurnStart', [{ do: 'token', who: 'monster', token: 'speed', by: 1 }]),
    {
      id: 'stab',
      kind: 'basic',
      copies: 1,
      actions: [
        { do: 'pickTarget', targets: [{ pick: 'closest', among: 'survivor' }] },
        { do: 'moveAndAttack', stay: true, profile: { speed: 1, accuracy: 2, damage: 1 } },
      ],
    },
  );
});

describe('SD-4.5 the end of the monster turn', () => {
  const ending = (inPlay: string[]) =>
    tinyFight({
      content: MADE_UP,
      monster: { ai: ['stab'], inPlay },
      survivors: [calm('H2', { standsAfter: 1 }), calm('A1', { standsAfter: 2 }), calm('A22')],
    }).perform('monsterTurn', {});

  test('SD-4.5 what is in play acts in the controller’s order, then those who are due stand', () => {
    const fight = ending(['endA', 'endB', 'early']);
    expect(fight.options).toEqual(['endA', 'endB']);
    fight.answer('endB').end();
    const order = fight.events.flatMap((e) => {
      if (e.type === 'triggered') return [e.card.id];
      return e.type === 'stood' ? [e.figure] : [];
    });
    expect(order).toEqual(['early', 'endB', 'endA', 's1']);
    expect(fight.state.survivors.map((s) => s.insanity)).toEqual([1, 1, 0]);
    expect(fight.state.survivors.map((s) => s.courage)).toEqual([1, 1, 0]);
    expect(fight.state.survivors.map((s) => s.standsAfter)).toEqual([null, 2, null]);
  });

  test('SD-4.5 one alone needs no question', () => {
    const fight = ending(['endA']).end();
    expect(fight.state.survivors.map((s) => s.insanity)).toEqual([1, 1, 0]);
  });

  test('SD-4.2 what acts at the start acts before the draw, though it counts for the card drawn', () => {
    const fight = tinyFight({
      content: MADE_UP,
      monster: { ai: ['stab'], inPlay: ['early'] },
      survivors: [calm('H13')],
      dice: [1, 1],
    }).perform('monsterTurn', {});
    fight.end();
    const order = fight.events.flatMap((e) =>
      e.type === 'triggered' || e.type === 'aiDrawn' ? [e.type] : [],
    );
    expect(order).toEqual(['triggered', 'aiDrawn']);
    expect(fight.log('monsterAttacked')[0]?.dice).toEqual([1, 1]);
  });
});

describe('SD-5.6 moods lie beside the decks', () => {
  test('SD-5.6 a reshuffle does not take in what is in play', () => {
    const fight = tinyFight({
      monster: { ai: [], aiDiscard: ['claw'], inPlay: ['enraged'] },
      survivors: [calm('H22')],
    }).perform('drawAi', {});
    fight.end();
    expect(fight.log('aiDrawn')).toMatchObject([{ card: 'claw', reshuffled: true }]);
    expect(fight.monster.inPlay.map((c) => c.card)).toEqual(['enraged']);
    expect(fight.monster.ai).toEqual({ deck: [], discard: ['claw'] });
  });

  test('SD-14.11 a mood in play does not keep the monster from defeat', () => {
    const fight = tinyFight({
      monster: { ai: [], inPlay: ['enraged', 'bloodthirsty'] },
      survivors: [calm('H13')],
    }).perform('woundMonster', { wounds: 1, by: 's1' });
    fight.end();
    expect(fight.state.outcome).toBe('victory');
  });

  test('SD-4.4 a mood that leaves gives the deck a card again', () => {
    const fight = tinyFight({
      monster: { ai: [], inPlay: ['enraged'] },
      survivors: [calm('A1', { wear: maimable('arms') }), calm('A5')],
      dice: [{ purpose: 'severeInjury', value: 4 }],
    }).perform('damage', { survivor: 's1', location: 'arms', amount: 1 });
    fight.end();
    expect(fight.monster.inPlay).toEqual([]);
    expect(fight.monster.ai.discard).toEqual(['enraged']);
  });

  test('SD-12.7 a mood goes on counting while the monster lies', () => {
    const fight = tinyFight({
      monster: { ai: ['claw'], inPlay: ['bloodthirsty'], knockedDown: true },
      survivors: [calm('H13')],
    }).perform('damage', { survivor: 's1', location: 'legs', amount: 1 });
    fight.end();
    expect(fight.monster.inPlay).toEqual([{ card: 'bloodthirsty', counters: 1 }]);
    expect(fight.monster.knockedDown).toBe(true);
  });
});

describe('SD-5.14 archive', () => {
  test('SD-5.14 an archived card is neither in the deck nor in the discards, and no reshuffle brings it back', () => {
    const fight = tinyFight({
      monster: { ai: ['smartCat', 'alert'] },
      survivors: [calm('A1')],
    }).perform('drawAi', {});
    fight.end();
    expect(fight.monster.archive).toEqual(['smartCat']);
    expect(fight.monster.ai).toEqual({ deck: [], discard: [] });
    expect(fight.monster.inPlay.map((c) => c.card)).toEqual(['alert']);
  });
});

describe('SD-7.5 attack alone', () => {
  test.each<[string, number]>([
    ['H13', 1],
    ['H14', 0],
  ])('SD-7.5 it does not move: somebody on %s is attacked %i times', (at, attacks) => {
    const fight = tinyFight({
      content: MADE_UP,
      monster: { ai: ['stab'], facing: 'N' },
      survivors: [calm(at)],
      dice: attacks === 0 ? [] : [1],
    }).perform('drawAi', {});
    fight.end();
    expect(fight.at('monster')).toBe('H11');
    expect(fight.log('monsterAttacked')).toHaveLength(attacks);
    expect(fight.log('attackSkipped')).toHaveLength(1 - attacks);
  });
});

describe('SD-6.8 SD-3.4 damaged, but not a target', () => {
  test('SD-6.8 whom a charge runs over is no target: the nominated survivor gains no insanity', () => {
    const fight = tinyFight({
      players: ['Mika', 'Ada'],
      monster: { facing: 'S' },
      survivors: [calm('H13'), calm('A1', { player: 1 })],
      dice: [{ purpose: 'hitLocation', value: 6 }],
      set: (s) => {
        s.nominated = 's1';
      },
    }).perform('moveStraight', { how: 'forward', from: null, spaces: null, grabs: true });
    while (fight.question === 'chooseGrabPlace') fight.answer(fight.options[0] as string);
    fight.end();
    expect(fight.survivor('s1').wear.legs.light).toBe(true);
    expect(fight.survivor('s1').insanity).toBe(0);
    expect(fight.log('targetPicked')).toEqual([]);
  });
});

describe('SD-6.14 one token', () => {
  test.each<[boolean, string]>([
    [false, 's1'],
    [true, 's2'],
  ])(
    'SD-6.14 who gains it takes it from its holder, unless the holder has it for good (%s)',
    (permanent, holder) => {
      const fight = tinyFight({
        survivors: [calm('E5'), calm('O20')],
        dice: [
          { purpose: 'brainTrauma', value: 10 },
          { purpose: 'insanity', value: 1 },
        ],
        set: (s) => {
          s.priority = { holder: 's2', permanent };
        },
      }).perform('brainTrauma', { survivor: 's1', modifier: 1 });
      fight.end();
      expect(fight.state.priority).toEqual({ holder, permanent });
    },
  );
});

describe('SD-6.7 the token and a Basic Action', () => {
  test('SD-6.7 SD-6.12 a Basic Action at a named survivor leaves the token where it is', () => {
    const fight = tinyFight({
      monster: { facing: 'S' },
      survivors: [calm('H13'), calm('A1')],
      dice: [1, 1],
      set: (s) => {
        s.priority = { holder: 's2', permanent: false };
      },
    }).perform('basicAction', { target: 's1', bonus: [] });
    fight.end();
    expect(fight.log('monsterAttacked').map((e) => e.target)).toEqual(['s1']);
    expect(fight.state.priority).toEqual({ holder: 's2', permanent: false });
  });
});
