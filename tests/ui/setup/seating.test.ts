import { describe, expect, it } from 'vitest';
import { reseated } from '../../../src/ui/setup/seating';
import type { SurvivorDraft } from '../../../src/ui/setup/setupDraft';
import { emptySheet } from '../../../src/ui/setup/sheetDraft';
import { withSign } from '../../../src/ui/setup/signEdits';

const person = (player: number, colour: 'ochre' | 'teal' = 'ochre'): SurvivorDraft => ({
  name: 'Anka',
  piece: { initial: 'A', colour, shape: colour === 'ochre' ? 'circle' : 'square' },
  player,
  kit: 'own',
  grid: [],
  sheet: emptySheet(),
});
const seats = (survivors: readonly SurvivorDraft[]) => survivors.map(({ player }) => player);
const at = (...players: number[]) => players.map((player) => person(player));

describe('who plays whom when there are other players', () => {
  it('everybody gets some, as long as nobody was given away by hand', () => {
    expect(seats(reseated(at(0, 0, 0, 0), { before: 2, players: 2, left: null }))).toEqual([0, 1, 0, 1]);
    expect(seats(reseated(at(0, 1, 0, 1), { before: 2, players: 3, left: null }))).toEqual([0, 1, 2, 0]);
    expect(seats(reseated(at(0, 1, 2, 0), { before: 3, players: 2, left: 1 }))).toEqual([0, 1, 0, 1]);
  });

  it('what was chosen by hand stays, also when a player before goes', () => {
    expect(seats(reseated(at(1, 1, 0, 0), { before: 2, players: 3, left: null }))).toEqual([1, 1, 0, 0]);
    expect(seats(reseated(at(2, 2, 0, 1), { before: 3, players: 2, left: 0 }))).toEqual([1, 1, 0, 0]);
    expect(seats(reseated(at(2, 2, 0, 0), { before: 3, players: 2, left: 2 }))).toEqual([1, 1, 0, 0]);
  });
});

describe('signs of survivors', () => {
  const two = [person(0, 'ochre'), person(0, 'teal')];
  it('a colour and a shape are chosen apart', () => {
    const [first] = withSign(two, 0, { colour: 'rose' });
    expect(first?.piece).toMatchObject({ colour: 'rose', shape: 'circle' });
    expect(withSign(two, 0, { shape: 'triangle' })[0]?.piece).toMatchObject({
      colour: 'ochre',
      shape: 'triangle',
    });
  });

  it('who had it before takes the other’s, so that no two are alike', () => {
    const [first, second] = withSign(two, 0, { colour: 'teal' });
    expect([first?.piece.colour, second?.piece.colour]).toEqual(['teal', 'ochre']);
    expect([first?.piece.shape, second?.piece.shape]).toEqual(['circle', 'square']);
  });
});
