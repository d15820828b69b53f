import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { prepare } from '../../../../src/engine/showdown/setup';
import type { Variants } from '../../../../src/engine/showdown/state';
import { StateSchema } from '../../../../src/engine/showdown/stateSchema';
import { en } from '../../../../src/text';
import { en as page } from '../../../../src/text/interface/en';
import { attackDie, BODY, struckStill } from '../harm/blow';
import { CONTENT, type Table, type TinyFight, tinyFight } from '../kit';
import { picks, quiet, turn } from '../monster/lion';
import { calm, maimable } from './people';

/** Where the log says that a house rule acted: `variant: choice`, and the rule. */
const acted = (t: TinyFight) => t.log('variantApplied').map((e) => `${e.variant}: ${e.choice} (${e.rule})`);

const state = prepare(
  {
    monster: 'whiteLion',
    level: '1',
    players: ['Mika'],
    controller: 0,
    solo: true,
    survivors: [{ name: 'Ada', player: 0, grid: [] }],
    variants: {},
    seed: 1,
  },
  CONTENT,
);
const NAMES = Object.keys(state.variants).sort() as (keyof Variants)[];
/** Innovations stand among the house rules of the form; they change no rule of the book. */
const { saga: _, pictograph: __, ...houseRules } = page.table.variants;
/** The sides of each in the form of a new showdown. */
const offered = Object.entries(houseRules).flatMap(([variant, { label: _, help: __, ...sides }]) =>
  Object.keys(sides).map((side) => [variant, side] as const),
);

describe('every variant is a house rule of the set-up', () => {
  test('each that the book names, and no other, can be chosen', () => {
    const book = readFileSync('docs/rules/showdown.md', 'utf8');
    const readings = readFileSync('docs/rules/readings.md', 'utf8');
    const named = [...book.matchAll(/^\| (SD-[\d.]+) \|.*(?:Variant \*([^*:]+)\*|\*(\w+)\* \(variant)/gm)];
    expect(named.map(([, rule, name = '', other = '']) => `${rule} ${name}${other}`)).toEqual([
      'SD-3.3 skip players without a living survivor',
      'SD-6.6 token leaves',
      'SD-8.3 accuracy tokens',
      'SD-12.2 stand up',
      'SD-15.5 Endure',
    ]);
    expect(book).toContain('House policy: ask (default), kindest, cruellest, random; the log names it.');
    expect(readings).toContain('Variant *placement*');
    expect(NAMES).toEqual([
      'accuracyTokens',
      'endure',
      'placement',
      'skipPlayers',
      'standUp',
      'ties',
      'tokenLeaves',
    ]);
    expect(Object.keys(houseRules).sort()).toEqual(NAMES);
  });

  test.each(offered)('%s: %s is a side that a table can have, and has words in the log', (variant, side) => {
    const value = { on: true, off: false }[side] ?? side;
    const table = JSON.parse(JSON.stringify({ ...state, variants: { ...state.variants, [variant]: value } }));
    expect(StateSchema.safeParse(table).success).toBe(true);
    expect(en.names.variant).toHaveProperty(variant);
    expect(en.names.variantChoice).toHaveProperty(String(value));
  });

  test('the first side offered of each is what the book does by default', () => {
    for (const variant of NAMES) {
      const [first] = offered.filter(([id]) => id === variant).map(([, side]) => side);
      expect({ on: true, off: false }[first as string] ?? first).toBe(state.variants[variant]);
    }
  });
});

describe('the log says where a house rule acts', () => {
  const three = (skipPlayers: boolean, dead: number) => {
    const survivors = [0, 1, 2].map((player) =>
      player === dead
        ? quiet(null, { player, status: 'dead' as const })
        : quiet(`A${player * 2 + 1}`, { player }),
    );
    return tinyFight({
      survivors,
      players: ['Mika', 'Ada', 'Bo'],
      variants: { skipPlayers },
      monster: { skips: 1 },
      set: (s) => {
        s.round = 1;
        s.controller = 'p1';
      },
    }).perform('round', {});
  };

  test.each([
    [true, 1, ['skipPlayers: true (SD-3.3)'], 'p3'],
    [true, 0, [], 'p2'],
    [false, 1, [], 'p2'],
  ])('SD-3.3 players passed over: %s, without survivors: player %i', (skip, dead, log, controller) => {
    const t = three(skip, dead);
    expect(acted(t)).toEqual(log);
    expect(t.state.controller).toBe(controller);
  });

  const held = (permanent: boolean): Partial<Table> => ({
    set: (s) => {
      s.priority = { holder: 's1', permanent };
    },
  });
  test.each([
    ['monsterTurnEnd', false, ['tokenLeaves: monsterTurnEnd (SD-6.6)']],
    ['monsterTurnEnd', true, []],
    ['picked', false, []],
  ] as const)('SD-6.6 the token leaves: %s; permanent: %s', (tokenLeaves, permanent, log) => {
    const t = picks([{ pick: 'any', among: 'survivor' }], [quiet('A1')], {
      ...held(permanent),
      variants: { tokenLeaves },
    }).end();
    expect(acted(t)).toEqual(log);
  });
  test('SD-6.6 and once more as it leaves at the end of the turn', () => {
    const t = turn([quiet('H13')], {
      ...held(false),
      monster: { ai: ['claw'] },
      variants: { tokenLeaves: 'monsterTurnEnd' },
      dice: [1, 1],
    }).end();
    expect(acted(t)).toEqual([
      'tokenLeaves: monsterTurnEnd (SD-6.6)',
      'tokenLeaves: monsterTurnEnd (SD-6.6)',
    ]);
    expect(t.state.priority).toBeNull();
  });

  test.each([
    ['survivor', 1, ['accuracyTokens: survivor (SD-8.3)']],
    ['survivor', 0, []],
    ['monster', 1, []],
  ] as const)('SD-8.3 accuracy tokens help the %s, who has %i', (accuracyTokens, tokens, log) => {
    const t = struckStill({
      monster: { tokens: { accuracy: tokens } },
      variants: { accuracyTokens },
      dice: [attackDie(9), BODY],
    }).end();
    expect(acted(t)).toEqual(log);
  });

  test.each([
    ['thisTurn', 'draw', ['standUp: thisTurn (SD-12.2)']],
    ['thisTurn', 'survivors', []],
    ['next', 'draw', []],
  ] as const)('SD-12.2 %s, felled in the phase %s', (standUp, phase, log) => {
    const t = tinyFight({
      survivors: [calm('A1')],
      variants: { standUp },
      set: (s) => {
        s.phase = phase;
      },
    }).perform('knockDownSurvivor', { survivor: 's1' });
    expect(acted(t.end())).toEqual(log);
  });

  const maimed = (endure: boolean, survival: number, dice: number[]) =>
    tinyFight({
      survivors: [{ at: 'A1', survival, wear: maimable('body') }],
      variants: { endure },
      dice,
    }).perform('damage', { survivor: 's1', location: 'body', amount: 1 });
  test('SD-15.5 endured', () => {
    expect(acted(maimed(true, 7, []).answer('endure').end())).toEqual(['endure: true (SD-15.5)']);
  });
  test.each([
    ['passed', true, 7],
    ['not to be paid', true, 6],
    ['not in the game', false, 7],
  ])('SD-15.5 %s: nothing is said', (_, endure, survival) => {
    const t = maimed(endure, survival, [10]);
    if (t.question === 'endure') t.answer('pass');
    expect(acted(t.end())).toEqual([]);
  });
});
