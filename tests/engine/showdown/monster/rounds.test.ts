import { describe, expect, test } from 'vitest';
import { type Placed, type Table, tinyFight } from '../kit';
import { quiet } from './lion';

const far = (player: number, more: Partial<Placed> = {}) => quiet('A1', { player, ...more });

/** One round of a lion that draws nothing, beginning after round `after`. */
const round = (after: number, survivors: Placed[], table: Partial<Omit<Table, 'survivors'>> = {}) =>
  tinyFight({
    players: ['Mika', 'Ada', 'Ivo'],
    ...table,
    survivors,
    monster: { ai: ['claw'], inPlay: ['groundFighting'] },
    set: (state) => {
      state.round = after;
      table.set?.(state);
    },
  }).perform('round', {});

const three = () => [far(0), { ...far(1), at: 'A3' }, { ...far(2), at: 'A5' }];
const began = (t: ReturnType<typeof round>) => t.log('roundBegan')[0];

describe('SD-3.1 rounds', () => {
  test('SD-3.1 SD-3.2 the monster turn, then the survivors turn', () => {
    const t = round(0, three()).answer('endTurn').end();
    expect(t.log('phaseBegan').map((e) => e.phase)).toEqual(['start', 'draw', 'end', 'survivors']);
    expect(t.state.round).toBe(1);
  });
  test('SD-3.7 acts and survival actions of the round before count no more; victims of grab for one round', () => {
    const t = round(2, [far(0, { acted: true, survivalUsed: ['dash'] })], {
      players: ['Mika'],
      set: (state) => {
        state.grabbed = [
          { survivor: 's1', round: 1 },
          { survivor: 's1', round: 2 },
        ];
      },
    });
    expect(t.survivor('s1')).toMatchObject({ acted: false, survivalUsed: [] });
    expect(t.state.grabbed).toEqual([{ survivor: 's1', round: 2 }]);
    t.answer('endTurn').end();
  });
});

describe('SD-3.3 the controller tile', () => {
  test('SD-3.8 in the first round whoever was chosen has it', () => {
    const t = round(0, three()).answer('endTurn').end();
    expect(began(t)).toMatchObject({ round: 1, controller: 'p1', nominated: 's1' });
  });
  test.each([
    ['p1', 'p2', 's2'],
    ['p3', 'p1', 's1'],
  ])('SD-3.3 then it passes to the next player: from %s to %s', (from, to, nominated) => {
    const t = round(1, three(), {
      set: (state) => {
        state.controller = from;
      },
    });
    expect(began(t.answer('endTurn').end())).toMatchObject({ controller: to, nominated });
  });
  test.each([
    [false, 'p2', null],
    [true, 'p3', 's3'],
  ])(
    'SD-3.3 variant: players without a living survivor are passed over: %s',
    (skipPlayers, to, nominated) => {
      const all = three();
      all[1] = quiet(null, { player: 1, status: 'dead' });
      const t = round(1, all, { variants: { skipPlayers } });
      expect(began(t.answer('endTurn').end())).toMatchObject({ controller: to, nominated });
    },
  );
  test('SD-3.6 solo there is no tile and nobody is nominated', () => {
    const t = round(1, [far(0)], { players: ['Mika'] })
      .answer('endTurn')
      .end();
    expect(began(t)).toMatchObject({ controller: null, nominated: null });
  });
});

describe('SD-3.5 nominating', () => {
  const mikas = () => [far(0), quiet('A3'), quiet('A5'), quiet('A7', { player: 1 })];
  const cycle = (done: string[], survivors = mikas()) =>
    round(1, survivors, {
      players: ['Mika', 'Ada'],
      set: (state) => {
        state.controller = 'p2';
        (state.players[0] as { nominated: string[] }).nominated = done;
      },
    });
  test('SD-3.5 a player with several nominates each before any a second time', () => {
    const t = cycle(['s2']);
    expect(t.question).toBe('nominate');
    expect(t.by).toBe('p1');
    expect(t.options).toEqual(['s1', 's3']);
    t.answers('s3', 'endTurn').end();
    expect(t.state.players[0]?.nominated).toEqual(['s2', 's3']);
    expect(t.state.nominated).toBe('s3');
  });
  test('SD-3.5 the last of the cycle needs no question', () => {
    const t = cycle(['s2', 's3']).answer('endTurn').end();
    expect(t.state.nominated).toBe('s1');
  });
  test('SD-3.5 then all may be nominated again', () => {
    const t = cycle(['s2', 's3', 's1']);
    expect(t.options).toEqual(['s1', 's2', 's3']);
    t.answers('s2', 'endTurn').end();
    expect(t.state.players[0]?.nominated).toEqual(['s2']);
  });
  test('SD-3.5 the dead drop out of the cycle', () => {
    const all = mikas();
    all[0] = quiet(null, { status: 'dead' });
    const t = cycle(['s2'], all).answer('endTurn').end();
    expect(t.state.nominated).toBe('s3');
  });
});
