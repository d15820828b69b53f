import { describe, expect, test } from 'vitest';
import { CONTENT_PACK } from '../../../../src/content';
import type { Effect } from '../../../../src/engine/showdown/cards/effect';
import type { SpecialDeck } from '../../../../src/engine/showdown/cards/specialDeck';
import { violations } from '../../../../src/engine/showdown/invariants';
import { loadContent } from '../../../../src/engine/showdown/loadContent';
import { prepare } from '../../../../src/engine/showdown/setup';
import { StateSchema } from '../../../../src/engine/showdown/stateSchema';
import { CONTENT, type Table, tinyFight } from '../kit';
import { calm, withLion } from './people';

const OMENS: SpecialDeck = {
  id: 'omens',
  cards: [
    { id: 'calm', copies: 2, do: [{ do: 'points', who: 'target', what: 'insanity', by: 1 } as Effect] },
    { id: 'storm', copies: 3, do: [{ do: 'knockDown', who: 'target' }] },
  ],
};
const content = withLion((lion) => {
  lion.decks = [OMENS];
});
const setUp = (seed: number) => ({
  monster: 'whiteLion',
  level: '1',
  players: ['Mika'],
  controller: 0,
  solo: true,
  survivors: [{ name: 'Ada', player: 0, grid: [] }],
  variants: {},
  seed,
});

/** Draws at s1, with these cards on the deck and its discards. */
const draws = (deck: string[], discard: string[], times = 1, table: Partial<Table> = {}) =>
  tinyFight({
    survivors: [calm('A1'), calm('A2')],
    content,
    set: ({ monster }) => {
      monster.decks = { omens: { deck, discard } };
    },
    ...table,
  })
    .perform('perform', {
      effects: Array.from({ length: times }, () => ({ do: 'drawSpecial', deck: 'omens' })),
      scope: { card: { kind: 'ai', id: 'claw' }, target: 's1' },
    })
    .end();
const drawn = (t: ReturnType<typeof draws>) => t.log('specialDrawn').map((e) => e.card);

describe('SD-2.13 special decks', () => {
  test('SD-2.13 every copy is there, shuffled, face down and whole', () => {
    const decks = Array.from({ length: 20 }, (_, seed) => prepare(setUp(seed), content).monster.decks);
    for (const { omens } of decks) {
      expect([...(omens?.deck ?? [])].sort()).toEqual(['calm', 'calm', 'storm', 'storm', 'storm']);
      expect(omens?.discard).toEqual([]);
    }
    expect(new Set(decks.map(({ omens }) => omens?.deck.join())).size).toBeGreaterThan(3);
  });
  test('SD-2.13 a monster without any has none', () => {
    expect(prepare(setUp(1), CONTENT).monster.decks).toEqual({});
  });
  test('SD-2.13 the top card is performed and discarded', () => {
    const t = draws(['calm', 'storm'], []);
    expect(drawn(t)).toEqual(['calm']);
    expect(t.survivor('s1').insanity).toBe(1);
    expect(t.survivor('s1').standsAfter).toBeNull();
    expect(t.survivor('s2').insanity).toBe(0);
    expect(t.monster.decks.omens).toEqual({ deck: ['storm'], discard: ['calm'] });
  });
  test('SD-2.13 an empty deck is its shuffled discards', () => {
    const t = draws(['calm'], ['storm', 'storm'], 2);
    expect(t.log('specialDrawn').map((e) => e.reshuffled)).toEqual([false, true]);
    expect(t.monster.decks.omens?.deck).toHaveLength(2);
  });
  test('SD-2.13 with no card anywhere nothing happens', () => {
    const t = draws([], []);
    expect(drawn(t)).toEqual([]);
    expect(t.monster.decks.omens).toEqual({ deck: [], discard: [] });
  });
  test('SD-2.13 they are saved with the table, and a card too many is noticed', () => {
    const state = prepare(setUp(1), content);
    expect(StateSchema.safeParse(JSON.parse(JSON.stringify(state))).success).toBe(true);
    const before = violations(state, content);
    state.monster.decks.omens?.discard.push('calm');
    expect(violations(state, content).filter((v) => !before.includes(v))).toEqual([
      'deck "omens": "calm" lies there 3 times, 2 exist',
    ]);
  });
  test('SD-2.13 a card that draws from a deck which is not there is refused', () => {
    const [lion, ...others] = CONTENT_PACK.monsters;
    const basicAction: Effect[] = [{ do: 'drawSpecial', deck: 'omens' } as Effect];
    const pack = { ...CONTENT_PACK, monsters: [{ ...lion!, basicAction }, ...others] };
    expect(() => loadContent(pack)).toThrow('there is no special deck "omens"');
    const twice = { ...CONTENT_PACK, monsters: [{ ...lion!, decks: [OMENS, OMENS] }, ...others] };
    expect(() => loadContent(twice)).toThrow('"omens" stands here twice');
  });
});
