import { expect, test } from 'vitest';
import { fightOf } from '../../../src/ui/table/fight';
import { gearViews } from '../../../src/ui/table/gearViews';
import { type Placed, tinyFight } from '../../engine/showdown/kit';

const cells = (placed: Partial<Placed>) => {
  const t = tinyFight({ survivors: [{ at: 'A1', ...placed }] });
  return gearViews(fightOf(t.state), t.survivor('s1'));
};

/** What each bonus of a card needs, and whether it is there. */
const met = (placed: Partial<Placed>, at: number) =>
  cells(placed)[at]?.effects.flatMap(({ needs, met }) => (needs.length > 0 ? [met] : []));

test("SD-16.2 the grid counts its owner's own affinities for a bonus", () => {
  const grid = ['luckyCharm'];
  expect(met({ grid }, 0)).toEqual([false]);
  expect(met({ grid, affinities: { blue: 2 } }, 0)).toEqual([true]);
  expect(met({ grid, affinities: { red: 2 } }, 0)).toEqual([false]);
});

test('a card of the body completes nothing with Vestiphobia', () => {
  const grid = ['rawhideHeadband', null, null, 'rawhideVest'];
  const edge = (disorders: string[]) => cells({ grid, disorders })[0]?.edges.bottom?.complete;
  expect([edge([]), edge(['vestiphobia'])]).toEqual([true, false]);
});
