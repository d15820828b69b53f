import { describe, expect, it } from 'vitest';
import { current } from '../../../src/engine';
import { begun } from '../../../src/engine/showdown/fight';
import { CONTENT } from '../../../src/store/content';
import { quickFight } from '../../../src/store/quickFight';
import { seatOf, tileRound } from '../../../src/ui/table/seats';

/** Four survivors dealt to so many players; the second has the tile. */
function table(players: readonly string[], solo = false) {
  const setup = quickFight(7);
  const survivors = setup.survivors.map((s, at) => ({ ...s, player: at % players.length }));
  return current(begun({ ...setup, players, solo, controller: solo ? 0 : 1, survivors }, CONTENT));
}

describe('signs of players', () => {
  it('have the colour of their first survivor, a cut of their own and the first letter, in any script', () => {
    const state = table(['Mika', '井上', '🦁 Leo']);
    const seats = state.players.map(({ id }) => seatOf(state, id));
    expect(seats.map((seat) => seat?.initial)).toEqual(['M', '井', '🦁']);
    expect(seats.map((seat) => seat?.colour)).toEqual(['ochre', 'teal', 'lilac']);
    expect(new Set(seats.map((seat) => seat?.cut)).size).toBe(3);
  });

  it('a player without a name or a survivor has a sign as well', () => {
    // A file may hold what the set-up refuses.
    const fight = table(['Mika', 'Bo', 'Jun', 'Rea', 'Nobody']);
    const state = { ...fight, players: fight.players.map((p) => (p.id === 'p2' ? { ...p, name: ' ' } : p)) };
    expect(seatOf(state, 'p2')?.name).toBe('p2');
    expect(seatOf(state, 'p5')).toMatchObject({ initial: 'N', cut: 4 });
  });

  it('nobody has one for what all survivors decide, and nobody in solo play', () => {
    expect(seatOf(table(['Mika', 'Jun']), 'survivors')).toBeNull();
    expect(seatOf(table(['Mika', 'Jun']), null)).toBeNull();
    expect(seatOf(table(['You'], true), 'p1')).toBeNull();
  });
});

describe('the way of the controller tile', () => {
  it('SD-3.3 begins with its holder and goes round the seats', () => {
    const order = tileRound(table(['Mika', 'Jun', 'Rea']))?.order.map(({ seat }) => seat.name);
    expect(order).toEqual(['Jun', 'Rea', 'Mika']);
  });

  it('SD-3.5 the holder’s nominated survivor is named', () => {
    const state = table(['Mika', 'Jun']);
    state.nominated = 's2';
    expect(tileRound(state)?.order.map(({ nominated }) => nominated)).toEqual([
      state.survivors[1]?.name,
      null,
    ]);
  });

  it('SD-3.6 in solo play there is no tile', () => {
    expect(tileRound(table(['You'], true))).toBeNull();
  });
});
