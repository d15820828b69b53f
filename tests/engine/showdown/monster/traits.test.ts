import { describe, expect, test } from 'vitest';
import { monsterFigure } from '../../../../src/engine/showdown/monsterNumbers';
import { prepare } from '../../../../src/engine/showdown/setup';
import { isThreat } from '../../../../src/engine/showdown/targeting';
import { CONTENT, tinyFight } from '../kit';
import { withLion } from '../rules/people';
import { armoured, quiet } from './lion';

/** Whether s1, who is hidden, is a threat. */
function threatens(inPlay: string[], more: object = {}): boolean {
  const { state } = tinyFight({
    monster: { inPlay },
    survivors: [quiet('H14', { hiddenBy: ['t1'], ...more })],
  });
  const [survivor] = state.survivors;
  return survivor !== undefined && isThreat({ state, content: CONTENT, emit: () => undefined }, survivor);
}

describe('Merciless (white-lion.md §5)', () => {
  test('SD-6.9 nothing hides from it; who lies is no threat even so', () => {
    expect(threatens([])).toBe(false);
    expect(threatens(['merciless'])).toBe(true);
    expect(threatens(['merciless'], { standsAfter: 2 })).toBe(false);
  });

  test.each([
    ['merciless', 4],
    ['cunning', 2],
  ])('a grab of level 2 with %s hurts by %i', (card, amount) => {
    const fight = tinyFight({
      monster: { inPlay: [card], rank: 2 },
      survivors: [quiet('H13', armoured(9))],
      dice: [6],
    })
      .perform('grab', { survivor: 's1' })
      .answer('H13')
      .end();
    expect(fight.log('damaged').map((e) => e.amount)).toEqual([amount]);
  });

  test('SD-2.5 in play from the start it takes three hit locations out of the game', () => {
    const content = withLion((lion) => {
      lion.levels[0]?.specials.push('merciless');
    });
    const { monster } = prepare(
      {
        monster: 'whiteLion',
        level: '1',
        players: ['Mika'],
        controller: 0,
        solo: true,
        survivors: [{ name: 'S', player: 0, grid: [] }],
        variants: {},
        seed: 3,
      },
      content,
    );
    const gone = ['beastsPaw', 'strangeHand', 'strainingNeck'];
    expect(monster.archive).toEqual(gone);
    expect(monster.hitLocations.deck).toHaveLength(20);
    for (const card of gone) expect(monster.hitLocations.deck).not.toContain(card);
  });
});

/** s1 attacks with bare fists, two dice; the lion looks south, so H13 is before it and H10 behind it. */
const attacks = (inPlay: string[], at: string, more: object, dice: number[]) =>
  tinyFight({
    monster: { inPlay, hitLocations: ['beastsFemur', 'beastsKnee'] },
    survivors: [quiet(at, more)],
    dice,
  }).perform('survivorAttack', {
    survivor: 's1',
    weapon: 'fistAndTooth',
    by: null,
    bonus: [],
    speed: null,
    automatic: false,
  });

describe('Weak Spot (other-monsters.md C)', () => {
  const toughness = (inPlay: string[], at: string) =>
    attacks(inPlay, at, {}, [10, 1, 2]).end().log('woundAttempted')[0]?.toughness;

  test('SD-14.7 toughness −4 against an attack out of the blind spot', () => {
    expect(toughness(['weakSpot'], 'H10')).toMatchObject({ value: 4 });
    expect(toughness(['weakSpot'], 'H10')?.parts).toContainEqual(
      expect.objectContaining({ source: 'weakSpot', by: -4 }),
    );
  });

  test('SD-14.7 not from anywhere else, nor without the card', () => {
    expect(toughness(['weakSpot'], 'H13')?.value).toBe(8);
    expect(toughness(['weakSpot'], 'G11')?.value).toBe(8);
    expect(toughness([], 'H10')?.value).toBe(8);
  });

  test('SD-14.7 while nobody attacks it is as tough as ever', () => {
    const { state } = tinyFight({ monster: { inPlay: ['weakSpot'] }, survivors: [quiet('H10')] });
    expect(monsterFigure({ state, content: CONTENT, emit: () => undefined }, 'toughness').value).toBe(8);
  });
});

