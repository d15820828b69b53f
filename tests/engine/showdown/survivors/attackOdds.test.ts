import { describe, expect, it } from 'vitest';
import { attackOdds, type CardOdds, hitCounts, overDraws } from '../../../../src/engine/showdown/attackOdds';
import { activeGear } from '../../../../src/engine/showdown/gearGrid';
import type { Run } from '../../../../src/engine/showdown/procedure';
import type { ShowdownState } from '../../../../src/engine/showdown/state';
import { CONTENT, type Placed, tinyFight } from '../kit';
import { attack } from './attack';

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Every throw of so many dice. */
const throws = (dice: number): number[][] =>
  dice === 0 ? [[]] : throws(dice - 1).flatMap((before) => FACES.map((face) => [...before, face]));

/** Every order in which so many of these can be drawn. */
const draws = <T>(of: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : of.flatMap((one, at) =>
        draws(
          of.filter((_, i) => i !== at),
          count - 1,
        ).map((rest) => [one, ...rest]),
      );

describe('how many dice hit, against every throw', () => {
  it.each([
    [1, 4, false],
    [3, 3, false],
    [3, 9, false],
    [2, 5, true],
    [3, 1, true],
  ])('%i dice, %i faces of each hit, early iron %s', (dice, faces, iron) => {
    const all = throws(dice);
    const counts = hitCounts(dice, faces, iron);
    for (let k = 0; k <= dice; k += 1) {
      const so = all.filter((thrown) => {
        const hits = thrown.filter((die) => die > 10 - faces).length;
        return (iron && thrown.includes(1) ? 0 : hits) === k;
      });
      expect(counts[k]).toBeCloseTo(so.length / all.length, 10);
    }
  });
});

describe('what comes of the hits, against every order of the cards and every outcome at each', () => {
  const trap: CardOdds = { trap: true, wound: 0, critical: 0, savage: 0 };
  const card = (wound: number, critical: number): CardOdds => ({
    trap: false,
    wound,
    critical,
    savage: critical,
  });
  const impervious: CardOdds = { trap: false, wound: 0, critical: 0.3, savage: 0 };

  /** The chance that none of the drawn cards gives it; a trap gives nothing at all. */
  const byHand = (cards: readonly CardOdds[], hits: number, what: 'wound' | 'critical' | 'savage') => {
    const all = draws(cards, Math.min(hits, cards.length));
    const chance = all.map((drawn) =>
      drawn.some((c) => c.trap) ? 0 : 1 - drawn.reduce((none, c) => none * (1 - c[what]), 1),
    );
    return chance.reduce((a, b) => a + b, 0) / all.length;
  };

  it.each([0, 1, 2, 3, 4, 5, 7])('%i hits', (hits) => {
    const cards = [card(0.4, 0.1), trap, card(0.7, 0.2), impervious, card(0.1, 0)];
    const counts = Array.from({ length: hits + 1 }, (_, k) => (k === hits ? 1 : 0));
    const found = overDraws(counts, cards);
    for (const what of ['wound', 'critical', 'savage'] as const) {
      expect(found[what]).toBeCloseTo(byHand(cards, hits, what), 10);
    }
    const all = draws(cards, Math.min(hits, cards.length));
    const wounds = all.map((drawn) =>
      drawn.some((c) => c.trap) ? 0 : drawn.reduce((sum, c) => sum + c.wound, 0),
    );
    expect(found.wounding).toBeCloseTo(wounds.reduce((a, b) => a + b, 0) / all.length, 10);
  });

  it('without a card left nothing can be wounded', () => {
    expect(overDraws([0, 1], [])).toEqual({ wound: 0, critical: 0, savage: 0, wounding: 0 });
  });
});

const runOf = (state: ShowdownState): Run => ({ state, content: CONTENT, emit: () => undefined });

/** What the procedures themselves make of every attack die, every first card and every wound die. */
function played(attacker: Partial<Placed>, weapon: string, cards: readonly string[]) {
  const filler = Array<number>(12).fill(1);
  const judged = { hit: 0, wound: 0, critical: 0 };
  const fight = (first: string, dice: number[]) =>
    attack({
      attacker: { survival: 0, ...attacker },
      weapon,
      hitLocations: [first, ...cards.filter((card) => card !== first)],
      dice: [...dice, ...filler],
    });
  const hits = FACES.filter(
    (face) => (fight(cards[0] as string, [face]).log('survivorAttacked')[0]?.hits ?? 0) > 0,
  );
  for (const first of cards) {
    for (const wound of FACES) {
      const t = fight(first, [10, wound]);
      if (t.question === 'chooseHitLocation') t.answer(first);
      const [attempt] = t.log('woundAttempted');
      const part = hits.length / (10 * cards.length * FACES.length);
      if (attempt !== undefined && attempt.wounds !== null) judged.wound += part;
      if (attempt?.result === 'critical') judged.critical += part;
    }
  }
  judged.hit = hits.length / 10;
  return judged;
}

describe('the odds of a weapon against what its attacks really come to', () => {
  const LION = [
    ...CONTENT.pack.monsters[0]!.hitLocations.filter((card) => card.named !== true).map((card) => card.id),
  ];
  it.each([
    ['a pickaxe', { grid: ['bonePickaxe'] }],
    ['a pickaxe in a strong hand', { grid: ['bonePickaxe'], tokens: { strength: 3, luck: 2, accuracy: 1 } }],
    ['a lucky coward', { grid: ['bonePickaxe'], tokens: { strength: -3, luck: 4, accuracy: -4 } }],
  ])('SD-14.3 SD-14.5 SD-14.7 SD-14.8 SD-14.9 %s, one die against the whole deck', (_, attacker) => {
    const table = tinyFight({
      monster: { hitLocations: [...LION] },
      survivors: [{ at: 'G11', ...attacker }],
    });
    const run = runOf(table.state);
    const survivor = table.survivor('s1');
    const weapon = activeGear(run, survivor).weapons.find((w) => w.id === 'g1');
    if (weapon === undefined) throw new Error('no pickaxe');
    const odds = attackOdds(run, survivor, weapon);
    const real = played(attacker, 'g1', LION);
    expect(odds.dice.value).toBe(1);
    expect(odds.hit).toBeCloseTo(real.hit, 10);
    expect(odds.wound).toBeCloseTo(real.wound, 10);
    expect(odds.critical).toBeCloseTo(real.critical, 10);
    expect(odds.wounds).toBeCloseTo(real.wound, 10);
  });

  it('SD-14.10 devastating and savage wounds are counted in the average', () => {
    const grid = ['bonePickaxe'];
    // Where nothing wounds, a critical is no savage one.
    const soft = LION.filter(
      (id) => CONTENT.monsters.whiteLion?.hitLocations.find((c) => c.id === id)?.kind !== 'impervious',
    );
    const { state } = tinyFight({ monster: { hitLocations: soft }, survivors: [{ at: 'G11', grid }] });
    const survivor = state.survivors[0]!;
    const weapon = activeGear(runOf(state), survivor).weapons[1]!;
    const plain = attackOdds(runOf(state), survivor, weapon);
    const more = (...keywords: string[]) =>
      attackOdds(runOf(state), survivor, { ...weapon, keywords: [...weapon.keywords, ...keywords] });
    expect(more('devastating:1').wounds).toBeCloseTo(plain.wounds * 2, 10);
    // One die: whatever is critical at a place that can be wounded is the first critical wound.
    expect(more('savage').wounds).toBeCloseTo(plain.wounds + plain.critical, 10);
  });

  it('SD-14.7 a sharp weapon wounds more often, and is as often critical', () => {
    const { state } = tinyFight({
      monster: { hitLocations: LION },
      survivors: [{ at: 'G11', grid: ['bonePickaxe'] }],
    });
    const survivor = state.survivors[0]!;
    const weapon = activeGear(runOf(state), survivor).weapons[1]!;
    const plain = attackOdds(runOf(state), survivor, weapon);
    const sharp = attackOdds(runOf(state), survivor, {
      ...weapon,
      keywords: [...weapon.keywords, 'sharp'],
    });
    expect(sharp.wound).toBeGreaterThan(plain.wound);
    expect(sharp.critical).toBeCloseTo(plain.critical, 10);
  });
});
