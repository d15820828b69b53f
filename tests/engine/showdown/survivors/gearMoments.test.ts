import { expect, test } from 'vitest';
import type { AnyEvent } from '../../../../src/engine/showdown/events';
import { bareFight } from '../../../../src/engine/showdown/fight';
import { CONTENT, tinyFight } from '../kit';

/** A whole fight up to its first question of the table, everything placed by lot. */
function started(grids: string[][]): AnyEvent[] {
  const events: AnyEvent[] = [];
  bareFight(
    {
      monster: 'whiteLion',
      level: '1',
      players: ['Mika', 'Ren'],
      controller: 0,
      solo: false,
      survivors: grids.map((grid, i) => ({ name: `S${i}`, player: i % 2, grid, survival: 0 })),
      variants: { placement: 'random' },
      seed: 7,
    },
    CONTENT,
    (event) => void events.push(event),
  );
  return events;
}

test('gear acts on departing, on arrival and as the showdown begins, in this order, and each time by seats', () => {
  const events = started([
    ['elderEarrings', 'whiskerHarp', 'almanac'],
    ['firstAidKit', 'almanac'],
  ]);
  const told = events.flatMap((event) =>
    event.type === 'triggered' ? [`${event.moment} ${event.card.id}`] : [],
  );
  expect(told).toEqual([
    'depart almanac',
    'depart almanac',
    'arrival whiskerHarp',
    'showdownStart elderEarrings',
    'showdownStart firstAidKit',
  ]);
  const kinds = events.map((event) => event.type);
  expect(kinds.indexOf('triggered')).toBeLessThan(kinds.indexOf('terrainPlaced'));
  expect(kinds.lastIndexOf('placed')).toBeLessThan(
    events.findIndex((event) => event.type === 'triggered' && event.moment === 'arrival'),
  );
  expect(kinds.lastIndexOf('triggered')).toBeLessThan(kinds.indexOf('roundBegan'));
});

test('what is used up for the round is there again in the next, what is for the showdown is not', () => {
  const t = tinyFight({
    survivors: [{ at: 'A1', survival: 0, grid: ['phoenixPlackart', 'speedPowder'] }],
    monster: { skips: 1 },
    set: (state) => {
      const [plackart, powder] = state.survivors[0]?.grid ?? [];
      plackart?.used.push('round:hitSuffered:0');
      powder?.used.push('showdown:sniff');
    },
  }).perform('round', {});
  expect(t.gear('s1', 'phoenixPlackart')?.used).toEqual([]);
  expect(t.gear('s1', 'speedPowder')?.used).toEqual(['showdown:sniff']);
  t.stopsAt('whoActs');
});
