import { expect, it } from 'vitest';
import type { AnyEvent, ShowdownState } from '../../../src/engine';
import { BLANK, type Memory } from '../../../src/store/guide/guide';
import { hear } from '../../../src/store/guide/hear';
import type { Moment } from '../../../src/store/guide/moment';

const STATE = {
  round: 2,
  tiles: [],
  monster: { ai: { deck: ['claw'], discard: [] } },
} as unknown as ShowdownState;

const question = (kind: string) =>
  ({ kind, options: [], interjections: [], about: { survivor: 's1' } }) as unknown as Moment['decision'];

/** A moment in the second round; every one is another. */
const moment = (events: readonly Partial<AnyEvent>[], decision: Moment['decision'] = null): Moment => ({
  mark: {},
  events: events as AnyEvent[],
  state: STATE,
  decision,
  at: 0,
  narrow: false,
});

const STOOD = { type: 'stood', figure: 's1' } as const;
const DOWN = { type: 'knockedDown', figure: 's2' } as const;
const DEAD = { type: 'survivorDied', survivor: 's3' } as const;
const BACK = { type: 'knockedBack', survivor: 's4' } as const;
const TRAP = { type: 'trapSprung', survivor: 's1' } as const;

const ids = (ideas: Memory['told']) => ideas.map(({ id }) => id);

it('what is asked comes before what happened, and what happened before what is so', () => {
  const asked = hear(BLANK, moment([STOOD], question('dodge')));
  expect(asked.now).toEqual({ id: 'dodge', who: 's1' });
  const happened = hear(BLANK, moment([STOOD]));
  expect(happened.now).toEqual({ id: 'stood', who: 's1' });
  expect(hear(BLANK, moment([])).now).toBeNull();
});

it('what happened and was not told at once is told at the next moments, and is forgotten after four', () => {
  const first = hear(BLANK, moment([STOOD, DOWN]));
  expect([first.now?.id, ids(first.waiting)]).toEqual(['knockedDown', ['stood']]);
  expect(hear(first, moment([])).now?.id).toBe('stood');
  let busy = first;
  for (const kind of ['dodge', 'orderHits', 'chooseSurvivor', 'chooseRoute']) {
    busy = hear(busy, moment([], question(kind)));
  }
  expect(busy.waiting).toEqual([]);
  expect(ids(busy.told)).not.toContain('stood');
  expect(ids(hear(busy, moment([STOOD])).told)).toContain('stood');
});

it('no more than three wait', () => {
  const { now, waiting } = hear(BLANK, moment([STOOD, DOWN, DEAD, BACK, TRAP]));
  expect(now?.id).toBe('death');
  expect(ids(waiting)).toEqual(['knockback', 'knockedDown', 'stood']);
});

it('the same moment is heard once', () => {
  const once = moment([STOOD, DOWN]);
  const heard = hear(BLANK, once);
  expect(hear(heard, once)).toBe(heard);
});

it('background is told after a silence only, between two acts, three ideas at once', () => {
  const told = ['act', 'yourTurn'].map((id) => ({ id, who: null }));
  const busy = hear({ ...BLANK, told }, moment([STOOD], question('whoActs')));
  expect(busy.now?.id).toBe('stood');
  const silent = hear(busy, moment([], question('whoActs')));
  expect(silent.now).toBeNull();
  expect(hear(silent, moment([], question('act'))).now).toBeNull();
  expect(hear(silent, moment([])).now).toBeNull();
  const calm = hear(silent, moment([], question('whoActs')));
  expect([calm.now?.id, calm.now?.also?.map(({ id }) => id)]).toEqual(['figures', ['sheets', 'spaces']]);
  expect(ids(calm.told).slice(-3)).toEqual(['figures', 'sheets', 'spaces']);
});
