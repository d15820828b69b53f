import { expect, test } from 'vitest';
import { SURVIVOR_PACK } from '../../../src/content/lastSurvivor';
import {
  begunOf,
  botAnswer,
  current,
  isJournal,
  LAST_SURVIVOR_TABLE,
  type LastSurvivorSetUp,
  loadSurvivorContent,
  record,
  type SurvivorState,
  survivorViolations,
} from '../../../src/engine';

const CONTENT = loadSurvivorContent(SURVIVOR_PACK);
const RULES = { game: LAST_SURVIVOR_TABLE.game, content: CONTENT };

const setUp = (seed: number): LastSurvivorSetUp => ({
  map: seed % 2 === 0 ? 'brackenIsle' : 'ashenShelf',
  players: ['A', 'B', 'C', 'D'],
  survivors: [0, 1, 2, 3].map((player) => ({
    card: SURVIVOR_PACK.survivors[(seed + player) % SURVIVOR_PACK.survivors.length]?.id ?? '',
    player,
  })),
  bots: [0, 1, 2, 3],
  seed,
});

/** A game that only the program plays; `seen`: each table before its answer. */
function play(seed: number, seen: (state: SurvivorState) => void = () => undefined) {
  let journal = begunOf(LAST_SURVIVOR_TABLE, setUp(seed), CONTENT);
  for (let answers = 0; answers < 3000; answers += 1) {
    const state = current(journal);
    if (state.decision === null) break;
    seen(state);
    const next = record(RULES, journal, {
      type: 'answer',
      decision: state.decision.id,
      keys: botAnswer({ state, content: CONTENT }),
    });
    if (!isJournal(next)) throw new Error(next.message);
    journal = next;
  }
  return journal;
}

test('games of four seats of the program end, by combats as well, and break nothing', () => {
  const kinds = new Map<string, number>();
  for (let seed = 1; seed <= 10; seed += 1) {
    const { entries, at } = play(seed);
    const state = entries[at]?.state;
    expect(state?.outcome).not.toBeNull();
    expect(survivorViolations(state as SurvivorState, CONTENT)).toEqual([]);
    for (const { type } of entries.flatMap((e) => e.events)) kinds.set(type, (kinds.get(type) ?? 0) + 1);
  }
  for (const done of [
    'gained',
    'crafted',
    'investigated',
    'duelBegan',
    'modified',
    'prevented',
    'ate',
    'taken',
    'traded',
  ])
    expect(kinds.get(done) ?? 0, done).toBeGreaterThan(0);
});

test('no survivor is offered a trade twice in one turn of the program', () => {
  let offers = 0;
  for (let seed = 11; seed <= 16; seed += 1) {
    const offered = new Set<string>();
    for (const event of play(seed).entries.flatMap((e) => e.events)) {
      if (event.type === 'turnBegan') offered.clear();
      if (event.type !== 'tradeOffered') continue;
      expect(offered.has(event.to)).toBe(false);
      offered.add(event.to);
      offers += 1;
    }
  }
  expect(offers).toBeGreaterThan(0);
});

test('it answers from what its own seat may see: hands of others and the decks change nothing', () => {
  play(3, (state) => {
    const { decision } = state;
    const other = structuredClone(state);
    for (const pile of [other.supports, other.encounters, other.nights]) pile.deck.reverse();
    for (const s of other.survivors) if (s.player !== decision?.by) s.hand = [];
    expect(botAnswer({ state: other, content: CONTENT })).toEqual(botAnswer({ state, content: CONTENT }));
  });
});

test('a set-up in which the program plays for nobody who is there is refused', () => {
  expect(LAST_SURVIVOR_TABLE.checkSetUp({ ...setUp(1), bots: [4] }, CONTENT)).toContain('the program');
  expect(LAST_SURVIVOR_TABLE.checkSetUp(setUp(1), CONTENT)).toBeNull();
});