describe('Golden Eyes (white-lion.md §4)', () => {
  const MISS = [1, 1];

  test('SD-5.6 coming into play it brings a speed and two accuracy tokens, and stays', () => {
    const fight = tinyFight({ monster: { ai: ['goldenEyes'] }, survivors: [quiet('H13')] })
      .perform('drawAi', {})
      .end();
    expect(fight.monster.tokens).toEqual({ speed: 1, accuracy: 2 });
    expect(fight.monster.inPlay.map((c) => c.card)).toEqual(['goldenEyes']);
  });

  test('who attacks it to its face suffers 3 brain damage before the dice', () => {
    const fight = attacks(['goldenEyes'], 'H13', { insanity: 4 }, MISS).end();
    expect(fight.survivor('s1').insanity).toBe(1);
    const order = fight.events.map((e) => e.type).filter((t) => t === 'damaged' || t === 'survivorAttacked');
    expect(order).toEqual(['damaged', 'survivorAttacked']);
  });

  test('out of the blind spot it does not', () => {
    expect(attacks(['goldenEyes'], 'H10', { insanity: 4 }, MISS).end().survivor('s1').insanity).toBe(4);
  });

  test('SD-14.15 whom it knocks down does not attack', () => {
    const BLACK_OUT = [9, 5];
    const fight = attacks(['goldenEyes'], 'H13', {}, BLACK_OUT).end();
    expect(fight.survivor('s1').standsAfter).not.toBeNull();
    expect(fight.log('survivorAttacked')).toEqual([]);
    expect(fight.state.attacks).toEqual([]);
  });

  test('with understanding 6 one may look away, at −4 accuracy', () => {
    const wise = { insanity: 4, understanding: 6 };
    const away = attacks(['goldenEyes'], 'H13', wise, MISS).answer('use').end();
    expect(away.survivor('s1').insanity).toBe(4);
    const plain = attacks([], 'H13', wise, MISS).end();
    const need = (f: typeof away) => f.log('survivorAttacked')[0]?.need.value ?? 0;
    expect(need(away) - need(plain)).toBe(4);
    const stared = attacks(['goldenEyes'], 'H13', wise, MISS).answer('decline').end();
    expect(stared.survivor('s1').insanity).toBe(1);
    expect(need(stared)).toBe(need(plain));
  });

  test('with understanding 5 there is no choice', () => {
    const fight = attacks(['goldenEyes'], 'H13', { insanity: 4, understanding: 5 }, MISS).end();
    expect(fight.survivor('s1').insanity).toBe(1);
  });

  const won = (count: number, inPlay = ['goldenEyes']) =>
    tinyFight({
      monster: { inPlay },
      survivors: ['A1', 'B1', 'C1'].slice(0, count).map((at) => quiet(at)),
      set: (state) => {
        state.outcome = 'victory';
      },
    }).perform('aftermath', {});

  test('SD-18.3 defeated with it in play, two survivors see better for good', () => {
    const fight = won(3);
    expect(fight.by).toBe('survivors');
    fight.answer('s2');
    expect(fight.options).toEqual(['s1', 's3']);
    fight.answer('s3').end();
    expect(fight.state.survivors.map((s) => s.attributes.accuracy)).toEqual([0, 1, 1]);
  });

  test('SD-18.3 a single survivor alone; nobody where it was not in play', () => {
    expect(won(1).end().survivor('s1').attributes.accuracy).toBe(1);
    expect(
      won(3, [])
        .end()
        .state.survivors.map((s) => s.attributes.accuracy),
    ).toEqual([0, 0, 0]);
  });
});
