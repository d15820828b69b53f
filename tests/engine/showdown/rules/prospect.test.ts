import { expect, test } from 'vitest';
import { parseSpace, type Space, spaceName } from '../../../../src/engine/board';
import type { Run } from '../../../../src/engine/showdown/procedure';
import {
  attacksFrom,
  prospectOf,
  sightBetween,
  walkableBy,
  wayTo,
} from '../../../../src/engine/showdown/prospect';
import { CONTENT, type Table, tinyFight } from '../kit';

const at = (name: string): Space => parseSpace(name) as Space;

/** The lion stands on H11 I11 H12 I12 and looks south. */
function run(table: Partial<Table> = {}): Run {
  const { state } = tinyFight({ survivors: [{ at: 'H20' }, { at: 'A1' }], ...table });
  return { state, content: CONTENT, emit: () => undefined };
}

test('SD-1.5 how far a space is from the monster, and whether it lies in the blind spot', () => {
  expect(prospectOf(run(), at('H15'))).toEqual({ away: 3, blindSpot: false, blockedAt: null });
  expect(prospectOf(run(), at('H10'))).toEqual({ away: 1, blindSpot: true, blockedAt: null });
  expect(prospectOf(run({ monster: { at: null } }), at('H10'))).toBeNull();
});

test('SD-1.8 an obstacle between is where sight ends; beside the line it does not matter', () => {
  const r = run({ tiles: [{ card: 'giantStoneFace', at: ['H15', 'I15', 'H16', 'I16', 'H17', 'I17'] }] });
  expect(prospectOf(r, at('H20'))?.blockedAt).not.toBeNull();
  expect(prospectOf(r, at('A12'))?.blockedAt).toBeNull();
  const lion = { space: at('H11'), size: 2 };
  expect(sightBetween(r, { space: at('H20'), size: 1 }, lion)).toBe(prospectOf(r, at('H20'))?.blockedAt);
});

test('SD-14.1 what could be attacked with from elsewhere: only what would reach; nobody moves by asking', () => {
  const r = run({ survivors: [{ at: 'H20', grid: ['boneDagger', 'catGutBow'] }] });
  const cards = (space: string) => attacksFrom(r, 's1', at(space)).map((a) => a.card);
  expect(cards('H13')).toContain('boneDagger');
  expect(cards('H15')).toEqual(['catGutBow']);
  expect(r.state.survivors[0]?.space).toBe(at('H20'));
});

test('SD-14.3 the blind spot counts there as it would', () => {
  const r = run({ survivors: [{ at: 'H20', grid: ['boneDagger'] }] });
  const need = (space: string) => attacksFrom(r, 's1', at(space)).find((a) => a.card === 'boneDagger')?.need;
  expect(need('H10')).toBe((need('H13') ?? 0) - 1);
});

test('SD-13.3 the way to a space is as long as its steps and goes round who stands in it', () => {
  const r = run({ survivors: [{ at: 'A1' }, { at: 'A2' }] });
  const way = wayTo(r, 's1', at('A3'), 4);
  expect(way).toHaveLength(4);
  expect(way.map(spaceName)).not.toContain('A2');
  expect(way.at(-1)).toBe(at('A3'));
  expect(wayTo(r, 's1', at('A3'), 3)).toEqual([]);
});

test('SD-12.3 everywhere one movement leads; nowhere for one who lies', () => {
  const r = run({ survivors: [{ at: 'A1' }, { at: 'P22', standsAfter: 1 }] });
  expect(walkableBy(r, 's1')).toHaveLength(20);
  expect(walkableBy(r, 's2')).toEqual([]);
});
