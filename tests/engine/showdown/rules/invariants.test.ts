import { describe, expect, test } from 'vitest';
import type { Space } from '../../../../src/engine/board';
import { bareFight } from '../../../../src/engine/showdown/fight';
import { violations } from '../../../../src/engine/showdown/invariants';
import type { SetUp } from '../../../../src/engine/showdown/setup';
import type { ShowdownState, Survivor } from '../../../../src/engine/showdown/state';
import { CONTENT } from '../kit';

const SETUP: SetUp = {
  monster: 'whiteLion',
  level: '1',
  players: ['Mika'],
  controller: 0,
  solo: true,
  survivors: [0, 1, 2, 3].map((i) => ({ name: `S${i}`, player: 0, grid: ['cloth', 'foundingStone'] })),
  variants: { placement: 'random' },
  seed: 5,
};

/** A fight at its first question, and everything that stands on it in order. */
function table(): { state: ShowdownState; first: Survivor; second: Survivor } {
  const state = bareFight(SETUP, CONTENT, () => undefined);
  const [first, second] = state.survivors as [Survivor, Survivor, ...Survivor[]];
  return { state, first, second };
}

describe('what must hold at every question', () => {
  test('it holds when a fight begins', () => {
    expect(violations(table().state, CONTENT)).toEqual([]);
  });

  test.each<[string, (t: ReturnType<typeof table>) => void, string]>([
    ['SD-2.2 an AI card lost', ({ state }) => void state.monster.ai.deck.pop(), 'were dealt'],
    ['SD-2.2 an AI card too many', ({ state }) => void state.monster.wounds.push('claw'), 'were dealt'],
    [
      'SD-2.2 one card for another of its kind, more often than it exists',
      ({ state }) => {
        const basic = CONTENT.monsters.whiteLion?.ai.filter((c) => c.kind === 'basic').map((c) => c.id) ?? [];
        state.monster.ai.deck = state.monster.ai.deck.map((c) => (basic.includes(c) ? 'chomp' : c));
      },
      '"chomp" lies there',
    ],
    ['SD-2.5 a hit location lost', ({ state }) => void state.monster.hitLocations.deck.pop(), 'is nowhere'],
    [
      'SD-2.5 a hit location in two piles',
      ({ state }) => void state.monster.hitLocations.discard.push('cleverPloy'),
      '"cleverPloy" lies there 2 times',
    ],
    [
      'SD-2.6 a resource out of nothing',
      ({ first }) => void first.resources.push('sinew'),
      '"sinew" lies there 3 times',
    ],
    [
      'one gear card in two grids',
      ({ first, second }) => {
        second.grid = [...first.grid];
      },
      'gear:',
    ],
    [
      'SD-1.3 two on one space',
      ({ first, second }) => {
        second.space = first.space;
      },
      'stand on one space',
    ],
    [
      'SD-1.3 under the monster',
      ({ state, first }) => {
        first.space = state.monster.space;
      },
      'under the monster',
    ],
    [
      'SD-1.1 a space off the board',
      ({ first }) => {
        first.space = 352 as Space;
      },
      'off the board',
    ],
    [
      'SD-1.9 the monster over the edge',
      ({ state }) => {
        state.monster.space = 351 as Space;
      },
      'hangs over',
    ],
    [
      'SD-9.8 the dead on the board',
      ({ first }) => {
        first.status = 'dead';
      },
      'is dead and on the board',
    ],
    [
      'SD-9.6 five bleeding tokens',
      ({ first }) => {
        first.bleeding = 5;
      },
      'lives with 5',
    ],
    [
      'SD-9.4 a light injury of the head',
      ({ first }) => {
        first.wear.head.light = true;
      },
      'SD-9.4',
    ],
    [
      'points below nothing',
      ({ first }) => {
        first.survival = -1;
      },
      'less than nothing',
    ],
    [
      'armour below nothing',
      ({ first }) => {
        first.wear.legs.armour = -1;
      },
      'less than nothing',
    ],
    [
      'SD-2.10 overlapping tiles',
      ({ state }) => void state.tiles.push({ ...(state.tiles[0] as (typeof state.tiles)[0]), id: 't99' }),
      'SD-2.10',
    ],
    [
      'SD-3.1 nothing asked',
      ({ state }) => {
        state.decision = null;
      },
      'nothing is asked',
    ],
    [
      'SD-3.1 stopped undecided',
      ({ state }) => {
        state.stack = [];
      },
      'stopped undecided',
    ],
    [
      'SD-3.1 a question without an answer',
      ({ state }) => void state.decision?.options.splice(0),
      'too few answers',
    ],
  ])('%s is noticed', (_, spoil, said) => {
    const spoilt = table();
    spoil(spoilt);
    expect(violations(spoilt.state, CONTENT).join('\n')).toContain(said);
  });

  test.each(['monsterMove', 'runOver'])(
    'SD-9.6 the dead may have five tokens; SD-11.3 SD-11.10 who is run over lies under the monster until thrown: %s',
    (procedure) => {
      const { state, first, second } = table();
      Object.assign(first, { status: 'dead', space: null, bleeding: 5 });
      second.space = state.monster.space;
      state.stack.push({ procedure, step: 'collide', cause: null, result: null });
      expect(violations(state, CONTENT)).toEqual([]);
    },
  );

  test('SD-9.6 who is about to die may have five tokens, for the die that defies it may be typed in; nobody else', () => {
    const { state, first, second } = table();
    first.bleeding = 5;
    const dying = { survivor: first.id, why: 'bleeding' };
    state.stack.push({ procedure: 'killSurvivor', step: 'lives', cause: null, result: null, ...dying });
    expect(violations(state, CONTENT)).toEqual([]);
    second.bleeding = 5;
    expect(violations(state, CONTENT)).toEqual([`${second.id} lives with 5 bleeding tokens`]);
  });
});
